/* SPDX-License-Identifier: GPL-3.0-or-later
 * A desktop's session manager that writes down who keeps the screen on.
 *
 * It runs in a thread with a connection of its own, for GTK asks it and waits
 * for the answer. From 4.20 on GTK asks the portal instead, which sandboxes
 * have too; then it is that. */

#include "session-manager.h"

#include <gtk/gtk.h>

#define HAS_PORTAL GTK_CHECK_VERSION (4, 20, 0)
#if HAS_PORTAL
#define NAME "org.freedesktop.portal.Desktop"
#define OBJECT "/org/freedesktop/portal/desktop"
#else
#define NAME "org.gnome.SessionManager"
#define OBJECT "/org/gnome/SessionManager"
#endif
#define REQUEST OBJECT "/request/railhead"

struct _SessionManager {
  GThread         *thread;
  GMainContext    *context;
  GMainLoop       *loop;
  GDBusConnection *connection;

  /* What the thread writes and the tests read. */
  GMutex mutex;
  GCond  changed;
  gboolean named;
  guint    cookie; /* of the last who asked */
  guint    n;      /* who keep the screen on */
  guint    flags;
  char    *reason;
};

#if HAS_PORTAL
static const char interface[] =
  "<node><interface name='org.freedesktop.portal.Inhibit'>"
  "<method name='CreateMonitor'>"
  "<arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/>"
  "</method>"
  "<method name='Inhibit'>"
  "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='o' direction='out'/>"
  "</method>"
  "<property name='version' type='u' access='read'/>"
  "</interface><interface name='org.freedesktop.portal.Request'>"
  "<method name='Close'/>"
  "</interface></node>";

static GVariant *
keep_on (SessionManager *self, GVariant *parameters)
{
  g_autoptr (GVariant) options = NULL;

  g_variant_get (parameters, "(su@a{sv})", NULL, &self->flags, &options);
  g_assert_true (g_variant_lookup (options, "reason", "s", &self->reason));

  return g_variant_new ("(o)", REQUEST);
}
#else
static const char interface[] =
  "<node><interface name='" NAME "'>"
  "<method name='RegisterClient'>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='o' direction='out'/>"
  "</method>"
  "<method name='Inhibit'>"
  "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='u' direction='in'/><arg type='u' direction='out'/>"
  "</method>"
  "<method name='Uninhibit'><arg type='u' direction='in'/></method>"
  "</interface></node>";

static GVariant *
keep_on (SessionManager *self, GVariant *parameters)
{
  g_variant_get (parameters, "(susu)", NULL, NULL, &self->reason, &self->flags);

  return g_variant_new ("(u)", self->cookie);
}
#endif

static GVariant *
answer (SessionManager *self, const char *method, GVariant *parameters)
{
  /* Whoever asks to be told of the session's end. */
  if (g_str_equal (method, "RegisterClient") || g_str_equal (method, "CreateMonitor"))
    return g_variant_new ("(o)", OBJECT "/Client1");

  if (g_str_equal (method, "Inhibit")) {
    g_clear_pointer (&self->reason, g_free);
    self->n++;
    self->cookie++;
    return keep_on (self, parameters);
  }

  g_assert_cmpuint (self->n, >, 0);
  self->n--;

  return NULL;
}

static void
on_method_call_cb (GDBusConnection       *connection,
                   const char            *sender,
                   const char            *path,
                   const char            *interface_name,
                   const char            *method,
                   GVariant              *parameters,
                   GDBusMethodInvocation *invocation,
                   gpointer               data)
{
  SessionManager *self = data;
  GVariant *result;

  g_mutex_lock (&self->mutex);
  result = answer (self, method, parameters);
  g_mutex_unlock (&self->mutex);
  g_dbus_method_invocation_return_value (invocation, result);
}

static GVariant *
on_get_property_cb (GDBusConnection *connection,
                    const char      *sender,
                    const char      *path,
                    const char      *interface_name,
                    const char      *property,
                    GError         **error,
                    gpointer         data)
{
  return g_variant_new_uint32 (1); /* the portal's version */
}

static void
on_named_cb (GDBusConnection *connection, const char *name, gpointer data)
{
  SessionManager *self = data;

  g_mutex_lock (&self->mutex);
  self->named = TRUE;
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->mutex);
}

static gpointer
run (gpointer data)
{
  static const GDBusInterfaceVTable vtable = {
    .method_call = on_method_call_cb,
    .get_property = on_get_property_cb,
  };
  static const char *const paths[] = { OBJECT, REQUEST };
  SessionManager *self = data;
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  guint objects[G_N_ELEMENTS (paths)] = { 0 };
  guint name;

  g_main_context_push_thread_default (self->context);
  for (guint i = 0; node->interfaces[i] != NULL; i++) {
    objects[i] = g_dbus_connection_register_object (self->connection, paths[i], node->interfaces[i], &vtable, self, NULL,
                                                    NULL);
    g_assert_cmpuint (objects[i], >, 0);
  }
  name = g_bus_own_name_on_connection (self->connection, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, on_named_cb, NULL, self, NULL);
  g_main_loop_run (self->loop);
  g_bus_unown_name (name);
  for (guint i = 0; node->interfaces[i] != NULL; i++)
    g_dbus_connection_unregister_object (self->connection, objects[i]);
  g_assert_true (g_dbus_connection_close_sync (self->connection, NULL, NULL));
  g_main_context_pop_thread_default (self->context);

  return NULL;
}

/* Before any widget: outside a sandbox too, GTK is to ask. */
void
session_manager_init (void)
{
#if HAS_PORTAL
  g_setenv ("GDK_DEBUG", "portals", TRUE);
#endif
}

/* It is there when this returns. */
SessionManager *
session_manager_new (void)
{
  SessionManager *self = g_new0 (SessionManager, 1);
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  self->context = g_main_context_new ();
  self->loop = g_main_loop_new (self->context, FALSE);
  self->connection = g_dbus_connection_new_for_address_sync (address,
                                                             G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                               G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                             NULL, NULL, &error);
  g_assert_no_error (error);
  self->thread = g_thread_new ("session-manager", run, self);

  g_mutex_lock (&self->mutex);
  while (!self->named)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);

  return self;
}

void
session_manager_free (SessionManager *self)
{
  g_main_loop_quit (self->loop);
  g_thread_join (self->thread);
  g_clear_object (&self->connection);
  g_clear_pointer (&self->loop, g_main_loop_unref);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  g_free (self->reason);
  g_free (self);
}

static guint
read_number (SessionManager *self, const guint *number)
{
  guint value;

  g_mutex_lock (&self->mutex);
  value = *number;
  g_mutex_unlock (&self->mutex);

  return value;
}

/* How many keep the screen on now. */
guint
session_manager_get_n (SessionManager *self)
{
  return read_number (self, &self->n);
}

/* How often somebody has asked for it. */
guint
session_manager_get_asked (SessionManager *self)
{
  return read_number (self, &self->cookie);
}

/* What the last who asked wants to prevent. */
guint
session_manager_get_flags (SessionManager *self)
{
  return read_number (self, &self->flags);
}

/* Why. */
char *
session_manager_dup_reason (SessionManager *self)
{
  char *reason;

  g_mutex_lock (&self->mutex);
  reason = g_strdup (self->reason);
  g_mutex_unlock (&self->mutex);

  return reason;
}
