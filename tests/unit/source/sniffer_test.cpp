// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/guess/filekind.h"
#include "core/source/guess/sniffer.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>
#include <QProcess>

namespace millrace::test::sniffer_test {

class Sniffer : public SourceFiles
{
protected:
    static Result<DialectProposal> proposalFor(const QString &path)
    {
        MILLRACE_TRY(const auto tables, inspectPaths({path}));
        return tables.first().proposal;
    }

    Dialect dialectOf(const QByteArray &content, const char *name = "a.txt")
    {
        const auto proposal = proposalFor(write(QString::fromLatin1(name), content));
        EXPECT_TRUE(proposal) << qPrintable(proposal ? QString() : proposal.error().text());
        if (!proposal)
            return {};
        EXPECT_FALSE(proposal->evidence.isEmpty());
        EXPECT_TRUE(proposal->dialect.validate());
        m_confidence = proposal->confidence;
        m_evidence = proposal->evidence.join(u' ').toStdString();
        return proposal->dialect;
    }

    /// Repeats a row with a running number in front.
    static QByteArray rows(const QByteArray &rest, int count = 20)
    {
        QByteArray all;
        for (int i = 1; i <= count; ++i)
            all += QByteArray::number(i) + rest;
        return all;
    }

    double m_confidence = 0;
    std::string m_evidence;
};

TEST_F(Sniffer, TabSeparated)
{
    Dialect expected;
    expected.charset = "utf8mb4";
    EXPECT_EQ(dialectOf(rows("\ta, b; c\t\\N\t2010-01-01\n")), expected);
    EXPECT_GT(m_confidence, 0.9);
    EXPECT_THAT(m_evidence, testing::HasSubstr("20 of 20 sampled rows have 4 fields, TAB between them."));
    EXPECT_EQ(dialectOf(rows("\tx\n")).fieldsEscapedBy, "\\")
        << "the server's default where nothing speaks against it";
}

TEST_F(Sniffer, CommaQuotedAndNot)
{
    EXPECT_EQ(dialectOf(rows(",\"a, b\",\"say \"\"hi\"\"\",\"C:\\\"\n")), Dialect::csvRfc4180("\n"));
    EXPECT_EQ(dialectOf(rows(",abc,2.5\r\n")), Dialect::csvRfc4180("\r\n"));
    const Dialect escaped = dialectOf(rows(",\"a \\\" b\",\\N\n"));
    EXPECT_EQ(escaped.fieldsEnclosedBy, "\"");
    EXPECT_EQ(escaped.fieldsEscapedBy, "\\");
}

TEST_F(Sniffer, SemicolonAndBar)
{
    EXPECT_EQ(dialectOf(rows(";1,5;text\n")).fieldsTerminatedBy, ";");
    const Dialect bar = dialectOf(rows("|a|b|\n"));
    EXPECT_EQ(bar.fieldsTerminatedBy, "|");
    EXPECT_EQ(bar.linesTerminatedBy, "|\n") << "dbgen closes every field";
    EXPECT_EQ(dialectOf(rows("|a|b\n")).linesTerminatedBy, "\n");
}

TEST_F(Sniffer, BackslashesOfPathsAreData)
{
    EXPECT_EQ(dialectOf(rows("\tC:\\Users\\Frank\t1\n")).fieldsEscapedBy, "");
    EXPECT_THAT(m_evidence, testing::HasSubstr("Backslashes are data"));
}

TEST_F(Sniffer, HeaderLines)
{
    EXPECT_EQ(dialectOf("id,name,since\n" + rows(",abc,2010-02-03\n")).skipLines, 1);
    EXPECT_EQ(dialectOf(rows(",abc,2010-02-03\n")).skipLines, 0);
    EXPECT_EQ(dialectOf("a,x\nb,y\nc,z\nd,x\ne,y\n").skipLines, 0) << "words above words are no header";
    EXPECT_EQ(
        dialectOf("code,remark\nA 1,first one\nA 2,second one\nA 3,third one\nA 4,fourth one\n").skipLines,
        1);
    EXPECT_EQ(dialectOf("id,id\n" + rows(",5\n")).skipLines, 0) << "a name twice";
    EXPECT_EQ(dialectOf("only,words\n").skipLines, 0) << "a single row is data";
}

TEST_F(Sniffer, HeaderIsProvedByTheSqlBeside)
{
    write(u"people.sql"_s, "CREATE TABLE `people` (\n `code` varchar(9),\n `remark` text\n);\n");
    EXPECT_EQ(dialectOf("code,remark\nA,one\nB,two\nC,three\n", "people.csv").skipLines, 1);
    EXPECT_THAT(m_evidence, testing::HasSubstr(".sql beside"));
}

TEST_F(Sniffer, Charsets)
{
    EXPECT_EQ(dialectOf(rows("\tabc\n")).charset, "utf8mb4");
    EXPECT_EQ(dialectOf(rows("\tM\xC3\xBCnchen\n")).charset, "utf8mb4");
    EXPECT_EQ(dialectOf(rows("\tM\xFCnchen\n")).charset, "latin1");
    EXPECT_THAT(m_evidence, testing::HasSubstr("latin1 is a guess"));
    EXPECT_EQ(dialectOf("\xEF\xBB\xBF" + rows("\tabc\n")).charset, "utf8mb4");
    EXPECT_THAT(m_evidence, testing::HasSubstr("byte order mark"));
    // A character cut in two by the end of the sampled head.
    const QByteArray row = "1\t" + QByteArray("\xC3\xBC").repeated(60) + "\n";
    EXPECT_EQ(dialectOf(row.repeated(700) + "x").charset, "utf8mb4");
}

TEST_F(Sniffer, OneRowIsLittleEvidence)
{
    EXPECT_EQ(dialectOf("1,a,b\n").fieldsTerminatedBy, ",");
    EXPECT_LT(m_confidence, 0.7);
    dialectOf("just words\nmore words\nand more\n");
    EXPECT_LT(m_confidence, 0.5);
}

TEST_F(Sniffer, RowsLongerThanTheHead)
{
    dialectOf("1\t" + QByteArray(200'000, 'x') + "\n");
    EXPECT_LT(m_confidence, 0.2);
    EXPECT_THAT(m_evidence, testing::HasSubstr("No row ends in the first 64 KiB"));
}

TEST_F(Sniffer, RefusesAnArchiveWhateverItsName)
{
    const QString text = write(u"rows.txt"_s, QByteArray("1\tone\n").repeated(100));
    const QString archive = text + u".packed.txt"_s;
    const QFileInfo info(text);
    ASSERT_EQ(QProcess::execute(u"tar"_s, {u"-cf"_s, archive, u"-C"_s, info.absolutePath(), info.fileName()}),
              0);
    const auto proposal = proposalFor(archive);
    ASSERT_FALSE(proposal);
    expectHelpful(proposal.error(), ErrorCode::SourceUnsupported);
    EXPECT_TRUE(proposalFor(text));
}

TEST_F(Sniffer, RefusesWhatIsNoTextDump)
{
    const std::pair<const char *, QByteArray> packed[] = {{"a.txt", QByteArray("\x1F\x8B\x08\x00", 4)},
                                                          {"c.txt", QByteArray("\x28\xB5\x2F\xFD", 4)},
                                                          {"d.txt", "BZh91AY&SY"},
                                                          {"e.txt", QByteArray("\xFD"
                                                                               "7zXZ\0",
                                                                               6)},
                                                          {"f.txt", QByteArray("\x04\x22\x4D\x18", 4)}};
    for (const auto &[name, content] : packed) {
        const auto proposal = proposalFor(write(QString::fromLatin1(name), content));
        ASSERT_FALSE(proposal) << name;
        expectHelpful(proposal.error(), ErrorCode::SourceUnreadable); // cut short, each of them
    }
    const std::pair<const char *, QByteArray> cases[] = {{"b.txt", QByteArray("PK\x03\x04", 4)},
                                                         {"g.txt", QByteArray("\xFF\xFE\0\0"
                                                                              "a\0\0\0",
                                                                              8)},
                                                         {"h.txt", QByteArray(100, '\0')},
                                                         {"dump.sql", "INSERT INTO `t` VALUES (1);\n"},
                                                         {"ddl.sql", "CREATE TABLE t (a int);\n"}};
    for (const auto &[name, content] : cases) {
        const auto kind = checkFileKind(path(QString::fromLatin1(name)), content);
        ASSERT_FALSE(kind) << name;
        expectHelpful(kind.error(), ErrorCode::SourceUnsupported);
    }
    EXPECT_EQ(dialectOf("BZhello,1\nBZh,2\nPKx,3\n").fieldsTerminatedBy, ",")
        << "the letters alone are no archive";
}

TEST_F(Sniffer, Utf16IsReadByItsMark)
{
    const QByteArray little("\xFF\xFE"
                            "a\0;\0\xE9\0\n\0b\0;\0c\0\n\0",
                            18);
    const QString path = write(u"u.csv"_s, little);
    const auto proposal = proposalFor(path);
    ASSERT_TRUE(proposal) << qPrintable(proposal.error().text());
    EXPECT_EQ(proposal->dialect.fieldsTerminatedBy, ";");
    EXPECT_EQ(proposal->dialect.charset, "utf8mb4");
    auto found = inspectPaths({path});
    ASSERT_TRUE(found);
    Source &source = found->first().source;
    EXPECT_EQ(source.files.first().way.encoding, ContentWay::Encoding::Utf16LittleEndian);
    EXPECT_EQ(source.dialect.charset, "utf8mb4");
    ASSERT_EQ(found->first().sample.size(), 2);
    EXPECT_EQ(found->first().sample.first().fields.at(1).value, "\xC3\xA9");
    ASSERT_TRUE(scanSource(source));
    EXPECT_EQ(source.totalRows(), 2);
    EXPECT_EQ(source.files.first().contentBytes(), 9) << "of the rows as they are sent";
    const auto again = Source::fromJson(source.toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->files.first().way, source.files.first().way);

    const auto odd = inspectPaths({write(u"w.csv"_s, little + QByteArray("x\0\n\0", 4))});
    ASSERT_TRUE(odd);
    Source oddSource = odd->first().source;
    const auto findings = scanSource(oddSource);
    ASSERT_TRUE(findings);
    ASSERT_EQ(findings->rowErrors.size(), 1);
    EXPECT_EQ(findings->rowErrors.first().context.line, 3);
    EXPECT_FALSE(findings->rowErrors.first().context.byteOffset) << "of the converted text, not of the file";

    const auto broken = inspectPaths({write(u"v.csv"_s, little.chopped(1))});
    ASSERT_FALSE(broken);
    expectHelpful(broken.error(), ErrorCode::TextNotConvertible);
    EXPECT_EQ(broken.error().context.byteOffset, 16);
}

TEST_F(Sniffer, MissingEmptyAndFolder)
{
    expectHelpful(proposalFor(path(u"none"_s)).error(), ErrorCode::SourceMissing);
    expectHelpful(proposalFor(write(u"empty.txt"_s, {})).error(), ErrorCode::SourceEmpty);
    expectHelpful(proposalFor(folder()).error(), ErrorCode::SourceEmpty); // nothing but that file is in it
}

} // namespace millrace::test::sniffer_test
