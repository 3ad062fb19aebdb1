// SPDX-License-Identifier: GPL-3.0-or-later
// Preflight asks for what the statements of a plan need: without any one of these privileges it refuses, with
// no more than these the whole run goes through.
#include "core/plan/preflight.h"
#include "core/server/quoting.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"

#include <gtest/gtest.h>
#include <optional>

namespace millrace::test {

namespace {

struct Case
{
    const char *name;
    WayIn way = WayIn::Local;
    OnError onError = OnError::Stop;
    OnDuplicate onDuplicate = OnDuplicate::Stop;
    IndexPolicy indexes = IndexPolicy::Keep;
    QList<const char *> onTable;       ///< privileges on the target
    QList<const char *> onSchema = {}; ///< on the target's schema
    bool createsTable = false;
};

void PrintTo(const Case &shown, std::ostream *out)
{
    *out << shown.name;
}

/// An account of the shared server that may do nothing, until it is granted something.
class Account
{
public:
    explicit Account(LoadCase &load)
        : m_load(load)
    {
        static int number = 0;
        m_name = QStringLiteral("loader%1").arg(++number);
        load.server().execute(QStringLiteral("CREATE USER %1 IDENTIFIED BY 'Secret-1'").arg(quoted()));
    }
    ~Account() { m_load.server().execute(QStringLiteral("DROP USER %1").arg(quoted())); }
    Account(const Account &) = delete;
    Account &operator=(const Account &) = delete;

    QString quoted() const { return QStringLiteral("'%1'@'localhost'").arg(m_name); }
    ResolvedConnection connection() const
    {
        return m_load.server().connectionAs(m_name, QStringLiteral("Secret-1"));
    }
    void grant(const QString &privilege, const QString &place) const
    {
        m_load.server().execute(QStringLiteral("GRANT %1 ON %2 TO %3").arg(privilege, place, quoted()));
    }
    PreflightResult preflight() const
    {
        return millrace::preflight(m_load.plan, Result<ResolvedConnection>(connection()));
    }

private:
    LoadCase &m_load;
    QString m_name;
};

class Privileges : public testing::TestWithParam<Case>
{
protected:
    void SetUp() override
    {
        const Case &wanted = GetParam();
        if (!wanted.createsTable)
            load.createTable(definition, QStringLiteral("(id, n, s)"));
        else
            load.plan.createSql = QStringLiteral("CREATE TABLE %1 %2").arg(load.table(), definition);
        load.addFile(QStringLiteral("a.txt"), "1\t10\ta\n2\t20\tb\n3\t30\tc\n");
        load.plan.mapping.fields = *parseColumnList(QStringLiteral("(id, n, s)"));
        load.plan.source.fieldCount = 3;
        load.plan.wayIn = wanted.way;
        load.plan.onError = wanted.onError;
        load.plan.onDuplicate = wanted.onDuplicate;
        load.plan.indexes = wanted.indexes;
        schemaPlace = QStringLiteral("%1.*").arg(quotedIdentifier(load.plan.schema));
        for (const char *privilege : wanted.onTable)
            needs << std::pair(QString::fromLatin1(privilege),
                               wanted.createsTable ? schemaPlace : load.table());
        for (const char *privilege : wanted.onSchema)
            needs << std::pair(QString::fromLatin1(privilege), schemaPlace);
    }

