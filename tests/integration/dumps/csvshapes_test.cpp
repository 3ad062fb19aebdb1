// SPDX-License-Identifier: GPL-3.0-or-later
// CSV as people write it: what is found out about each shape is loaded as it was found, and the rows
// compared.
#include "core/base/literals.h"
#include "core/plan/tableplanner.h"
#include "core/server/connection.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::csvshapes_test {

namespace {

struct Shape
{
    const char *name;
    QByteArray content;
    const char *rows = "1:a:5,2:b:6,3:c:7"; ///< id:s:n
};

void PrintTo(const Shape &shape, std::ostream *stream)
{
    *stream << shape.name;
}

class CsvShapes : public testing::TestWithParam<Shape>
{};

} // namespace

TEST_P(CsvShapes, IsLoadedAsItWasMeant)
{
    LoadCase load;
    const QString path = load.folderPath() + u"/a.csv"_s;
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(GetParam().content);
    file.close();
    const auto found = inspectPaths({path});
    ASSERT_TRUE(found) << found.error().text();
    load.createTable(u"(id int PRIMARY KEY, s varchar(40), n int)"_s, u"(id, s, n)"_s);
    load.plan.source = found->constFirst().source;
    ASSERT_TRUE(scanSource(load.plan.source));
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, load.plan.schema, load.plan.table);
    ASSERT_TRUE(table);
    load.plan.mapping = automaticMapping(load.plan.source, *table, false);
    for (const qint64 chunkRows : {1, 2, 100}) { // lines above the rows are left out once
        load.plan.chunkRows = chunkRows;
        load.server().execute(u"DELETE FROM %1"_s.arg(load.table()));
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(
            load.server()
                .value(u"SELECT GROUP_CONCAT(id, ':', s, ':', n ORDER BY id) FROM %1"_s.arg(load.table()))
                .toString(),
            QLatin1String(GetParam().rows));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Files, CsvShapes,
    testing::Values(Shape{"CrOnly", "id,s,n\r1,a,5\r2,b,6\r3,c,7\r"},
                    Shape{"CrOnlyWithoutTheLastOne", "1,a,5\r2,b,6\r3,c,7"},
                    Shape{"CrOnlyWithLineFeedsInQuotes", "id,s,n\r1,\"a\nx\",5\r2,\"b\",6\r3,c,7\r",
                          "1:a\nx:5,2:b:6,3:c:7"},
                    Shape{"CrLfWithLineFeedsInQuotes", "id,s,n\r\n1,\"a\nx\",5\r\n2,b,6\r\n3,c,7\r\n",
                          "1:a\nx:5,2:b:6,3:c:7"},
                    Shape{"EmptyFirstName", ",id,s,n\n0,1,a,5\n1,2,b,6\n2,3,c,7\n"},
                    Shape{"HeaderShorterThanClosedRows", "id,s,n\n1,a,5,\n2,b,6,\n3,c,7,\n"},
                    Shape{"HeaderOfR",
                          "\"id\",\"s\",\"n\"\n\"1\",1,\"a\",5\n\"2\",2,\"b\",6\n\"3\",3,\"c\",7\n"},
                    Shape{"HeaderLongerThanRows", "id,s,n,\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"HeaderOfYears", "2019,2020,2021\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"HeaderWithLineFeeds", "id,s,\"n\n\"\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"SeparatorLine", "sep=;\r\nid;s;n\r\n1;a;5\r\n2;b;6\r\n3;c;7\r\n"},
                    Shape{"SeparatorLineWithoutHeader", "sep=;\n1;a;5\n2;b;6\n3;c;7\n"},
                    Shape{"Titles", "Report, for all\n\nid,s,n\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"PaddedTitles", "Report,,\r\n,,\r\nid,s,n\r\n1,a,5\r\n2,b,6\r\n3,c,7\r\n"},
                    Shape{"Comments", "# made, by\n# a tool\nid,s,n\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"CommentsWithoutHeader", "# a tool\n1,a,5\n2,b,6\n3,c,7\n"},
                    Shape{"CommentsBetweenRows",
                          "# made\nid,s,n\n# it's 5\" tall\n1,a,5\n# b\n#\n2,\"b\n# c\",6\n"
                          "3,c,7\n# end",
                          "1:a:5,2:b\n# c:6,3:c:7"},
                    Shape{"CommentsBetweenLinesInCrLf", "#id;s;n\r\n1;a;5\r\n# b\r\n2;b;6\r\n3;c;7\r\n"},
                    Shape{"HeaderInAComment", "# a tool\n#n\tid\ts\n5\t1\ta\n6\t2\tb\n7\t3\tc\n"},
                    Shape{"Caret", "id^s^n\n1^a^5\n2^b^6\n3^c^7\n"}, Shape{"Tilde", "1~a~5\n2~b~6\n3~c~7\n"}),
    [](const auto &chosen) { return std::string(chosen.param.name); });

} // namespace millrace::test::csvshapes_test
