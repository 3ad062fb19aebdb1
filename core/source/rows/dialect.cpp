// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rows/dialect.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"

#include <QJsonValue>
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
                                    d.fieldsEnclosedBy, d.fieldsEscapedBy})
        if (!isAscii(bytes) && isMultiByteCharset(d.charset))
            return invalid(CoreText::tr("A terminator has non-ASCII bytes, which the server cannot tell from "
                                        "parts of characters in %1.")
                               .arg(QString::fromLatin1(d.charset)),
                           CoreText::tr("Use ASCII terminators, or CHARACTER SET binary or latin1."));
    return {};
}

QString latin1(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

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

Result<void> Dialect::validate() const
{
    MILLRACE_TRY_VOID(validateTerminators(*this));
    MILLRACE_TRY_VOID(validateSpecials(*this));
    if (skipLines < 0)
        return invalid(CoreText::tr("The number of header lines is negative."),
                       CoreText::tr("Use 0 or more."));
    return validateCharset(*this);
}

QJsonObject Dialect::toJson() const
{
    return {{u"fields_terminated_by"_s, latin1(fieldsTerminatedBy)},
            {u"fields_enclosed_by"_s, latin1(fieldsEnclosedBy)},
            {u"optionally_enclosed"_s, optionallyEnclosed},
            {u"fields_escaped_by"_s, latin1(fieldsEscapedBy)},
            {u"lines_terminated_by"_s, latin1(linesTerminatedBy)},
            {u"lines_starting_by"_s, latin1(linesStartingBy)},
            {u"skip_lines"_s, skipLines},
            {u"charset"_s, latin1(charset)}};
}

Result<Dialect> Dialect::fromJson(const QJsonObject &json)
{
    Dialect dialect;
    const auto bytes = [&json](const QString &key, QByteArray &member) {
        const QJsonValue value = json.value(key);
        if (value.isUndefined())
            return true;
        member = value.toString().toLatin1();
        // toLatin1 replaces what is no byte with '?': such a text never came from toJson().
        return value.isString() && QString::fromLatin1(member) == value.toString();
    };
    const bool readable = bytes(u"fields_terminated_by"_s, dialect.fieldsTerminatedBy) &&
                          bytes(u"fields_enclosed_by"_s, dialect.fieldsEnclosedBy) &&
                          bytes(u"fields_escaped_by"_s, dialect.fieldsEscapedBy) &&
                          bytes(u"lines_terminated_by"_s, dialect.linesTerminatedBy) &&
                          bytes(u"lines_starting_by"_s, dialect.linesStartingBy) &&
                          bytes(u"charset"_s, dialect.charset);
    if (!readable)
        return invalid(CoreText::tr("The dialect's JSON holds something that is not a byte string."),
                       CoreText::tr("Write every byte as one character from U+0000 to U+00FF."));
    dialect.optionallyEnclosed = json.value(u"optionally_enclosed"_s).toBool();
    dialect.skipLines = json.value(u"skip_lines"_s).toInt();
    return dialect.validate().map([&dialect] { return dialect; });
}

} // namespace millrace