    const QString definition =
        QStringLiteral("(id int PRIMARY KEY, n int, s varchar(20), KEY by_n (n), UNIQUE KEY by_s (s))");
    LoadCase load;
    QString schemaPlace;
    QVector<std::pair<QString, QString>> needs;
};

} // namespace

TEST_P(Privileges, EachOneThatIsMissingIsNamedWithItsGrant)
{
    for (const auto &[missing, place] : std::as_const(needs)) {
        const Account account(load);
        // Something on the table in any case: without, the server says that there is no such table.
        if (!GetParam().createsTable)
            account.grant(QStringLiteral("UPDATE"), load.table());
        for (const auto &[privilege, where] : std::as_const(needs))
            if (privilege != missing || where != place)
                account.grant(privilege, where);
        const PreflightResult refused = account.preflight();
        ASSERT_TRUE(refused.blocked()) << missing.toStdString();
        const Error &why = *refused.firstBlocking();
        EXPECT_EQ(why.code, ErrorCode::PrivilegeMissing);
        const QString grant = why.howToFix.section(QLatin1Char(';'), 0, 0);
        EXPECT_EQ(grant.toStdString(),
                  QStringLiteral("GRANT %1 ON %2 TO %3").arg(missing, place, account.quoted()).toStdString());
        load.server().execute(grant);
        const PreflightResult allowed = account.preflight();
        EXPECT_FALSE(allowed.blocked()) << allowed.firstBlocking()->text().toStdString();
    }
}

TEST_P(Privileges, WithThemAloneTheWholeRunGoesThrough)
{
    const Account account(load);
    for (const auto &[privilege, place] : std::as_const(needs))
        account.grant(privilege, place);
    load.account = account.connection();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text().toStdString() : "");
    EXPECT_EQ(load.rowsInTable(), 3);
    EXPECT_FALSE(summary.tables.first().verified) << "there was no journal";
    EXPECT_EQ(load.server()
                  .value(QStringLiteral("SELECT COUNT(DISTINCT INDEX_NAME) FROM "
                                        "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1'")
                             .arg(load.plan.schema))
                  .toInt(),
              3);

    // What is said of the journal is exact too.
    QString grant;
    for (const Finding &finding : account.preflight().findings)
        if (finding.topic == QLatin1String("Journal"))
            grant = finding.detail.howToFix.section(QLatin1Char(';'), 0, 0);
    ASSERT_TRUE(grant.startsWith(QStringLiteral("GRANT "))) << grant.toStdString();
    load.server().execute(grant);
    load.server().execute(QStringLiteral("DELETE FROM ") + load.table());
    const RunSummary second = load.run();
    ASSERT_EQ(second.status, RunState::Done) << (second.error ? second.error->text().toStdString() : "");
    EXPECT_TRUE(second.tables.first().verified) << second.tables.first().notVerifiedBecause.toStdString();
}

namespace {

const Finding *findingOf(const PreflightResult &result, const QString &topic, Finding::Severity severity)
{
    for (const Finding &finding : result.findings)
        if (finding.topic == topic && finding.severity == severity)
            return &finding;
    return nullptr;
}

QString grantOf(const Finding &finding)
{
    return finding.detail.howToFix.section(QLatin1Char(';'), 0, 0);
}

/// A plan that needs SELECT, INSERT and DELETE, and an account that has them.
class Extras : public testing::Test
{
protected:
    void SetUp() override
    {
        load.addFile(QStringLiteral("a.txt"), "1\t10\n");
        load.createTable(QStringLiteral("(id int PRIMARY KEY, n int)"), QStringLiteral("(id, n)"));
        account.emplace(load);
        account->grant(QStringLiteral("SELECT, INSERT, DELETE"), load.table());
    }
    bool isMariaDb()
    {
        return load.server().value(QStringLiteral("SELECT VERSION() LIKE '%MariaDB%'")).toBool();
    }

    LoadCase load;
    std::optional<Account> account;
};

} // namespace

TEST_F(Extras, ASettingTheAccountMayNotChangeIsRefusedWithItsGrant)
{
    load.plan.session = {{QStringLiteral("sql_log_bin"), QStringLiteral("0")}};
    const PreflightResult refused = account->preflight();
    const Finding *finding =
        findingOf(refused, QStringLiteral("Session settings"), Finding::Severity::Blocking);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->detail.code, ErrorCode::PrivilegeMissing);
    load.server().execute(grantOf(*finding));
    EXPECT_FALSE(account->preflight().blocked());
    load.account = account->connection();
    EXPECT_EQ(load.run().status, RunState::Done);
}

