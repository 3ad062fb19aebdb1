// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/transforms.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/sql/sqlcursor.h"

namespace millrace {

namespace {

using Parameter = TransformParameter;
using ParameterKind = TransformParameter::Kind;

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
                         .kind = ParameterKind::Number,
                         .initial = QString::number(initial),
                         .suggestions = {},
                         .least = least,
                         .most = most};
    };
    const auto special = [&needed](ParameterKind kind, const char *id, const char *initial) {
        Parameter parameter = needed(id, initial);
        parameter.kind = kind;
        return parameter;
    };
    const auto list = [](const char *texts) { return QString::fromUtf8(texts).split(u'|'); };
    const QString true1 = u"'t', 'true', 'y', 'yes', 'on', '1'"_s;
    const QString false0 = u"'f', 'false', 'n', 'no', 'off', '0'"_s;
    // Id, pattern, parameters, first version of MySQL and of MariaDB.
    return {
        {u"trim"_s, u"TRIM({v})"_s},
        {u"trim-cr"_s, u"TRIM(TRAILING '\\r' FROM {v})"_s},
        {u"null-if-empty"_s, u"NULLIF({v}, '')"_s},
        {u"null-if"_s, u"NULLIF({v}, {text})"_s, {text("text", "NULL", list("NULL|\\N|-|n/a|0000-00-00"))}},
        {u"if-null"_s, u"COALESCE({v}, {text})"_s, {text("text", "")}},
        {u"number"_s,
         u"REPLACE(REPLACE({v}, {group}, ''), {decimal}, '.')"_s,
         {needed("group", ".", list(".|,| |'")), needed("decimal", ",", list(",|."))}},
        {u"date"_s,
         u"STR_TO_DATE({v}, {format})"_s,
         {needed("format", "%d.%m.%Y",
                 list("%d.%m.%Y|%d.%m.%Y %H:%i:%s|%m/%d/%Y|%m/%d/%Y %h:%i:%s %p|%d/%m/%Y|"
                      "%Y%m%d|%Y-%m-%dT%H:%i:%s|%Y-%m-%dT%H:%i:%s.%fZ|%d-%b-%Y"))}},
        {u"epoch-utc"_s,
         u"TIMESTAMP('1970-01-01 00:00:00') + INTERVAL {v} / {per} SECOND"_s,
         {number("per", 1, 1, 1'000'000'000)}},
        {u"epoch-session"_s, u"FROM_UNIXTIME({v} / {per})"_s, {number("per", 1, 1, 1'000'000'000)}},
        {u"prefix"_s, u"CONCAT({text}, {v})"_s, {needed("text", "web_")}},
        {u"suffix"_s, u"CONCAT({v}, {text})"_s, {needed("text", "_old")}},
        {u"upper"_s, u"UPPER({v})"_s},
        {u"lower"_s, u"LOWER({v})"_s},
        {u"left"_s, u"LEFT({v}, {length})"_s, {number("length", 255, 1, 65535)}},
        {u"replace"_s, u"REPLACE({v}, {text}, {by})"_s, {needed("text", " "), text("by", "")}},
        {u"replace-pattern"_s,
         u"REGEXP_REPLACE({v}, {pattern}, {by})"_s,
         {needed("pattern", "[^0-9]"), text("by", "")},
         80004,
         100005},
        // SUBSTRING_INDEX gives the last part where there are fewer; here that is NULL.
        {u"split"_s,
         u"CASE WHEN CHAR_LENGTH({v}) - CHAR_LENGTH(REPLACE({v}, {separator}, '')) >= ({part} - 1) * "
         "CHAR_LENGTH({separator}) THEN SUBSTRING_INDEX(SUBSTRING_INDEX({v}, {separator}, {part}), "
         "{separator}, -1) END"_s,
         {needed("separator", ";", list(";|,|:|/| ")), number("part", 1, 1, 1000)}},
        {u"join"_s,
         u"CONCAT_WS({separator}, {v}, {other})"_s,
         {text("separator", " ", list(" |-|, |;")), special(ParameterKind::Variable, "other", "")}},
        {u"lookup"_s,
         u"CASE {v} {pairs} ELSE {else} END"_s,
         {special(ParameterKind::Pairs, "pairs", "Y=1, N=0"), text("else", "")}},
        {u"lookup-or-same"_s,
         u"CASE {v} {pairs} ELSE {v} END"_s,
         {special(ParameterKind::Pairs, "pairs", "UK=GB")}},
        {u"boolean"_s,
         u"CASE WHEN LOWER({v}) IN (%1) THEN 1 WHEN LOWER({v}) IN (%2) THEN 0 END"_s.arg(true1, false0)},
        {u"unhex"_s, u"UNHEX({v})"_s},
        {u"from-base64"_s, u"FROM_BASE64({v})"_s, {}, 50601, 100005},
        {u"uuid-to-bytes"_s, u"UNHEX(REPLACE({v}, '-', ''))"_s},
        {u"ip-to-bytes"_s, u"INET6_ATON({v})"_s, {}, 50603, 100012},
        {u"json-text"_s, u"CONVERT({v} USING utf8mb4)"_s},
        {u"bits-from-number"_s, u"CAST({v} AS UNSIGNED)"_s},
        {u"geometry-from-text"_s, u"ST_GeomFromText({v})"_s, {}, 50600, 50310},
    };
}

Error invalid(const Parameter &parameter, const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::TransformInvalid,
            .what = u"“%1”: %2."_s.arg(parameter.id, what),
            .howToFix = howToFix};
}

/// "Y=1, N=0" or one pair a line; an equals sign or comma that belongs to a value has a backslash in front.
Result<QString> writtenPairs(const Parameter &parameter, const QString &text)
{
    QStringList clauses;
    QString from;
    QString part;
    bool afterEquals = false;
    const auto endPair = [&] {
        if (!afterEquals)
            return part.trimmed().isEmpty();
        clauses << u"WHEN %1 THEN %2"_s.arg(quotedString(from), quotedString(part.trimmed()));
        afterEquals = false;
        part.clear();
        return true;
    };
    bool good = true;
    for (qsizetype i = 0; i < text.size() && good; ++i) {
        const QChar c = text.at(i);
        if (c == u'\\' && i + 1 < text.size()) {
            part += text.at(++i);
        } else if (c == u'=' && !afterEquals) {
            from = part.trimmed();
            part.clear();
            afterEquals = true;
        } else if (c == u',' || c == u'\n') {
            good = endPair();
        } else {
            part += c;
        }
    }
    if (!good || !endPair() || clauses.isEmpty())
        return fail(invalid(parameter, CoreText::tr("a value has no “=” after it"),
                            CoreText::tr("Write from=to, separated by commas: Y=1, N=0.")));
    return clauses.join(u' ');
}

Result<QString> writtenVariable(const Parameter &parameter, const QString &text)
{
    const auto tokens = sqlTokens(text.startsWith(u'@') ? text : u'@' + quotedIdentifier(text));
    if (!tokens || tokens->size() != 1 || tokens->first().kind != SqlToken::Kind::Variable ||
        tokens->first().text.isEmpty())
        return fail(invalid(parameter, CoreText::tr("“%1” is no variable").arg(text),
                            CoreText::tr("Bind the other field to a variable and write its name: @name.")));
    return u'@' + quotedIdentifier(tokens->first().text);
}

Result<QString> written(const Parameter &parameter, const QString &value)
{
    if (value.isEmpty() && !parameter.mayBeEmpty)
        return fail(invalid(parameter, CoreText::tr("it is empty"), CoreText::tr("Give a value.")));
    switch (parameter.kind) {
    case ParameterKind::Text:
        return quotedString(value);
    case ParameterKind::Pairs:
        return writtenPairs(parameter, value);
    case ParameterKind::Variable:
        return writtenVariable(parameter, value.trimmed());
    case ParameterKind::Number:
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
    SqlCursor at(input);
    at.take();
    const bool isCall = at.peek().isSymbol('('); // NAME(…) needs no brackets
    if (isCall)
        at.skipElement();
    return at.atEnd() || at.scan().faultAt >= 0 ? input : u'(' + input + u')';
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
    QMap<QString, QString> parts{{u"v"_s, operand(input.trimmed())}};
    for (const Parameter &parameter : transform.parameters) {
        MILLRACE_TRY(const auto text, written(parameter, values.value(parameter.id, parameter.initial)));
        parts.insert(parameter.id, text);
    }
    // In one pass: what a parameter says may look like a place in the pattern.
    QString result;
    for (qsizetype i = 0; i < transform.pattern.size(); ++i) {
        const QChar c = transform.pattern.at(i);
        const qsizetype end = c == u'{' ? transform.pattern.indexOf(u'}', i) : -1;
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
