// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of comment among rows: what is left of a file is what the server's reader, taken row by row, leaves
// of it, wherever its blocks end, and lines are still counted in the file.
#include "core/source/content/commentfilter.h"

#include "core/base/literals.h"
#include "core/source/bytes/readahead.h"
#include "core/source/content/content.h"
#include "core/source/content/linecounter.h"
#include "core/source/content/rowfiles.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/commenttwin.h"
#include "tests/unit/source/sourcefixture.h"

#include <QJsonDocument>

namespace millrace::test::commentfilter_test {

namespace {

struct View
{
    qsizetype begin = 0;
    qint64 linesLeftOut = 0;
};

struct Filtered
{
    QByteArray bytes;
    QVector<View> views;
    LeftOutLines leftOut;
};

Filtered filtered(const Dialect &dialect, const QByteArray &file, Dice &dice)
{
    Filtered found;
    CommentFilter filter(
        std::make_unique<ChoppedStream>(file, dice, dice.chance(30) ? 200 : 1 + dice.below(9)), dialect,
        1 + dice.below(4));
    for (;;) {
        const auto view = filter.next();
        EXPECT_TRUE(view);
        if (!view || view->empty())
            break;
        EXPECT_EQ(view->data(), filter.sharedBlock().constData());
        found.views << View{.begin = found.bytes.size(), .linesLeftOut = filter.linesLeftOut()};
        found.bytes.append(view->data(), static_cast<qsizetype>(view->size()));
    }
    found.leftOut = filter.leftOut();
    return found;
}

/// The line in the file of a byte of what is left.
qint64 lineOf(const Filtered &found, qsizetype kept, char lineEnd)
{
    qint64 leftOut = 0;
    for (const View &view : found.views)
        if (view.begin <= kept)
            leftOut = view.linesLeftOut;
    return 1 + found.bytes.left(kept).count(lineEnd) + leftOut;
}

void compare(const Dialect &dialect, const QByteArray &file, Dice &dice)
{
    const CommentTwin twin(dialect, file);
    const Filtered found = filtered(dialect, file, dice);
    ASSERT_EQ(found.bytes, twin.bytes);
    ASSERT_EQ(found.leftOut.lines, twin.comments);
    for (const CommentTwin::Start &start : twin.starts)
        ASSERT_EQ(lineOf(found, start.kept, dialect.lineEnd()),
                  1 + file.left(start.inFile).count(dialect.lineEnd()))
            << "row at " << start.inFile;
}

} // namespace

TEST(CommentProperty, WhatIsLeftIsWhatTheServersReaderLeavesRowByRow)
{
    constexpr quint32 seed = 20261127;
#ifdef NDEBUG
    constexpr quint32 cases = 40'000;
#else
    constexpr quint32 cases = 8'000;
#endif
    qint64 comments = 0;
    for (quint32 i = 0; i < cases; ++i) {
        Dice dice(seed + i);
        const Dialect dialect = randomCommentDialect(dice);
        const QByteArray file = nastyComments(dice, dialect, dice.below(12));
        compare(dialect, file, dice);
        comments += CommentTwin(dialect, file).comments;
        if (testing::Test::HasFailure())
            FAIL() << "seed " << seed + i << '\n'
                   << QJsonDocument(dialect.toJson()).toJson(QJsonDocument::Compact).toStdString() << '\n'
                   << file.toPercentEncoding().toStdString();
    }
    EXPECT_GT(comments, qint64(cases) / 2) << "too few of them to tell";
}

class Comments : public SourceFiles
{
protected:
    Source sourceOf(const QByteArray &content, int fields)
    {
        const QString file = write(u"c.csv"_s, content);
        Dialect dialect = Dialect::csvRfc4180("\n");
        dialect.commentsBeginWith = "#";
        Source source{.name = u"c"_s, .fieldCount = fields};
        source.files = {SourceFile{.path = file, .fingerprint = *fingerprintOf(file)}};
        source.setDialect(dialect);
        return source;
    }
    static QByteArray all(ByteStream &stream)
    {
        QByteArray bytes;
        for (auto view = stream.next(); view && !view->empty(); view = stream.next())
            bytes.append(view->data(), static_cast<qsizetype>(view->size()));
        return bytes;
    }
};

TEST_F(Comments, AreNoPartOfTheContentFromAnyOffset)
{
    const Source source = sourceOf("# a\n1,\"x\n# no comment\"\n# it's 5\" tall\n#\n2,y\n3,z\n# end", 2);
    const Content content = source.files.constFirst().content();
    const QByteArray rows = "1,\"x\n# no comment\"\n2,y\n3,z\n";
    EXPECT_TRUE(source.files.constFirst().isStreamed());
    EXPECT_EQ(content.fileOffset(3), std::nullopt);
    for (qint64 offset = 0; offset <= rows.size(); ++offset) {
        const auto stream = openContent(content, offset, rows.size() - offset);
        ASSERT_TRUE(stream);
        EXPECT_EQ(all(**stream), rows.mid(offset));
    }
    LineCounter lines(content, '\n');
    EXPECT_EQ(*lines.lineAt(0), 2);
    EXPECT_EQ(*lines.lineAt(rows.indexOf("2,y")), 6);
    EXPECT_EQ(*lines.lineAt(rows.indexOf("3,z")), 7);
    ReadAhead ahead(*openContent(content), 1024);
    EXPECT_EQ(all(ahead), rows);

    const auto read = readRows(content, source.dialect, 0, 10);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 3);
    EXPECT_EQ(read->at(0).line, 2);
    EXPECT_EQ(read->at(1).line, 6);
    const auto located = locateRow(content, source.dialect, 0, 1, 2);
    ASSERT_TRUE(located);
    EXPECT_EQ(located->line, 7);
}

