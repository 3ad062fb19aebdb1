// SPDX-License-Identifier: GPL-3.0-or-later
// CSV as people and their spreadsheets write it: what is taken for the header, for rows, and for neither.
#include "core/base/literals.h"
#include "core/source/content/rowfiles.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::csvshapes_test {

class CsvShapes : public SourceFiles
{
protected:
    FoundTable find(const QByteArray &content)
    {
        const auto found = inspectPaths({write(u"a.csv"_s, content)});
        EXPECT_TRUE(found) << qPrintable(found ? QString() : found.error().text());
        return found ? found->constFirst() : FoundTable{};
    }
    static int rows(FoundTable table)
    {
        const auto findings = scanSource(table.source);
        EXPECT_TRUE(findings) << qPrintable(findings ? QString() : findings.error().text());
        EXPECT_TRUE(findings && findings->rowErrors.isEmpty());
        return static_cast<int>(table.source.totalRows());
    }
    static std::string evidence(const FoundTable &table)
    {
        return table.proposal.evidence.join(u' ').toStdString();
    }
    static std::string notes(const FoundTable &table)
    {
        QStringList all;
        for (const Error &note : table.notes)
            all << note.what;
        return all.join(u'\n').toStdString();
    }
    static QStringList names(const FoundTable &table) { return table.source.fieldNames; }
    static int skipped(const FoundTable &table) { return table.source.dialect.skipLines; }
};

TEST_F(CsvShapes, LinesThatEndInCrAlone)
{
    const FoundTable table = find("id,name\r1,\"a\nb\"\r2,\"c\"\r3,d\r");
    EXPECT_EQ(table.source.dialect.linesTerminatedBy, "\r");
    EXPECT_EQ(names(table), (QStringList{u"id"_s, u"name"_s}));
    EXPECT_EQ(rows(table), 3);
    ASSERT_EQ(table.sample.size(), 3);
    EXPECT_EQ(table.sample.at(0).fields.at(1).value, "a\nb");
    EXPECT_EQ(table.sample.at(2).line, 4) << "lines are counted by what ends them";
    EXPECT_THAT(evidence(table), testing::HasSubstr("All lines end in CR alone."));

    EXPECT_EQ(find("1,\"a\rb\"\n2,\"c\"\n3,\"d\re\"\n").source.dialect.linesTerminatedBy, "\n")
        << "CRs inside quotes end no row";
    EXPECT_EQ(find("1,\"a\rb\"\r\n2,\"c\"\r\n3,d\r\n").source.dialect.linesTerminatedBy, "\r\n");
    EXPECT_EQ(find("1,a\rb\n2,c\n3,d\n4,e\n").source.dialect.linesTerminatedBy, "\n") << "one stray CR";
}

TEST_F(CsvShapes, AWrongRowOfACrFileIsFoundAtItsLine)
{
    FoundTable table = find("1,a\r2,b\r3,c\r4\r5,e\r");
    const auto findings = scanSource(table.source);
    ASSERT_TRUE(findings);
    ASSERT_EQ(findings->rowErrors.size(), 1);
    EXPECT_EQ(findings->rowErrors.constFirst().context.line, 4);
    const auto row = locateRow(table.source.files.constFirst().content(), table.source.dialect, 0, 1, 4);
    ASSERT_TRUE(row);
    EXPECT_EQ(row->line, 5);
}

TEST_F(CsvShapes, ALineFeedInQuotesDoesNotHideThatLinesEndInCrLf)
{
    const FoundTable table = find("id,name\r\n1,\"a\nb\"\r\n2,c\r\n3,d\r\n");
    EXPECT_EQ(table.source.dialect.linesTerminatedBy, "\r\n");
    EXPECT_EQ(rows(table), 3);
}

TEST_F(CsvShapes, AHeaderWhoseFirstColumnHasNoName)
{
    const FoundTable table = find(",name,age\n0,Ann,31\n1,Bob,28\n2,Cid,40\n");
    EXPECT_EQ(skipped(table), 1);
    EXPECT_EQ(names(table), (QStringList{QString(), u"name"_s, u"age"_s}));
    EXPECT_EQ(rows(table), 3);
    EXPECT_EQ(skipped(find(",abc,def\n,x,1\n5,y,2\n")), 0) << "the first column is simply empty there";
    EXPECT_EQ(names(find("a,b,\n1,2,\n3,4,\n")), (QStringList{u"a"_s, u"b"_s, QString()}))
        << "every line is closed by a separator";
}