TEST_F(Extras, AValueTheServerDoesNotTakeIsFoundBeforeTheRun)
{
    load.plan.session = {{QStringLiteral("innodb_lock_wait_timeout"), QStringLiteral("soon")}};
    const PreflightResult refused = account->preflight();
    EXPECT_NE(findingOf(refused, QStringLiteral("Session settings"), Finding::Severity::Blocking), nullptr);
    load.plan.session = {{QStringLiteral("no_such_variable"), QStringLiteral("1")}};
    EXPECT_TRUE(account->preflight().blocked());
}

TEST_F(Extras, AGuardThatCannotSeeTheLagIsAWarningWithItsGrant)
{
    EXPECT_EQ(findingOf(account->preflight(), QStringLiteral("Load guard"), Finding::Severity::Warning),
              nullptr);
    load.plan.limits.replicaLagSeconds = 5;
    const PreflightResult warned = account->preflight();
    const Finding *finding = findingOf(warned, QStringLiteral("Load guard"), Finding::Severity::Warning);
    ASSERT_NE(finding, nullptr);
    EXPECT_FALSE(warned.blocked());
    load.server().execute(grantOf(*finding));
    EXPECT_EQ(findingOf(account->preflight(), QStringLiteral("Load guard"), Finding::Severity::Warning),
              nullptr);
}

