// SPDX-License-Identifier: GPL-3.0-or-later
// Names that the server spells otherwise where it keeps its files.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/ship/tableplace.h"
#include "core/sql/quoting.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"

#include <QFileInfo>

namespace millrace::test::shipnames_test {

namespace {

class ShipNames : public ShipRunCase
{};

/// All printable characters of ASCII, and of the others at least one of each kind that servers tell apart.
QStringList names()
{
    QStringList all;
    QString some;
    for (char16_t letter = u' '; letter < 0x7f; ++letter) {
        some += QChar(letter);
        if (some.size() == 12) {
            all << u"x%1x"_s.arg(some); // neither ends with a blank
            some.clear();
        }
    }
    return all << u"x%1x"_s.arg(some) << u"straße Ÿ"_s << u"Ωμέγα"_s << u"Таблица"_s << u"表 一"_s
               << u"ᾘ Ⅷ ⓩ ｚ ﬁ €"_s << u"con"_s << u"Aux"_s << u"LPT1"_s << u"com0"_s << u"clock$"_s << u"."_s
               << u"@0024"_s << u"#sql-1"_s;
}

} // namespace

TEST_F(ShipNames, FilesOfAnyNameAreFound)
{
    PrivateServer &server = PrivateServer::shared();
    server.server(); // skipped where its files are out of reach
    const auto connection = Connection::open(server.connection());
    ASSERT_TRUE(connection);
    for (const QString &schema : {server.freshSchema(), u"a-b ' \" ` é 表"_s, u"NUL"_s}) {
        server.execute(u"CREATE DATABASE IF NOT EXISTS %1"_s.arg(quotedIdentifier(schema)));
        for (const QString &name :
             schema.contains(u'-') || schema == "NUL"_L1 ? QStringList{u"t$"_s} : names()) {
            SCOPED_TRACE((schema + u'.' + name).toStdString());
            server.execute(u"CREATE TABLE %1 (a int) ENGINE=InnoDB"_s.arg(qualifiedName(schema, name)));
            const auto place = TablePlace::find(**connection, schema, name);
            ASSERT_TRUE(place) << place.error().text();
            EXPECT_TRUE(QFileInfo::exists(place->ibd())) << place->ibd();
        }
        server.execute(u"DROP DATABASE %1"_s.arg(quotedIdentifier(schema)));
    }
}

TEST_F(ShipNames, ATableWhoseNamesAreSqlIsShipped)
{
    const QString definition =
        u"(`i``d '%1` int NOT NULL AUTO_INCREMENT PRIMARY KEY, `na me$\"` varchar(40) CHARACTER SET utf8mb4 "
        "COLLATE utf8mb4_bin, `Größe 表` int, KEY `k ``1` (`na me$\"`, `Größe 表`), KEY `k-2` (`Größe 表`)) "
        "ENGINE=InnoDB"_s;
    const QString list = u"(`i``d '%1`, `na me$\"`, `Größe 表`)"_s;
    QByteArray lines;
    for (int i = 1; i <= 500; ++i)
        lines += QByteArray::number(i) + "\tx" + QByteArray::number(i % 9) +
                 (i % 11 == 0 ? "\t1e1\n" : "\t" + QByteArray::number(i % 5) + "\n");
    LoadCase load;
    const QString schema = u"a-b `'\" é 表"_s;
    load.server().execute(u"CREATE DATABASE %1"_s.arg(quotedIdentifier(schema)));
    load.plan.schema = schema;
    load.plan.connection.schema = schema;
    load.plan.table = u"a.b/c ' % `d` 一"_s;
    prepare(load, lines, definition, list);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    const QString sum =
        u"SELECT CONCAT(COUNT(*), ' ', SUM(`Größe 表`), ' ', SUM(CRC32(`na me$\"`))) FROM %1"_s;
    LoadCase twin;
    prepare(twin, lines, definition, list);
    twin.plan.wayIn = WayIn::Auto;
    ASSERT_EQ(twin.run().status, RunState::Done);
    EXPECT_EQ(load.server().value(sum.arg(load.table())), twin.server().value(sum.arg(twin.table())));
    EXPECT_EQ(load.server().checksum(schema, load.plan.table), checksum(twin));
    expectSound(load);
    load.server().execute(u"DROP DATABASE %1"_s.arg(quotedIdentifier(schema)));
}

TEST_F(ShipNames, WhereTheServerMakesAllNamesLowerCase)
{
    if (!factsOf(PrivateServer::shared()).isMariaDb())
        GTEST_SKIP() << "MySQL wants the setting when its data directory is made";
    PrivateServer own({.extraArguments = {u"--lower-case-table-names=1"_s}});
    LoadCase load(own);
    own.execute(u"CREATE DATABASE `Ärger`"_s);
    load.plan.schema = u"Ärger"_s;
    load.plan.connection.schema = u"Ärger"_s;
    load.plan.table = u"Orders ÖÄ"_s;
    prepare(load, "1\ta\n2\tb\n",
            u"(id int NOT NULL PRIMARY KEY, a char(3) CHARACTER SET ascii) ENGINE=InnoDB"_s, u"(id, a)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 2);
    expectSound(load);
}

} // namespace millrace::test::shipnames_test
