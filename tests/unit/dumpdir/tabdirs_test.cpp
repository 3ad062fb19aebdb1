// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for each schema with pairs of .sql and .txt in it (mariadb-dump --dir).
#include "core/base/literals.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/inspector.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::tabdirs_test {

namespace {

const QByteArray head = "/*M!999999\\- enable the sandbox mode */\n"
                        "-- MariaDB dump 10.20-12.1.2-MariaDB, Distrib 12.1.2-MariaDB, for Linux (x86_64)\n"
                        "/*!40103 SET TIME_ZONE='+00:00' */;\n";
const QByteArray end = "\n-- Dump completed on 2026-11-20 10:00:00\n";

class TabDirs : public SourceFiles
{
protected:
    void SetUp() override
    {
        for (const char *schema : {"one", "two", "none"})
            ASSERT_TRUE(QDir(folder()).mkpath(QLatin1String(schema)));
        write(u"one/t.sql"_s, head + "CREATE TABLE `t` (`a` int, `b` varchar(9));" + end);
        write(u"one/t.txt"_s, "1\tx\n2\t\\N\n");
        write(u"one/v.sql"_s, head + "CREATE VIEW `v` AS SELECT 1;" + end);
        write(u"two/t.sql"_s, head + "CREATE TABLE `t` (`c` int);" + end);
        write(u"two/t.txt"_s, "3\n");
        write(u"two/nothing.sql"_s, head + "CREATE TABLE `nothing` (`c` int);" + end);
        write(u"two/nothing.txt"_s, "");
    }
};

} // namespace

TEST_F(TabDirs, AreADumpOfTheSchemasTheyAreCalledAs)
{
    const auto dump = readDumpDir(folder());
    ASSERT_TRUE(dump && *dump);
    EXPECT_EQ((*dump)->sentence(), u"Written by mariadb-dump 12.1.2-MariaDB."_s);
    EXPECT_EQ((*dump)->scripts.size(), 4);
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    QStringList tables;
    for (const FoundTable &table : *found)
        tables << u"%1.%2(%3)"_s.arg(dumpSchemaOf(table), table.source.name,
                                     table.source.fieldNames.join(u','));
    EXPECT_EQ(tables.join(u' '), u"one.t(a,b) two.t(c)"_s);
    EXPECT_EQ(found->first().source.timeZone, u"+00:00"_s);
    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_EQ(reading->rows(), 3);
    EXPECT_EQ(reading->schemas().join(u' '), u"one two"_s);
}

TEST_F(TabDirs, ThatWereCutOffSaySo)
{
    write(u"two/t.sql"_s, head + "CREATE TABLE `t` (`c` int);");
    const auto dump = readDumpDir(folder());
    ASSERT_TRUE(dump && *dump);
    EXPECT_FALSE((*dump)->finished);
}

TEST_F(TabDirs, AreNothingElse)
{
    write(u"two/picture.png"_s, "x");
    const auto other = readDumpDir(folder());
    ASSERT_TRUE(other);
    EXPECT_FALSE(*other) << "a file that no dump has";
    QFile::remove(path(u"two/picture.png"_s));
    write(u"credits.txt"_s, "1\n");
    const auto beside = readDumpDir(folder());
    ASSERT_TRUE(beside);
    EXPECT_FALSE(*beside) << "files beside the folders";
}

} // namespace millrace::test::tabdirs_test