TEST_F(Extras, OnMySqlAnAccountWithoutTheLongListOfWarningsStillFindsEveryBadRow)
{
    QByteArray rows;
    for (int row = 1; row <= 3'000; ++row)
        rows += QByteArray::number(row) + (row % 2 == 0 ? "\tx\n" : "\t1\n");
    LoadCase many;
    many.addFile(QStringLiteral("b.txt"), rows);
    many.createTable(QStringLiteral("(id int PRIMARY KEY, n int)"), QStringLiteral("(id, n)"));
    many.plan.onError = OnError::SetAside;
    const Account plain(many);
    plain.grant(QStringLiteral("SELECT, INSERT"), many.table());
    const PreflightResult checked = plain.preflight();
    EXPECT_FALSE(checked.blocked());
    const Finding *finding = findingOf(checked, QStringLiteral("Warnings"), Finding::Severity::Note);
    // MySQL 9.7 does not let this account have the long list; 8.0.15, 5.7 and MariaDB do.
    const auto asPlain = Connection::open(plain.connection());
    ASSERT_TRUE(asPlain);
    const bool restricted = !(*asPlain)->execute(QStringLiteral("SET SESSION max_error_count = 65535"));
    EXPECT_EQ(finding != nullptr, restricted);
    if (isMariaDb() || factsOf(load.server()).version >= 90704) {
        EXPECT_EQ(restricted, !isMariaDb());
    }
    many.account = plain.connection();
    const RunSummary summary = many.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text().toStdString() : "");
    EXPECT_EQ(summary.tables.first().rowsRejected, 1'500);
    EXPECT_EQ(many.rowsInTable(), 1'500);
    if (finding) {
        many.server().execute(grantOf(*finding));
        EXPECT_EQ(findingOf(plain.preflight(), QStringLiteral("Warnings"), Finding::Severity::Note), nullptr);
    }
}

TEST_F(Extras, AForeignKeyOfATableToBeMadeAsksForReferences)
{
    LoadCase child;
    child.server().execute(
        QStringLiteral("CREATE TABLE %1.parent (id int PRIMARY KEY)").arg(child.plan.schema));
    child.addFile(QStringLiteral("c.txt"), "1\t\\N\n");
    child.plan.mapping.fields = *parseColumnList(QStringLiteral("(id, p)"));
    child.plan.source.fieldCount = 2;
    child.plan.createSql = QStringLiteral("CREATE TABLE %1 (`id` int PRIMARY KEY, `p` int, FOREIGN KEY (`p`) "
                                          "REFERENCES `parent` (`id`))")
                               .arg(child.table());
    const Account plain(child);
    plain.grant(QStringLiteral("SELECT, INSERT, DELETE, CREATE"),
                QStringLiteral("%1.*").arg(quotedIdentifier(child.plan.schema)));
    const PreflightResult refused = plain.preflight();
    ASSERT_TRUE(refused.blocked());
    EXPECT_EQ(
        refused.firstBlocking()->howToFix,
        QStringLiteral("GRANT REFERENCES ON `%1`.`parent` TO %2;").arg(child.plan.schema, plain.quoted()));
    child.server().execute(refused.firstBlocking()->howToFix);
    child.account = plain.connection();
    const RunSummary summary = child.run();
    EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text().toStdString() : "");
}

INSTANTIATE_TEST_SUITE_P(
    Plans, Privileges,
    testing::Values(
        Case{.name = "StrictLocal", .onTable = {"SELECT", "INSERT", "DELETE"}},
        Case{.name = "StrictAuto", .way = WayIn::Auto, .onTable = {"SELECT", "INSERT", "DELETE"}},
        Case{.name = "StrictInsert", .way = WayIn::Insert, .onTable = {"SELECT", "INSERT"}},
        Case{.name = "KeepDuplicates", .onDuplicate = OnDuplicate::Keep, .onTable = {"SELECT", "INSERT"}},
        Case{.name = "SetAside",
             .onError = OnError::SetAside,
             .onDuplicate = OnDuplicate::SetAside,
             .onTable = {"SELECT", "INSERT"}},
        Case{.name = "SetAsideByInsert",
             .way = WayIn::Insert,
             .onError = OnError::SetAside,
             .onDuplicate = OnDuplicate::SetAside,
             .onTable = {"SELECT", "INSERT"}},
        Case{.name = "ReplaceLocal",
             .onDuplicate = OnDuplicate::Replace,
             .onTable = {"SELECT", "INSERT", "DELETE"}},
        Case{.name = "ReplaceByInsert",
             .way = WayIn::Insert,
             .onDuplicate = OnDuplicate::Replace,
             .onTable = {"SELECT", "INSERT", "DELETE"}},
        Case{.name = "AsServer",
             .onError = OnError::AsServer,
             .onDuplicate = OnDuplicate::Keep,
             .onTable = {"SELECT", "INSERT"}},
        Case{.name = "StrictDefer",
             .indexes = IndexPolicy::Defer,
             .onTable = {"SELECT", "INSERT", "DELETE"},
             .onSchema = {"CREATE", "DROP", "ALTER"}},
        Case{.name = "InsertDefer",
             .way = WayIn::Insert,
             .indexes = IndexPolicy::Defer,
             .onTable = {"SELECT", "INSERT"},
             .onSchema = {"CREATE", "DROP", "ALTER"}},
        Case{.name = "SetAsideDeferAll",
             .onError = OnError::SetAside,
             .onDuplicate = OnDuplicate::SetAside,
             .indexes = IndexPolicy::DeferAll,
             .onTable = {"SELECT", "INSERT"},
             .onSchema = {"CREATE", "DROP", "ALTER"}},
        Case{.name = "Creates",
             .onTable = {"SELECT", "INSERT", "DELETE"},
             .onSchema = {"CREATE"},
             .createsTable = true},
        Case{.name = "CreatesAndDefers",
             .onDuplicate = OnDuplicate::Keep,
             .indexes = IndexPolicy::Defer,
             .onTable = {"SELECT", "INSERT"},
             .onSchema = {"CREATE", "DROP", "ALTER"},
             .createsTable = true}),
    [](const testing::TestParamInfo<Case> &shown) { return std::string(shown.param.name); });

} // namespace millrace::test
