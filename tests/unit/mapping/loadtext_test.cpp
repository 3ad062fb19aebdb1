// SPDX-License-Identifier: GPL-3.0-or-later
// The statement as text and the bindings after it are each other's inverse.
#include "core/base/literals.h"
#include "core/mapping/loadtext.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::loadtext_test {

namespace {

using BindingKind = FieldBinding::Kind;

LoadText parsed(const QString &text, const SqlRules &rules = {.executableComments = true})
{
    const auto load = parseLoadStatement(text, rules);
    EXPECT_TRUE(load) << text << "\n" << (load ? QString() : load.error().error.text());
    return load.value_or(LoadText());
}

/// Random mappings and dialects; of what loadStatement() is given, all of it.
class Random
{
public:
    explicit Random(quint32 seed)
        : m_random(seed)
    {}

    int below(int limit) { return m_random.bounded(limit); }

    QString name()
    {
        static const QString alphabet = u"ab_0 `'\"@(),.é\\-#;/*\n"_s;
        QString text;
        for (int length = 1 + below(8); length > 0; --length)
            text += alphabet.at(below(static_cast<int>(alphabet.size())));
        return text;
    }

    /// Brackets closed, strings and comments ended; no comment to the end of the line after the rest.
    QString expression(const QStringList &variables, int depth = 0)
    {
        const QString blank = below(4) == 0   ? u" /* , ) ' */ "_s
                              : below(8) == 0 ? u" -- it's; (\n"_s
                              : below(8) == 0 ? u" # \" , \n"_s
                                              : u" "_s;
        switch (below(depth > 3 ? 5 : 8)) {
        case 0:
            return u"'it''s, \\' (; \\\\'"_s;
        case 1:
            return u"\"a \"\" b) \\\" '\""_s;
        case 2:
            return u"@row_number"_s;
        case 3:
            return variables.isEmpty()
                       ? u"@@session.time_zone"_s
                       : u'@' + quoted(variables.at(below(static_cast<int>(variables.size()))));
        case 4:
            return u"`odd ``,(name`"_s + blank + u"+ 1.5e3 - 0x1F"_s;
        case 5:
            return u"CONCAT("_s + expression(variables, depth + 1) + u',' + blank +
                   expression(variables, depth + 1) + u')';
        case 6:
            return u"("_s + blank + expression(variables, depth + 1) + u')';
        default:
            return u"CASE WHEN"_s + blank + expression(variables, depth + 1) + u" THEN "_s +
                   expression(variables, depth + 1) + u" END"_s;
        }
    }

    Mapping mapping()
    {
        Mapping mapping;
        QStringList variables;
        for (int count = 1 + below(8); count > 0; --count) {
            FieldBinding binding{.kind = static_cast<BindingKind>(below(3))};
            if (binding.kind != BindingKind::Discard)
                binding.name = name();
            if (binding.kind == BindingKind::Variable) {
                binding.name.prepend(u'v'); // never one of the names that drop a field
                variables << binding.name;
            }
            mapping.fields << binding;
        }
        for (int count = below(4); count > 0; --count)
            mapping.expressions << ColumnExpression{name(), expression(variables).trimmed()};
        return mapping;
    }

    Dialect dialect()
    {
        static const QByteArrayList terminators{"\t", ",", "||", ";", "\x01", "\\t", "'", "a\tb", "\xA7"};
        static const QByteArrayList lines{"\n", "\r\n", "\r", "|\n", "\x02\n", QByteArray("\0", 1)};
        for (;;) {
            Dialect dialect{.fieldsTerminatedBy = terminators.at(below(static_cast<int>(terminators.size()))),
                            .fieldsEscapedBy =
                                below(3) == 0 ? QByteArray() : QByteArray(below(2) ? "\\" : "!"),
                            .linesTerminatedBy = lines.at(below(static_cast<int>(lines.size()))),
                            .linesStartingBy = below(4) == 0 ? QByteArray("row: '") : QByteArray(),
                            .charset = below(2) ? "binary" : "latin1"};
            if (below(2)) {
                dialect.fieldsEnclosedBy = below(2) ? "\"" : "'";
                dialect.optionallyEnclosed = below(2);
            }
            if (dialect.validate())
                return dialect;
        }
    }

private:
    static QString quoted(const QString &variable)
    {
        QString doubled = variable;
        return u'`' + doubled.replace(u'`', u"``"_s) + u'`';
    }

    QRandomGenerator m_random;
};

} // namespace