TEST_F(CsvShapes, AHeaderWithAnotherNumberOfFieldsIsTold)
{
    const FoundTable closed = find("id,name\n1,a,\n2,b,\n3,c,\n");
    EXPECT_EQ(skipped(closed), 1);
    EXPECT_EQ(names(closed), (QStringList{u"id"_s, u"name"_s, QString()}));
    EXPECT_EQ(closed.source.fieldCount, 3);
    EXPECT_THAT(notes(closed), testing::HasSubstr("The header has 2 fields, the rows have 3 fields."));

    const FoundTable ofR = find("\"len\" \"width\"\n\"1\" 5.1 3.5\n"); // blanks are no separator: one field
    EXPECT_EQ(ofR.source.fieldCount, 1);
    const FoundTable rowNames = find("\"len\",\"width\"\n\"1\",5.1,3.5\n\"2\",4.9,3.0\n\"3\",4.7,3.2\n");
    EXPECT_EQ(names(rowNames), (QStringList{QString(), u"len"_s, u"width"_s}));
    EXPECT_THAT(notes(rowNames), testing::HasSubstr("numbers the rows"));

    EXPECT_TRUE(names(find("id,n\n1,5,x\n2,6,y\n3,7,z\n")).isEmpty()) << "an id is numbered too";

    const FoundTable unknown = find("id,n\n7,1,x\n9,2,y\n8,3,z\n");
    EXPECT_EQ(skipped(unknown), 1);
    EXPECT_TRUE(names(unknown).isEmpty());
    EXPECT_EQ(rows(unknown), 3);
    EXPECT_THAT(notes(unknown), testing::HasSubstr("cannot be told"));

    const FoundTable longer = find("id,n,more\n1,5\n2,6\n3,7\n");
    EXPECT_EQ(skipped(longer), 1);
    EXPECT_TRUE(names(longer).isEmpty());
    EXPECT_THAT(notes(longer), testing::HasSubstr("The header has 3 fields, the rows have 2 fields."));
    EXPECT_EQ(names(find("id,n,\n1,5\n2,6\n3,7\n")), (QStringList{u"id"_s, u"n"_s}));
}

TEST_F(CsvShapes, ARowOfAnotherShapeIsNoHeader)
{
    const FoundTable table = find("1\n2,b\n3,c\n4,d\n");
    EXPECT_EQ(skipped(table), 0);
    EXPECT_THAT(notes(table), testing::HasSubstr("1 of 4 sampled rows do not have 2 fields."));
}

TEST_F(CsvShapes, AHeaderOfNumbersOnly)
{
    EXPECT_EQ(names(find("2019,2020,2021\n5,7,9\n1,4,8\n")), (QStringList{u"2019"_s, u"2020"_s, u"2021"_s}));
    EXPECT_EQ(skipped(find("2019,2020\n5,6\n7,8\n")), 1);
    EXPECT_EQ(skipped(find("country,2019,2020\nFR,5,7\nDE,1,4\n")), 1);
    EXPECT_EQ(skipped(find("Bob,2019,2020\nAl,2001,2005\n")), 0) << "years over years are rows";
    EXPECT_EQ(skipped(find(",0,1\n0,5,7\n1,1,4\n")), 1) << "a data frame without names";
    EXPECT_EQ(skipped(find("\"10\",\"20\"\n5,7\n1,4\n")), 1) << "quoted above what is not";
    EXPECT_EQ(skipped(find("1,2,3\n2,3,4\n3,4,5\n")), 0);

    const FoundTable doubtful = find("0,1,2\n5,7,9\n1,4,8\n");
    EXPECT_EQ(skipped(doubtful), 0);
    EXPECT_EQ(rows(doubtful), 3) << "no row is dropped on a suspicion";
    EXPECT_THAT(notes(doubtful), testing::HasSubstr("may be a header"));
}

TEST_F(CsvShapes, AHeaderWithLineFeedsInQuotes)
{
    const FoundTable table = find("id,\"net price\nin the\ncurrency of the order\"\n1,2.5\n2,3.5\n3,4\n");
    EXPECT_EQ(skipped(table), 1);
    EXPECT_EQ(names(table), (QStringList{u"id"_s, u"net price in the currency of the order"_s}));
    EXPECT_EQ(rows(table), 3);
}

