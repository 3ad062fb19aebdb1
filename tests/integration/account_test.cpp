// SPDX-License-Identifier: GPL-3.0-or-later
// What an account may do on a server, the GRANTs that are said to be missing, and the command that says it.
#include "core/plan/accountpowers.h"
#include "core/server/connection.h"
#include "core/server/savedconnections.h"
#include "core/server/tablereferences.h"
#include "core/server/tableschema.h"
#include "tests/support/privateserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

PrivateServer &server()
{
    return PrivateServer::shared();
}

QVector<AccountPower> powersOf(const ResolvedConnection &target, const QString &schema)
{
    const auto connection = Connection::open(target);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        throw std::runtime_error(facts.error().text().toStdString());
    return accountPowers(*facts, schema);
}

struct Said
{
    int exitCode = -1;
    QByteArray out, err;
};

Said cli(const QStringList &arguments, const QString &password)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MILLRACE_PASSWORD"), password);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(MILLRACE_CLI), arguments);
    EXPECT_TRUE(process.waitForFinished(120'000));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

TEST(Account, EachGrantThatIsSaidToBeMissingIsTheOneThatIsMissing)
{
    const QString schema = server().freshSchema();
    server().execute(QStringLiteral("CREATE USER clerk@localhost IDENTIFIED BY 'pw'"));
    const ResolvedConnection target = server().connectionAs(QStringLiteral("clerk"), QStringLiteral("pw"));
    const auto before = powersOf(target, schema);
    ASSERT_GE(before.size(), 9);
    for (const AccountPower &power : before) {
        SCOPED_TRACE(power.what.toStdString());
        EXPECT_FALSE(power.allowed);
        EXPECT_FALSE(power.without.isEmpty());
        ASSERT_TRUE(power.grant.startsWith(QStringLiteral("GRANT "))) << power.grant.toStdString();
        for (const QString &grant : power.grant.split(QStringLiteral("; ")))
            server().execute(QString(grant).remove(QLatin1Char(';')));
        const auto after = powersOf(target, schema);
        const auto same = std::find_if(after.begin(), after.end(), [&power](const AccountPower &other) {
            return other.what == power.what;
        });
        ASSERT_NE(same, after.end());
        EXPECT_TRUE(same->allowed) << power.grant.toStdString();
        EXPECT_TRUE(same->grant.isEmpty());
    }
    server().execute(QStringLiteral("DROP USER clerk@localhost"));
}

TEST(Account, RootMayEverythingAndWithoutASchemaNothingIsSaidOfTables)
{
    const auto inSchema = powersOf(server().connection(), server().freshSchema());
    for (const AccountPower &power : inSchema)
        EXPECT_TRUE(power.allowed) << power.what.toStdString() << ' ' << power.grant.toStdString();
    EXPECT_LT(powersOf(server().connection(), {}).size(), inSchema.size());
}

TEST(Account, PingSaysTheSameInWordsAndInJson)
{
    const QString schema = server().freshSchema();
    server().execute(QStringLiteral("CREATE USER teller@localhost IDENTIFIED BY 'pw'"));
    server().execute(QStringLiteral("GRANT SELECT, INSERT ON %1.* TO teller@localhost").arg(schema));
    ConnectionSpec spec = server().connectionAs(QStringLiteral("teller"), QStringLiteral("pw"), schema).spec;
    spec.scratch = false;
    const Said words = cli({QStringLiteral("ping"), spec.toUrl()}, QStringLiteral("pw"));
    ASSERT_EQ(words.exitCode, 0) << words.err.toStdString();
    EXPECT_TRUE(words.out.contains("teller@localhost")) << words.out.toStdString();
    EXPECT_TRUE(words.out.contains("not encrypted")) << words.out.toStdString();
    EXPECT_TRUE(words.out.contains("GRANT CREATE TEMPORARY TABLES ON `" + schema.toUtf8() +
                                   "`.* TO 'teller'@'localhost'"))
        << words.out.toStdString();
    // By name, and as JSON.
    ASSERT_EQ(
        cli({QStringLiteral("connections"), QStringLiteral("save"), QStringLiteral("the till"), spec.toUrl()},
            {})
            .exitCode,
        0);
    const Said json =
        cli({QStringLiteral("ping"), QStringLiteral("saved:the%20till"), QStringLiteral("--json")},
            QStringLiteral("pw"));
    ASSERT_EQ(json.exitCode, 0) << json.err.toStdString();
    const QJsonObject object = QJsonDocument::fromJson(json.out).object();
    EXPECT_EQ(object.value(QStringLiteral("account")).toString(), QStringLiteral("teller@localhost"));
    EXPECT_FALSE(
        object.value(QStringLiteral("tls")).toObject().value(QStringLiteral("encrypted")).toBool(true));
    EXPECT_GT(object.value(QStringLiteral("latency_ms")).toDouble(), 0);
    const QJsonArray may = object.value(QStringLiteral("may")).toArray();
    ASSERT_GE(may.size(), 9);
    EXPECT_TRUE(may.first().toObject().value(QStringLiteral("allowed")).toBool());
    EXPECT_FALSE(may.at(1).toObject().value(QStringLiteral("allowed")).toBool(true));

    const Said wrong = cli({QStringLiteral("ping"), spec.toUrl()}, QStringLiteral("other"));
    EXPECT_EQ(wrong.exitCode, 2);
    const Said unknown = cli({QStringLiteral("ping"), QStringLiteral("saved:nobody")}, {});
    EXPECT_EQ(unknown.exitCode, 1);
    EXPECT_TRUE(unknown.err.contains("the till")) << unknown.err.toStdString();
    server().execute(QStringLiteral("DROP USER teller@localhost"));
}

TEST(Account, ConnectionsAreListedRenamedAndRemoved)
{
    const auto run = [](const QStringList &arguments) {
        return cli(QStringList{QStringLiteral("connections")} + arguments, {});
    };
    ASSERT_EQ(run({QStringLiteral("save"), QStringLiteral("prod"),
                   QStringLiteral("mysql://app@db1/shop?ssl-mode=verify-ca&ssl-ca=/etc/ca.pem")})
                  .exitCode,
              0);
    ASSERT_EQ(run({QStringLiteral("rename"), QStringLiteral("prod"), QStringLiteral("prod eu")}).exitCode, 0);
    const QJsonArray list =
        QJsonDocument::fromJson(run({QStringLiteral("list"), QStringLiteral("--json")}).out)
            .object()
            .value(QStringLiteral("connections"))
            .toArray();
    bool seen = false;
    for (const QJsonValue &value : list)
        seen =
            seen ||
            (value.toObject().value(QStringLiteral("name")) == QStringLiteral("prod eu") &&
             value.toObject().value(QStringLiteral("url")).toString().contains(QStringLiteral("verify-ca")));
    EXPECT_TRUE(seen);
    EXPECT_TRUE(run({}).out.contains("prod eu"));
    EXPECT_EQ(run({QStringLiteral("remove"), QStringLiteral("prod eu")}).exitCode, 0);
    const Said again = run({QStringLiteral("remove"), QStringLiteral("prod eu")});
    EXPECT_EQ(again.exitCode, 1);
    const Said password =
        run({QStringLiteral("save"), QStringLiteral("x"), QStringLiteral("mysql://app:s3cret@db1/")});
    EXPECT_EQ(password.exitCode, 1);
    EXPECT_FALSE(password.err.contains("s3cret"));
    EXPECT_EQ(run({QStringLiteral("explode")}).exitCode, 1);
}

TEST(TableList, DetailsAreThoseOfTheTables)
{
    const QString schema = server().freshSchema();
    const QString other = server().freshSchema();
    const auto run = [&](const QString &sql) {
        server().execute(QString(sql).replace(QStringLiteral("$"), schema));
    };
    run(QStringLiteral("CREATE TABLE $.parent (id int PRIMARY KEY, code int, boss int, UNIQUE KEY (code), "
                       "FOREIGN KEY (boss) REFERENCES $.parent (id)) ROW_FORMAT=COMPACT"));
    run(QStringLiteral(
        "CREATE TABLE $.child (id int PRIMARY KEY, p int, q int, FOREIGN KEY (p) REFERENCES $.parent (id), "
        "FOREIGN KEY (q) REFERENCES $.parent (code))"));
    run(QStringLiteral("CREATE TABLE $.Bare (a int) ENGINE=MyISAM"));
    run(QStringLiteral("CREATE TABLE $.parts (id int PRIMARY KEY) PARTITION BY HASH (id) PARTITIONS 7"));
    run(QStringLiteral("CREATE TRIGGER $.t1 BEFORE INSERT ON $.child FOR EACH ROW SET NEW.q = NEW.p"));
    run(QStringLiteral("CREATE TRIGGER $.t2 AFTER INSERT ON $.child FOR EACH ROW SET @a = 1"));
    run(QStringLiteral("CREATE VIEW $.v AS SELECT * FROM $.parent"));
    server().execute(QStringLiteral("CREATE TABLE %1.child (id int PRIMARY KEY)").arg(other));
    run(QStringLiteral("CREATE TABLE $.far (id int PRIMARY KEY, FOREIGN KEY (id) REFERENCES %1.child (id))")
            .arg(other));

    const auto connection = Connection::open(server().connection());
    ASSERT_TRUE(connection);
    const auto tables = listTables(**connection, schema);
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->size(), 5) << "no view";
    const auto details = listTableDetails(**connection, schema);
    ASSERT_TRUE(details) << details.error().text().toStdString();
    EXPECT_EQ(details->value(QStringLiteral("parent")),
              (TableDetails{.indexes = 3, .primaryKey = true, .foreignKeys = 1, .referencedBy = 1}));
    EXPECT_EQ(details->value(QStringLiteral("child")),
              (TableDetails{.indexes = 3, .primaryKey = true, .triggers = 2, .foreignKeys = 2}));
    EXPECT_EQ(details->value(QStringLiteral("Bare")), TableDetails{});
    EXPECT_EQ(details->value(QStringLiteral("far")),
              (TableDetails{.indexes = 1, .primaryKey = true, .foreignKeys = 1}));
    EXPECT_EQ(details->value(QStringLiteral("parts")),
              (TableDetails{.indexes = 1, .primaryKey = true, .partitions = 7}));

    const auto parent = readTable(**connection, schema, QStringLiteral("parent"));
    ASSERT_TRUE(parent);
    const auto references = tableReferences(**connection, schema);
    ASSERT_TRUE(references);
    EXPECT_EQ(referencingTables(*references, schema, QStringLiteral("parent")),
              QStringList{QStringLiteral("child")});
    EXPECT_TRUE(referencingTables(*references, schema, QStringLiteral("child")).isEmpty());
    EXPECT_EQ(parent->rowFormat, QStringLiteral("Compact"));
    EXPECT_FALSE(parent->collation.isEmpty());
}

} // namespace millrace::test
