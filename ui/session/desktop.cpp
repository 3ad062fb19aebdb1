// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/desktop.h"

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

const QString launcher = QStringLiteral("com.canonical.Unity.LauncherEntry");

QDBusConnection busAt(const QString &address, const QString &name)
{
    return address.isEmpty() ? QDBusConnection(QString()) : QDBusConnection::connectToBus(address, name);
}

QDBusMessage screenSaver(const QString &method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
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
        QDBusMessage message = screenSaver(QStringLiteral("Inhibit"));
        message << QStringLiteral("Millrace") << why;
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
        QDBusMessage message = screenSaver(QStringLiteral("UnInhibit"));
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
    const QStringList names{QStringLiteral("millrace-session-%1").arg(++number),
                            QStringLiteral("millrace-system-%1").arg(number)};
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
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
        QStringLiteral("org.freedesktop.login1.Manager"), QStringLiteral("Inhibit"));
    message << QStringLiteral("sleep:idle") << QStringLiteral("Millrace") << why << QStringLiteral("block");
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
    QDBusMessage update = QDBusMessage::createSignal(
        QStringLiteral("/com/canonical/unity/launcherentry/millrace"), launcher, QStringLiteral("Update"));
    update << QStringLiteral("application://millrace.desktop")
           << QVariantMap{{QStringLiteral("progress"), percent.value_or(0) / 100.0},
                          {QStringLiteral("progress-visible"), percent.has_value()}};
    d->session.send(update);
}

void Desktop::notify(const QString &title, const QString &text, bool urgent)
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("/org/freedesktop/Notifications"),
        QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("Notify"));
    const QVariantMap hints{
        {QStringLiteral("desktop-entry"), QStringLiteral("millrace")},
        {QStringLiteral("urgency"), QVariant::fromValue(static_cast<uchar>(urgent ? 2 : 1))}};
    // The text may have names of the user's in it, and the service takes markup.
    message << QStringLiteral("Millrace") << 0U << QStringLiteral("millrace") << title << text.toHtmlEscaped()
            << QStringList() << hints << -1;
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
