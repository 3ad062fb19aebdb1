// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts, roles and grants of a dump: what a run makes of them is held against what the ordinary client
// makes of the same statements on another server.
#include "core/base/literals.h"
#include "core/record/accountrecord.h"
#include "core/report/anyreport.h"
#include "tests/integration/dumps/accountcase.h"
#include "tests/support/kills.h"

#include <QProcess>
#include <csignal>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::dumpaccounts_test {

namespace {

const QByteArray structure = "CREATE DATABASE shop;\nUSE shop;\nCREATE TABLE t (a int PRIMARY KEY, b int);\n"
                             "INSERT INTO t VALUES (1, 2), (3, 4);\n"
                             "CREATE DEFINER=`app`@`%` VIEW v AS SELECT a FROM t;\n"
                             "CREATE PROCEDURE p() SELECT 1;\n";

} // namespace

TEST_F(DumpAccounts, AreAsTheClientMakesThem)
{
    // The client gives root the password that it has in the dump.
    const PrivateServer::Options same{.password = m_target.connection().password};
    PrivateServer source(same);
    ASSERT_NO_THROW(makeAccounts(source));
    const QString file = dumpOf(source);
    for (const auto &row :
         rowsOf(source, u"SELECT authentication_string FROM mysql.user WHERE authentication_string <> ''"_s))
        m_secrets << row.value(0).toString();
    PrivateServer client(same);
    (void)runClientProgram(client, QStandardPaths::findExecutable(u"mariadb"_s),
                           {u"--force"_s, u"--default-character-set=utf8mb4"_s}, file); // root is there
    ASSERT_GE(accountsOf(source).size(), 30);
    ASSERT_EQ(accountsOf(client), accountsOf(source)) << "the client's are no measure";

    const auto plan = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(plan->tail) << "accounts are no reason to run a dump as it stands";
    EXPECT_TRUE(plan->others.isEmpty());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    const QStringList ours = accountsOf(m_target);
    const QStringList theirs = accountsOf(client);
    for (qsizetype i = 0; i < std::max(ours.size(), theirs.size()); ++i)
        ASSERT_EQ(ours.value(i), theirs.value(i)) << "line " << i;
    EXPECT_TRUE(summary.leftOut.join(u'\n').contains(u"Accounts made: "_s)) << summary.leftOut.join(u'\n');
    if (!m_mariaDb)
        return;
    const auto rootsRoles = rowsOf(m_target, u"SELECT Role FROM mysql.roles_mapping WHERE User = 'root'"_s);
    EXPECT_TRUE(rootsRoles.isEmpty())
        << "who makes a role keeps nothing of it where the dump has an admin for it";
}

TEST_F(DumpAccounts, NoneIsMadeUnlessSomebodyWantsIt)
{
    const QString file = fileWith(
        structure + "CREATE USER app@'%' IDENTIFIED BY '" + m_password.toUtf8() +
        "';\nGRANT SELECT ON shop.* TO app@'%';\nSET PASSWORD FOR root@localhost = PASSWORD('x');\n");
    const QStringList before = accountsOf(m_target);
    const auto plan = planOf(file, AccountPolicy::None);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_EQ(plan->accounts.names, QStringList{u"app@%"_s});
    EXPECT_THAT(said(findingsOf(*plan)).toStdString(), testing::HasSubstr("none of which is made: app@%"));
    EXPECT_THAT(said(findingsOf(*plan)).toStdString(), testing::HasSubstr("shop.v"))
        << "what runs as an account that is not there";
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(accountsOf(m_target), before);
    EXPECT_THAT(summary.leftOut.join(u'\n').toStdString(), testing::HasSubstr("app@%"));
    EXPECT_FALSE(AccountRecord::load(m_run->path()).value());
}

