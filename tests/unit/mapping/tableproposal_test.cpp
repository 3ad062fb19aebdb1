// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/profilecheck.h"
#include "core/mapping/tables/tableproposal.h"
#include "core/source/scan/filescan.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace millrace::test::tableproposal_test {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Proposals : public testing::Test
{
protected:
    Source scanned(const QByteArray &content, const QStringList &names, const Dialect &dialect = {},
                   ProfileSize size = {})
    {
        QFile file(m_folder.filePath(u"t.txt"_s));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        Source source{
            .name = u"t"_s, .dialect = dialect, .fieldCount = int(names.size()), .fieldNames = names};
        source.files.append({.path = file.fileName(), .fingerprint = fingerprintOf(file.fileName()).value()});
        EXPECT_TRUE(scanSource(source, {}, {}, size));
        return source;
    }

    QTemporaryDir m_folder;
};

QStringList names(int count)
{
    QStringList list;
    for (int i = 1; i <= count; ++i)
        list << u"c%1"_s.arg(i);
    return list;
}

TableSchema tableWith(const QVector<Column> &columns)
{
    return {.schema = u"s"_s, .name = u"t"_s, .columns = columns};
}

Mapping direct(const QStringList &columns)
{
    Mapping mapping;
    for (const QString &name : columns)
        mapping.fields << FieldBinding{.kind = FieldBinding::Kind::Column, .name = name};
    return mapping;
}

std::string text(const QVector<Error> &errors)
{
    QStringList lines;
    for (const Error &error : errors)
        lines << u"%1 [%2 row %3]"_s.arg(error.what, error.context.column).arg(error.context.row.value_or(0));
    return lines.join(u'\n').toStdString();
}

} // namespace

/// A DOUBLE has no room for them, and nothing would tell: its column is not compared.
TEST_F(Proposals, NumbersThatADoubleWouldChangeStayAsTheyAre)
{
    for (const auto &[values, expected] :
         {std::pair("9007199254740993\n1.5e3\n", "VARCHAR(16)"),
          std::pair("9007199254740992\n1.5e3\n", "DOUBLE"),
          std::pair("0.30000000000000004\n1e-7\n", "DOUBLE"),
          std::pair("0.3000000000000000401\n1e-7\n", "VARCHAR(32)"), std::pair("1e308\n2\n", "DOUBLE"),
          std::pair("1e309\n2\n", "VARCHAR(16)"), std::pair("12345678901234567000\n1E2\n", "DOUBLE"),
          std::pair("0\n0.0e5\n-0\n", "DOUBLE")}) {
        const Source source = scanned(values, {u"n"_s});
        const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
        ASSERT_TRUE(proposal);
        EXPECT_THAT(proposal->createSql.toStdString(), HasSubstr(std::string("`n` ") + expected)) << values;
    }
}

TEST_F(Proposals, TypesFollowTheValues)
{
    const Source source =
        scanned("1\t5000000000\t1.50\t1e5\t2010-01-01\t2010-01-01 10:00:00.12\t10:00:00\t{\"a\":1}\t"
                "12345678-1234-1234-1234-123456789012\tRen\xC3\xA9\t\xFF\xFE\t18446744073709551615\n"
                "2\t6\t-100.5\t2\t2010-01-02\t2010-01-02 10:00:00\t11:00:00.5\t{}\t"
                "12345678-1234-1234-1234-12345678901a\tx\t\x01\t3\n",
                names(12));
    const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
    ASSERT_TRUE(proposal);
    const std::string sql = proposal->createSql.toStdString();
    EXPECT_THAT(sql, testing::StartsWith("CREATE TABLE `s`.`t` ("));
    for (const char *line :
         {"`c1` INT NOT NULL", "`c2` BIGINT NOT NULL", "`c3` DECIMAL(7,2) NOT NULL", "`c4` DOUBLE NOT NULL",
          "`c5` DATE NOT NULL", "`c6` DATETIME(2) NOT NULL", "`c7` TIME(1) NOT NULL", "`c8` JSON NOT NULL",
          "`c9` CHAR(36) CHARACTER SET ascii NOT NULL", "`c10` VARCHAR(16) NOT NULL",
          "`c11` VARBINARY(16) NOT NULL", "`c12` BIGINT UNSIGNED NOT NULL", "PRIMARY KEY (`c1`)"})
        EXPECT_THAT(sql, HasSubstr(line));
    EXPECT_THAT(proposal->notes.join(u' ').toStdString(),
                AllOf(HasSubstr("all 2 rows"), HasSubstr("Primary key c1")));
    // JSON does not take bytes of character set binary (error 3144).
    ASSERT_EQ(proposal->mapping.expressions.size(), 1);
    EXPECT_EQ(proposal->mapping.expressions.first().expression, u"CONVERT(@f8 USING utf8mb4)"_s);
}