TEST_F(CsvShapes, ALineThatNamesTheSeparator)
{
    const FoundTable table = find("sep=;\r\nid;price\r\n1;1,5\r\n2;2,5\r\n3;3,5\r\n");
    EXPECT_EQ(table.source.dialect.fieldsTerminatedBy, ";");
    EXPECT_EQ(skipped(table), 2);
    EXPECT_EQ(names(table), (QStringList{u"id"_s, u"price"_s}));
    EXPECT_EQ(rows(table), 3);
    EXPECT_THAT(evidence(table), testing::HasSubstr("The first line says that semicolon stands between"));

    const FoundTable bare = find("\"sep=!\"\n1!a\n2!b\n3!c\n");
    EXPECT_EQ(bare.source.dialect.fieldsTerminatedBy, "!");
    EXPECT_EQ(skipped(bare), 1);
    EXPECT_TRUE(names(bare).isEmpty()) << "the line is no header";
    EXPECT_EQ(rows(bare), 3);
    EXPECT_EQ(skipped(find("sep=x,1\na,2\nb,3\n")), 0);
}

TEST_F(CsvShapes, TitlesAboveTheHeader)
{
    const FoundTable table =
        find("Sales of 2024, by region\n\nid,region,sum\n1,north,5\n2,south,7\n3,west,1\n");
    EXPECT_EQ(skipped(table), 3);
    EXPECT_EQ(names(table), (QStringList{u"id"_s, u"region"_s, u"sum"_s}));
    EXPECT_EQ(rows(table), 3);
    EXPECT_THAT(evidence(table), testing::HasSubstr("2 lines above the header or the rows are skipped."));

    EXPECT_EQ(skipped(find("Report,,\n,,\nid,region,sum\n1,north,5\n2,south,7\n")), 3) << "padded by Excel";
    EXPECT_EQ(skipped(find("One\nTwo\nThree\nFour\nid;n\n1;2\n3;4\n")), 5) << "more titles than rows";
    EXPECT_EQ(skipped(find("Title\nab cd,x y\nef gh,z\n")), 0) << "no header below: it may be a row";
    EXPECT_EQ(skipped(find("1,,\n2,x,5\n3,y,6\n")), 0);
}

TEST_F(CsvShapes, CommentsAboveTheRows)
{
    const FoundTable table = find("# made by, a tool\n# on Monday\nid,n,s\n1,5,a\n2,6,b\n3,7,c\n");
    EXPECT_EQ(skipped(table), 3);
    EXPECT_EQ(names(table), (QStringList{u"id"_s, u"n"_s, u"s"_s}));
    EXPECT_THAT(evidence(table), testing::HasSubstr("2 lines of comment (#) above the rows are skipped."));

    const FoundTable bare = find("# version 2\n1\ta b\n2\tc d\n3\te f\n");
    EXPECT_EQ(skipped(bare), 1);
    EXPECT_TRUE(names(bare).isEmpty());
    EXPECT_EQ(rows(bare), 3);

    const FoundTable inComment = find("# version 2\n#chrom\tpos\tq\nchr1\t100\t5\nchr2\t200\t7\n");
    EXPECT_EQ(skipped(inComment), 2);
    EXPECT_EQ(names(inComment), (QStringList{u"chrom"_s, u"pos"_s, u"q"_s}));

    EXPECT_EQ(skipped(find("#ff0000,red one\n#00ff00,green one\n#0000ff,blue one\n")), 0) << "colours";
}

TEST_F(CsvShapes, CommentsBetweenRowsAreLeftOutWhereTheyAreNoRowsForCertain)
{
    const FoundTable table = find("id,n,s\n1,5,a\n# half of it, \"so\n2,6,\"b\n# text\"\n#\n3,7,c\n# end\n");
    EXPECT_EQ(table.source.dialect.commentsBeginWith, "#");
    EXPECT_EQ(skipped(table), 1);
    EXPECT_EQ(rows(table), 3);
    EXPECT_EQ(table.sample.at(2).line, 7);
    EXPECT_EQ(table.sample.at(1).fields.at(2).value, "b\n# text");
    EXPECT_THAT(evidence(table),
                testing::HasSubstr("3 lines of comment (#) between the sampled rows are left "
                                   "out: none of them could be a row."));

    const FoundTable named = find("#id,n,s\n1,5,a\n# half\n2,6,b\n3,7,c\n");
    EXPECT_EQ(named.source.dialect.commentsBeginWith, "#");
    EXPECT_EQ(names(named), (QStringList{u"id"_s, u"n"_s, u"s"_s})) << "a header, whatever it begins with";
    EXPECT_EQ(rows(named), 3);

    const FoundTable below = find("# made by\nid,n\n# d\n1,5\n2,6\n3,7\n");
    EXPECT_EQ(skipped(below), 2) << "the header is below a comment, and above another";
    EXPECT_EQ(names(below), (QStringList{u"id"_s, u"n"_s}));
    EXPECT_EQ(rows(below), 3);

    const FoundTable mostly = find("# a\n# b\n1;x\n# c\n# d\n# e\n2;y\n# f\n# g\n# h\n3;z\n");
    EXPECT_EQ(mostly.source.dialect.commentsBeginWith, "#");
    EXPECT_EQ(rows(mostly), 3);
    EXPECT_EQ(rows(find("1|a|\n# b\n2|b|\n3|c|\n")), 3) << "bars at the end of rows";
}

