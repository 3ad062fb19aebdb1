// SPDX-License-Identifier: GPL-3.0-or-later
// What a table has beside its rows when it is shipped: foreign keys, full text; and rows that no page holds.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/qtprinters.h"

#include <QFile>

namespace millrace::test::shipkeys_test {

namespace {

class ShipKeys : public ShipRunCase
{};

const QString childBody =
    u"(id int NOT NULL AUTO_INCREMENT PRIMARY KEY, country varchar(20) CHARACTER SET utf8mb4 DEFAULT NULL, "
    "city int DEFAULT NULL, KEY place (country, city), "
    "CONSTRAINT `lives in` FOREIGN KEY (country, city) REFERENCES `the parents` (country, city) "
    "ON DELETE CASCADE) ENGINE=InnoDB"_s;
const QString childColumns = u"(id, country, city)"_s;

/// The child's rows; one in 50 without a parent by a NULL, \a orphans of them with a city that is not there.
QByteArray children(int rows, int orphans)
{
    QByteArray lines;
    for (int i = 1; i <= rows; ++i) {
        const int city = i <= orphans ? 999 : i % 40;
        lines += QByteArray::number(i) + "\tLand\t" +
                 (i % 50 == 49 ? QByteArray("\\N") : QByteArray::number(city)) + '\n';
    }
    return lines;
}

/// The parents, and the load of children.
void prepareFamily(LoadCase &load, const std::function<void()> &prepared)
{
    load.server().execute(
        u"CREATE TABLE %1.`the parents` (country varchar(20) CHARACTER SET utf8mb4 NOT NULL, "
        "city int NOT NULL, PRIMARY KEY (country, city)) ENGINE=InnoDB"_s.arg(
            quotedIdentifier(load.plan.schema)));
    QStringList rows;
    for (int i = 0; i < 40; ++i)
        rows << u"('land', %1)"_s.arg(i); // another case: the same by the collation
    load.server().execute(u"INSERT INTO %1.`the parents` VALUES %2"_s.arg(quotedIdentifier(load.plan.schema),
                                                                          rows.join(u", "_s)));
    prepared();
}

/// Of the server, whether it refuses the statement with that number.
int refusal(const LoadCase &load, const QString &sql)
{
    const auto connection = Connection::open(load.target());
    if (!connection)
        return -1;
    const auto done = (*connection)->execute(sql);
    return done ? 0 : done.error().context.serverCode.value_or(-1);
}

/// 45 columns of 250 bytes: a table that the server makes only when it is not strict, for a row may be longer
/// than half a page, and none of such columns goes out of it.
const QString wideBody = [] {
    QString text = u"(id int NOT NULL PRIMARY KEY"_s;
    for (int i = 0; i < 45; ++i)
        text += u", c%1 varchar(250) CHARACTER SET latin1 COLLATE latin1_bin"_s.arg(i);
    return text + u") ENGINE=InnoDB"_s;
}();
const QString wideColumns = [] {
    QString text = u"(id"_s;
    for (int i = 0; i < 45; ++i)
        text += u", c%1"_s.arg(i);
    return text + u')';
}();

/// Each seventh row is too long: 45 times 250 bytes.
QByteArray wideLines(int rows)
{
    QByteArray lines;
    for (int i = 0; i < rows; ++i) {
        lines += QByteArray::number((i * 11) % rows);
        for (int column = 0; column < 45; ++column)
            lines += '\t' + QByteArray(i % 7 == 6 ? 250 : 60 + i % 100, char('a' + column % 26));
        lines += '\n';
    }
    return lines;
}

/// A server that makes such tables, as long as it lives.
class NotStrict
{
public:
    explicit NotStrict(PrivateServer &server)
        : m_server(server)
    {
        m_server.execute(u"SET GLOBAL innodb_strict_mode = 0"_s);
    }
    ~NotStrict() { m_server.execute(u"SET GLOBAL innodb_strict_mode = 1"_s); }
    NotStrict(const NotStrict &) = delete;
    NotStrict &operator=(const NotStrict &) = delete;

private:
    PrivateServer &m_server;
};

} // namespace

TEST_F(ShipKeys, RowsWithForeignKeysAreHeldAgainstTheirParents)
{
    const QByteArray lines = children(2'000, 3);
    const auto parents = [](const LoadCase &load) {
        return quotedIdentifier(load.plan.schema) + u".`the parents`"_s;
    };
    LoadCase load;
    prepareFamily(load, [&] { prepare(load, lines, childBody, childColumns); });
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Stopped);
    ASSERT_TRUE(refused.error);
    EXPECT_EQ(refused.error->code, ErrorCode::RowRejected) << why(refused);
    for (const char *said : {"3 rows", "lives in", "999", "the parents"})
        EXPECT_TRUE(refused.error->what.contains(QLatin1String(said))) << why(refused);
    EXPECT_EQ(load.rowsInTable(), 0) << "they have to go again";
    expectSound(load);
    // With the parent there it goes on.
    load.server().execute(u"INSERT INTO %1 VALUES ('LAND', 999)"_s.arg(parents(load)));
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 2'000);
    expectSound(load);
    // The constraint is there as before, and works on the rows that were taken in.
    EXPECT_EQ(refusal(load, u"INSERT INTO %1 VALUES (5000, 'Land', 777)"_s.arg(load.table())), 1452);
    load.server().execute(u"DELETE FROM %1 WHERE city = 7"_s.arg(parents(load)));
    EXPECT_LT(load.rowsInTable(), 2'000);
    expectSound(load);
    LoadCase twin;
    prepareFamily(twin, [&] { prepare(twin, lines, childBody, childColumns); });
    twin.server().execute(u"INSERT INTO %1 VALUES ('LAND', 999)"_s.arg(parents(twin)));
    twin.plan.wayIn = WayIn::Auto;
    ASSERT_EQ(twin.run().status, RunState::Done);
    twin.server().execute(u"DELETE FROM %1 WHERE city = 7"_s.arg(parents(twin)));
    EXPECT_EQ(checksum(load), checksum(twin));
}

TEST_F(ShipKeys, ATableThatHadAFullTextIndex)
{
    const QString definition = u"(id int NOT NULL PRIMARY KEY, a varchar(50) CHARACTER SET utf8mb4 COLLATE "
                               "utf8mb4_bin NOT NULL, FULLTEXT KEY words (a)) ENGINE=InnoDB"_s;
    QByteArray lines;
    for (int i = 0; i < 500; ++i)
        lines += QByteArray::number(i) + "\tword" + QByteArray::number(i % 17) + '\n';
    LoadCase load;
    prepare(load, lines, definition, u"(id, a)"_s);
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    ASSERT_TRUE(refused.error);
    EXPECT_EQ(refused.error->code, ErrorCode::ShipImpossible);
    ASSERT_TRUE(refused.error->what.contains(u"ALTER TABLE … FORCE"_s)) << why(refused);
    // Without FORCE something stays that nobody sees: found before anything is built.
    load.server().execute(u"ALTER TABLE %1 DROP INDEX words"_s.arg(load.table()));
    const RunSummary hidden = load.run();
    ASSERT_TRUE(hidden.error);
    EXPECT_EQ(hidden.error->code, ErrorCode::ShipImpossible) << why(hidden);
    EXPECT_TRUE(hidden.error->what.contains(u"FTS_DOC_ID"_s)) << why(hidden);
    load.server().execute(u"ALTER TABLE %1 FORCE"_s.arg(load.table()));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    load.server().execute(u"ALTER TABLE %1 ADD FULLTEXT KEY words (a)"_s.arg(load.table()));
    EXPECT_EQ(load.server()
                  .value(u"SELECT COUNT(*) FROM %1 WHERE MATCH (a) AGAINST ('word3')"_s.arg(load.table()))
                  .toInt(),
              30);
    expectSound(load);
}

TEST_F(ShipKeys, RowsThatNoPageHoldsAreTheServersToRefuse)
{
    const QByteArray lines = wideLines(210);
    LoadCase load;
    const NotStrict notStrict(load.server());
    prepare(load, lines, wideBody, wideColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 180);
    EXPECT_EQ(summary.tables.first().rowsRejected, 30);
    expectSound(load);
    QFile reasons(summary.tables.first().reasonsFile);
    ASSERT_TRUE(reasons.open(QIODevice::ReadOnly));
    const QByteArray said = reasons.readAll();
    EXPECT_TRUE(said.contains("1118")) << said.left(1000).toStdString();
    EXPECT_EQ(said.count("a.txt"), 30) << said.left(1000).toStdString();

    LoadCase loaded;
    prepare(loaded, lines, wideBody, wideColumns);
    loaded.plan.wayIn = WayIn::Auto;
    loaded.plan.onError = OnError::SetAside;
    const RunSummary other = loaded.run();
    ASSERT_EQ(other.status, RunState::Done) << why(other);
    EXPECT_EQ(other.tables.first().rowsRejected, 30);
    EXPECT_EQ(checksum(load), checksum(loaded));

    LoadCase stopped;
    prepare(stopped, lines, wideBody, wideColumns);
    const RunSummary stop = stopped.run();
    EXPECT_EQ(stop.status, RunState::Stopped);
    ASSERT_TRUE(stop.error);
    EXPECT_EQ(stop.error->context.row, 7) << why(stop);
    EXPECT_TRUE(stop.error->context.file.endsWith(u"a.txt"_s)) << why(stop);
    EXPECT_EQ(stopped.rowsInTable(), 0);
}

} // namespace millrace::test::shipkeys_test
