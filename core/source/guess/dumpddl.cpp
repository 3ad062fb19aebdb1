// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/dumpddl.h"

#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/sqldump/sqlsession.h"
#include "core/sql/sqllexer.h"

#include <QFileInfo>

namespace millrace {

namespace {

constexpr qint64 headBytes = 1024 * 1024;

bool startsKey(const SqlLexeme &first)
{
    static const QStringList words{u"PRIMARY"_s,  u"KEY"_s,     u"UNIQUE"_s,     u"INDEX"_s,
                                   u"FULLTEXT"_s, u"SPATIAL"_s, u"CONSTRAINT"_s, u"CHECK"_s,
                                   u"FOREIGN"_s,  u"PERIOD"_s,  u"VECTOR"_s,     u"LIKE"_s};
    return first.kind == SqlLexeme::Kind::Word && words.contains(first.text, Qt::CaseInsensitive);
}

/// The character set that CHARACTER SET x, CHARSET [=] x or COLLATE [=] x_… among the tokens names.
QString charsetIn(const QVector<SqlLexeme> &tokens)
{
    QString byCollation;
    for (qsizetype i = 0; i + 1 < tokens.size(); ++i) {
        qsizetype value = i + 1;
        const bool collate = tokens.at(i).isWord(u"COLLATE"_s);
        if (tokens.at(i).isWord(u"CHARACTER"_s) && tokens.at(value).isWord(u"SET"_s))
            ++value;
        else if (!collate && !tokens.at(i).isWord(u"CHARSET"_s))
            continue;
        if (value < tokens.size() && tokens.at(value).isMark('='))
            ++value;
        if (value >= tokens.size())
            break;
        if (!collate)
            return tokens.at(value).text.toLower();
        byCollation = tokens.at(value).text.section(u'_', 0, 0).toLower();
    }
    return byCollation;
}

void addColumn(const QVector<SqlLexeme> &item, QVector<DdlColumn> &columns)
{
    if (item.size() < 2 || !item.at(0).isName() || startsKey(item.at(0)))
        return;
    DdlColumn column{.name = item.at(0).text, .type = item.at(1).text.toUpper()};
    for (const SqlLexeme &token : item.mid(2))
        if (token.isWord(u"GENERATED"_s) || token.isWord(u"AS"_s))
            column.generated = true;
        else if (token.isWord(u"AUTO_INCREMENT"_s))
            column.autoIncrement = true;
    column.charset = charsetIn(item.mid(2));
    columns.append(column);
}

/// Behind the opening parenthesis; `item` gets the tokens that stand outside inner parentheses.
void readColumns(SqlLexer &lexer, QVector<DdlColumn> &columns)
{
    QVector<SqlLexeme> item;
    int depth = 1;
    for (SqlLexeme token = lexer.next(); token.kind != SqlLexeme::Kind::End; token = lexer.next()) {
        if (token.isMark('('))
            ++depth;
        else if (token.isMark(')') && --depth == 0)
            break;
        else if (depth == 1 && token.isMark(','))
            addColumn(std::exchange(item, {}), columns);
        else if (depth == 1)
            item.append(token);
    }
    addColumn(item, columns);
}

/// Behind CREATE; true when a table's definition was read.
bool readCreateTable(SqlLexer &lexer, qsizetype start, DumpDdl &ddl)
{
    SqlLexeme token = lexer.next();
    for (const char *word : {"OR", "REPLACE", "TEMPORARY"})
        if (token.isWord(QLatin1String(word)))
            token = lexer.next();
    if (!token.isWord(u"TABLE"_s))
        return false;
    token = lexer.next();
    for (const char *word : {"IF", "NOT", "EXISTS"})
        if (token.isWord(QLatin1String(word)))
            token = lexer.next();
    // `schema`.`table` or `table`
    while (token.isName() || token.isMark('.')) {
        if (token.isName())
            ddl.table = token.text;
        token = lexer.next();
    }
    if (!token.isMark('('))
        return false;
    readColumns(lexer, ddl.columns);
    QVector<SqlLexeme> options;
    do {
        token = lexer.next();
        options << token;
    } while (token.kind != SqlLexeme::Kind::End && !token.isMark(';'));
    const QString charset = charsetIn(options);
    for (DdlColumn &column : ddl.columns)
        if (column.charset.isEmpty())
            column.charset = charset;
    ddl.createSql = lexer.sql().mid(start, token.start - start).trimmed();
    return true;
}

} // namespace

QStringList DumpDdl::columnNames(bool withGenerated) const
{
    QStringList names;
    for (const DdlColumn &column : columns)
        if (withGenerated || !column.generated)
            names.append(column.name);
    return names;
}

DumpDdl parseDumpDdl(const QString &sql)
{
    DumpDdl ddl;
    SqlLexer lexer(sql);
    bool statementStarts = true;
    SqlSession session;
    qsizetype statement =
        0; // where it begins, with the comments in front, which may be of the kind that runs
    bool sessionReady = false; // what it was made ready for begins here
    for (SqlLexeme token = lexer.next(); token.kind != SqlLexeme::Kind::End; token = lexer.next()) {
        sessionReady = sessionReady ||
                       (statementStarts &&
                        (token.isWord(u"INSERT"_s) || token.isWord(u"REPLACE"_s) || token.isWord(u"LOAD"_s)));
        if (!sessionReady && token.isMark(';')) {
            if (const auto text = QStringView(sql).mid(statement, token.start - statement);
                text.contains("time_zone"_L1, Qt::CaseInsensitive)) {
                const QByteArray bytes = text.toUtf8();
                session.apply(bytes.constData(), bytes.constData() + bytes.size());
            }
            statement = token.end;
        }
        if (statementStarts && ddl.createSql.isEmpty() && token.isWord(u"CREATE"_s)) {
            statementStarts = readCreateTable(lexer, token.start, ddl);
            sessionReady = sessionReady || statementStarts;
            continue;
        }
        if (statementStarts && (token.isWord(u"INSERT"_s) || token.isWord(u"REPLACE"_s)))
            ddl.hasInserts = true;
        statementStarts = token.isMark(';');
    }
    ddl.timeZone = displayText(session.timeZone);
    return ddl;
}

Result<DumpDdl> readDumpDdl(const Content &content)
{
    MILLRACE_TRY(const auto bytes, readContent(content, 0, headBytes));
    return parseDumpDdl(displayText(bytes));
}

QString ddlPathBeside(const QString &dataPath)
{
    const QFileInfo info(unpackedName(dataPath));
    if (info.suffix().compare("sql"_L1, Qt::CaseInsensitive) == 0)
        return {};
    const QString candidate = info.absolutePath() + u'/' + info.completeBaseName() + u".sql"_s;
    return QFileInfo(candidate).isFile() ? candidate : QString();
}

} // namespace millrace
