// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts as the rows of a dump's schema mysql: what a run makes of them is held against the server they
// come from, and against what its own tool writes of them as statements.
#include "core/plan/accounts/accountfit.h"
#include "core/source/bytes/charsets.h"
#include "tests/integration/dumps/accountcase.h"

#include <QProcess>
#include <QRandomGenerator>
#include <gmock/gmock.h>

namespace millrace::test::accountrows_test {

namespace {

/// Accounts, roles and grants of all kinds, as chance will have it. Statements that the server refuses (an
/// account twice, a role in a circle) are as good as not there.
class RandomAccounts
{
public:
    RandomAccounts(quint32 seed, bool mariaDb)
        : m_random(seed)
        , m_mariaDb(mariaDb)
    {}

    QStringList statements()
    {
        QStringList all{u"CREATE DATABASE shop"_s, u"CREATE TABLE shop.t (a int PRIMARY KEY, `b``c` int)"_s,
                        u"INSERT INTO shop.t VALUES (1, 2)"_s, u"CREATE PROCEDURE shop.p() SELECT 1"_s,
                        u"CREATE FUNCTION shop.f() RETURNS int DETERMINISTIC RETURN 1"_s};
        for (int i = 0; i < 25; ++i) {
            m_users << AccountName::atHost(
                oneOf({u"app"_s, u"o'd\"d`"_s, u"ü€"_s, u"back\\slash"_s, u"a b"_s, u"w_%"_s, u"x"_s}) +
                    QString::number(m_random.bounded(9)),
                oneOf({u"%"_s, u"localhost"_s, u"10.%"_s, u"h_.example.com"_s, u"::1"_s}));
            all << u"CREATE USER %1"_s.arg(m_users.last().quoted()) + auth() + options();
        }
        for (int i = 0; i < 6; ++i) {
            m_roles << (m_mariaDb ? AccountName::role(u"role%1"_s.arg(i))
                                  : AccountName::atHost(u"role%1"_s.arg(i), u"%"_s));
            all << u"CREATE ROLE "_s + m_roles.last().quoted();
        }
        for (int i = 0; i < 120; ++i)
            all << grant();
        for (int i = 0; i < 12; ++i)
            all << more();
        return all;
    }

private:
    QString oneOf(const QStringList &list) { return list.at(m_random.bounded(int(list.size()))); }
    bool chance(int percent) { return m_random.bounded(100) < percent; }
    QString password() { return u"'p%1'"_s.arg(m_random.generate()); }
    AccountName anybody()
    {
        const QVector<AccountName> all = m_users + m_roles + m_roles;
        return all.at(m_random.bounded(int(all.size())));
    }
    AccountName role() { return m_roles.at(m_random.bounded(int(m_roles.size()))); }
    AccountName user() { return m_users.at(m_random.bounded(int(m_users.size()))); }

    QString auth()
    {
        if (!m_mariaDb)
            return oneOf({u" IDENTIFIED BY "_s + password(),
                          u" IDENTIFIED WITH sha256_password BY "_s + password(), QString()});
        return oneOf(
            {u" IDENTIFIED BY "_s + password(), QString(), u" IDENTIFIED VIA unix_socket"_s,
             u" IDENTIFIED VIA mysql_native_password USING 'invalid'"_s,
             u" IDENTIFIED VIA unix_socket OR mysql_native_password USING PASSWORD(%1)"_s.arg(password()),
             u" IDENTIFIED VIA mysql_native_password USING PASSWORD(%1) OR unix_socket"_s.arg(password())});
    }