TEST_F(DumpAccounts, OneThatIsThereStaysAsItIs)
{
    m_target.execute(u"CREATE USER app@'%' IDENTIFIED BY 'its own password'"_s);
    m_target.execute(u"GRANT PROCESS ON *.* TO app@'%'"_s);
    const QStringList before = accountsOf(m_target);
    const QString hash = hashOf(u"app"_s);
    ASSERT_FALSE(hash.isEmpty());
    const QString file =
        fileWith(structure + "CREATE USER IF NOT EXISTS app@'%' IDENTIFIED BY '" + m_password.toUtf8() +
                 "';\nGRANT SELECT ON shop.* TO app@'%';\nGRANT PROCESS ON *.* TO app@'%';\n");
    const auto plan = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const std::string text = said(findingsOf(*plan)).toStdString();
    EXPECT_THAT(text, testing::HasSubstr("has an account app@% already"));
    EXPECT_THAT(text, testing::HasSubstr("would also grant it: SELECT on shop.*."));
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_EQ(accountsOf(m_target), before);
    EXPECT_EQ(hashOf(u"app"_s), hash);
    EXPECT_THAT(summary.leftOut.join(u'\n').toStdString(), testing::HasSubstr("left as they are: 1 (app@%)"));
}

TEST_F(DumpAccounts, ThoseThatAreNotTickedAreNotMade)
{
    const QString file = fileWith(
        structure + "CREATE USER app@'%' IDENTIFIED BY 'a';\nCREATE USER web@'%' IDENTIFIED BY 'b';\n"
                    "CREATE ROLE r;\nGRANT r TO web@'%';\n");
    const auto unknown = planOf(file, AccountPolicy::New, {u"nobody@%"_s});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::PlanInvalid);
    const QString role = m_mariaDb ? u"r"_s : u"r@%"_s;
    const auto lacking = planOf(file, AccountPolicy::New, {u"app@%"_s, u"r"_s});
    if (m_mariaDb) {
        ASSERT_TRUE(lacking) << qPrintable(lacking.error().text());
        EXPECT_TRUE(firstBlocking(findingsOf(*lacking))) << "web@% is granted a role that nobody makes";
    }
    const auto plan = planOf(file, AccountPolicy::New, {u"app@%"_s});
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_TRUE(hashOf(u"app"_s).isEmpty());
    EXPECT_FALSE(hashOf(u"web"_s).isEmpty());
    EXPECT_TRUE(accountsOf(m_target).contains(role)) << accountsOf(m_target).join(u'\n');
}

TEST_F(DumpAccounts, WhatTheServerCannotHaveIsNamedAndLeftOutOnlyWhenWanted)
{
    // What each flavour's tool writes of an account that the other cannot have.
    const QByteArray foreign =
        m_mariaDb
            ? QByteArray("CREATE USER IF NOT EXISTS `app`@`%` IDENTIFIED WITH 'caching_sha2_password' AS "
                         "0x2441243030412458360E2040593D6F2D2E72707A753B15767A273A34577663622E4E2E7A7A744A795"
                         "179345655545A"
                         "4A5876304A4F684F694C666B6D4C79487448504170312E REQUIRE NONE PASSWORD EXPIRE "
                         "DEFAULT ACCOUNT UNLOCK "
                         "PASSWORD HISTORY DEFAULT ATTRIBUTE '{\"a\": 1}';\n"
                         "GRANT SELECT, CREATE ROLE ON *.* TO `app`@`%`;\nGRANT CLONE_ADMIN,BINLOG_ADMIN ON "
                         "*.* TO `app`@`%`;\n")
            : QByteArray("CREATE USER `app`@`%` IDENTIFIED VIA ed25519 USING "
                         "'ZIgUREUg5PVgQ6LskhXmO+eZLS0nC8be6HPjYWR4YJY' WITH MAX_STATEMENT_TIME 3.0;\n"
                         "GRANT SELECT, FEDERATED ADMIN, BINLOG ADMIN ON *.* TO `app`@`%`;\n");
    const QString file = fileWith(structure + foreign + "GRANT SELECT ON shop.gone TO `app`@`%`;\n");
    m_secrets << u"ZIgUREUg5PVgQ6LskhXmO+eZLS0nC8be6HPjYWR4YJY"_s;
    const auto strict = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(strict) << qPrintable(strict.error().text());
    const auto findings = findingsOf(*strict);
    ASSERT_TRUE(firstBlocking(findings));
    const std::string text = firstBlocking(findings)->text().toStdString();
    EXPECT_THAT(text, testing::HasSubstr(m_mariaDb ? "caching_sha2_password" : "ed25519"));
    EXPECT_THAT(text, testing::HasSubstr(m_mariaDb ? "CLONE_ADMIN" : "FEDERATED ADMIN"));
    EXPECT_THAT(text, testing::HasSubstr("shop.gone"));
    const RunSummary refused = run(*strict);
    EXPECT_EQ(refused.status, RunState::Refused);
    EXPECT_TRUE(accountsOf(m_target).isEmpty());

    const auto plan = planOf(file, AccountPolicy::Fit);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(firstBlocking(findingsOf(*plan))) << qPrintable(said(findingsOf(*plan)));
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    const QString all = accountsOf(m_target).join(u'\n');
    EXPECT_THAT(all.toStdString(), testing::HasSubstr("ACCOUNT LOCK"));
    EXPECT_FALSE(hashOf(u"app"_s).isEmpty()) << "never without a password";
    EXPECT_THAT(all.toStdString(), testing::HasSubstr(m_mariaDb ? "BINLOG ADMIN" : "BINLOG_ADMIN"));
    EXPECT_THAT(summary.leftOut.join(u'\n').toStdString(), testing::HasSubstr("app@% is locked"));
    EXPECT_THAT(summary.leftOut.join(u'\n').toStdString(), testing::HasSubstr("shop.gone"));
}

