// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/privatekeychain.h"

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

const QString name = QStringLiteral("org.freedesktop.secrets");
const QString root = QStringLiteral("/org/freedesktop/secrets");
const QString login = root + QStringLiteral("/collection/login");
const QString interface = QStringLiteral("org.freedesktop.Secret.");

[[noreturn]] void giveUp(const QString &why)
{
    throw std::runtime_error(why.toStdString());
}

const QString connectionName = QStringLiteral("private keychain");

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
        giveUp(method + QStringLiteral(": ") + reply.errorMessage());
    return reply.arguments();
}

QVariant property(const QString &path, const QString &ofInterface, const QString &what)
{
    const QVariantList reply = call(path, QStringLiteral("org.freedesktop.DBus.Properties"),
                                    QStringLiteral("Get"), {interface + ofInterface, what});
    return reply.first().value<QDBusVariant>().variant();
}

/// Those that are open for everyone.
QList<QDBusObjectPath> items(const Attributes &attributes)
{
    const QVariantList reply = call(root, interface + QStringLiteral("Service"),
                                    QStringLiteral("SearchItems"), {QVariant::fromValue(attributes)});
    return qdbus_cast<QList<QDBusObjectPath>>(reply.first());
}

/// In which secrets go over the bus as they are.
QDBusObjectPath openSession()
{
    const QVariantList reply =
        call(root, interface + QStringLiteral("Service"), QStringLiteral("OpenSession"),
             {QStringLiteral("plain"), QVariant::fromValue(QDBusVariant(QString()))});
    return reply.last().value<QDBusObjectPath>();
}

/// Ends with the test program, whatever ends that.
void start(QProcess &process, const QString &program, const QStringList &arguments)
{
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    process.start(program, arguments);
    if (!process.waitForStarted())
        giveUp(program + QStringLiteral(": ") + process.errorString());
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
    for (const QString &program : {QStringLiteral("dbus-daemon"), QStringLiteral("gnome-keyring-daemon")})
        if (QStandardPaths::findExecutable(program).isEmpty())
            return program + QStringLiteral(" is missing");
    // QtKeychain loads it while it runs, and asks KWallet without it.
    if (!QLibrary(QStringLiteral("secret-1"), 0).load())
        return QStringLiteral("libsecret is missing");
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
            giveUp(path + QStringLiteral(" cannot be made"));
        qputenv(variable, path.toLocal8Bit());
    }
    // What could lead to the keychain of the session that the tests were started in.
    for (const char *variable : {"GNOME_KEYRING_CONTROL", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION",
                                 "KDE_FULL_SESSION", "GNOME_DESKTOP_SESSION_ID"})
        qunsetenv(variable);

    // No folder of services: who is not started by a test does not answer.
    QFile rules(folder.filePath(QStringLiteral("bus.conf")));
    const QString address = QStringLiteral("unix:path=") + folder.filePath(QStringLiteral("bus"));
    if (!rules.open(QIODevice::WriteOnly))
        giveUp(rules.errorString());
    rules.write(
        QStringLiteral("<busconfig><type>session</type><listen>%1</listen>"
                       "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
                       "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>")
            .arg(address)
            .toUtf8());
    rules.close();
    test::start(m_bus, QStringLiteral("dbus-daemon"),
                {QStringLiteral("--config-file=") + rules.fileName(), QStringLiteral("--nofork"),
                 QStringLiteral("--print-address")});
    if (!m_bus.waitForReadyRead()) // it takes calls from here on
        giveUp(QStringLiteral("dbus-daemon: ") + QString::fromUtf8(m_bus.readAllStandardError()));
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
    test::start(
        m_service, QStringLiteral("gnome-keyring-daemon"),
        {QStringLiteral("--unlock"), QStringLiteral("--foreground"), QStringLiteral("--components=secrets")});
    m_service.write(loginPassword);
    m_service.closeWriteChannel();
    const bool opens = loginPassword == m_password;
    if (!QTest::qWaitFor([&] { return isThere() && isLocked() != opens; }, 30'000))
        giveUp(QStringLiteral("gnome-keyring-daemon: ") +
               QString::fromUtf8(m_service.readAllStandardError()));
}

void PrivateKeychain::stop()
{
    end(m_service);
    if (!QTest::qWaitFor([this] { return !isThere(); }, 30'000))
        giveUp(QStringLiteral("the keychain does not stop"));
}

void PrivateKeychain::lock()
{
    call(root, interface + QStringLiteral("Service"), QStringLiteral("Lock"),
         {QVariant::fromValue(QList<QDBusObjectPath>{QDBusObjectPath(login)})});
    if (!isLocked())
        giveUp(QStringLiteral("the keychain stays open"));
}

void PrivateKeychain::unlock()
{
    // What gnome-keyring does behind its own prompt.
    const Secret secret{.session = openSession(),
                        .parameters = {},
                        .value = m_password,
                        .type = QStringLiteral("text/plain")};
    call(root, QStringLiteral("org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface"),
         QStringLiteral("UnlockWithMasterPassword"),
         {QVariant::fromValue(QDBusObjectPath(login)), QVariant::fromValue(secret)});
    if (isLocked())
        giveUp(QStringLiteral("the keychain stays locked"));
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
    const auto collections = qdbus_cast<QList<QDBusObjectPath>>(
        property(root, QStringLiteral("Service"), QStringLiteral("Collections")));
    return !collections.contains(QDBusObjectPath(login)) ||
           property(login, QStringLiteral("Collection"), QStringLiteral("Locked")).toBool();
}

QMap<QString, QString> PrivateKeychain::passwords() const
{
    const QVariant session = QVariant::fromValue(openSession());
    QMap<QString, QString> all;
    for (const QDBusObjectPath &item : items({{QStringLiteral("server"), QStringLiteral("millrace")}})) {
        const QVariantList reply =
            call(item.path(), interface + QStringLiteral("Item"), QStringLiteral("GetSecret"), {session});
        const auto attributes = qdbus_cast<Attributes>(
            property(item.path(), QStringLiteral("Item"), QStringLiteral("Attributes")));
        all.insert(attributes.value(QStringLiteral("user")),
                   QString::fromUtf8(qdbus_cast<Secret>(reply.first()).value));
    }
    return all;
}

void PrivateKeychain::remove(const QString &account)
{
    for (const QDBusObjectPath &item : items({{QStringLiteral("user"), account}}))
        call(item.path(), interface + QStringLiteral("Item"), QStringLiteral("Delete"), {});
}

void PrivateKeychain::empty()
{
    for (const QDBusObjectPath &item : items({}))
        call(item.path(), interface + QStringLiteral("Item"), QStringLiteral("Delete"), {});
}

} // namespace millrace::test
