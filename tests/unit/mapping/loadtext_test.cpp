// SPDX-License-Identifier: GPL-3.0-or-later
// The statement as text and the bindings behind it are each other's inverse.
#include "core/mapping/loadtext.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace {

namespace {

using Kind = FieldBinding::Kind;

LoadText parsed(const QString &text, const SqlRules &rules = {.executableComments = true})
{
    const auto load = parseLoadStatement(text, rules);
    EXPECT_TRUE(load) << text.toStdString() << "\n" << (load ? "" : load.error().error.text().toStdString());
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
        static const QString alphabet = QStringLiteral("ab_0 `'\"@(),.é\\-#;/*\n");
        QString text;
        for (int length = 1 + below(8); length > 0; --length)
            text += alphabet.at(below(static_cast<int>(alphabet.size())));
        return text;
    }

    /// Brackets closed, strings and comments ended; no comment to the end of the line behind the rest.
    QString expression(const QStringList &variables, int depth = 0)
    {
        const QString blank = below(4) == 0   ? QStringLiteral(" /* , ) ' */ ")
                              : below(8) == 0 ? QStringLiteral(" -- it's; (\n")
                              : below(8) == 0 ? QStringLiteral(" # \" , \n")
                                              : QStringLiteral(" ");
        switch (below(depth > 3 ? 5 : 8)) {
        case 0:
            return QStringLiteral("'it''s, \\' (; \\\\'");
        case 1:
            return QStringLiteral("\"a \"\" b) \\\" '\"");
        case 2:
            return QStringLiteral("@row_number");
        case 3:
            return variables.isEmpty()
                       ? QStringLiteral("@@session.time_zone")
                       : QLatin1Char('@') + quoted(variables.at(below(static_cast<int>(variables.size()))));
        case 4:
            return QStringLiteral("`odd ``,(name`") + blank + QStringLiteral("+ 1.5e3 - 0x1F");
        case 5:
            return QStringLiteral("CONCAT(") + expression(variables, depth + 1) + QLatin1Char(',') + blank +
                   expression(variables, depth + 1) + QLatin1Char(')');
        case 6:
            return QStringLiteral("(") + blank + expression(variables, depth + 1) + QLatin1Char(')');
        default:
            return QStringLiteral("CASE WHEN") + blank + expression(variables, depth + 1) +
                   QStringLiteral(" THEN ") + expression(variables, depth + 1) + QStringLiteral(" END");
        }
    }