TEST_F(CsvShapes, LinesThatMayBeRowsAreNoComments)
{
    for (const char *content : {"1,#a\n2,#b\n3,#c\n", "#1,a\n#2,b\n# c\n3,d\n4,e\n", "#1\n#2\n# no\n3\n",
                                "1,a\n# 2,b\n3,c\n4\n5,e\n6,f\n", "1,\"a\n# b\"\n2,\"# c\"\n"})
        EXPECT_EQ(find(content).source.dialect.commentsBeginWith, "") << content;
    // One that could be told only beyond the head is told by the scan.
    QByteArray content = "1,a\n# b\n";
    for (int i = 0; i < 20'000; ++i)
        content += QByteArray::number(i) + ",text\n";
    FoundTable table = find(content + "#7,seven\n");
    EXPECT_EQ(table.source.dialect.commentsBeginWith, "#");
    const auto findings = scanSource(table.source);
    ASSERT_TRUE(findings);
    ASSERT_EQ(findings->notes.size(), 1);
    expectHelpful(findings->notes.constFirst(), ErrorCode::CommentLikeRow);
    EXPECT_EQ(findings->notes.constFirst().context.line, 20'003);

    FoundTable wrong = find("1,a\n# 2,b\n# c\n3,d\n");
    const auto told = scanSource(wrong.source);
    ASSERT_TRUE(told);
    ASSERT_EQ(told->rowErrors.size(), 1);
    EXPECT_EQ(told->rowErrors.constFirst().context.line, 3);
    EXPECT_THAT(told->rowErrors.constFirst().howToFix.toStdString(),
                testing::HasSubstr("say that comments begin with #"));
}

TEST_F(CsvShapes, CaretAndTilde)
{
    for (const QByteArray separator : {"^", "~"}) {
        QByteArray content = "id^name, first^n\n1^a^5\n2^b^6\n3^c^7\n";
        const FoundTable table = find(content.replace('^', separator));
        EXPECT_EQ(table.source.dialect.fieldsTerminatedBy, separator);
        EXPECT_EQ(names(table), (QStringList{u"id"_s, u"name, first"_s, u"n"_s}));
        EXPECT_EQ(rows(table), 3);
    }
    EXPECT_THAT(evidence(find("1^a\n2^b\n3^c\n")), testing::HasSubstr("caret between them"));
    EXPECT_EQ(find("~/a\n~/b\n~/c\n").source.fieldCount, 1) << "paths of a home folder";
}

TEST_F(CsvShapes, SetByHandTheHeaderIsReadTheSame)
{
    InspectOptions options;
    options.dialect = Dialect::csvRfc4180("\n");
    options.dialect->skipLines = 1;
    const auto found = inspectPaths({write(u"h.csv"_s, "id,n\n7,1,x\n9,2,y\n")}, options);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->constFirst().source.fieldNames.isEmpty());
    EXPECT_THAT(notes(found->constFirst()), testing::HasSubstr("The header has 2 fields"));
    const QString separator = write(u"s.csv"_s, "sep=,\n7,1\n9,2\n");
    EXPECT_TRUE(inspectPaths({separator}, options)->constFirst().source.fieldNames.isEmpty());
    EXPECT_EQ(*readHeader(separator, *options.dialect), QStringList());
}

TEST_F(CsvShapes, ShardsWithTheSameLinesAboveAreOneTable)
{
    const QByteArray head = "sep=;\nTitle\nid;n\n";
    write(u"s_1.csv"_s, head + "1;2\n3;4\n");
    write(u"s_2.csv"_s, head + "5;6\n7;8\n");
    auto found = inspectPaths({folder()});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1);
    EXPECT_EQ(rows(found->constFirst()), 4);
    write(u"s_3.csv"_s, "9;10\n11;12\n13;14\n15;16\n17;18\n");
    found = inspectPaths({folder()});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->size(), 2) << "that file has nothing to skip";
}

} // namespace millrace::test::csvshapes_test
