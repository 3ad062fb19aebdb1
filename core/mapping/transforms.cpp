// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/transforms.h"

#include "core/base/coretext.h"
#include "core/mapping/sqltokens.h"
#include "core/server/quoting.h"

namespace millrace {

namespace {

using Parameter = TransformParameter;
using Kind = TransformParameter::Kind;

QVector<Transform> makeTransforms()
{
    const auto text = [](const char *id, const char *initial, const QStringList &suggestions = {}) {
        return Parameter{.id = QString::fromUtf8(id),
                         .initial = QString::fromUtf8(initial),
                         .suggestions = suggestions,
                         .mayBeEmpty = true};
    };
    const auto needed = [&text](const char *id, const char *initial, const QStringList &suggestions = {}) {
        Parameter parameter = text(id, initial, suggestions);
        parameter.mayBeEmpty = false;
        return parameter;
    };
    const auto number = [](const char *id, int initial, int least, int most) {
        return Parameter{.id = QString::fromUtf8(id),
                         .kind = Kind::Number,
                         .initial = QString::number(initial),
                         .suggestions = {},
                         .least = least,
                         .most = most};
    };
    const auto list = [](const char *texts) { return QString::fromUtf8(texts).split(QLatin1Char('|')); };
    const QString true1 = QStringLiteral("'t', 'true', 'y', 'yes', 'on', '1'");
    const QString false0 = QStringLiteral("'f', 'false', 'n', 'no', 'off', '0'");
    return {
        {.id = QStringLiteral("trim"), .pattern = QStringLiteral("TRIM({v})"), .parameters = {}},
        {.id = QStringLiteral("trim-cr"),
         .pattern = QStringLiteral("TRIM(TRAILING '\\r' FROM {v})"),
         .parameters = {}},
        {.id = QStringLiteral("null-if-empty"),
         .pattern = QStringLiteral("NULLIF({v}, '')"),
         .parameters = {}},
        {.id = QStringLiteral("null-if"),
         .pattern = QStringLiteral("NULLIF({v}, {text})"),
         .parameters = {text("text", "NULL", list("NULL|\\N|-|n/a|0000-00-00"))}},
        {.id = QStringLiteral("if-null"),
         .pattern = QStringLiteral("COALESCE({v}, {text})"),
         .parameters = {text("text", "")}},
        {.id = QStringLiteral("number"),
         .pattern = QStringLiteral("REPLACE(REPLACE({v}, {group}, ''), {decimal}, '.')"),
         .parameters = {needed("group", ".", list(".|,| |'")), needed("decimal", ",", list(",|."))}},
        {.id = QStringLiteral("date"),
         .pattern = QStringLiteral("STR_TO_DATE({v}, {format})"),
         .parameters = {needed("format", "%d.%m.%Y",
                               list("%d.%m.%Y|%d.%m.%Y %H:%i:%s|%m/%d/%Y|%m/%d/%Y %h:%i:%s %p|%d/%m/%Y|"
                                    "%Y%m%d|%Y-%m-%dT%H:%i:%s|%Y-%m-%dT%H:%i:%s.%fZ|%d-%b-%Y"))}},
        {.id = QStringLiteral("epoch-utc"),
         .pattern = QStringLiteral("TIMESTAMP('1970-01-01 00:00:00') + INTERVAL {v} / {per} SECOND"),
         .parameters = {number("per", 1, 1, 1'000'000'000)}},
        {.id = QStringLiteral("epoch-session"),
         .pattern = QStringLiteral("FROM_UNIXTIME({v} / {per})"),
         .parameters = {number("per", 1, 1, 1'000'000'000)}},
        {.id = QStringLiteral("prefix"),
         .pattern = QStringLiteral("CONCAT({text}, {v})"),
         .parameters = {needed("text", "web_")}},
        {.id = QStringLiteral("suffix"),
         .pattern = QStringLiteral("CONCAT({v}, {text})"),
         .parameters = {needed("text", "_old")}},
        {.id = QStringLiteral("upper"), .pattern = QStringLiteral("UPPER({v})"), .parameters = {}},
        {.id = QStringLiteral("lower"), .pattern = QStringLiteral("LOWER({v})"), .parameters = {}},
        {.id = QStringLiteral("left"),
         .pattern = QStringLiteral("LEFT({v}, {length})"),
         .parameters = {number("length", 255, 1, 65535)}},
        {.id = QStringLiteral("replace"),
         .pattern = QStringLiteral("REPLACE({v}, {text}, {by})"),
         .parameters = {needed("text", " "), text("by", "")}},
        {.id = QStringLiteral("replace-pattern"),
         .pattern = QStringLiteral("REGEXP_REPLACE({v}, {pattern}, {by})"),
         .parameters = {needed("pattern", "[^0-9]"), text("by", "")},
         .sinceMySql = 80004,
         .sinceMariaDb = 100005},
        {.id = QStringLiteral("split"),
         // SUBSTRING_INDEX gives the last part where there are fewer; here that is NULL.
         .pattern = QStringLiteral(
             "CASE WHEN CHAR_LENGTH({v}) - CHAR_LENGTH(REPLACE({v}, {separator}, '')) >= ({part} - 1) * "
             "CHAR_LENGTH({separator}) THEN SUBSTRING_INDEX(SUBSTRING_INDEX({v}, {separator}, {part}), "
             "{separator}, -1) END"),
         .parameters = {needed("separator", ";", list(";|,|:|/| ")), number("part", 1, 1, 1000)}},
        {.id = QStringLiteral("join"),
         .pattern = QStringLiteral("CONCAT_WS({separator}, {v}, {other})"),
         .parameters = {text("separator", " ", list(" |-|, |;")),
                        {.id = QStringLiteral("other"),
                         .kind = Kind::Variable,
                         .initial = {},
                         .suggestions = {},
                         .mayBeEmpty = false}}},
        {.id = QStringLiteral("lookup"),
         .pattern = QStringLiteral("CASE {v} {pairs} ELSE {else} END"),
         .parameters = {{.id = QStringLiteral("pairs"),
                         .kind = Kind::Pairs,
                         .initial = QStringLiteral("Y=1, N=0"),
                         .suggestions = {},
                         .mayBeEmpty = false},
                        text("else", "")}},
        {.id = QStringLiteral("lookup-or-same"),
         .pattern = QStringLiteral("CASE {v} {pairs} ELSE {v} END"),
         .parameters = {{.id = QStringLiteral("pairs"),
                         .kind = Kind::Pairs,
                         .initial = QStringLiteral("UK=GB"),
                         .suggestions = {},
                         .mayBeEmpty = false}}},
        {.id = QStringLiteral("boolean"),
         .pattern = QStringLiteral("CASE WHEN LOWER({v}) IN (%1) THEN 1 WHEN LOWER({v}) IN (%2) THEN 0 END")
                        .arg(true1, false0),
         .parameters = {}},
        {.id = QStringLiteral("unhex"), .pattern = QStringLiteral("UNHEX({v})"), .parameters = {}},
        {.id = QStringLiteral("from-base64"),
         .pattern = QStringLiteral("FROM_BASE64({v})"),
         .parameters = {},
         .sinceMySql = 50601,
         .sinceMariaDb = 100005},
        {.id = QStringLiteral("uuid-to-bytes"),
         .pattern = QStringLiteral("UNHEX(REPLACE({v}, '-', ''))"),
         .parameters = {}},
        {.id = QStringLiteral("ip-to-bytes"),
         .pattern = QStringLiteral("INET6_ATON({v})"),
         .parameters = {},
         .sinceMySql = 50603,
         .sinceMariaDb = 100012},
        {.id = QStringLiteral("json-text"),
         .pattern = QStringLiteral("CONVERT({v} USING utf8mb4)"),
         .parameters = {}},
        {.id = QStringLiteral("bits-from-number"),
         .pattern = QStringLiteral("CAST({v} AS UNSIGNED)"),
         .parameters = {}},
        {.id = QStringLiteral("geometry-from-text"),
         .pattern = QStringLiteral("ST_GeomFromText({v})"),
         .parameters = {},
         .sinceMySql = 50600,
         .sinceMariaDb = 50310},
    };
}

Error invalid(const Parameter &parameter, const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::TransformInvalid,
            .what = QStringLiteral("“%1”: %2.").arg(parameter.id, what),
            .howToFix = howToFix};
}

/// "Y=1, N=0" or one pair a line; an equals sign or comma that belongs to a value has a backslash in front.
Result<QString> writtenPairs(const Parameter &parameter, const QString &text)
{
    QStringList clauses;
    QString from;
    QString part;
    bool behindEquals = false;
    const auto endPair = [&] {
        if (!behindEquals)
            return part.trimmed().isEmpty();
        clauses << QStringLiteral("WHEN %1 THEN %2").arg(quotedString(from), quotedString(part.trimmed()));
        behindEquals = false;
        part.clear();
        return true;
    };
    bool good = true;
    for (qsizetype i = 0; i < text.size() && good; ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('\\') && i + 1 < text.size()) {
            part += text.at(++i);
        } else if (c == QLatin1Char('=') && !behindEquals) {
            from = part.trimmed();
            part.clear();
            behindEquals = true;
        } else if (c == QLatin1Char(',') || c == QLatin1Char('\n')) {
            good = endPair();
        } else {
            part += c;
        }
    }
    if (!good || !endPair() || clauses.isEmpty())
        return fail(invalid(parameter, CoreText::tr("a value has no “=” behind it"),
                            CoreText::tr("Write from=to, separated by commas: Y=1, N=0.")));
    return clauses.join(QLatin1Char(' '));
}

Result<QString> writtenVariable(const Parameter &parameter, const QString &text)
{
    const auto tokens =
        sqlTokens(text.startsWith(QLatin1Char('@')) ? text : QLatin1Char('@') + quotedIdentifier(text));
    if (!tokens || tokens->size() != 1 || tokens->first().kind != SqlToken::Kind::Variable ||
        tokens->first().text.isEmpty())
        return fail(invalid(parameter, CoreText::tr("“%1” is no variable").arg(text),
                            CoreText::tr("Bind the other field to a variable and write its name: @name.")));
    return QLatin1Char('@') + quotedIdentifier(tokens->first().text);
}

Result<QString> written(const Parameter &parameter, const QString &value)
{
    if (value.isEmpty() && !parameter.mayBeEmpty)
        return fail(invalid(parameter, CoreText::tr("it is empty"), CoreText::tr("Give a value.")));
    switch (parameter.kind) {
    case Kind::Text:
        return quotedString(value);
    case Kind::Pairs:
        return writtenPairs(parameter, value);
    case Kind::Variable:
        return writtenVariable(parameter, value.trimmed());
    case Kind::Number:
        break;
    }
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < parameter.least || number > parameter.most)
        return fail(invalid(
            parameter, CoreText::tr("“%1” is not in its range").arg(value),
            CoreText::tr("Write a whole number from %1 to %2.").arg(parameter.least).arg(parameter.most)));
    return QString::number(number);
}

/// An operator inside the input must not reach across what the pattern puts around it.
QString operand(const QString &input)
{
    const auto tokens = sqlTokens(input);
    if (!tokens || tokens->size() <= 1)
        return input;
    // A single call, NAME(…), needs no brackets.
    int depth = 0;
    for (qsizetype i = 1; i < tokens->size(); ++i) {
        const SqlToken &token = tokens->at(i);
        if (token.kind != SqlToken::Kind::Symbol && depth == 0)
            return QLatin1Char('(') + input + QLatin1Char(')');
        if (token.kind != SqlToken::Kind::Symbol)
            continue;
        if (token.text == QLatin1String("("))
            ++depth;
        else if (token.text == QLatin1String(")"))
            --depth;
        else if (depth == 0)
            return QLatin1Char('(') + input + QLatin1Char(')');
        if (depth == 0 && i + 1 < tokens->size())
            return QLatin1Char('(') + input + QLatin1Char(')');
    }
    return input;
}

} // namespace

const QVector<Transform> &transforms()
{
    static const QVector<Transform> all = makeTransforms();
    return all;
}

const Transform *transformNamed(const QString &id)
{
    for (const Transform &transform : transforms())
        if (transform.id == id)
            return &transform;
    return nullptr;
}

Result<QString> transformed(const Transform &transform, const QString &input,
                            const QMap<QString, QString> &values)
{
    QMap<QString, QString> parts{{QStringLiteral("v"), operand(input.trimmed())}};
    for (const Parameter &parameter : transform.parameters) {
        const auto text = written(parameter, values.value(parameter.id, parameter.initial));
        if (!text)
            return fail(text.error());
        parts.insert(parameter.id, *text);
    }
    // In one pass: what a parameter says may look like a place in the pattern.
    QString result;
    for (qsizetype i = 0; i < transform.pattern.size(); ++i) {
        const QChar c = transform.pattern.at(i);
        const qsizetype end = c == QLatin1Char('{') ? transform.pattern.indexOf(QLatin1Char('}'), i) : -1;
        if (end < 0) {
            result += c;
            continue;
        }
        result += parts.value(transform.pattern.mid(i + 1, end - i - 1));
        i = end;
    }
    return result;
}

} // namespace millrace
