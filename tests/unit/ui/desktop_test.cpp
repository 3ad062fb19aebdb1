// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the desktop, against a bus of the test's own with services that write down the calls.
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

namespace millrace {
namespace {

/// Answers every call on a path and remembers it.
class FakeService final : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.interface().startsWith(QLatin1String("org.freedesktop.DBus")))
            return false;
        calls << message;
        connection.send(answers.contains(message.member())
                            ? message.createReply(answers.value(message.member()))
                            : message.createErrorReply(QDBusError::NotSupported, QStringLiteral("no")));
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
        bus.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"),
                                                  QStringLiteral("--print-address")});
        ASSERT_TRUE(bus.waitForStarted()) << "the package dbus is missing";
        ASSERT_TRUE(bus.waitForReadyRead());
        address = QString::fromUtf8(bus.readLine()).trimmed();
        ASSERT_FALSE(address.isEmpty());
    }
    void TearDown() override
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("services"));
        bus.terminate();
        bus.waitForFinished();
    }
    QDBusConnection services() { return QDBusConnection::connectToBus(address, QStringLiteral("services")); }
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
    login.answers.insert(QStringLiteral("Inhibit"), QVariant::fromValue(QDBusUnixFileDescriptor(ends[1])));
    offer(login, "org.freedesktop.login1", "/org/freedesktop/login1");
    Desktop desktop({}, address);
    desktop.inhibitSleep(QStringLiteral("A load is running"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desktop.isSleepInhibited(); }));
    ASSERT_EQ(login.calls.size(), 1);
    const QVariantList arguments = login.calls.first().arguments();
    EXPECT_EQ(arguments.value(0).toString(), QStringLiteral("sleep:idle"));
    EXPECT_EQ(arguments.value(2).toString(), QStringLiteral("A load is running"));
    EXPECT_EQ(arguments.value(3).toString(), QStringLiteral("block"));
    desktop.allowSleep();
    EXPECT_FALSE(desktop.isSleepInhibited());
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST_F(DesktopTest, withoutLogin1TheScreenSaverIsAskedAndGetsItsCookieBack)
{
    FakeService saver;
    saver.answers.insert(QStringLiteral("Inhibit"), 4711U);
    saver.answers.insert(QStringLiteral("UnInhibit"), QVariant(0));
    offer(saver, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver");
    {
        Desktop desktop(address, {});
        desktop.inhibitSleep(QStringLiteral("why"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return desktop.isSleepInhibited(); }));
    } // a program that ends lets the machine sleep
    ASSERT_TRUE(QTest::qWaitFor([&] { return saver.calls.size() == 2; }));
    EXPECT_EQ(saver.names(), QStringList({QStringLiteral("Inhibit"), QStringLiteral("UnInhibit")}));
    EXPECT_EQ(saver.calls.last().arguments().value(0).toUInt(), 4711U);
}

TEST_F(DesktopTest, aRunThatEndsBeforeTheAnswerStillGivesTheCookieBack)
{
    FakeService saver;
    saver.answers.insert(QStringLiteral("Inhibit"), 7U);
    offer(saver, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver");
    Desktop desktop(address, {});
    desktop.inhibitSleep(QStringLiteral("why"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !saver.calls.isEmpty(); }));
    desktop.allowSleep();
    ASSERT_TRUE(QTest::qWaitFor([&] { return saver.names().contains(QStringLiteral("UnInhibit")); }));
    EXPECT_FALSE(desktop.isSleepInhibited());
}

TEST_F(DesktopTest, theEndIsToldByANotification)
{
    FakeService notifications;
    notifications.answers.insert(QStringLiteral("Notify"), 1U);
    offer(notifications, "org.freedesktop.Notifications", "/org/freedesktop/Notifications");
    Desktop desktop(address, {});
    QSignalSpy unheard(&desktop, &Desktop::notNotified);
    desktop.notify(QStringLiteral("credits"), QStringLiteral("5 < 6 rows"), true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return notifications.calls.size() == 1; }));
    const QVariantList arguments = notifications.calls.first().arguments();
    EXPECT_EQ(arguments.value(3).toString(), QStringLiteral("credits"));
    EXPECT_EQ(arguments.value(4).toString(), QStringLiteral("5 &lt; 6 rows")) << "the service reads markup";
    EXPECT_TRUE(unheard.isEmpty());
}

TEST_F(DesktopTest, whereNobodyTakesANotificationThatIsSaid)
{
    for (const QString &where : {address, QString()}) {
        Desktop desktop(where, {});
        QSignalSpy unheard(&desktop, &Desktop::notNotified);
        desktop.notify(QStringLiteral("credits"), QStringLiteral("done"), false);
        ASSERT_TRUE(QTest::qWaitFor([&] { return unheard.count() == 1; })) << where.toStdString();
        EXPECT_EQ(unheard.first().at(1).toString(), QStringLiteral("done"));
    }
}

TEST_F(DesktopTest, theDockGetsEachPercentOnceAndLosesItsBarAtTheEnd)
{
    SignalCatcher catcher;
    ASSERT_TRUE(services().connect({}, QStringLiteral("/com/canonical/unity/launcherentry/millrace"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"),
                                   QStringLiteral("Update"), &catcher, SLOT(onUpdate(QString, QVariantMap))));
    Desktop desktop(address, {});
    for (const double share : {0.101, 0.102, 0.109, 0.5})
        desktop.showProgress(share);
    desktop.showProgress({});
    ASSERT_TRUE(QTest::qWaitFor([&] { return catcher.updates.size() >= 3; }));
    ASSERT_EQ(catcher.updates.size(), 3);
    EXPECT_DOUBLE_EQ(catcher.updates.at(0).value(QStringLiteral("progress")).toDouble(), 0.1);
    EXPECT_TRUE(catcher.updates.at(1).value(QStringLiteral("progress-visible")).toBool());
    EXPECT_FALSE(catcher.updates.at(2).value(QStringLiteral("progress-visible")).toBool());
}

TEST_F(DesktopTest, thePortalSaysWhetherTheDesktopIsDarkAndWhenThatChanges)
{
    FakeService portal;
    const auto twice = [](uint scheme) {
        return QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(scheme))));
    };
    portal.answers.insert(QStringLiteral("Read"), twice(1));
    offer(portal, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    Desktop desktop(address, {});
    QSignalSpy scheme(&desktop, &Desktop::schemeChanged);
    desktop.watchScheme();
    ASSERT_TRUE(QTest::qWaitFor([&] { return scheme.count() == 1; }));
    EXPECT_TRUE(scheme.last().first().toBool());
    QDBusMessage changed = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                      QStringLiteral("org.freedesktop.portal.Settings"),
                                                      QStringLiteral("SettingChanged"));
    changed << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme")
            << QVariant::fromValue(QDBusVariant(2U));
    services().send(changed);
    ASSERT_TRUE(QTest::qWaitFor([&] { return scheme.count() == 2; }));
    EXPECT_FALSE(scheme.last().first().toBool());
}

TEST_F(DesktopTest, withoutABusNothingHappens)
{
    Desktop desktop{QString(), QString()};
    desktop.inhibitSleep(QStringLiteral("why"));
    desktop.showProgress(0.5);
    desktop.watchScheme();
    QCoreApplication::sendPostedEvents();
    EXPECT_FALSE(desktop.isSleepInhibited());
    desktop.allowSleep();
}

} // namespace
} // namespace millrace

#include "desktop_test.moc"
#endif
