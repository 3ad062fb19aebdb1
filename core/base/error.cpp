// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

#include <QFileInfo>

namespace millrace {

QString locationText(const ErrorContext &context)
{
    QStringList details;
    if (context.row)
        details << CoreText::tr("row %1").arg(groupedNumber(*context.row));
    if (context.byteOffset)
        details << CoreText::tr("byte %1").arg(groupedNumber(*context.byteOffset));
    if (!context.column.isEmpty())
        details << CoreText::tr("column %1").arg(context.column);

    QString place = QFileInfo(context.file).fileName();
    if (context.line)
        place += (place.isEmpty() ? CoreText::tr("line %1") : CoreText::tr(", line %1"))
                     .arg(groupedNumber(*context.line));
    if (details.isEmpty())
        return place;
    const QString list = details.join(u", "_s);
    return place.isEmpty() ? list : u"%1 (%2)"_s.arg(place, list);
}

QString Error::text() const
{
    QString result = locationText(context);
    if (!result.isEmpty())
        result += u": "_s;
    result += what;
    if (!howToFix.isEmpty())
        result += u' ' + howToFix;
    return result;
}

QJsonObject Error::toJson() const
{
    QJsonObject json{{u"code"_s, static_cast<int>(code)}, {u"what"_s, what}, {u"how_to_fix"_s, howToFix}};
    if (!context.file.isEmpty())
        json.insert(u"file"_s, context.file);
    if (context.line)
        json.insert(u"line"_s, *context.line);
    if (context.row)
        json.insert(u"row"_s, *context.row);
    if (context.byteOffset)
        json.insert(u"byte_offset"_s, *context.byteOffset);
    if (!context.column.isEmpty())
        json.insert(u"column"_s, context.column);
    if (context.serverCode)
        json.insert(u"server_code"_s, *context.serverCode);
    if (!context.rawRow.isEmpty())
        json.insert(u"raw_row_base64"_s, QString::fromLatin1(context.rawRow.toBase64()));
    return json;
}

Error Error::fromJson(const QJsonObject &json)
{
    const auto number = [&json](const char *key) -> std::optional<qint64> {
        const QJsonValue value = json.value(QLatin1String(key));
        return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
    };
    Error error{.code = static_cast<ErrorCode>(json.value(u"code"_s).toInt()),
                .what = json.value(u"what"_s).toString(),
                .howToFix = json.value(u"how_to_fix"_s).toString()};
    error.context.file = json.value(u"file"_s).toString();
    error.context.line = number("line");
    error.context.row = number("row");
    error.context.byteOffset = number("byte_offset");
    error.context.column = json.value(u"column"_s).toString();
    if (const auto code = number("server_code"))
        error.context.serverCode = static_cast<int>(*code);
    error.context.rawRow = QByteArray::fromBase64(json.value(u"raw_row_base64"_s).toString().toLatin1());
    return error;
}

Error runStopped()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The run was stopped.")};
}

Error lookStopped(const QString &what)
{
    return {.code = ErrorCode::Cancelled, .what = what, .howToFix = CoreText::tr("Nothing was changed.")};
}

} // namespace millrace
