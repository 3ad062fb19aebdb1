// SPDX-License-Identifier: GPL-3.0-or-later
// Preflight asks for what the statements of a plan need: without any one of these privileges it refuses, with
// no more than these the whole run goes through.
#include "core/base/literals.h"
#include "core/plan/checks/preflight.h"
#include "core/sql/quoting.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <optional>

namespace millrace::test::privileges_test {

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
        m_name = u"loader%1"_s.arg(++number);
        load.server().execute(u"CREATE USER %1 IDENTIFIED BY 'Secret-1'"_s.arg(quoted()));
    }
    ~Account() { m_load.server().execute(u"DROP USER %1"_s.arg(quoted())); }
    Account(const Account &) = delete;
    Account &operator=(const Account &) = delete;

    QString quoted() const { return u"'%1'@'localhost'"_s.arg(m_name); }
    ResolvedConnection connection() const { return m_load.server().connectionAs(m_name, u"Secret-1"_s); }
    void grant(const QString &privilege, const QString &place) const
    {
        m_load.server().execute(u"GRANT %1 ON %2 TO %3"_s.arg(privilege, place, quoted()));
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
            load.createTable(definition, u"(id, n, s)"_s);
        else
            load.plan.createSql = u"CREATE TABLE %1 %2"_s.arg(load.table(), definition);
        load.addFile(u"a.txt"_s, "1\t10\ta\n2\t20\tb\n3\t30\tc\n");
        load.plan.mapping.fields = *parseColumnList(u"(id, n, s)"_s);
        load.plan.source.fieldCount = 3;
        load.plan.wayIn = wanted.way;
        load.plan.onError = wanted.onError;
        load.plan.onDuplicate = wanted.onDuplicate;
        load.plan.indexes = wanted.indexes;
        schemaPlace = u"%1.*"_s.arg(quotedIdentifier(load.plan.schema));
        for (const char *privilege : wanted.onTable)
            needs << std::pair(QString::fromLatin1(privilege),
                               wanted.createsTable ? schemaPlace : load.table());
        for (const char *privilege : wanted.onSchema)
            needs << std::pair(QString::fromLatin1(privilege), schemaPlace);
    }

    const QString definition =
        u"(id int PRIMARY KEY, n int, s varchar(20), KEY by_n (n), UNIQUE KEY by_s (s))"_s;
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
            account.grant(u"UPDATE"_s, load.table());
        for (const auto &[privilege, where] : std::as_const(needs))
            if (privilege != missing || where != place)
                account.grant(privilege, where);
        const PreflightResult refused = account.preflight();
        ASSERT_TRUE(refused.blocked()) << missing;
        const Error &why = *refused.firstBlocking();
        EXPECT_EQ(why.code, ErrorCode::PrivilegeMissing);
        const QString grant = why.howToFix.section(u';', 0, 0);
        EXPECT_EQ(grant, u"GRANT %1 ON %2 TO %3"_s.arg(missing, place, account.quoted()));
        load.server().execute(grant);
        const PreflightResult allowed = account.preflight();
        EXPECT_FALSE(allowed.blocked()) << allowed.firstBlocking()->text();
    }
}

TEST_P(Privileges, WithThemAloneTheWholeRunGoesThrough)
{
    const Account account(load);
    for (const auto &[privilege, place] : std::as_const(needs))
        account.grant(privilege, place);
    load.account = account.connection();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_EQ(load.rowsInTable(), 3);
    EXPECT_FALSE(summary.tables.first().verified) << "there was no journal";
    EXPECT_EQ(load.server()
                  .value(u"SELECT COUNT(DISTINCT INDEX_NAME) FROM "
                         "information_schema.STATISTICS WHERE TABLE_SCHEMA = '%1'"_s.arg(load.plan.schema))
                  .toInt(),
              3);

    // What is said of the journal is exact too.
    QString grant;
    for (const Finding &finding : account.preflight().findings)
        if (finding.topic == "Journal"_L1)
            grant = finding.detail.howToFix.section(u';', 0, 0);
    ASSERT_TRUE(grant.startsWith(u"GRANT "_s)) << grant;
    load.server().execute(grant);
    load.server().execute(u"DELETE FROM "_s + load.table());
    const RunSummary second = load.run();
    ASSERT_EQ(second.status, RunState::Done) << (second.error ? second.error->text() : QString());
    EXPECT_TRUE(second.tables.first().verified) << second.tables.first().notVerifiedBecause;
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
    return finding.detail.howToFix.section(u';', 0, 0);
}

/// A plan that needs SELECT, INSERT and DELETE, and an account that has them.
class Extras : public testing::Test
{
protected:
    void SetUp() override
    {
        load.addFile(u"a.txt"_s, "1\t10\n");
        load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
        account.emplace(load);
        account->grant(u"SELECT, INSERT, DELETE"_s, load.table());
    }
    bool isMariaDb() { return load.server().value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool(); }

