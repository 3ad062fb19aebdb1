// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/desktop.h"

#include "core/base/literals.h"

#ifdef MILLRACE_DBUS
#include "ui/session/desktopportal.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#include <QVariantMap>
#endif

namespace millrace {

#ifdef MILLRACE_DBUS

namespace {

const QString launcher = u"com.canonical.Unity.LauncherEntry"_s;

QDBusConnection busAt(const QString &address, const QString &name)
{
    return address.isEmpty() ? QDBusConnection(QString()) : QDBusConnection::connectToBus(address, name);
}

QDBusMessage screenSaver(const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s,
                                          u"org.freedesktop.ScreenSaver"_s, method);
}

} // namespace

struct Desktop::Private
{
    QDBusConnection session;
    QDBusConnection system;
    QStringList ownNames = {};
    bool wantsNoSleep = false;
    QDBusUnixFileDescriptor lock = {};  ///< of login1: sleep is held off while it is open
    std::optional<quint32> cookie = {}; ///< of the screen saver
    std::optional<int> percent = {};
    std::unique_ptr<DesktopPortal> portal = {};

    /// \a done gets the reply on the GUI thread, or the error.
    template <typename Done>
    void call(Desktop *desktop, const QDBusConnection &bus, const QDBusMessage &message, Done done) const
    {
        if (!bus.isConnected()) { // a watcher would wait for ever
            QMetaObject::invokeMethod(
                desktop, [done = std::move(done)] { done(QDBusMessage()); }, Qt::QueuedConnection);
            return;
        }
        auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), desktop);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, desktop,
                         [watcher, done = std::move(done)] {
                             watcher->deleteLater();
                             done(watcher->reply());
                         });
    }
    void askScreenSaver(Desktop *desktop, const QString &why)
    {
        QDBusMessage message = screenSaver(u"Inhibit"_s);
        message << u"Millrace"_s << why;
        call(desktop, session, message, [this, desktop](const QDBusMessage &reply) {
            if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
                return;
            cookie = reply.arguments().first().toUInt();
            if (wantsNoSleep)
                Q_EMIT desktop->sleepInhibitedChanged();
            else
                giveCookieBack(); // the run ended before the answer came
        });
    }
    void giveCookieBack()
    {
        if (!cookie)
            return;
        QDBusMessage message = screenSaver(u"UnInhibit"_s);
        message << *cookie;
        session.send(message);
        cookie.reset();
    }
};

Desktop::Desktop(QObject *parent)
    : QObject(parent)
    , d(new Private{.session = QDBusConnection::sessionBus(), .system = QDBusConnection::systemBus()})
{}

Desktop::Desktop(const QString &sessionBus, const QString &systemBus, QObject *parent)
    : QObject(parent)
{
    static int number = 0; // the names of connections are the process's
    const QStringList names{u"millrace-session-%1"_s.arg(++number), u"millrace-system-%1"_s.arg(number)};
    d.reset(new Private{.session = busAt(sessionBus, names.first()),
                        .system = busAt(systemBus, names.last()),
                        .ownNames = names});
}

Desktop::~Desktop()
{
    allowSleep();
    showProgress({});
    d->portal.reset();
    for (const QString &name : std::as_const(d->ownNames))
        QDBusConnection::disconnectFromBus(name);
}

void Desktop::inhibitSleep(const QString &why)
{
    if (d->wantsNoSleep)
        return;
    d->wantsNoSleep = true;
    QDBusMessage message =
        QDBusMessage::createMethodCall(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s,
                                       u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
    message << u"sleep:idle"_s << u"Millrace"_s << why << u"block"_s;
    d->call(this, d->system, message, [this, why](const QDBusMessage &reply) {
        const QDBusPendingReply<QDBusUnixFileDescriptor> answer(reply);
        if (!d->wantsNoSleep)
            return; // its descriptor closes with the reply
        if (reply.type() == QDBusMessage::ReplyMessage && answer.value().isValid()) {
            d->lock = answer.value();
            Q_EMIT sleepInhibitedChanged();
        } else {
            d->askScreenSaver(this, why);
        }
    });
}

void Desktop::allowSleep()
{
    if (!d->wantsNoSleep)
        return;
    d->wantsNoSleep = false;
    const bool was = d->lock.isValid() || d->cookie;
    d->lock = QDBusUnixFileDescriptor();
    d->giveCookieBack();
    if (was)
        Q_EMIT sleepInhibitedChanged();
}

bool Desktop::isSleepInhibited() const
{
    return d->wantsNoSleep && (d->lock.isValid() || d->cookie);
}

void Desktop::showProgress(std::optional<double> fraction)
{
    const std::optional<int> percent =
        fraction ? std::optional<int>(qBound(0, static_cast<int>(*fraction * 100), 100)) : std::nullopt;
    if (percent == d->percent || !d->session.isConnected())
        return;
    d->percent = percent;
    QDBusMessage update =
        QDBusMessage::createSignal(u"/com/canonical/unity/launcherentry/millrace"_s, launcher, u"Update"_s);
    update << u"application://millrace.desktop"_s
           << QVariantMap{{u"progress"_s, percent.value_or(0) / 100.0},
                          {u"progress-visible"_s, percent.has_value()}};
    d->session.send(update);
}

void Desktop::notify(const QString &title, const QString &text, bool urgent)
{
    QDBusMessage message = QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s,
                                                          u"/org/freedesktop/Notifications"_s,
                                                          u"org.freedesktop.Notifications"_s, u"Notify"_s);
    const QVariantMap hints{{u"desktop-entry"_s, u"millrace"_s},
                            {u"urgency"_s, QVariant::fromValue(static_cast<uchar>(urgent ? 2 : 1))}};
    // The text may have names of the user's in it, and the service takes markup.
    message << u"Millrace"_s << 0U << u"millrace"_s << title << text.toHtmlEscaped() << QStringList() << hints
            << -1;
    d->call(this, d->session, message, [this, title, text](const QDBusMessage &reply) {
        if (reply.type() != QDBusMessage::ReplyMessage)
            Q_EMIT notNotified(title, text);
    });
}

void Desktop::watchScheme()
{
    if (d->portal || !d->session.isConnected())
        return;
    d->portal = std::make_unique<DesktopPortal>(d->session);
    connect(d->portal.get(), &DesktopPortal::schemeChanged, this, &Desktop::schemeChanged);
    d->portal->ask();
}

#else // a system without D-Bus

struct Desktop::Private
{};

Desktop::Desktop(QObject *parent)
    : QObject(parent)
{}
Desktop::Desktop(const QString &, const QString &, QObject *parent)
    : QObject(parent)
{}
Desktop::~Desktop() = default;
void Desktop::inhibitSleep(const QString &)
{}
void Desktop::allowSleep()
{}
bool Desktop::isSleepInhibited() const
{
    return false;
}
void Desktop::showProgress(std::optional<double>)
{}
void Desktop::notify(const QString &title, const QString &text, bool)
{
    Q_EMIT notNotified(title, text);
}
void Desktop::watchScheme()
{}

#endif

} // namespace millrace