TEST_F(Proposals, EmptyFieldsOfNumbersBecomeNull)
{
    Dialect csv = Dialect::csvRfc4180("\n");
    const Source source = scanned("1,,x\n2,7,\n3,8,y\n", names(3), csv);
    const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
    ASSERT_TRUE(proposal);
    EXPECT_THAT(proposal->createSql.toStdString(),
                AllOf(HasSubstr("`c2` INT NULL"), HasSubstr("`c3` VARCHAR(16) NOT NULL")));
    EXPECT_EQ(columnListText(proposal->mapping.fields), u"(`c1`, @f2, `c3`)"_s);
    ASSERT_EQ(proposal->mapping.expressions.size(), 1);
    EXPECT_EQ(proposal->mapping.expressions.first().column, u"c2"_s);
    EXPECT_EQ(proposal->mapping.expressions.first().expression, u"NULLIF(@f2, '')"_s);
}

TEST_F(Proposals, NoKeyWhereNothingRisesAndNamesMadeDifferent)
{
    const Source source = scanned("2\ta\t\\N\n1\tb\t\\N\n", {u"A"_s, u"a"_s, QString()});
    const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
    ASSERT_TRUE(proposal);
    EXPECT_THAT(proposal->createSql.toStdString(),
                AllOf(HasSubstr("`A` INT"), HasSubstr("`a_2` VARCHAR"),
                      HasSubstr("`field_3` VARCHAR(255) NULL"), Not(HasSubstr("PRIMARY"))));
    EXPECT_THAT(proposal->notes.last().toStdString(), HasSubstr("No primary key"));
    EXPECT_TRUE(checkMapping(proposal->mapping, 3,
                             tableWith({{.name = u"A"_s}, {.name = u"a_2"_s}, {.name = u"field_3"_s}}))
                    .isEmpty());
}

