// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/dialect.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"

#include <algorithm>

namespace millrace {

namespace {

tl::unexpected<Error> invalid(const QString &what, const QString &howToFix)
{
    return fail({.code = ErrorCode::DialectInvalid, .what = what, .howToFix = howToFix});
}

/// Inside, but not at the end: the reader would see a row end before it knows that the field has not ended.
bool containsBeforeEnd(const QByteArray &longer, const QByteArray &shorter)
{
    const qsizetype at = longer.indexOf(shorter);
    return at >= 0 && at + shorter.size() < longer.size();
}

Result<void> validateTerminators(const Dialect &d)
{
    if (d.fieldsTerminatedBy.isEmpty() || d.linesTerminatedBy.isEmpty())
        return invalid(
            CoreText::tr("%1 is empty: LOAD DATA would read rows of fixed width.")
                .arg(d.fieldsTerminatedBy.isEmpty() ? u"FIELDS TERMINATED BY"_s : u"LINES TERMINATED BY"_s),
            CoreText::tr("Give the bytes that stand between fields and at the end of rows."));
    if (d.fieldsTerminatedBy == d.linesTerminatedBy)
        return invalid(
            CoreText::tr("FIELDS TERMINATED BY and LINES TERMINATED BY are the same: the server would ignore "
                         "the line terminator."),
            CoreText::tr("Give rows a terminator of their own."));
    if (d.fieldsTerminatedBy.startsWith(d.linesTerminatedBy) ||
        containsBeforeEnd(d.fieldsTerminatedBy, d.linesTerminatedBy))
        return invalid(
            CoreText::tr("FIELDS TERMINATED BY contains LINES TERMINATED BY: rows would end inside "
                         "the field terminator."),
            CoreText::tr("Choose a field terminator without the line terminator in it."));
    return {};
}

Result<void> validateSpecials(const Dialect &d)
{
    if (d.fieldsEnclosedBy.size() > 1 || d.fieldsEscapedBy.size() > 1)
        return invalid(
            CoreText::tr("%1 has more than one byte; the server refuses that (error 1083).")
                .arg(d.fieldsEnclosedBy.size() > 1 ? u"FIELDS ENCLOSED BY"_s : u"FIELDS ESCAPED BY"_s),
            CoreText::tr("Use one byte, or none."));
    for (const QByteArray &special : {d.fieldsEnclosedBy, d.fieldsEscapedBy})
        if (!special.isEmpty() &&
            (d.fieldsTerminatedBy.contains(special) || d.linesTerminatedBy.contains(special)))
            return invalid(CoreText::tr("A terminator contains the enclosing or escape byte '%1'.")
                               .arg(QString::fromLatin1(special)),
                           CoreText::tr("Enclosing, escape and terminator bytes must differ."));
    return {};
}

/// What could be the beginning of a row as well.
bool mayBeginRow(const Dialect &d)
{
    const auto begin = [](const QByteArray &a, const QByteArray &b) {
        return !a.isEmpty() && !b.isEmpty() && (a.startsWith(b) || b.startsWith(a));
    };
    return begin(d.commentsBeginWith, d.fieldsTerminatedBy) ||
           begin(d.commentsBeginWith, d.fieldsEnclosedBy) || begin(d.commentsBeginWith, d.fieldsEscapedBy) ||
           begin(d.commentsBeginWith, d.linesTerminatedBy) || d.commentsBeginWith.contains(d.lineEnd());
}

Result<void> validateComments(const Dialect &d)
{
    if (d.commentsBeginWith.isEmpty())
        return {};
    if (!d.linesTerminatedBy.endsWith(d.lineEnd()))
        return invalid(
            CoreText::tr("Lines of comment need rows that end in a line feed or a carriage return."),
            CoreText::tr("Leave the beginning of comments empty, or correct LINES TERMINATED BY."));
    if (!d.linesStartingBy.isEmpty())
        return invalid(
            CoreText::tr("Lines of comment and LINES STARTING BY at once: what does not start so is passed "
                         "over by the server already."),
            CoreText::tr("Use one of them."));
    if (mayBeginRow(d))
        return invalid(
            CoreText::tr("Rows may begin with “%1”, too: such a row would be taken for a comment.")
                .arg(QString::fromLatin1(d.commentsBeginWith)),
            CoreText::tr("Choose a beginning of comments that is no terminator, no enclosing and no "
                         "escape byte."));
    return {};
}

Result<void> validateCharset(const Dialect &d)
{
    const bool named = !d.charset.isEmpty() && std::all_of(d.charset.begin(), d.charset.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (!named)
        return invalid(
            CoreText::tr("'%1' is not the name of a character set.").arg(QString::fromLatin1(d.charset)),
            CoreText::tr("Use a name from SHOW CHARACTER SET, for example utf8mb4, latin1 or binary."));
    if (isWideCharset(d.charset))
        return invalid(CoreText::tr("LOAD DATA cannot read files in character set %1.")
                           .arg(QString::fromLatin1(d.charset)),
                       CoreText::tr("Convert the file first: iconv -f UTF-16 -t UTF-8, then use utf8mb4."));
    for (const QByteArray &bytes : {d.fieldsTerminatedBy, d.linesTerminatedBy, d.linesStartingBy,
                                    d.fieldsEnclosedBy, d.fieldsEscapedBy, d.commentsBeginWith})
        if (!isAscii(bytes) && isMultiByteCharset(d.charset))
            return invalid(CoreText::tr("A terminator has non-ASCII bytes, which the server cannot tell from "
                                        "parts of characters in %1.")
                               .arg(QString::fromLatin1(d.charset)),
                           CoreText::tr("Use ASCII terminators, or CHARACTER SET binary or latin1."));
    return {};
}

Result<void> validateJson(const Dialect &d)
{
    if (!d.isJsonLines() && d.jsonTexts.isEmpty())
        return {};
    if (d != Dialect::jsonLines(d.jsonKeys, d.jsonTexts))
        return invalid(
            CoreText::tr("Rows of JSON Lines have no terminators, quotes, header lines or comments of their "
                         "own: they are written for the server as mysqldump writes them, in utf8mb4."),
            CoreText::tr("Leave FIELDS, LINES, header lines, comments and CHARACTER SET as they are."));
    for (const QString &key : d.jsonTexts)
        if (!d.jsonKeys.contains(key))
            return invalid(CoreText::tr("The key “%1” is to be sent as JSON, and is no field.").arg(key),
                           CoreText::tr("Name it among the keys that are fields, too."));
    for (qsizetype i = 0; i < d.jsonKeys.size(); ++i)
        if (d.jsonKeys.indexOf(d.jsonKeys.at(i)) != i)
            return invalid(CoreText::tr("The key “%1” is named twice.").arg(d.jsonKeys.at(i)),
                           CoreText::tr("Name each key once: its value may go into several columns by "
                                        "expressions."));
    return {};
}

const JsonMembers<Dialect> dialectMembers{
    {"fields_terminated_by", &Dialect::fieldsTerminatedBy},
    {"fields_enclosed_by", &Dialect::fieldsEnclosedBy},
    {"optionally_enclosed", &Dialect::optionallyEnclosed},
    {"fields_escaped_by", &Dialect::fieldsEscapedBy},
    {"lines_terminated_by", &Dialect::linesTerminatedBy},
    {"lines_starting_by", &Dialect::linesStartingBy},
    {"skip_lines", &Dialect::skipLines},
    {"comments_begin_with", &Dialect::commentsBeginWith, InJson::WhenSet},
    {"charset", &Dialect::charset},
    {"json_keys", &Dialect::jsonKeys, InJson::WhenSet},
    {"json_texts", &Dialect::jsonTexts, InJson::WhenSet}};

} // namespace

Dialect Dialect::csvRfc4180(const QByteArray &lineEnd)
{
    return {.fieldsTerminatedBy = ",",
            .fieldsEnclosedBy = "\"",
            .optionallyEnclosed = true,
            .fieldsEscapedBy = {},
            .linesTerminatedBy = lineEnd,
            .charset = "utf8mb4"};
}

Dialect Dialect::jsonLines(const QStringList &keys, const QStringList &asJson)
{
    return {.charset = "utf8mb4", .jsonKeys = keys, .jsonTexts = asJson};
}

Dialect Dialect::asSent() const
{
    Dialect sent = *this;
    sent.skipLines = 0;
    sent.commentsBeginWith.clear();
    sent.jsonKeys.clear();
    sent.jsonTexts.clear();
    return sent;
}

Result<void> Dialect::validate() const
{
    MILLRACE_TRY_VOID(validateJson(*this));
    MILLRACE_TRY_VOID(validateTerminators(*this));
    MILLRACE_TRY_VOID(validateSpecials(*this));
    MILLRACE_TRY_VOID(validateComments(*this));
    if (skipLines < 0)
        return invalid(CoreText::tr("The number of header lines is negative."),
                       CoreText::tr("Use 0 or more."));
    return validateCharset(*this);
}

QJsonObject Dialect::toJson() const
{
    return dialectMembers.write(*this);
}

Result<Dialect> Dialect::fromJson(const QJsonObject &json)
{
    Dialect dialect = dialectMembers.read(json);
    // toLatin1() replaces what is no byte with '?': such a text never came from toJson().
    const QJsonObject back = dialect.toJson();
    for (auto each = back.begin(); each != back.end(); ++each)
        if (each.value().isString() && json.contains(each.key()) && json.value(each.key()) != each.value())
            return invalid(CoreText::tr("The dialect's JSON holds something that is not a byte string."),
                           CoreText::tr("Write every byte as one character from U+0000 to U+00FF."));
    MILLRACE_TRY_VOID(dialect.validate());
    return dialect;
}

} // namespace millrace