TEST_F(DumpAccounts, WhatIsNotUnderstoodIsInTheWayUnlessItIsLetGo)
{
    const QString file = fileWith("CREATE USER app@'%' IDENTIFIED BY 'a';\nRENAME USER app@'%' TO web@'%';\n"
                                  "DROP USER IF EXISTS gone@'%';\n");
    const auto strict = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(strict) << qPrintable(strict.error().text());
    const auto findings = findingsOf(*strict);
    ASSERT_TRUE(firstBlocking(findings));
    EXPECT_THAT(firstBlocking(findings)->text().toStdString(),
                testing::AllOf(testing::HasSubstr("line 2 of all.sql"), testing::HasSubstr("--accounts fit"),
                               testing::Not(testing::HasSubstr("line 3"))))
        << "a DROP is understood, and not done";
    EXPECT_EQ(run(*strict).status, RunState::Refused);
    EXPECT_TRUE(accountsOf(m_target).isEmpty());
    // Nothing but what nobody understands is no reason to do nothing in silence.
    const auto alone = planOf(fileWith("RENAME USER app@'%' TO web@'%';\n"), AccountPolicy::New);
    ASSERT_TRUE(alone) << qPrintable(alone.error().text());
    EXPECT_TRUE(firstBlocking(findingsOf(*alone)));

    (void)fileWith(contentOf(file) + "CREATE USER app@'%' IDENTIFIED BY 'a';\n");
    const auto plan = planOf(file, AccountPolicy::Fit);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_FALSE(firstBlocking(findingsOf(*plan)));
    EXPECT_THAT(said(findingsOf(*plan)).toStdString(),
                testing::HasSubstr("not understood, and left out: line 1 of all.sql"));
    ASSERT_EQ(run(*plan).status, RunState::Done);
    EXPECT_FALSE(hashOf(u"app"_s).isEmpty());
    const auto none = planOf(file, AccountPolicy::None);
    ASSERT_TRUE(none);
    EXPECT_FALSE(said(findingsOf(*none)).contains(u"understood"_s)) << qPrintable(said(findingsOf(*none)));
}

