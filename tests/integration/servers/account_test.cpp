// SPDX-License-Identifier: GPL-3.0-or-later
// What an account may do on a server, the GRANTs that are said to be missing, and the command that says it.
#include "core/base/literals.h"
#include "core/plan/checks/accountpowers.h"
#include "core/server/connection.h"
#include "core/server/login/savedconnections.h"
#include "core/server/tablereferences.h"
#include "core/server/tableschema.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <gtest/gtest.h>

namespace millrace::test::account_test {

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
    environment.insert(u"MILLRACE_PASSWORD"_s, password);
    process.setProcessEnvironment(environment);
    process.start(millraceCli(), arguments);
    EXPECT_TRUE(process.waitForFinished(120'000));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

TEST(Account, EachGrantThatIsSaidToBeMissingIsTheOneThatIsMissing)
{
    const QString schema = server().freshSchema();
    server().execute(u"CREATE USER clerk@localhost IDENTIFIED BY 'pw'"_s);
    const ResolvedConnection target = server().connectionAs(u"clerk"_s, u"pw"_s);
    const auto before = powersOf(target, schema);
    ASSERT_GE(before.size(), 9);
    for (const AccountPower &power : before) {
        SCOPED_TRACE(power.what);
        EXPECT_FALSE(power.allowed);
        EXPECT_FALSE(power.without.isEmpty());
        ASSERT_TRUE(power.grant.startsWith(u"GRANT "_s)) << power.grant;
        for (const QString &grant : power.grant.split(u"; "_s))
            server().execute(QString(grant).remove(u';'));
        const auto after = powersOf(target, schema);
        const auto same = std::find_if(after.begin(), after.end(), [&power](const AccountPower &other) {
            return other.what == power.what;
        });
        ASSERT_NE(same, after.end());
        EXPECT_TRUE(same->allowed) << power.grant;
        EXPECT_TRUE(same->grant.isEmpty());
    }
    server().execute(u"DROP USER clerk@localhost"_s);
}

TEST(Account, RootMayEverythingAndWithoutASchemaNothingIsSaidOfTables)
{
    const auto inSchema = powersOf(server().connection(), server().freshSchema());
    for (const AccountPower &power : inSchema)
        EXPECT_TRUE(power.allowed) << power.what << ' ' << power.grant;
    EXPECT_LT(powersOf(server().connection(), {}).size(), inSchema.size());
}

TEST(Account, PingSaysTheSameInWordsAndInJson)
{
    const QString schema = server().freshSchema();
    server().execute(u"CREATE USER teller@localhost IDENTIFIED BY 'pw'"_s);
    server().execute(u"GRANT SELECT, INSERT ON %1.* TO teller@localhost"_s.arg(schema));
    ConnectionSpec spec = server().connectionAs(u"teller"_s, u"pw"_s, schema).spec;
    spec.scratch = false;
    const Said words = cli({u"ping"_s, spec.toUrl()}, u"pw"_s);
    ASSERT_EQ(words.exitCode, 0) << words.err;
    EXPECT_TRUE(words.out.contains("teller@localhost")) << words.out;
    EXPECT_TRUE(words.out.contains("not encrypted")) << words.out;
    EXPECT_TRUE(words.out.contains("GRANT CREATE TEMPORARY TABLES ON `" + schema.toUtf8() +
                                   "`.* TO 'teller'@'localhost'"))
        << words.out;
    // By name, and as JSON.
    ASSERT_EQ(cli({u"connections"_s, u"save"_s, u"the till"_s, spec.toUrl()}, {}).exitCode, 0);
    const Said json = cli({u"ping"_s, u"saved:the%20till"_s, u"--json"_s}, u"pw"_s);
    ASSERT_EQ(json.exitCode, 0) << json.err;
    const QJsonObject object = QJsonDocument::fromJson(json.out).object();
    EXPECT_EQ(object.value(u"account"_s).toString(), u"teller@localhost"_s);
    EXPECT_FALSE(object.value(u"tls"_s).toObject().value(u"encrypted"_s).toBool(true));
    EXPECT_GT(object.value(u"latency_ms"_s).toDouble(), 0);
    const QJsonArray may = object.value(u"may"_s).toArray();
    ASSERT_GE(may.size(), 9);
    EXPECT_TRUE(may.first().toObject().value(u"allowed"_s).toBool());
    EXPECT_FALSE(may.at(1).toObject().value(u"allowed"_s).toBool(true));

    const Said wrong = cli({u"ping"_s, spec.toUrl()}, u"other"_s);
    EXPECT_EQ(wrong.exitCode, 2);
    const Said unknown = cli({u"ping"_s, u"saved:nobody"_s}, {});
    EXPECT_EQ(unknown.exitCode, 1);
    EXPECT_TRUE(unknown.err.contains("the till")) << unknown.err;
    server().execute(u"DROP USER teller@localhost"_s);
}

TEST(Account, ConnectionsAreListedRenamedAndRemoved)
{
    const auto run = [](const QStringList &arguments) {
        return cli(QStringList{u"connections"_s} + arguments, {});
    };
    ASSERT_EQ(
        run({u"save"_s, u"prod"_s, u"mysql://app@db1/shop?ssl-mode=verify-ca&ssl-ca=/etc/ca.pem"_s}).exitCode,
        0);
    ASSERT_EQ(run({u"rename"_s, u"prod"_s, u"prod eu"_s}).exitCode, 0);
    const QJsonArray list =
        QJsonDocument::fromJson(run({u"list"_s, u"--json"_s}).out).object().value(u"connections"_s).toArray();
    bool seen = false;
    for (const QJsonValue &value : list)
        seen = seen || (value.toObject().value(u"name"_s) == u"prod eu"_s &&
                        value.toObject().value(u"url"_s).toString().contains(u"verify-ca"_s));
    EXPECT_TRUE(seen);
    EXPECT_TRUE(run({}).out.contains("prod eu"));
    EXPECT_EQ(run({u"remove"_s, u"prod eu"_s}).exitCode, 0);
    const Said again = run({u"remove"_s, u"prod eu"_s});
    EXPECT_EQ(again.exitCode, 1);
    const Said password = run({u"save"_s, u"x"_s, u"mysql://app:s3cret@db1/"_s});
    EXPECT_EQ(password.exitCode, 1);
    EXPECT_FALSE(password.err.contains("s3cret"));
    EXPECT_EQ(run({u"explode"_s}).exitCode, 1);
}

TEST(TableList, DetailsAreThoseOfTheTables)
{
    const QString schema = server().freshSchema();
    const QString other = server().freshSchema();
    const auto run = [&](const QString &sql) { server().execute(QString(sql).replace(u"$"_s, schema)); };
    run(u"CREATE TABLE $.parent (id int PRIMARY KEY, code int, boss int, UNIQUE KEY (code), "
        "FOREIGN KEY (boss) REFERENCES $.parent (id)) ROW_FORMAT=COMPACT"_s);
    run(u"CREATE TABLE $.child (id int PRIMARY KEY, p int, q int, FOREIGN KEY (p) REFERENCES $.parent (id), "
        "FOREIGN KEY (q) REFERENCES $.parent (code))"_s);
    run(u"CREATE TABLE $.Bare (a int) ENGINE=MyISAM"_s);
    run(u"CREATE TABLE $.parts (id int PRIMARY KEY) PARTITION BY HASH (id) PARTITIONS 7"_s);
    run(u"CREATE TRIGGER $.t1 BEFORE INSERT ON $.child FOR EACH ROW SET NEW.q = NEW.p"_s);
    run(u"CREATE TRIGGER $.t2 AFTER INSERT ON $.child FOR EACH ROW SET @a = 1"_s);
    run(u"CREATE VIEW $.v AS SELECT * FROM $.parent"_s);
    server().execute(u"CREATE TABLE %1.child (id int PRIMARY KEY)"_s.arg(other));
    run(u"CREATE TABLE $.far (id int PRIMARY KEY, FOREIGN KEY (id) REFERENCES %1.child (id))"_s.arg(other));

    const auto connection = Connection::open(server().connection());
    ASSERT_TRUE(connection);
    const auto tables = listTables(**connection, schema);
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->size(), 5) << "no view";
    const auto details = listTableDetails(**connection, schema);
    ASSERT_TRUE(details) << details.error().text();
    EXPECT_EQ(details->value(u"parent"_s),
              (TableDetails{.indexes = 3, .primaryKey = true, .foreignKeys = 1, .referencedBy = 1}));
    EXPECT_EQ(details->value(u"child"_s),
              (TableDetails{.indexes = 3, .primaryKey = true, .triggers = 2, .foreignKeys = 2}));
    EXPECT_EQ(details->value(u"Bare"_s), TableDetails{});
    EXPECT_EQ(details->value(u"far"_s), (TableDetails{.indexes = 1, .primaryKey = true, .foreignKeys = 1}));
    EXPECT_EQ(details->value(u"parts"_s), (TableDetails{.indexes = 1, .primaryKey = true, .partitions = 7}));

    const auto parent = readTable(**connection, schema, u"parent"_s);
    ASSERT_TRUE(parent);
    const auto references = tableReferences(**connection, schema);
    ASSERT_TRUE(references);
    EXPECT_EQ(referencingTables(*references, schema, u"parent"_s), QStringList{u"child"_s});
    EXPECT_TRUE(referencingTables(*references, schema, u"child"_s).isEmpty());
    EXPECT_EQ(parent->rowFormat, u"Compact"_s);
    EXPECT_FALSE(parent->collation.isEmpty());
}

} // namespace millrace::test::account_test
