// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the desktop, against a bus of the test's own with services that write down the calls.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/session/desktop.h"

#ifdef MILLRACE_TEST_DBUS
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>
#include <unistd.h>

namespace millrace::desktop_test {
namespace {

/// Answers every call on a path and remembers it.
class FakeService final : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.interface().startsWith("org.freedesktop.DBus"_L1))
            return false;
        calls << message;
        connection.send(answers.contains(message.member())
                            ? message.createReply(answers.value(message.member()))
                            : message.createErrorReply(QDBusError::NotSupported, u"no"_s));
        return true;
    }
    QStringList names() const
    {
        QStringList all;
        for (const QDBusMessage &call : calls)
            all << call.member();
        return all;
    }
    QHash<QString, QVariant> answers;
    QList<QDBusMessage> calls;
};

class SignalCatcher : public QObject
{
    Q_OBJECT
public:
    QList<QVariantMap> updates;
public Q_SLOTS:
    void onUpdate(const QString &, const QVariantMap &properties) { updates << properties; }
};

class DesktopTest : public testing::Test
{
protected:
    void SetUp() override
    {
        bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        ASSERT_TRUE(bus.waitForStarted()) << "the package dbus is missing";
        ASSERT_TRUE(bus.waitForReadyRead());
        address = QString::fromUtf8(bus.readLine()).trimmed();
        ASSERT_FALSE(address.isEmpty());
    }
    void TearDown() override
    {
        QDBusConnection::disconnectFromBus(u"services"_s);
        bus.terminate();
        bus.waitForFinished();
    }
    QDBusConnection services() { return QDBusConnection::connectToBus(address, u"services"_s); }
    void offer(FakeService &service, const char *name, const char *path)
    {
        ASSERT_TRUE(services().registerService(QString::fromLatin1(name)));
        ASSERT_TRUE(services().registerVirtualObject(QString::fromLatin1(path), &service));
    }

    QProcess bus;
    QString address;
};

