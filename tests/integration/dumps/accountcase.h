// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/wholedump/dumppreflight.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/server/connection.h"
#include "core/source/accounts/accountset.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/clientprogram.h"
#include "tests/support/qtprinters.h"
#include "tests/support/secretscan.h"
#include "tests/support/testdata.h"

#include <QJsonDocument>
#include <QStandardPaths>
#include <gtest/gtest.h>

namespace millrace::test {

inline bool isMariaDb(const PrivateServer &server)
{
    return server.value(u"SELECT VERSION()"_s).toString().contains("MariaDB"_L1);
}

/// Accounts, roles and grants on a server, their dumps, and what a run makes of these on another.
class DumpAccounts : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_folder.isValid());
        m_mariaDb = isMariaDb(m_target);
    }

    static QVector<QVector<QVariant>> rowsOf(const PrivateServer &server, const QString &sql)
    {
        const auto connection = Connection::open(server.connection());
        EXPECT_TRUE(connection) << qPrintable(connection.error().text());
        if (!connection)
            return {};
        const auto rows = (*connection)->rows(sql);
        return rows ? *rows : QVector<QVector<QVariant>>();
    }

    /// Ten accounts and roles of every kind, as somebody would make them on a server of this flavour.
    void makeAccounts(const PrivateServer &server) const
    {
        QStringList all{
            u"CREATE DATABASE shop"_s,
            u"CREATE TABLE shop.t (a int PRIMARY KEY, b int)"_s,
            u"INSERT INTO shop.t VALUES (1, 2), (3, 4)"_s,
            u"CREATE PROCEDURE shop.p() SELECT 1"_s,
            u"CREATE USER app@'%' IDENTIFIED BY '%1'"_s.arg(m_password),
            u"CREATE USER bare@localhost"_s,
            u"CREATE USER 'o''d\"d`ü'@'10.%' REQUIRE SSL WITH MAX_QUERIES_PER_HOUR 5 "
            "MAX_USER_CONNECTIONS 2"_s,
            u"CREATE USER gone@localhost IDENTIFIED BY 'another password' ACCOUNT LOCK"_s,
            u"CREATE USER late@localhost IDENTIFIED BY 'another password' PASSWORD EXPIRE INTERVAL 5 "
            "DAY"_s,
            u"CREATE USER cert@localhost REQUIRE SUBJECT '/CN=a b' AND ISSUER '/CN=b'"_s,
            u"CREATE USER back@'\\\\x_%'"_s,
            u"CREATE ROLE readers"_s,
            u"CREATE ROLE writers"_s,
            u"GRANT SELECT (a), UPDATE (a, b), DELETE ON shop.t TO app@'%'"_s,
            u"GRANT ALL ON `a\\_b%`.* TO app@'%' WITH GRANT OPTION"_s,
            u"GRANT EXECUTE ON PROCEDURE shop.p TO readers"_s,
            u"GRANT SELECT ON shop.* TO readers"_s,
            u"GRANT INSERT, DELETE ON shop.t TO writers"_s,
            u"GRANT PROCESS, RELOAD ON *.* TO late@localhost WITH GRANT OPTION"_s,
            u"GRANT readers TO app@'%' WITH ADMIN OPTION"_s,
            u"GRANT writers TO 'o''d\"d`ü'@'10.%'"_s,
            u"GRANT writers TO gone@localhost"_s};
        if (m_mariaDb)
            all << u"CREATE USER twice@localhost IDENTIFIED VIA mysql_native_password USING PASSWORD('x') OR unix_socket"_s
                << u"GRANT PROXY ON app@'%' TO bare@localhost"_s << u"GRANT readers TO writers"_s
                << u"GRANT writers TO app@'%' WITH ADMIN OPTION"_s
                << u"GRANT BINLOG MONITOR, SET USER ON *.* TO cert@localhost"_s
                << u"SET DEFAULT ROLE writers FOR gone@localhost"_s;
        else
            all << u"GRANT BACKUP_ADMIN, XA_RECOVER_ADMIN ON *.* TO cert@localhost"_s
                << u"ALTER USER late@localhost PASSWORD HISTORY 3 FAILED_LOGIN_ATTEMPTS 4 PASSWORD_LOCK_TIME 2 COMMENT 'it''s'"_s
                << u"SET DEFAULT ROLE writers TO gone@localhost"_s;
        for (const QString &sql : all)
            server.execute(sql);
    }

    /// The schema and the accounts of the source: of MariaDB by its own tool, of MySQL in the form of MySQL
    /// Shell's @.users.sql.
    QString dumpOf(const PrivateServer &server)
    {
        const QString file = m_folder.filePath(u"all.sql"_s);
        const QString users = m_folder.filePath(u"users.sql"_s);
        const QString program = QStandardPaths::findExecutable(u"mariadb-dump"_s);
        EXPECT_FALSE(program.isEmpty());
        (void)runClientProgram(server, program, {u"--routines"_s, u"--databases"_s, u"shop"_s}, {}, file);
        if (m_mariaDb)
            EXPECT_EQ(runClientProgram(server, program, {u"--system=users"_s}, {}, users).exitCode, 0);
        else
            write(users, shellsUsers(server));
        write(file, contentOf(file) + contentOf(users));
        return file;
    }

    static QByteArray shellsUsers(const PrivateServer &server)
    {
        QByteArray text =
            "-- MySQLShell dump 2.0.1  Distrib Ver 9.4.0 for Linux on x86_64 - for MySQL 9.4.0 (MySQL "
            "Community Server (GPL)), for Linux (x86_64)\n--\n-- Host: localhost\n-- "
            "------------------------------------------------------\n-- Server version\t9.4.0\n--\n-- "
            "Dumping user accounts\n--\n\n";
        QByteArray grants;
        QByteArray roles;
        const auto connection = Connection::open(server.connection());
        EXPECT_TRUE(connection);
        EXPECT_TRUE((*connection)->execute(u"SET SESSION print_identified_with_as_hex = 1"_s));
        const auto users =
            (*connection)
                ->rows(
                    u"SELECT User, Host FROM mysql.user WHERE User NOT LIKE 'mysql.%' AND User <> 'root'"_s);
        for (const auto &user : users.value()) {
            const AccountName name = AccountName::atHost(user.value(0).toString(), user.value(1).toString());
            const QByteArray shown = name.quoted().toUtf8();
            QByteArray create =
                (*connection)->value(u"SHOW CREATE USER %1"_s.arg(name.quoted())).value().toString().toUtf8();
            create.replace("CREATE USER ", "CREATE USER IF NOT EXISTS ");
            if (const qsizetype at = create.indexOf(" DEFAULT ROLE "); at > 0) {
                const qsizetype end = create.indexOf(" REQUIRE ", at);
                roles += "-- begin default role " + shown + "\nSET" + create.mid(at, end - at) + " TO " +
                         shown + ";\n-- end default role " + shown + "\n\n";
                create.remove(at, end - at);
            }
            text += "-- begin user " + shown + '\n' + create + ";\n-- end user " + shown + "\n\n";
            grants += "-- begin grants " + shown + '\n';
            const auto rows = (*connection)->rows(u"SHOW GRANTS FOR %1"_s.arg(name.quoted()));
            for (const auto &row : rows.value())
                grants += row.value(0).toString().toUtf8() + ";\n";
            grants += "-- end grants " + shown + "\n\n";
        }
        return text + grants + roles + "-- End of dumping user accounts\n\n";
    }

    /// All that the server says of its accounts; what a run's own account is left out of.
    QStringList accountsOf(const PrivateServer &server) const
    {
        QStringList lines;
        const QString users = u"SELECT User, Host FROM mysql.user WHERE User NOT IN ('root', 'mariadb.sys', "
                              "'mysql.sys', 'mysql.session', 'mysql.infoschema', 'PUBLIC') ORDER BY 1, 2"_s;
        for (const auto &user : rowsOf(server, users)) {
            const QString host = user.value(1).toString();
            const AccountName name = host.isEmpty() ? AccountName::role(user.value(0).toString())
                                                    : AccountName::atHost(user.value(0).toString(), host);
            QStringList grants;
            for (const auto &row : rowsOf(server, u"SHOW GRANTS FOR %1"_s.arg(name.quoted())))
                grants << row.value(0).toString();
            grants.sort();
            lines << name.text();
            if (name.hasHost) // MariaDB tells of some in two statements
                for (const auto &row : rowsOf(server, u"SHOW CREATE USER %1"_s.arg(name.quoted())))
                    lines << row.value(0).toString();
            lines += grants;
        }
        if (m_mariaDb)
            for (
                const auto &row : rowsOf(
                    server,
                    u"SELECT Host, User, Role, Admin_option FROM mysql.roles_mapping WHERE User <> 'root' ORDER BY 1, 2, 3"_s))
                lines << u"%1 %2 %3 %4"_s.arg(row.value(0).toString(), row.value(1).toString(),
                                              row.value(2).toString(), row.value(3).toString());
        return lines;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    QString fileWith(const QByteArray &sql)
    {
        const QString file = m_folder.filePath(u"all.sql"_s);
        write(file, sql);
        return file;
    }

    Result<DumpPlan> planOf(const QString &file, AccountPolicy policy, const QStringList &without = {},
                            const std::optional<ResolvedConnection> &as = {})
    {
        const ResolvedConnection target = as ? *as : m_target.connection();
        MILLRACE_TRY(const auto server, Connection::open(target));
        MILLRACE_TRY(const auto reading, readDump({file}));
        DumpPlanOptions options{.connection = target.spec};
        options.connection.scratch = false;
        options.defaults.onError = OnError::AsDump;
        options.schemasLeftOut = systemSchemasOf(reading);
        options.accounts = policy;
        options.accountsWithout = without;
        return planDump(reading, options, *server);
    }

    RunSummary run(const DumpPlan &plan, const std::optional<ResolvedConnection> &as = {})
    {
        const auto saved = DumpPlan::fromJson(plan.toJson());
        EXPECT_TRUE(saved) << qPrintable(saved.error().text());
        auto folder = RunFolder::create(plan);
        EXPECT_TRUE(folder);
        m_run = std::move(*folder);
        RunControl control;
        Silent silent;
        DumpRun run(*saved, {.folder = *m_run,
                             .control = control,
                             .observer = silent,
                             .target = as ? *as : m_target.connection()});
        RunSummary summary = run.run();
        expectNoSecrets(plan, summary);
        return summary;
    }

    void expectNoSecrets(const DumpPlan &plan, const RunSummary &summary) const
    {
        const SecretScan scan(m_secrets + QStringList{m_password});
        scan.expectNone(plan.toJson(), "the plan");
        scan.expectNone(QJsonDocument(summary.toJson()).toJson(), "the summary");
        EXPECT_GT(scan.expectNoneOfRun(*m_run), 0);
        for (const QString &text : dumpTexts(plan))
            scan.expectNone(text.toUtf8(), "the statements that are shown");
    }
    static QStringList dumpTexts(const DumpPlan &plan)
    {
        QStringList texts = plan.notes + plan.warnings;
        for (const DumpStatement &statement : plan.before + plan.after + plan.others)
            texts << QString::fromUtf8(statement.text);
        return texts;
    }

    QVector<Finding> findingsOf(const DumpPlan &plan, const std::optional<ResolvedConnection> &as = {})
    {
        const auto server = Connection::open(as ? *as : m_target.connection());
        EXPECT_TRUE(server);
        const auto checked = preflightDump(plan, **server);
        EXPECT_TRUE(checked) << qPrintable(checked.error().text());
        return checked ? checked->accounts + checked->foreign : QVector<Finding>();
    }
    static QString said(const QVector<Finding> &findings)
    {
        QString text;
        for (const Finding &finding : findings)
            text += finding.topic + u": "_s + finding.detail.text() + u'\n';
        return text;
    }

    QString hashOf(const QString &user)
    {
        return m_target
            .value(u"SELECT HEX(authentication_string) FROM mysql.user WHERE User = '%1'"_s.arg(user))
            .toString();
    }

    QTemporaryDir m_folder;
    bool m_mariaDb = false;
    PrivateServer m_target;
    const QString m_password = distinctivePassword().remove(u'\'').remove(u'\\');
    QStringList m_secrets; ///< hashes
    std::unique_ptr<RunFolder> m_run;
};

} // namespace millrace::test