TEST_F(Comments, AScanNamesTheLinesOfTheFileAndCommentsThatLookLikeRows)
{
    Source source = sourceOf("#a,b\n1,x\n# one field\n2\n#5,y\n#6,z\n3,\"q\n", 2);
    source.dialect.skipLines = 1;
    source.setDialect(source.dialect);
    const auto open = scanSource(source);
    ASSERT_FALSE(open);
    expectHelpful(open.error(), ErrorCode::QuoteUnterminated);
    EXPECT_EQ(open.error().context.line, 7);
    EXPECT_EQ(open.error().context.byteOffset, std::nullopt) << "it would be that of other bytes";

    Source wrong = sourceOf("1,x\n# one field\n2\n#5,y\n#6,z\n3,q\n", 2);
    const auto findings = scanSource(wrong);
    ASSERT_TRUE(findings);
    EXPECT_EQ(wrong.totalRows(), 3);
    ASSERT_EQ(findings->rowErrors.size(), 1);
    EXPECT_EQ(findings->rowErrors.constFirst().context.line, 3);
    ASSERT_EQ(findings->notes.size(), 1);
    expectHelpful(findings->notes.constFirst(), ErrorCode::CommentLikeRow);
    EXPECT_THAT(findings->notes.constFirst().what.toStdString(), testing::StartsWith("2 lines are left out"));
    EXPECT_EQ(findings->notes.constFirst().context.line, 4);
}

TEST_F(Comments, OutliveAPlansJson)
{
    const Source source = sourceOf("# a\n1,x\n2,y\n", 2);
    const auto back = Source::fromJson(source.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->dialect, source.dialect);
    const auto stream = openContent(back->files.constFirst().content());
    ASSERT_TRUE(stream);
    EXPECT_EQ(all(**stream), "1,x\n2,y\n");
    EXPECT_FALSE(sourceFileJson(source.files.constFirst()).contains(u"way"_s));
    Dialect without = source.dialect;
    without.commentsBeginWith.clear();
    EXPECT_FALSE(without.toJson().contains(u"comments_begin_with"_s)) << "plans are as they were";
}

TEST_F(Comments, OfPackedAndUtf16FilesAreLeftOutAsWell)
{
    QByteArray wide("\xFF\xFE");
    for (const char c : QByteArrayLiteral("# a\n1,x\n# b\n2,y\n3,z\n"))
        wide.append(c).append('\0');
    const auto found = inspectPaths({write(u"w.csv"_s, wide)});
    ASSERT_TRUE(found);
    const Source &source = found->constFirst().source;
    EXPECT_EQ(source.dialect.commentsBeginWith, "#");
    const auto stream = openContent(source.files.constFirst().content());
    ASSERT_TRUE(stream);
    EXPECT_EQ(all(**stream), "# a\n1,x\n2,y\n3,z\n") << "the first is among the lines above the rows";
    EXPECT_EQ(source.dialect.skipLines, 1);
}

} // namespace millrace::test::commentfilter_test