TEST_F(DesktopTest, login1HoldsSleepOffAsLongAsItsDescriptorIsOpen)
{
    int ends[2] = {-1, -1};
    ASSERT_EQ(::pipe(ends), 0);
    FakeService login;
    login.answers.insert(u"Inhibit"_s, QVariant::fromValue(QDBusUnixFileDescriptor(ends[1])));
    offer(login, "org.freedesktop.login1", "/org/freedesktop/login1");
    Desktop desktop({}, address);
    desktop.inhibitSleep(u"A load is running"_s);
    ASSERT_TRUE(test::awaited([&] { return desktop.isSleepInhibited(); }));
    ASSERT_EQ(login.calls.size(), 1);
    const QVariantList arguments = login.calls.first().arguments();
    EXPECT_EQ(arguments.value(0).toString(), u"sleep:idle"_s);
    EXPECT_EQ(arguments.value(2).toString(), u"A load is running"_s);
    EXPECT_EQ(arguments.value(3).toString(), u"block"_s);
    desktop.allowSleep();
    EXPECT_FALSE(desktop.isSleepInhibited());
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST_F(DesktopTest, withoutLogin1TheScreenSaverIsAskedAndGetsItsCookieBack)
{
    FakeService saver;
    saver.answers.insert(u"Inhibit"_s, 4711U);
    saver.answers.insert(u"UnInhibit"_s, QVariant(0));
    offer(saver, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver");
    {
        Desktop desktop(address, {});
        desktop.inhibitSleep(u"why"_s);
        ASSERT_TRUE(test::awaited([&] { return desktop.isSleepInhibited(); }));
    } // a program that ends lets the machine sleep
    ASSERT_TRUE(test::awaited([&] { return saver.calls.size() == 2; }));
    EXPECT_EQ(saver.names(), QStringList({u"Inhibit"_s, u"UnInhibit"_s}));
    EXPECT_EQ(saver.calls.last().arguments().value(0).toUInt(), 4711U);
}

TEST_F(DesktopTest, aRunThatEndsBeforeTheAnswerStillGivesTheCookieBack)
{
    FakeService saver;
    saver.answers.insert(u"Inhibit"_s, 7U);
    offer(saver, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver");
    Desktop desktop(address, {});
    desktop.inhibitSleep(u"why"_s);
    ASSERT_TRUE(test::awaited([&] { return !saver.calls.isEmpty(); }));
    desktop.allowSleep();
    ASSERT_TRUE(test::awaited([&] { return saver.names().contains(u"UnInhibit"_s); }));
    EXPECT_FALSE(desktop.isSleepInhibited());
}

TEST_F(DesktopTest, theEndIsToldByANotification)
{
    FakeService notifications;
    notifications.answers.insert(u"Notify"_s, 1U);
    offer(notifications, "org.freedesktop.Notifications", "/org/freedesktop/Notifications");
    Desktop desktop(address, {});
    QSignalSpy unheard(&desktop, &Desktop::notNotified);
    desktop.notify(u"credits"_s, u"5 < 6 rows"_s, true);
    ASSERT_TRUE(test::awaited([&] { return notifications.calls.size() == 1; }));
    const QVariantList arguments = notifications.calls.first().arguments();
    EXPECT_EQ(arguments.value(3).toString(), u"credits"_s);
    EXPECT_EQ(arguments.value(4).toString(), u"5 &lt; 6 rows"_s) << "the service reads markup";
    EXPECT_TRUE(unheard.isEmpty());
}

TEST_F(DesktopTest, whereNobodyTakesANotificationThatIsSaid)
{
    for (const QString &where : {address, QString()}) {
        Desktop desktop(where, {});
        QSignalSpy unheard(&desktop, &Desktop::notNotified);
        desktop.notify(u"credits"_s, u"done"_s, false);
        ASSERT_TRUE(test::awaited([&] { return unheard.count() == 1; })) << where;
        EXPECT_EQ(unheard.first().at(1).toString(), u"done"_s);
    }
}

TEST_F(DesktopTest, theDockGetsEachPercentOnceAndLosesItsBarAtTheEnd)
{
    SignalCatcher catcher;
    ASSERT_TRUE(services().connect({}, u"/com/canonical/unity/launcherentry/millrace"_s,
                                   u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s, &catcher,
                                   SLOT(onUpdate(QString, QVariantMap))));
    Desktop desktop(address, {});
    for (const double share : {0.101, 0.102, 0.109, 0.5})
        desktop.showProgress(share);
    desktop.showProgress({});
    ASSERT_TRUE(test::awaited([&] { return catcher.updates.size() >= 3; }));
    ASSERT_EQ(catcher.updates.size(), 3);
    EXPECT_DOUBLE_EQ(catcher.updates.at(0).value(u"progress"_s).toDouble(), 0.1);
    EXPECT_TRUE(catcher.updates.at(1).value(u"progress-visible"_s).toBool());
    EXPECT_FALSE(catcher.updates.at(2).value(u"progress-visible"_s).toBool());
}

TEST_F(DesktopTest, thePortalSaysWhetherTheDesktopIsDarkAndWhenThatChanges)
{
    FakeService portal;
    const auto twice = [](uint scheme) {
        return QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(scheme))));
    };
    portal.answers.insert(u"Read"_s, twice(1));
    offer(portal, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    Desktop desktop(address, {});
    QSignalSpy scheme(&desktop, &Desktop::schemeChanged);
    desktop.watchScheme();
    ASSERT_TRUE(test::awaited([&] { return scheme.count() == 1; }));
    EXPECT_TRUE(scheme.last().first().toBool());
    QDBusMessage changed = QDBusMessage::createSignal(
        u"/org/freedesktop/portal/desktop"_s, u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
    changed << u"org.freedesktop.appearance"_s << u"color-scheme"_s << QVariant::fromValue(QDBusVariant(2U));
    services().send(changed);
    ASSERT_TRUE(test::awaited([&] { return scheme.count() == 2; }));
    EXPECT_FALSE(scheme.last().first().toBool());
}

TEST_F(DesktopTest, withoutABusNothingHappens)
{
    Desktop desktop{QString(), QString()};
    desktop.inhibitSleep(u"why"_s);
    desktop.showProgress(0.5);
    desktop.watchScheme();
    QCoreApplication::sendPostedEvents();
    EXPECT_FALSE(desktop.isSleepInhibited());
    desktop.allowSleep();
}

} // namespace
} // namespace millrace::desktop_test

#include "desktop_test.moc"
#include "tests/support/awaited.h"
#endif