TEST(LoadTextTest, StatementAndBindingsAreEachOthersInverse)
{
    Random random(20261122);
    for (int round = 0; round < 20'000; ++round) {
        const Mapping mapping = random.mapping();
        const Dialect dialect = random.dialect();
        const QString schema = random.below(3) ? random.name() : QString();
        const QString table = random.name();
        const QString file = random.name();
        const RowMode mode = random.below(2) ? RowMode::Strict : RowMode::AsServer;
        const QString text = loadStatement(dialect, mapping, schema, table, mode, file);
        const LoadText load = parsed(text);
        ASSERT_EQ(load.mapping, mapping) << text;
        ASSERT_EQ(load.dialect, dialect) << text;
        ASSERT_EQ(load.schema, schema) << text;
        ASSERT_EQ(load.table, table) << text;
        ASSERT_EQ(load.file, file) << text;
        ASSERT_TRUE(load.local);
        ASSERT_EQ(load.conflict, mode == RowMode::Strict ? Conflict::Replace : Conflict::Error);
        ASSERT_EQ(loadStatement(load.dialect, load.mapping, load.schema, load.table, mode, load.file), text);
        const QString onServer =
            serverFileStatement(dialect, mapping, schema, table, Conflict::Ignore, file) + u';';
        const LoadText second = parsed(onServer);
        ASSERT_FALSE(second.local);
        ASSERT_EQ(second.conflict, Conflict::Ignore);
        ASSERT_EQ(second.mapping, mapping);
        if (HasFailure())
            return;
    }
}

/// What people and programs do to statements: other blanks, comments between the words, other case.
TEST(LoadTextTest, BlanksCommentsAndCaseChangeNothing)
{
    Random random(7);
    static const QStringList blanks{u" "_s,       u"\n\t"_s,    u" /* it's */ "_s,
                                    u" # \"\n"_s, u" -- (\n"_s, u"/**/"_s};
    for (int round = 0; round < 3'000; ++round) {
        Mapping mapping = random.mapping();
        mapping.expressions.clear(); // their text is kept as it stands
        const Dialect dialect = random.dialect();
        const QString text = loadStatement(dialect, mapping, u"s"_s, u"t"_s, RowMode::AsServer, u"f"_s);
        QString other;
        const auto tokens = sqlTokens(text).value();
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            const SqlToken &token = tokens.at(i);
            const QString piece = text.mid(token.offset, token.length);
            // X'…' stays in one piece.
            const bool joined = i > 0 && token.offset == tokens.at(i - 1).offset + tokens.at(i - 1).length;
            other += joined ? QString() : blanks.at(random.below(static_cast<int>(blanks.size())));
            other += token.kind == SqlToken::Kind::Word && random.below(2) ? piece.toLower() : piece;
        }
        const LoadText load = parsed(other);
        ASSERT_EQ(load.mapping, mapping) << other;
        ASSERT_EQ(load.dialect, dialect) << other;
    }
}

TEST(LoadTextTest, AStatementOfAScriptIsUnderstood)
{
    const LoadText load =
        parsed(u"load data low_priority infile '/tmp/it\\'s.csv'\n ignore into table `causes` . credits\n"
               "/*!50138 CHARACTER SET latin1 */\n"
               "COLUMNS escaped by '' optionally enclosed by '\"' terminated by 0x2c\n"
               "LINES TERMINATED BY '\\r\\n' IGNORE 1 ROWS\n"
               "(@dummy, user_id, @a, credits.created_at, @skip) -- the rest\n"
               "SET action := CONCAT('web_', @a), `note` = NULLIF(@skip, '') # end\n;"_s);
    EXPECT_FALSE(load.local);
    EXPECT_EQ(load.file, u"/tmp/it's.csv"_s);
    EXPECT_EQ(load.conflict, Conflict::Ignore);
    EXPECT_EQ(load.schema, u"causes"_s);
    EXPECT_EQ(load.table, u"credits"_s);
    EXPECT_EQ(load.dialect, (Dialect{.fieldsTerminatedBy = ",",
                                     .fieldsEnclosedBy = "\"",
                                     .optionallyEnclosed = true,
                                     .fieldsEscapedBy = {},
                                     .linesTerminatedBy = "\r\n",
                                     .skipLines = 1,
                                     .charset = "latin1"}));
    EXPECT_TRUE(load.namesCharset);
    EXPECT_TRUE(load.namesSkipLines);
    EXPECT_EQ(load.mapping, (Mapping{.fields = {{BindingKind::Discard, {}},
                                                {BindingKind::Column, u"user_id"_s},
                                                {BindingKind::Variable, u"a"_s},
                                                {BindingKind::Column, u"created_at"_s},
                                                {BindingKind::Variable, u"skip"_s}},
                                     .expressions = {{u"action"_s, u"CONCAT('web_', @a)"_s},
                                                     {u"note"_s, u"NULLIF(@skip, '')"_s}}}));
    EXPECT_EQ(load.notes.size(), 1);
}

TEST(LoadTextTest, WhatIsLeftOutIsAsTheServerTakesIt)
{
    const LoadText load = parsed(u"LOAD DATA LOCAL INFILE 'f' INTO TABLE t"_s);
    EXPECT_EQ(load.dialect, Dialect());
    EXPECT_FALSE(load.namesCharset);
    EXPECT_FALSE(load.hasColumnList);
    TableSchema table;
    table.columns = {{.name = u"a"_s}, {.name = u"twice"_s, .generated = true}, {.name = u"b"_s}};
    EXPECT_EQ(withAllColumns(load, table).fields,
              (QVector<FieldBinding>{
                  {BindingKind::Column, u"a"_s}, {BindingKind::Discard, {}}, {BindingKind::Column, u"b"_s}}));
}