    QString options()
    {
        QString text =
            oneOf({QString(), u" REQUIRE SSL"_s, u" REQUIRE X509"_s,
                   u" REQUIRE SUBJECT '/CN=a ''b\\\\' AND ISSUER '/CN=ü'"_s, u" REQUIRE CIPHER 'A'"_s});
        QStringList resources;
        if (chance(30))
            resources << u"MAX_QUERIES_PER_HOUR %1"_s.arg(m_random.bounded(99));
        if (chance(30))
            resources << u"MAX_USER_CONNECTIONS %1"_s.arg(m_random.bounded(m_mariaDb ? -1 : 0, 9));
        if (chance(20))
            resources << u"MAX_UPDATES_PER_HOUR 7 MAX_CONNECTIONS_PER_HOUR 8"_s;
        if (m_mariaDb && chance(20))
            resources << u"MAX_STATEMENT_TIME 1.5"_s;
        if (!resources.isEmpty())
            text += u" WITH "_s + resources.join(u' ');
        const QString lock = oneOf({QString(), u" ACCOUNT LOCK"_s, u" ACCOUNT UNLOCK"_s});
        const QString expire = oneOf({QString(), u" PASSWORD EXPIRE"_s, u" PASSWORD EXPIRE NEVER"_s,
                                      u" PASSWORD EXPIRE INTERVAL 5 DAY"_s, u" PASSWORD EXPIRE DEFAULT"_s});
        if (m_mariaDb)
            return text + lock + expire;
        return text + expire + lock +
               oneOf({QString(), u" PASSWORD HISTORY 3"_s, u" PASSWORD HISTORY DEFAULT"_s}) +
               oneOf({QString(), u" PASSWORD REUSE INTERVAL 9 DAY"_s}) +
               oneOf({QString(), u" PASSWORD REQUIRE CURRENT"_s, u" PASSWORD REQUIRE CURRENT OPTIONAL"_s}) +
               oneOf({QString(), u" FAILED_LOGIN_ATTEMPTS 4 PASSWORD_LOCK_TIME 2"_s,
                      u" FAILED_LOGIN_ATTEMPTS 1 PASSWORD_LOCK_TIME UNBOUNDED"_s}) +
               oneOf({QString(), u" COMMENT 'it''s \"x\" \\\\ ü'"_s,
                      u" ATTRIBUTE '{\"z\": 1.0, \"n\": [12345678901234567890, null]}'"_s});
    }

    /// Some of the list, each once.
    QString someOf(QStringList list)
    {
        QStringList some;
        for (int left = m_random.bounded(1, 4); left > 0 && !list.isEmpty(); --left)
            some << list.takeAt(m_random.bounded(int(list.size())));
        return some.join(u", "_s);
    }

    QString grant()
    {
        const QStringList global = m_mariaDb ? QStringList{u"SELECT"_s,
                                                           u"PROCESS"_s,
                                                           u"SUPER"_s,
                                                           u"BINLOG MONITOR"_s,
                                                           u"SET USER"_s,
                                                           u"SLAVE MONITOR"_s,
                                                           u"READ_ONLY ADMIN"_s,
                                                           u"DELETE HISTORY"_s,
                                                           u"FEDERATED ADMIN"_s,
                                                           u"CREATE TABLESPACE"_s,
                                                           u"SHOW DATABASES"_s,
                                                           u"REPLICATION SLAVE ADMIN"_s,
                                                           u"CREATE TEMPORARY TABLES"_s}
                                             : QStringList{u"SELECT"_s,
                                                           u"PROCESS"_s,
                                                           u"SUPER"_s,
                                                           u"REPLICATION CLIENT"_s,
                                                           u"CREATE ROLE"_s,
                                                           u"DROP ROLE"_s,
                                                           u"BACKUP_ADMIN"_s,
                                                           u"CLONE_ADMIN"_s,
                                                           u"SHOW DATABASES"_s,
                                                           u"XA_RECOVER_ADMIN"_s,
                                                           u"CREATE TABLESPACE"_s,
                                                           u"CREATE TEMPORARY TABLES"_s,
                                                           u"SYSTEM_VARIABLES_ADMIN"_s};
        const QStringList ofSchema{u"SELECT"_s,      u"INSERT"_s,         u"CREATE VIEW"_s, u"EVENT"_s,
                                   u"LOCK TABLES"_s, u"CREATE ROUTINE"_s, u"EXECUTE"_s,     u"TRIGGER"_s,
                                   u"REFERENCES"_s,  u"SHOW VIEW"_s};
        const QStringList ofTable{u"SELECT"_s,          u"INSERT (a)"_s,     u"UPDATE (a, `b``c`)"_s,
                                  u"SELECT (`b``c`)"_s, u"DELETE"_s,         u"SHOW VIEW"_s,
                                  u"CREATE VIEW"_s,     u"REFERENCES (a)"_s, u"TRIGGER"_s};
        const QStringList ofRoutine{u"EXECUTE"_s, u"ALTER ROUTINE"_s};
        AccountName name = anybody();
        const QString what = oneOf(
            {someOf(global) + u" ON *.*"_s, someOf(global) + u" ON *.*"_s,
             someOf(ofSchema) + u" ON `shop`.*"_s, someOf(ofSchema) + u" ON `a\\_b%`.*"_s,
             someOf(ofSchema) + u" ON `o'd``d ü`.*"_s, u"ALL ON `c\\_%`.*"_s, u"ALL ON shop.t"_s,
             someOf(ofTable) + u" ON shop.t"_s, someOf(ofTable) + u" ON shop.t"_s,
             someOf(ofRoutine) + u" ON PROCEDURE shop.p"_s, someOf(ofRoutine) + u" ON FUNCTION shop.f"_s,
             chance(10) ? u"ALL ON *.*"_s : u"USAGE ON `d`.*"_s});
        // MySQL 9.7 loses grants of routines to these as soon as it reads its tables again.
        while (!m_mariaDb && what.contains("shop."_L1) && !isAscii(name.user.toUtf8()))
            name = anybody();
        return u"GRANT %1 TO %2"_s.arg(what, name.quoted()) +
               (chance(20) ? u" WITH GRANT OPTION"_s : QString());
    }

