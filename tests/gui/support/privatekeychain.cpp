// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/privatekeychain.h"

#include "core/base/literals.h"
#include "tests/support/awaited.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QLibrary>
#include <QStandardPaths>
#include <QTest>
#include <csignal>
#include <stdexcept>
#include <sys/prctl.h>

namespace millrace::test {

/// As the Secret Service hands them over.
struct Secret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString type;
};

QDBusArgument &operator<<(QDBusArgument &argument, const Secret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.type;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, Secret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.type;
    argument.endStructure();
    return argument;
}

namespace {

using Attributes = QMap<QString, QString>;

const QString name = u"org.freedesktop.secrets"_s;
const QString root = u"/org/freedesktop/secrets"_s;
const QString login = root + u"/collection/login"_s;
const QString interface = u"org.freedesktop.Secret."_s;

[[noreturn]] void giveUp(const QString &why)
{
    throw std::runtime_error(why.toStdString());
}

const QString connectionName = u"private keychain"_s;

QDBusConnection bus()
{
    return QDBusConnection(connectionName);
}

QVariantList call(const QString &path, const QString &ofInterface, const QString &method,
                  const QVariantList &arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(name, path, ofInterface, method);
    message.setArguments(arguments);
    const QDBusMessage reply = bus().call(message);
    if (reply.type() != QDBusMessage::ReplyMessage)
        giveUp(method + u": "_s + reply.errorMessage());
    return reply.arguments();
}

QVariant property(const QString &path, const QString &ofInterface, const QString &what)
{
    const QVariantList reply =
        call(path, u"org.freedesktop.DBus.Properties"_s, u"Get"_s, {interface + ofInterface, what});
    return reply.first().value<QDBusVariant>().variant();
}

/// Those that are open for everyone.
QList<QDBusObjectPath> items(const Attributes &attributes)
{
    const QVariantList reply =
        call(root, interface + u"Service"_s, u"SearchItems"_s, {QVariant::fromValue(attributes)});
    return qdbus_cast<QList<QDBusObjectPath>>(reply.first());
}

/// In which secrets go over the bus as they are.
QDBusObjectPath openSession()
{
    const QVariantList reply = call(root, interface + u"Service"_s, u"OpenSession"_s,
                                    {u"plain"_s, QVariant::fromValue(QDBusVariant(QString()))});
    return reply.last().value<QDBusObjectPath>();
}

/// Ends with the test program, whatever ends that.
void start(QProcess &process, const QString &program, const QStringList &arguments)
{
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    process.start(program, arguments);
    if (!process.waitForStarted())
        giveUp(program + u": "_s + process.errorString());
}

void end(QProcess &process)
{
    process.terminate();
    if (!process.waitForFinished(5'000))
        process.kill();
    process.waitForFinished();
}

} // namespace

QString PrivateKeychain::whyNot()
{
    for (const QString &program : {u"dbus-daemon"_s, u"gnome-keyring-daemon"_s})
        if (QStandardPaths::findExecutable(program).isEmpty())
            return program + u" is missing"_s;
    // QtKeychain loads it while it runs, and asks KWallet without it.
    if (!QLibrary(u"secret-1"_s, 0).load())
        return u"libsecret is missing"_s;
    return {};
}

PrivateKeychain::PrivateKeychain()
{
    const QDir folder(m_folder.path());
    for (const auto &[variable, below] :
         {std::pair("HOME", "home"), std::pair("XDG_DATA_HOME", "data"),
          std::pair("XDG_CONFIG_HOME", "config"), std::pair("XDG_CACHE_HOME", "cache"),
          std::pair("XDG_RUNTIME_DIR", "run")}) {
        const QString path = folder.filePath(QString::fromLatin1(below));
        if (!folder.mkpath(path) ||
            !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
            giveUp(path + u" cannot be made"_s);
        qputenv(variable, path.toLocal8Bit());
    }
    // What could lead to the keychain of the session that the tests were started in.
    for (const char *variable : {"GNOME_KEYRING_CONTROL", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION",
                                 "KDE_FULL_SESSION", "GNOME_DESKTOP_SESSION_ID"})
        qunsetenv(variable);

    // No folder of services: who is not started by a test does not answer.
    QFile rules(folder.filePath(u"bus.conf"_s));
    const QString address = u"unix:path="_s + folder.filePath(u"bus"_s);
    if (!rules.open(QIODevice::WriteOnly))
        giveUp(rules.errorString());
    rules.write(u"<busconfig><type>session</type><listen>%1</listen>"
                "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
                "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>"_s.arg(address)
                    .toUtf8());
    rules.close();
    test::start(m_bus, u"dbus-daemon"_s,
                {u"--config-file="_s + rules.fileName(), u"--nofork"_s, u"--print-address"_s});
    if (!m_bus.waitForReadyRead()) // it takes calls from here on
        giveUp(u"dbus-daemon: "_s + QString::fromUtf8(m_bus.readAllStandardError()));
    qputenv("DBUS_SESSION_BUS_ADDRESS", address.toUtf8());
    qDBusRegisterMetaType<Attributes>();
    qDBusRegisterMetaType<Secret>();
    const QDBusConnection own = QDBusConnection::connectToBus(address, connectionName);
    if (!own.isConnected())
        giveUp(own.lastError().message());
}

PrivateKeychain::~PrivateKeychain()
{
    end(m_service);
    QDBusConnection::disconnectFromBus(connectionName);
    end(m_bus);
}

void PrivateKeychain::start(const QByteArray &loginPassword)
{
    if (m_password.isEmpty())
        m_password = loginPassword;
    test::start(m_service, u"gnome-keyring-daemon"_s,
                {u"--unlock"_s, u"--foreground"_s, u"--components=secrets"_s});
    m_service.write(loginPassword);
    m_service.closeWriteChannel();
    const bool opens = loginPassword == m_password;
    if (!awaited([&] { return isThere() && isLocked() != opens; }))
        giveUp(u"gnome-keyring-daemon: "_s + QString::fromUtf8(m_service.readAllStandardError()));
}

void PrivateKeychain::stop()
{
    end(m_service);
    if (!awaited([this] { return !isThere(); }))
        giveUp(u"the keychain does not stop"_s);
}

void PrivateKeychain::lock()
{
    call(root, interface + u"Service"_s, u"Lock"_s,
         {QVariant::fromValue(QList<QDBusObjectPath>{QDBusObjectPath(login)})});
    if (!isLocked())
        giveUp(u"the keychain stays open"_s);
}

void PrivateKeychain::unlock()
{
    // What gnome-keyring does after its own prompt.
    const Secret secret{
        .session = openSession(), .parameters = {}, .value = m_password, .type = u"text/plain"_s};
    call(root, u"org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface"_s, u"UnlockWithMasterPassword"_s,
         {QVariant::fromValue(QDBusObjectPath(login)), QVariant::fromValue(secret)});
    if (isLocked())
        giveUp(u"the keychain stays locked"_s);
}

void PrivateKeychain::hold()
{
    ::kill(static_cast<pid_t>(m_service.processId()), SIGSTOP);
}

void PrivateKeychain::goOn()
{
    ::kill(static_cast<pid_t>(m_service.processId()), SIGCONT);
}

bool PrivateKeychain::isThere() const
{
    return bus().interface()->isServiceRegistered(name);
}

bool PrivateKeychain::isLocked() const
{
    const auto collections =
        qdbus_cast<QList<QDBusObjectPath>>(property(root, u"Service"_s, u"Collections"_s));
    return !collections.contains(QDBusObjectPath(login)) ||
           property(login, u"Collection"_s, u"Locked"_s).toBool();
}

QMap<QString, QString> PrivateKeychain::passwords() const
{
    const QVariant session = QVariant::fromValue(openSession());
    QMap<QString, QString> all;
    for (const QDBusObjectPath &item : items({{u"server"_s, u"millrace"_s}})) {
        const QVariantList reply = call(item.path(), interface + u"Item"_s, u"GetSecret"_s, {session});
        const auto attributes = qdbus_cast<Attributes>(property(item.path(), u"Item"_s, u"Attributes"_s));
        all.insert(attributes.value(u"user"_s), QString::fromUtf8(qdbus_cast<Secret>(reply.first()).value));
    }
    return all;
}

void PrivateKeychain::remove(const QString &account)
{
    for (const QDBusObjectPath &item : items({{u"user"_s, account}}))
        call(item.path(), interface + u"Item"_s, u"Delete"_s, {});
}

void PrivateKeychain::empty()
{
    for (const QDBusObjectPath &item : items({}))
        call(item.path(), interface + u"Item"_s, u"Delete"_s, {});
}

} // namespace millrace::test
