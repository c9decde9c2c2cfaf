"""A window with nothing but a WebKit view, for WebKitWebDriver. Run by the system's Python, which has GTK."""

from __future__ import annotations

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  # the versions come first

SIZE = (1280, 800)


def view(context: WebKit2.WebContext) -> WebKit2.WebView:
    """A window of its own around a view that the driver may steer."""
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(*SIZE)
    window.add(page)
    window.connect("destroy", Gtk.main_quit)
    page.connect("close", lambda *_: window.destroy())
    window.show_all()
    return page


def main() -> None:
    """Wait for a session; end with its window."""
    Gtk.Settings.get_default().props.gtk_enable_animations = False  # the page sees: reduced motion
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)

    def started(_: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        about = WebKit2.ApplicationInfo.new()
        about.set_name("boxship")
        about.set_version(1, 0, 0)
        session.set_application_info(about)
        session.connect("create-web-view", lambda *_: view(context))

    context.connect("automation-started", started)
    Gtk.main()


main()