    QString more()
    {
        switch (m_random.bounded(4)) {
        case 0:
            return u"GRANT PROXY ON %1 TO %2"_s.arg(user().quoted(), user().quoted()) +
                   (chance(50) ? u" WITH GRANT OPTION"_s : QString());
        case 1: {
            const QString name = user().quoted();
            const QString given = role().quoted();
            return u"SET DEFAULT ROLE %1 %2 %3"_s.arg(given, m_mariaDb ? u"FOR"_s : u"TO"_s, name);
        }
        case 2:
            return u"ALTER USER %1 PASSWORD EXPIRE"_s.arg(user().quoted());
        default:
            return u"GRANT %1 TO %2"_s.arg(role().quoted(), anybody().quoted()) +
                   (chance(30) ? u" WITH ADMIN OPTION"_s : QString());
        }
    }

    QRandomGenerator m_random;
    const bool m_mariaDb;
    QVector<AccountName> m_users;
    QVector<AccountName> m_roles;
};

class AccountRowsOfDump : public DumpAccounts
{
protected:
    void SetUp() override
    {
        DumpAccounts::SetUp();
        RecordProperty("seed", std::to_string(m_seed));
    }

    void fill(const PrivateServer &server)
    {
        const auto connection = Connection::open(server.connection());
        ASSERT_TRUE(connection);
        int done = 0;
        for (const QString &sql : RandomAccounts(m_seed, m_mariaDb).statements())
            done += (*connection)->execute(sql) ? 1 : 0;
        ASSERT_GT(done, 80) << "a generator of nothing";
        for (const auto &row : rowsOf(
                 server,
                 u"SELECT authentication_string FROM mysql.user WHERE LENGTH(authentication_string) > 9"_s))
            m_secrets << row.value(0).toString();
    }

    QString rowDumpOf(const PrivateServer &server, const QStringList &options)
    {
        const QString file = m_folder.filePath(u"rows.sql"_s);
        (void)runClientProgram(server, QStandardPaths::findExecutable(u"mariadb-dump"_s), options, {}, file);
        EXPECT_TRUE(contentOf(file).contains(m_mariaDb ? "INSERT INTO `global_priv`" : "INSERT INTO `user`"));
        return file;
    }

    void expectTwin(const PrivateServer &source, const QString &file)
    {
        const auto plan = planOf(file, AccountPolicy::New);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        EXPECT_FALSE(firstBlocking(findingsOf(*plan))) << qPrintable(said(findingsOf(*plan)));
        const RunSummary summary = run(*plan);
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        const QStringList ours = accountsOf(m_target);
        const QStringList theirs = accountsOf(source);
        ASSERT_GT(theirs.size(), 60);
        for (qsizetype i = 0; i < std::max(ours.size(), theirs.size()); ++i)
            ASSERT_EQ(ours.value(i), theirs.value(i)) << "line " << i << ", seed " << m_seed;
    }