TEST_F(DumpAccounts, WhoMayNotMakeAccountsHearsItBeforeTheLoad)
{
    m_target.execute(u"CREATE USER loader@localhost IDENTIFIED BY 'loader'"_s);
    m_target.execute(u"GRANT ALL ON shop.* TO loader@localhost"_s);
    m_target.execute(u"GRANT SELECT ON mysql.* TO loader@localhost"_s);
    const auto as = m_target.connectionAs(u"loader"_s, u"loader"_s);
    const QString file =
        fileWith("CREATE DATABASE shop;\nUSE shop;\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"
                 "CREATE USER app@'%' IDENTIFIED BY 'a';\nGRANT SELECT ON shop.* TO app@'%';\n"
                 "GRANT PROCESS ON *.* TO app@'%';\n");
    const auto plan = planOf(file, AccountPolicy::New, {}, as);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const auto findings = findingsOf(*plan, as);
    const Error *blocking = firstBlocking(findings);
    ASSERT_TRUE(blocking);
    EXPECT_EQ(blocking->code, ErrorCode::PrivilegeMissing);
    EXPECT_THAT(blocking->what.toStdString(), testing::HasSubstr("CREATE USER, PROCESS, GRANT OPTION"));
    EXPECT_EQ(run(*plan, as).status, RunState::Refused);
    EXPECT_FALSE(
        m_target.value(u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = 'shop'"_s).isValid());
    m_target.execute(u"GRANT CREATE USER, PROCESS ON *.* TO loader@localhost WITH GRANT OPTION"_s);
    m_target.execute(u"GRANT ALL ON shop.* TO loader@localhost WITH GRANT OPTION"_s);
    const RunSummary summary = run(*plan, as);
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_FALSE(hashOf(u"app"_s).isEmpty());
}

TEST_F(DumpAccounts, ARollbackTakesBackWhatNobodyHasChanged)
{
    const QString file =
        fileWith("CREATE DATABASE shop;\nUSE shop;\nCREATE TABLE t (a int);\nINSERT INTO t VALUES (1);\n"
                 "CREATE USER app@'%' IDENTIFIED BY 'a';\nCREATE USER web@'%' IDENTIFIED BY 'b';\n"
                 "CREATE USER pw@'%' IDENTIFIED BY 'b';\nCREATE ROLE r;\nGRANT r TO app@'%';\n"
                 "GRANT SELECT ON shop.* TO r;\n");
    const auto plan = planOf(file, AccountPolicy::New);
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    ASSERT_EQ(run(*plan).status, RunState::Done);
    m_target.execute(u"GRANT DELETE ON shop.* TO web@'%'"_s);
    m_target.execute(u"ALTER USER pw@'%' IDENTIFIED BY 'another one'"_s);
    const QString id = m_run->id();
    m_run.reset();
    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const auto taken = rollbackRun(**folder, m_target.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    const auto record = AccountRecord::load((*folder)->path());
    ASSERT_TRUE(record && *record);
    EXPECT_EQ((*record)->namesOf(AccountRecord::State::TakenBack),
              (QStringList{m_mariaDb ? u"r"_s : u"r@%"_s, u"app@%"_s}));
    EXPECT_EQ((*record)->namesOf(AccountRecord::State::Left), (QStringList{u"web@%"_s, u"pw@%"_s}));
    EXPECT_THAT((*record)->sentences().join(u'\n').toStdString(), testing::HasSubstr("DROP USER `web`@`%`"));
    EXPECT_TRUE(hashOf(u"app"_s).isEmpty());
    EXPECT_FALSE(hashOf(u"web"_s).isEmpty());
    EXPECT_FALSE(hashOf(u"pw"_s).isEmpty());
}

namespace {

struct Kill
{
    const char *text; ///< in accounts.json
    bool before;      ///< it takes its place
};

/// From the first step that is written down to the last.
const std::vector<Kill> kills{{"\"state\": \"wanted\"", true},        {"\"state\": \"making\"", true},
                              {"\"state\": \"making\"", false},       {"\"state\": \"made\"", true},
                              {"\"state\": \"made\"", false},         {"\"stage\": \"granting\"", true},
                              {"\"stage\": \"granting\"", false},     {"\"stage\": \"handing-over\"", true},
                              {"\"stage\": \"handing-over\"", false}, {"\"stage\": \"done\"", true},
                              {"\"stage\": \"done\"", false}};

} // namespace

class KilledAccounts : public DumpAccounts
{
protected:
    int program(const QStringList &arguments, const Kill *kill = nullptr)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, m_home);
        environment.insert(u"MILLRACE_PASSWORD"_s, m_target.connection().password);
        if (kill != nullptr)
            killAtFile(environment, u"accounts.json"_s, QString::fromLatin1(kill->text),
                       kill->before ? u"before"_s : u"after"_s);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(300'000));
        m_said = process.readAllStandardOutput() + process.readAllStandardError();
        return process.exitStatus() == QProcess::CrashExit ? -process.exitCode() : process.exitCode();
    }
    QString runId() const
    {
        return QDir(m_home + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }
    void prepare(const Kill &kill)
    {
        const auto plan = planOf(m_file, AccountPolicy::New);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        write(m_folder.filePath(u"p.millrace"_s), plan->toJson());
        ASSERT_EQ(program({u"run"_s, m_folder.filePath(u"p.millrace"_s)}, &kill), -SIGKILL)
            << m_said.constData();
    }
    /// As before the first run.
    void startOver()
    {
        QDir(m_home).removeRecursively();
        for (const auto &row :
             rowsOf(m_target,
                    u"SELECT User, Host FROM mysql.user WHERE User IN ('app', 'web', 'late', 'r')"_s)) {
            const QString host = row.value(1).toString();
            m_target.execute(host.isEmpty() ? u"DROP ROLE '%1'"_s.arg(row.value(0).toString())
                                            : u"DROP USER '%1'@'%2'"_s.arg(row.value(0).toString(), host));
        }
        m_target.execute(u"DROP DATABASE IF EXISTS shop"_s);
    }

    const QString m_home = m_folder.filePath(u"home"_s);
    QString m_file;
    QByteArray m_said;
};

TEST_F(KilledAccounts, AtWhateverStepItEndsWithTheSameAccounts)
{
    // Hashes, so that what is made twice is the same twice.
    PrivateServer source;
    for (const char *sql :
         {"CREATE USER app@'%' IDENTIFIED BY 'a'", "CREATE USER web@localhost IDENTIFIED BY 'b'",
          "CREATE USER late@localhost IDENTIFIED BY 'c' ACCOUNT LOCK", "CREATE ROLE r",
          "CREATE DATABASE shop", "CREATE TABLE shop.t (a int)", "INSERT INTO shop.t VALUES (1)",
          "GRANT r TO app@'%' WITH ADMIN OPTION", "GRANT SELECT ON shop.* TO r",
          "GRANT SELECT (a) ON shop.t TO web@localhost WITH GRANT OPTION"})
        ASSERT_NO_THROW(source.execute(QString::fromLatin1(sql)));
    source.execute(u"CREATE PROCEDURE shop.p() SELECT 1"_s);
    m_file = dumpOf(source);
    const QStringList wanted = accountsOf(source);
    for (const Kill &kill : kills) {
        if (kill.text == QByteArray("\"stage\": \"granting\"")) // in the middle, and from there on: of rows
            (void)runClientProgram(source, QStandardPaths::findExecutable(u"mariadb-dump"_s),
                                   {u"--routines"_s, u"--databases"_s, u"mysql"_s, u"shop"_s}, {}, m_file);
        SCOPED_TRACE(std::string(kill.before ? "before " : "after ") + kill.text);
        ASSERT_NO_FATAL_FAILURE(prepare(kill));
        ASSERT_EQ(program({u"resume"_s, runId()}), 0) << m_said.constData();
        EXPECT_EQ(accountsOf(m_target), wanted);
        EXPECT_FALSE(m_said.contains("Somebody else")) << m_said.constData();
        ASSERT_NO_FATAL_FAILURE(startOver());
    }
}

TEST_F(KilledAccounts, OneThatSomebodyElseMadeMeanwhileIsNotTakenForOurs)
{
    PrivateServer source;
    for (const char *sql :
         {"CREATE USER app@'%' IDENTIFIED BY 'a'", "CREATE DATABASE shop", "CREATE TABLE shop.t (a int)",
          "INSERT INTO shop.t VALUES (1)", "GRANT SELECT ON shop.* TO app@'%'"})
        ASSERT_NO_THROW(source.execute(QString::fromLatin1(sql)));
    m_file = dumpOf(source);
    for (const Kill &kill : {Kill{"\"state\": \"wanted\"", false}, Kill{"\"state\": \"making\"", false}}) {
        SCOPED_TRACE(kill.text);
        ASSERT_NO_FATAL_FAILURE(prepare(kill));
        m_target.execute(u"CREATE USER app@'%' IDENTIFIED BY 'somebody else''s'"_s);
        const QStringList theirs = accountsOf(m_target);
        ASSERT_EQ(program({u"resume"_s, runId()}), 0) << m_said.constData();
        EXPECT_EQ(accountsOf(m_target), theirs);
        EXPECT_THAT(m_said.toStdString(), testing::HasSubstr("app@%)."));
        ASSERT_EQ(program({u"rollback"_s, runId()}), 0) << m_said.constData();
        EXPECT_EQ(accountsOf(m_target), theirs) << "what is not ours is not taken back";
        ASSERT_NO_FATAL_FAILURE(startOver());
    }
}

} // namespace millrace::test::dumpaccounts_test
