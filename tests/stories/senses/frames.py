# SPDX-License-Identifier: GPL-3.0-or-later
"""Knows when a window has drawn what the program knows, and what it shows then.

What accessibility tells is true at once; a picture is only after the next
frame, which may be long in coming on a busy machine. GTK counts its frames
for window managers (_NET_WM_SYNC_REQUEST_COUNTER, the second of the two), an
odd number while it draws one; and it draws one when the display asks for it.
"""

import ctypes

from driver import wait_for

EXPOSE = 12
ALL_PLANES, Z_PIXMAP = ctypes.c_ulong(-1), 2


class Value(ctypes.Structure):
    """A counter's value, in two halves."""

    _fields_ = [('high', ctypes.c_int), ('low', ctypes.c_uint)]


class Expose(ctypes.Structure):
    """That a part of a window has to be drawn again."""

    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('send_event', ctypes.c_int),
                ('display', ctypes.c_void_p), ('window', ctypes.c_ulong), ('x', ctypes.c_int), ('y', ctypes.c_int),
                ('width', ctypes.c_int), ('height', ctypes.c_int), ('count', ctypes.c_int), ('rest', ctypes.c_long * 24)]


class Image(ctypes.Structure):
    """The head of what the display gives of a window's pixels; here each has four bytes: blue, green, red, and none."""

    _fields_ = [('width', ctypes.c_int), ('height', ctypes.c_int), ('offset', ctypes.c_int), ('format', ctypes.c_int),
                ('data', ctypes.POINTER(ctypes.c_char)), ('order', ctypes.c_int * 4), ('depth', ctypes.c_int),
                ('bytes_per_line', ctypes.c_int)]


class Frames:
    """The frames that windows of other programs draw."""

    def __init__(self):
        self.x11, self.xext = ctypes.CDLL('libX11.so.6'), ctypes.CDLL('libXext.so.6')
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XInternAtom.restype = ctypes.c_ulong
        self.x11.XGetImage.restype = ctypes.POINTER(Image)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        numbers = ctypes.c_int(), ctypes.c_int()
        self.xext.XSyncQueryExtension(self.display, *map(ctypes.byref, numbers))
        self.xext.XSyncInitialize(self.display, *map(ctypes.byref, numbers))
        self.property = ctypes.c_ulong(self.x11.XInternAtom(self.display, b'_NET_WM_SYNC_REQUEST_COUNTER', 0))

    def _counter(self, window):
        kind, width, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.POINTER(ctypes.c_ulong)()
        self.x11.XGetWindowProperty(self.display, ctypes.c_ulong(window), self.property, ctypes.c_long(0), ctypes.c_long(2),
                                    0, ctypes.c_ulong(0), *map(ctypes.byref, (kind, width, count, left, data)))
        counters = data[:count.value]
        self.x11.XFree(data)
        return counters[1]

    def _drawn(self, counter):
        """How far the counter is, or None while a frame is being drawn."""
        value = Value()
        self.xext.XSyncQueryCounter(self.display, ctypes.c_ulong(counter), ctypes.byref(value))
        return None if value.low % 2 else (value.high, value.low)

    def _wait_for_frame(self, window):
        counter = self._counter(window)
        before = self._drawn(counter)
        event = Expose(type=EXPOSE, window=window, width=1, height=1)
        self.x11.XSendEvent(self.display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
        wait_for('a frame', lambda: self._drawn(counter) not in (None, before))

    def wait_for(self, windows):
        """Waits until each window has drawn all that was sent to its program before."""
        # The first may have been begun before; the next one can't, since what was asked for is answered in turn.
        for window in [*windows, *windows]:
            self._wait_for_frame(int(window))

    def picture(self, window):
        """What a window shows, as a PPM. That costs a tenth of what a program takes that photographs it."""
        root, x, y, width, height, border, depth = ctypes.c_ulong(), *(ctypes.c_int() for _ in range(6))
        self.x11.XGetGeometry(self.display, ctypes.c_ulong(window),
                              *map(ctypes.byref, (root, x, y, width, height, border, depth)))
        image = self.x11.XGetImage(self.display, ctypes.c_ulong(window), 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        pixels = image.contents.data[:image.contents.bytes_per_line * height.value]
        self.x11.XDestroyImage(image)
        colours = bytearray(3 * width.value * height.value)
        for place in range(3):
            colours[place::3] = pixels[2 - place::4]
        return b'P6\n%d %d\n255\n' % (width.value, height.value) + colours