    const quint32 m_seed = QRandomGenerator::global()->generate();
};

/// What each account can do and is, in one order.
QStringList sortedWords(const FittedAccount &account)
{
    QStringList words{account.create};
    for (const FittedGrant &fitted : account.grants + account.roles) {
        const QString level =
            u" %1 %2.%3 %4 %5"_s
                .arg(fitted.grant.object, fitted.grant.schema, fitted.grant.name, fitted.grant.other.text())
                .arg(fitted.grant.withOption);
        if (fitted.grant.privileges.isEmpty())
            words << level;
        for (const AccountPrivilege &privilege : fitted.grant.privileges) {
            QStringList columns = privilege.columns;
            columns.sort();
            words << privilege.name + u" ("_s + columns.join(u',') + u')' + level;
        }
    }
    words += account.last;
    words.sort();
    return words;
}

} // namespace

TEST_F(AccountRowsOfDump, MakeTheAccountsOfTheServerTheyComeFrom)
{
    PrivateServer source;
    ASSERT_NO_FATAL_FAILURE(fill(source));
    const QString file = rowDumpOf(source, {u"--routines"_s, u"--databases"_s, u"mysql"_s, u"shop"_s});
    ASSERT_NO_FATAL_FAILURE(expectTwin(source, file));
}

TEST_F(AccountRowsOfDump, InWhateverFormTheToolWritesThem)
{
    PrivateServer source;
    ASSERT_NO_FATAL_FAILURE(fill(source));
    const QString rows = rowDumpOf(source, {u"--hex-blob"_s, u"--complete-insert"_s,
                                            u"--skip-extended-insert"_s, u"--no-create-info"_s, u"mysql"_s});
    const QByteArray bytes = contentOf(rows);
    (void)runClientProgram(source, QStandardPaths::findExecutable(u"mariadb-dump"_s),
                           {u"--routines"_s, u"--databases"_s, u"shop"_s}, {}, rows);
    const QByteArray shop = contentOf(rows);
    // As one file has them where somebody has put both into one.
    write(rows, shop + "\nUSE `mysql`;\n" + bytes);
    ASSERT_NO_FATAL_FAILURE(expectTwin(source, rows));
}

TEST_F(AccountRowsOfDump, AloneOfTheSchemaThatOnlyTheHeaderNames)
{
    PrivateServer source;
    ASSERT_NO_THROW(source.execute(u"CREATE USER app@'%' IDENTIFIED BY 'a'"_s));
    ASSERT_NO_THROW(source.execute(u"GRANT PROCESS ON *.* TO app@'%'"_s));
    const QString file = rowDumpOf(source, {u"mysql"_s});
    const QString packed = file + u".gz"_s;
    ASSERT_EQ(QProcess::execute(u"gzip"_s, {u"-k"_s, file}), 0);
    for (const QString &each : {file, packed}) {
        SCOPED_TRACE(qPrintable(each));
        const auto plan = planOf(each, AccountPolicy::New);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        EXPECT_EQ(plan->tables.size(), 0);
        EXPECT_TRUE(plan->accounts.names.contains(u"app@%"_s));
        const RunSummary summary = run(*plan);
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        EXPECT_EQ(accountsOf(m_target), accountsOf(source));
        m_target.execute(u"DROP USER app@'%'"_s);
    }
}

TEST_F(AccountRowsOfDump, AreTheAccountsThatTheToolWritesAsStatements)
{
    if (!m_mariaDb)
        GTEST_SKIP() << "only mariadb-dump writes them, and of MariaDB";
    PrivateServer source;
    ASSERT_NO_FATAL_FAILURE(fill(source));
    // 10.11.19 writes what is said of these in two statements so that no server reads it.
    for (const auto &row :
         rowsOf(source, u"SELECT User, Host FROM mysql.global_priv WHERE JSON_VALUE(Priv, "
                        "'$.password_last_changed') = 0 AND JSON_VALUE(Priv, '$.password_lifetime') >= 0"_s))
        source.execute(u"DROP USER "_s +
                       AccountName::atHost(row.value(0).toString(), row.value(1).toString()).quoted());
    const QString rows = rowDumpOf(source, {u"mysql"_s});
    const QString users = m_folder.filePath(u"users.sql"_s);
    (void)runClientProgram(source, QStandardPaths::findExecutable(u"mariadb-dump"_s), {u"--system=users"_s},
                           {}, users);
    const auto server = Connection::open(m_target.connection());
    ASSERT_TRUE(server);
    const auto facts = ServerFacts::read(**server);
    ASSERT_TRUE(facts);
    const auto target = AccountTarget::read(*facts, **server);
    ASSERT_TRUE(target);
    const auto wordsOf = [&](const QString &file) {
        const auto plan = planOf(file, AccountPolicy::New);
        EXPECT_TRUE(plan) << qPrintable(plan.error().text());
        const auto set = readAccounts(plan->accounts);
        EXPECT_TRUE(set);
        EXPECT_EQ(set->notUnderstood(), QStringList());
        QMap<QString, QStringList> words;
        for (const FittedAccount &account : fitAccounts(set->accounts(), plan->accounts.names, *target, {}))
            if (!account.dumpName.startsWith(u"root@"_s))
                words.insert(account.dumpName, sortedWords(account));
        return words;
    };
    const auto ofRows = wordsOf(rows);
    const auto ofStatements = wordsOf(users);
    EXPECT_GT(ofRows.size(), 15);
    EXPECT_EQ(ofRows.keys(), ofStatements.keys());
    for (const QString &name : ofRows.keys())
        EXPECT_EQ(ofRows.value(name), ofStatements.value(name)) << qPrintable(name) << ", seed " << m_seed;
}

/// To look at them, or because somebody knows why.
TEST_F(AccountRowsOfDump, AreRowsLikeAnyOtherWhereTheirSchemaIsLoaded)
{
    // Not of MySQL: nobody may make a table in the tablespace that these name.
    const QString file = testData(u"accounts/mariadb-10.11.sql"_s);
    const auto server = Connection::open(m_target.connection());
    ASSERT_TRUE(server);
    const auto reading = readDump({file});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_EQ(reading->schemas(), QStringList{u"mysql"_s}) << "which only a comment names";
    DumpPlanOptions options{.connection = m_target.connection().spec};
    options.schemaNames = {{"mysql", "looked_at"}};
    options.leftOut = {u"mysql.global_priv"_s}; // which MySQL cannot have
    options.accounts = AccountPolicy::New;
    const auto plan = planDump(*reading, options, **server);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_TRUE(plan->accounts.names.isEmpty());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(m_target.value(u"SELECT COUNT(*) FROM looked_at.db"_s).toInt(), 1);
    EXPECT_TRUE(accountsOf(m_target).isEmpty());
}

/// What each flavour's server keeps of accounts that the other cannot have just so.
TEST_F(AccountRowsOfDump, OfTheOtherFlavourAreMadeAsFarAsTheyCanBe)
{
    const QString file = testData(m_mariaDb ? u"accounts/mysql-9.7.sql"_s : u"accounts/mariadb-10.11.sql"_s);
    for (const char *sql : {"CREATE DATABASE shop", "CREATE TABLE shop.t (a int, b int)",
                            "CREATE FUNCTION shop.f() RETURNS int DETERMINISTIC RETURN 1",
                            "CREATE PROCEDURE shop.p() SELECT 1"})
        ASSERT_NO_THROW(m_target.execute(QString::fromLatin1(sql)));
    const auto strict = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(strict) << qPrintable(strict.error().text());
    EXPECT_TRUE(firstBlocking(findingsOf(*strict)));
    const auto plan = planOf(file, AccountPolicy::Fit);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(firstBlocking(findingsOf(*plan))) << qPrintable(said(findingsOf(*plan)));
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_FALSE(summary.leftOut.join(u'\n').contains(u"mysql.db"_s))
        << "which is no view that reads a table";
    const std::string all = accountsOf(m_target).join(u'\n').toStdString();
    const std::string left = summary.leftOut.join(u'\n').toStdString();
    const char *const role = m_mariaDb ? "`r`" : "`r`@`%`";
    using testing::HasSubstr;
    EXPECT_THAT(all, HasSubstr(std::string("GRANT ALL PRIVILEGES ON `a\\_b%`.* TO ") + role));
    EXPECT_THAT(all,
                HasSubstr(std::string("GRANT SELECT (`a`), UPDATE (`a`, `b`), DELETE ON `shop`.`t` TO ") +
                          role + " WITH GRANT OPTION"));
    EXPECT_THAT(all, HasSubstr("GRANT ALL PRIVILEGES ON `shop`.`t` TO `late`@`localhost`"));
    EXPECT_THAT(all, HasSubstr("GRANT PROXY ON `app`@`%` TO `never`@`localhost` WITH GRANT OPTION"));
    EXPECT_THAT(all, HasSubstr("PASSWORD EXPIRE NEVER"));
    EXPECT_THAT(all, HasSubstr("MAX_QUERIES_PER_HOUR 5"));
    EXPECT_THAT(left, HasSubstr("app@% is locked"));
    if (m_mariaDb) {
        EXPECT_THAT(all, HasSubstr("GRANT `r` TO `app`@`%` WITH ADMIN OPTION"));
        EXPECT_THAT(all, HasSubstr("SET DEFAULT ROLE `r` FOR `app`@`%`"));
        EXPECT_THAT(all, HasSubstr("GRANT EXECUTE, ALTER ROUTINE ON PROCEDURE `shop`.`p` TO `r`"));
        EXPECT_THAT(all, HasSubstr("ALTER USER `late`@`localhost` PASSWORD EXPIRE INTERVAL 5 DAY"));
        EXPECT_THAT(left, HasSubstr("does not get XA_RECOVER_ADMIN"));
    } else {
        EXPECT_THAT(all, HasSubstr("GRANT `r2`@`%` TO `app`@`%` WITH ADMIN OPTION"));
        EXPECT_THAT(all, HasSubstr("DEFAULT ROLE `r`@`%`"));
        EXPECT_THAT(all, HasSubstr("GRANT EXECUTE ON FUNCTION `shop`.`f` TO `app`@`%`"));
        EXPECT_THAT(all, HasSubstr("SET_ANY_DEFINER"));
        EXPECT_THAT(left, HasSubstr("has no MAX_USER_CONNECTIONS -1: it is made locked"));
    }
}

TEST_F(AccountRowsOfDump, ADamagedRowMakesNoAccountAndIsInTheWayUnlessItIsLetGo)
{
    PrivateServer source;
    for (const char *sql : {"CREATE USER app@'%' IDENTIFIED BY 'a'", "CREATE USER web@'%' IDENTIFIED BY 'b'"})
        ASSERT_NO_THROW(source.execute(QString::fromLatin1(sql)));
    const QString file = rowDumpOf(source, {u"mysql"_s});
    QByteArray bytes = contentOf(file);
    const QByteArray row = m_mariaDb ? QByteArray("'web','{") : QByteArray("'web','N'");
    const qsizetype at = bytes.indexOf(row);
    ASSERT_GT(at, 0);
    bytes.replace(at, row.size(), m_mariaDb ? "'web','{{" : "'web','Q'");
    const QByteArray line = QByteArray::number(bytes.left(at).count('\n') + 1);
    write(file, bytes);
    const auto strict = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(strict) << qPrintable(strict.error().text());
    EXPECT_FALSE(strict->accounts.names.contains(u"web@%"_s));
    const auto findings = findingsOf(*strict);
    ASSERT_TRUE(firstBlocking(findings));
    QByteArray text = firstBlocking(findings)->text().toUtf8();
    EXPECT_THAT(text.replace(",", "").toStdString(),
                testing::HasSubstr("line " + line.toStdString() + " of rows.sql"));
    EXPECT_EQ(run(*strict).status, RunState::Refused);
    const auto plan = planOf(file, AccountPolicy::Fit);
    ASSERT_TRUE(plan);
    EXPECT_FALSE(firstBlocking(findingsOf(*plan)));
    EXPECT_THAT(said(findingsOf(*plan)).toStdString(), testing::HasSubstr("not understood, and left out"));
    ASSERT_EQ(run(*plan).status, RunState::Done);
    EXPECT_FALSE(hashOf(u"app"_s).isEmpty());
    EXPECT_TRUE(hashOf(u"web"_s).isEmpty());
    const auto none = planOf(file, AccountPolicy::None);
    ASSERT_TRUE(none);
    EXPECT_FALSE(said(findingsOf(*none)).contains(u"not understood"_s));
}

} // namespace millrace::test::accountrows_test