TEST_F(Proposals, OfASampleItLeavesRoomAndNulls)
{
    QByteArray content;
    for (int i = 0; i < 20'000; ++i)
        content += QByteArray::number(i) + '\t' + QByteArray(12, 'x') + '\n';
    const Source source = scanned(content, names(2), {}, {.rows = 1000, .wholeUpToBytes = 0});
    ASSERT_FALSE(source.scan->profile.whole);
    const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
    EXPECT_THAT(proposal->createSql.toStdString(),
                AllOf(HasSubstr("`c1` INT NOT NULL"), HasSubstr("`c2` VARCHAR(32) NULL"),
                      HasSubstr("PRIMARY KEY (`c1`)")));
    EXPECT_THAT(proposal->notes.first().toStdString(), HasSubstr("taken throughout the 20,000"));
}

TEST_F(Proposals, WideRowsFitInnoDb)
{
    QByteArray row;
    for (int i = 0; i < 8; ++i)
        row += QByteArray(3000, 'x') + (i < 7 ? '\t' : '\n');
    const auto proposal = proposeTable(scanned(row, names(8)), u"s"_s, u"t"_s);
    EXPECT_EQ(proposal->createSql.count(u"VARCHAR(4000)"_s), 3);
    EXPECT_EQ(proposal->createSql.count(u" TEXT "_s), 5);
}

TEST_F(Proposals, WithoutAProfileThereIsNone)
{
    const auto proposal = proposeTable(Source{.name = u"t"_s}, u"s"_s, u"t"_s);
    ASSERT_FALSE(proposal);
    EXPECT_EQ(proposal.error().code, ErrorCode::MappingIncomplete);
    EXPECT_TRUE(checkProfile(direct(names(1)), Source{}, tableWith({{.name = u"c1"_s, .type = u"int(11)"_s}}))
                    .isEmpty());
}

TEST_F(Proposals, ValuesThatWouldBeCutAreNamedWithTheirPlace)
{
    const Source source = scanned("1\tshort\t1.5\t2010-01-01\t\\N\n"
                                  "300\tmuch too long\t1234.567\t2010-02-30\tx\n"
                                  "-1\t\t\t\tx\n",
                                  names(5));
    const auto misfits = [&](const QStringList &types, bool nullable = true) {
        QVector<Column> columns;
        for (qsizetype i = 0; i < types.size(); ++i)
            columns << Column{
                .name = names(5).at(i), .type = types.at(i), .charset = u"utf8mb4"_s, .nullable = nullable};
        return checkProfile(direct(names(5)), source, tableWith(columns));
    };
    const QStringList roomy{u"int(11)"_s, u"varchar(13)"_s, u"varchar(20)"_s, u"varchar(20)"_s,
                            u"varchar(20)"_s};
    EXPECT_EQ(text(misfits(roomy)), "");
    EXPECT_EQ(text(misfits(roomy, false)), "NULL does not go into c5, which is NOT NULL. [c5 row 1]");
    EXPECT_EQ(text(misfits(
                  {u"tinyint(3) unsigned"_s, u"varchar(12)"_s, u"decimal(5,2)"_s, u"date"_s, u"tinytext"_s})),
              "-1 is out of the range of c1 tinyint(3) unsigned. [c1 row 3]\n"
              "300 is out of the range of c1 tinyint(3) unsigned. [c1 row 2]\n"
              "A value of 13 characters does not go into c2 varchar(12). [c2 row 2]\n"
              "An empty field is not a value of c3 decimal(5,2). [c3 row 3]\n"
              "1234.567 is out of the range of c3 decimal(5,2). [c3 row 2]\n"
              "Up to 3 digits after the point are rounded to the 2 of c3 decimal(5,2). [c3 row 2]\n"
              "An empty field is not a value of c4 date. [c4 row 3]\n"
              "“2010-02-30” is no date: c4 is date. [c4 row 2]");
    const QVector<Error> binary =
        misfits({roomy.at(0), u"varbinary(4)"_s, u"int(11)"_s, roomy.at(3), roomy.at(4)});
    EXPECT_THAT(text(binary), AllOf(HasSubstr("A value of 13 bytes does not go into c2 varbinary(4)"),
                                    HasSubstr("1.5 is rounded in c3 int(11). [c3 row 1]")));
    EXPECT_EQ(binary.first().code, ErrorCode::ValueDoesNotFit);
    EXPECT_FALSE(binary.first().howToFix.isEmpty());

    Mapping discarded = direct(names(5));
    for (FieldBinding &binding : discarded.fields)
        binding = {.kind = FieldBinding::Kind::Discard};
    EXPECT_TRUE(checkProfile(discarded, source, tableWith({})).isEmpty());
}

TEST_F(Proposals, AJsonColumnWantsItsKeyAsJsonWhereItHasTextsToo)
{
    Source source = scanned("{\"a\":[1],\"b\":[2],\"c\":1}\n{\"a\":{},\"b\":true,\"c\":\"\"}\n", names(1));
    const auto misfits = [&](const QStringList &asJson, const QString &type, const QString &createSql) {
        source.setJsonKeys({u"a"_s, u"b"_s, u"c"_s}, asJson);
        EXPECT_TRUE(scanSource(source, {}, {}, {}));
        TableSchema table;
        table.createSql = createSql;
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
            table.columns << Column{.name = name, .type = type};
        return text(checkProfile(direct({u"a"_s, u"b"_s, u"c"_s}), source, table));
    };
    const auto said = AllOf(HasSubstr("“1” is no object and no array, and b takes JSON"),
                            HasSubstr("[b row 2]\n“” is no object and no array, and c takes JSON"),
                            Not(HasSubstr("and a takes")));
    EXPECT_THAT(misfits({}, u"json"_s, {}), said);
    EXPECT_THAT(
        misfits({}, u"longtext"_s,
                u"`a` longtext CHECK (json_valid(`a`)), `b` longtext CHECK (json_valid(`b`)), `c` longtext "
                "CHECK (json_valid(`c`))"_s),
        said);
    EXPECT_EQ(misfits({}, u"longtext"_s, u"`a` longtext, `b` longtext, `c` longtext"_s), "");
    EXPECT_EQ(misfits({u"b"_s, u"c"_s}, u"json"_s, {}), "");
    const auto proposal = proposeTable(source, u"s"_s, u"t"_s);
    ASSERT_TRUE(proposal);
    EXPECT_EQ(proposal->createSql.count(u" JSON "_s), 3);
}

TEST_F(Proposals, ValuesThatComeTwiceForAKeyAreNamed)
{
    const Source source = scanned("1\ta\n2\ta\n2\tb\n2\t\\N\n3\t\\N\n", names(2));
    TableSchema table =
        tableWith({{.name = u"c1"_s, .type = u"int(11)"_s}, {.name = u"c2"_s, .type = u"varchar(9)"_s}});
    EXPECT_EQ(text(checkProfile(direct(names(2)), source, table)), "") << "no key, no harm";
    table.indexes = {{.name = u"PRIMARY"_s, .columns = {u"c1"_s}, .unique = true, .primary = true},
                     {.name = u"both"_s, .columns = {u"c1"_s, u"c2"_s}, .unique = true},
                     {.name = u"once"_s, .columns = {u"c2"_s}, .unique = true}};
    const QVector<Error> found = checkProfile(direct(names(2)), source, table);
    ASSERT_EQ(found.size(), 2);
    EXPECT_EQ(found.at(0).what,
              u"2 of the 5 values looked at for c1 have come before; the primary key takes each once."_s);
    EXPECT_EQ(found.at(1).what,
              u"1 of the 3 values looked at for c2 have come before; once takes each once."_s)
        << "NULL is no value that could come twice";
}

TEST_F(Proposals, AValueLongerThanAPacketIsNamedWhereAnExpressionReadsIt)
{
    const Source source = scanned("1\t" + QByteArray(3000, 'x') + '\n', names(2));
    Mapping mapping{.fields = parseColumnList(u"(c1, @V)"_s).value(),
                    .expressions = {{u"c2"_s, u"CONCAT('a', @v)"_s}}};
    EXPECT_FALSE(checkPacket(mapping, source, 3000));
    const auto found = checkPacket(mapping, source, 1024);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->context.column, u"c2"_s);
    EXPECT_EQ(found->context.row, 1);
    EXPECT_TRUE(found->what.contains(u"1301"_s));
    mapping.expressions.first().expression = u"'@v'"_s;
    EXPECT_FALSE(checkPacket(mapping, source, 1024)) << "a string is no variable";
}

TEST_F(Proposals, CharactersAreCountedInTheColumnsOwnWay)
{
    const Source source =
        scanned("\xC3\xA9\xC3\xA9\n", names(1)); // CHARACTER SET binary: bytes go in as they are
    const auto fits = [&](const char *charset) {
        return checkProfile(
                   direct(names(1)), source,
                   tableWith({{.name = u"c1"_s, .type = u"varchar(2)"_s, .charset = QLatin1String(charset)}}))
            .isEmpty();
    };
    EXPECT_TRUE(fits("utf8mb4"));
    EXPECT_FALSE(fits("latin1")) << "each byte is a character there";
}

} // namespace millrace::test::tableproposal_test