TEST(LoadTextTest, ExecutableCommentsCountWhereTheServerRunsThem)
{
    const QString text = u"LOAD DATA /*!99901 LOCAL */ INFILE 'f' /*M!100100 REPLACE */ INTO "
                         "TABLE t /*!50701 CHARACTER SET latin1 */ (a /*!80000 , b */)"_s;
    const LoadText mySql = parsed(text, {.executableComments = true, .mariaDb = false, .version = 90704});
    EXPECT_FALSE(mySql.local);
    EXPECT_EQ(mySql.conflict, Conflict::Error);
    EXPECT_TRUE(mySql.namesCharset);
    EXPECT_EQ(mySql.mapping.fields.size(), 2);
    const LoadText mariaDb = parsed(text, {.executableComments = true, .mariaDb = true, .version = 101119});
    EXPECT_EQ(mariaDb.conflict, Conflict::Replace);
    EXPECT_FALSE(mariaDb.namesCharset);
    EXPECT_EQ(mariaDb.mapping.fields.size(), 1);
}

TEST(LoadTextTest, AFaultIsShownWhereItStands)
{
    const struct
    {
        const char *text;
        const char *at; ///< what is marked begins here; nullptr: the end
        ErrorCode code;
    } cases[] = {
        {"LOAD XML INFILE 'f' INTO TABLE t", "XML", ErrorCode::StatementNotUnderstood},
        {"INSERT INTO t VALUES (1)", "INSERT", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE f INTO TABLE t", "f INTO", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t PARTITION (p1) (a)", "PARTITION",
         ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t FIELDS (a)", "(a)", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t FIELDS TERMINATED BY comma (a)", "comma",
         ErrorCode::DialectInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t FIELDS TERMINATED BY X'2' (a)", "'2'", ErrorCode::DialectInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t FIELDS ENCLOSED BY '==' (a)", "FIELDS",
         ErrorCode::DialectInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t IGNORE LINES (a)", "LINES", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a, 'b')", "'b'", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a b)", "b)", ErrorCode::ColumnListInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (other.a)", "a)", ErrorCode::ColumnListInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a,", nullptr, ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) SET b", nullptr, ErrorCode::ExpressionInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) SET b = , c = 1", ", c", ErrorCode::ExpressionInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) SET b = UPPER(@a", "(@a", ErrorCode::ExpressionInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) SET b = @a)", ")#", ErrorCode::ExpressionInvalid},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) LINES TERMINATED BY '\\n'", "LINES",
         ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a); DROP TABLE t", "DROP", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t (a) SET b = 'open", "'open", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' /* INTO TABLE t", "/*", ErrorCode::StatementNotUnderstood},
        {"LOAD DATA INFILE 'f' INTO TABLE t /*!50000 (a)", "/*!", ErrorCode::StatementNotUnderstood},
        {"", nullptr, ErrorCode::StatementNotUnderstood},
    };
    for (const auto &shown : cases) {
        const QString text = QString::fromUtf8(shown.text);
        const auto load = parseLoadStatement(text);
        ASSERT_FALSE(load) << shown.text;
        QString at = QString::fromUtf8(shown.at ? shown.at : "");
        const bool last = at.endsWith(u'#'); // the last place of it
        at.remove(u'#');
        const qsizetype expected = shown.at == nullptr ? text.size()
                                   : last              ? text.lastIndexOf(at)
                                                       : text.indexOf(at);
        EXPECT_EQ(load.error().offset, expected) << shown.text << "\n" << load.error().error.what;
        EXPECT_EQ(load.error().error.code, shown.code) << shown.text;
        EXPECT_FALSE(load.error().error.howToFix.isEmpty()) << shown.text;
        EXPECT_LE(load.error().offset + load.error().length, text.size()) << shown.text;
    }
    EXPECT_EQ(placeInText(u"ab\ncd"_s, 4), u"line 2, character 2"_s);
    EXPECT_EQ(placeInText(u"ab\ncd"_s, 0), u"line 1, character 1"_s);
}

TEST(LoadTextTest, ACommentToTheEndOfTheLineNeverSwallowsTheNextClause)
{
    const auto set = parseExpression(u"a = UPPER(@a) -- as it was"_s);
    ASSERT_TRUE(set);
    EXPECT_EQ(set->expression, u"UPPER(@a)"_s);
    EXPECT_EQ(withoutEndComment(u"@a /* kept */ # gone"_s), u"@a /* kept */"_s);
    EXPECT_EQ(withoutEndComment(u"'# -- ' # gone"_s), u"'# -- '"_s);
}

} // namespace millrace::loadtext_test