    Mapping mapping()
    {
        Mapping mapping;
        QStringList variables;
        for (int count = 1 + below(8); count > 0; --count) {
            FieldBinding binding{.kind = static_cast<Kind>(below(3))};
            if (binding.kind != Kind::Discard)
                binding.name = name();
            if (binding.kind == Kind::Variable) {
                binding.name.prepend(QLatin1Char('v')); // never one of the names that drop a field
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
        return QLatin1Char('`') + doubled.replace(QLatin1Char('`'), QStringLiteral("``")) + QLatin1Char('`');
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
        ASSERT_EQ(load.mapping, mapping) << text.toStdString();
        ASSERT_EQ(load.dialect, dialect) << text.toStdString();
        ASSERT_EQ(load.schema, schema) << text.toStdString();
        ASSERT_EQ(load.table, table) << text.toStdString();
        ASSERT_EQ(load.file, file) << text.toStdString();
        ASSERT_TRUE(load.local);
        ASSERT_EQ(load.conflict, mode == RowMode::Strict ? Conflict::Replace : Conflict::Error);
        ASSERT_EQ(loadStatement(load.dialect, load.mapping, load.schema, load.table, mode, load.file), text);
        const QString onServer =
            serverFileStatement(dialect, mapping, schema, table, Conflict::Ignore, file) + QLatin1Char(';');
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
    static const QStringList blanks{
        QStringLiteral(" "),       QStringLiteral("\n\t"),    QStringLiteral(" /* it's */ "),
        QStringLiteral(" # \"\n"), QStringLiteral(" -- (\n"), QStringLiteral("/**/")};
    for (int round = 0; round < 3'000; ++round) {
        Mapping mapping = random.mapping();
        mapping.expressions.clear(); // their text is kept as it stands
        const Dialect dialect = random.dialect();
        const QString text = loadStatement(dialect, mapping, QStringLiteral("s"), QStringLiteral("t"),
                                           RowMode::AsServer, QStringLiteral("f"));
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
        ASSERT_EQ(load.mapping, mapping) << other.toStdString();
        ASSERT_EQ(load.dialect, dialect) << other.toStdString();
    }
}

TEST(LoadTextTest, AStatementOfAScriptIsUnderstood)
{
    const LoadText load = parsed(QStringLiteral(
        "load data low_priority infile '/tmp/it\\'s.csv'\n ignore into table `causes` . credits\n"
        "/*!50138 CHARACTER SET latin1 */\n"
        "COLUMNS escaped by '' optionally enclosed by '\"' terminated by 0x2c\n"
        "LINES TERMINATED BY '\\r\\n' IGNORE 1 ROWS\n"
        "(@dummy, user_id, @a, credits.created_at, @skip) -- the rest\n"
        "SET action := CONCAT('web_', @a), `note` = NULLIF(@skip, '') # end\n;"));
    EXPECT_FALSE(load.local);
    EXPECT_EQ(load.file, QStringLiteral("/tmp/it's.csv"));
    EXPECT_EQ(load.conflict, Conflict::Ignore);
    EXPECT_EQ(load.schema, QStringLiteral("causes"));
    EXPECT_EQ(load.table, QStringLiteral("credits"));
    EXPECT_EQ(load.dialect, (Dialect{.fieldsTerminatedBy = ",",
                                     .fieldsEnclosedBy = "\"",
                                     .optionallyEnclosed = true,
                                     .fieldsEscapedBy = {},
                                     .linesTerminatedBy = "\r\n",
                                     .skipLines = 1,
                                     .charset = "latin1"}));
    EXPECT_TRUE(load.namesCharset);
    EXPECT_TRUE(load.namesSkipLines);
    EXPECT_EQ(load.mapping,
              (Mapping{.fields = {{Kind::Discard, {}},
                                  {Kind::Column, QStringLiteral("user_id")},
                                  {Kind::Variable, QStringLiteral("a")},
                                  {Kind::Column, QStringLiteral("created_at")},
                                  {Kind::Variable, QStringLiteral("skip")}},
                       .expressions = {{QStringLiteral("action"), QStringLiteral("CONCAT('web_', @a)")},
                                       {QStringLiteral("note"), QStringLiteral("NULLIF(@skip, '')")}}}));
    EXPECT_EQ(load.notes.size(), 1);
}

TEST(LoadTextTest, WhatIsLeftOutIsAsTheServerTakesIt)
{
    const LoadText load = parsed(QStringLiteral("LOAD DATA LOCAL INFILE 'f' INTO TABLE t"));
    EXPECT_EQ(load.dialect, Dialect());
    EXPECT_FALSE(load.namesCharset);
    EXPECT_FALSE(load.hasColumnList);
    TableSchema table;
    table.columns = {{.name = QStringLiteral("a")},
                     {.name = QStringLiteral("twice"), .generated = true},
                     {.name = QStringLiteral("b")}};
    EXPECT_EQ(withAllColumns(load, table).fields,
              (QVector<FieldBinding>{{Kind::Column, QStringLiteral("a")},
                                     {Kind::Discard, {}},
                                     {Kind::Column, QStringLiteral("b")}}));
}

TEST(LoadTextTest, ExecutableCommentsCountWhereTheServerRunsThem)
{
    const QString text = QStringLiteral("LOAD DATA /*!99901 LOCAL */ INFILE 'f' /*M!100100 REPLACE */ INTO "
                                        "TABLE t /*!50701 CHARACTER SET latin1 */ (a /*!80000 , b */)");
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
        const bool last = at.endsWith(QLatin1Char('#')); // the last place of it
        at.remove(QLatin1Char('#'));
        const qsizetype expected = shown.at == nullptr ? text.size()
                                   : last              ? text.lastIndexOf(at)
                                                       : text.indexOf(at);
        EXPECT_EQ(load.error().offset, expected) << shown.text << "\n"
                                                 << load.error().error.what.toStdString();
        EXPECT_EQ(load.error().error.code, shown.code) << shown.text;
        EXPECT_FALSE(load.error().error.howToFix.isEmpty()) << shown.text;
        EXPECT_LE(load.error().offset + load.error().length, text.size()) << shown.text;
    }
    EXPECT_EQ(placeInText(QStringLiteral("ab\ncd"), 4), QStringLiteral("line 2, character 2"));
    EXPECT_EQ(placeInText(QStringLiteral("ab\ncd"), 0), QStringLiteral("line 1, character 1"));
}

TEST(LoadTextTest, ACommentToTheEndOfTheLineNeverSwallowsTheNextClause)
{
    const auto set = parseExpression(QStringLiteral("a = UPPER(@a) -- as it was"));
    ASSERT_TRUE(set);
    EXPECT_EQ(set->expression, QStringLiteral("UPPER(@a)"));
    EXPECT_EQ(withoutEndComment(QStringLiteral("@a /* kept */ # gone")), QStringLiteral("@a /* kept */"));
    EXPECT_EQ(withoutEndComment(QStringLiteral("'# -- ' # gone")), QStringLiteral("'# -- '"));
}

} // namespace millrace