    LoadCase load;
    std::optional<Account> account;
};

} // namespace

TEST_F(Extras, ASettingTheAccountMayNotChangeIsRefusedWithItsGrant)
{
    load.plan.session = {{u"sql_log_bin"_s, u"0"_s}};
    const PreflightResult refused = account->preflight();
    const Finding *finding = findingOf(refused, u"Session settings"_s, Finding::Severity::Blocking);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->detail.code, ErrorCode::PrivilegeMissing);
    load.server().execute(grantOf(*finding));
    EXPECT_FALSE(account->preflight().blocked());
    load.account = account->connection();
    EXPECT_EQ(load.run().status, RunState::Done);
}

TEST_F(Extras, AValueTheServerDoesNotTakeIsFoundBeforeTheRun)
{
    load.plan.session = {{u"innodb_lock_wait_timeout"_s, u"soon"_s}};
    const PreflightResult refused = account->preflight();
    EXPECT_NE(findingOf(refused, u"Session settings"_s, Finding::Severity::Blocking), nullptr);
    load.plan.session = {{u"no_such_variable"_s, u"1"_s}};
    EXPECT_TRUE(account->preflight().blocked());
}

TEST_F(Extras, AGuardThatCannotSeeTheLagIsAWarningWithItsGrant)
{
    EXPECT_EQ(findingOf(account->preflight(), u"Load guard"_s, Finding::Severity::Warning), nullptr);
    load.plan.limits.replicaLagSeconds = 5;
    const PreflightResult warned = account->preflight();
    const Finding *finding = findingOf(warned, u"Load guard"_s, Finding::Severity::Warning);
    ASSERT_NE(finding, nullptr);
    EXPECT_FALSE(warned.blocked());
    load.server().execute(grantOf(*finding));
    EXPECT_EQ(findingOf(account->preflight(), u"Load guard"_s, Finding::Severity::Warning), nullptr);
}

TEST_F(Extras, OnMySqlAnAccountWithoutTheLongListOfWarningsStillFindsEveryBadRow)
{
    QByteArray rows;
    for (int row = 1; row <= 3'000; ++row)
        rows += QByteArray::number(row) + (row % 2 == 0 ? "\tx\n" : "\t1\n");
    LoadCase many;
    many.addFile(u"b.txt"_s, rows);
    many.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
    many.plan.onError = OnError::SetAside;
    const Account plain(many);
    plain.grant(u"SELECT, INSERT"_s, many.table());
    const PreflightResult checked = plain.preflight();
    EXPECT_FALSE(checked.blocked());
    const Finding *finding = findingOf(checked, u"Warnings"_s, Finding::Severity::Note);
    // MySQL 9.7 does not let this account have the long list; 8.0.15, 5.7 and MariaDB do.
    const auto asPlain = Connection::open(plain.connection());
    ASSERT_TRUE(asPlain);
    const bool restricted = !(*asPlain)->execute(u"SET SESSION max_error_count = 65535"_s);
    EXPECT_EQ(finding != nullptr, restricted);
    if (isMariaDb() || factsOf(load.server()).version >= 90704) {
        EXPECT_EQ(restricted, !isMariaDb());
    }
    many.account = plain.connection();
    const RunSummary summary = many.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_EQ(summary.tables.first().rowsRejected, 1'500);
    EXPECT_EQ(many.rowsInTable(), 1'500);
    if (finding) {
        many.server().execute(grantOf(*finding));
        EXPECT_EQ(findingOf(plain.preflight(), u"Warnings"_s, Finding::Severity::Note), nullptr);
    }
}

TEST_F(Extras, AForeignKeyOfATableToBeMadeAsksForReferences)
{
    LoadCase child;
    child.server().execute(u"CREATE TABLE %1.parent (id int PRIMARY KEY)"_s.arg(child.plan.schema));
    child.addFile(u"c.txt"_s, "1\t\\N\n");
    child.plan.mapping.fields = *parseColumnList(u"(id, p)"_s);
    child.plan.source.fieldCount = 2;
    child.plan.createSql = u"CREATE TABLE %1 (`id` int PRIMARY KEY, `p` int, FOREIGN KEY (`p`) "
                           "REFERENCES `parent` (`id`))"_s.arg(child.table());
    const Account plain(child);
    plain.grant(u"SELECT, INSERT, DELETE, CREATE"_s, u"%1.*"_s.arg(quotedIdentifier(child.plan.schema)));
    const PreflightResult refused = plain.preflight();
    ASSERT_TRUE(refused.blocked());
    EXPECT_EQ(refused.firstBlocking()->howToFix,
              u"GRANT REFERENCES ON `%1`.`parent` TO %2;"_s.arg(child.plan.schema, plain.quoted()));
    child.server().execute(refused.firstBlocking()->howToFix);
    child.account = plain.connection();
    const RunSummary summary = child.run();
    EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
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

} // namespace millrace::test::privileges_test
