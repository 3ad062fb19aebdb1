// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include "core/base/coretext.h"
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
    const QString list = details.join(QStringLiteral(", "));
    return place.isEmpty() ? list : QStringLiteral("%1 (%2)").arg(place, list);
}

QString Error::text() const
{
    QString result = locationText(context);
    if (!result.isEmpty())
        result += QStringLiteral(": ");
    result += what;
    if (!howToFix.isEmpty())
        result += QLatin1Char(' ') + howToFix;
    return result;
}

QJsonObject Error::toJson() const
{
    QJsonObject json{{QStringLiteral("code"), static_cast<int>(code)},
                     {QStringLiteral("what"), what},
                     {QStringLiteral("how_to_fix"), howToFix}};
    if (!context.file.isEmpty())
        json.insert(QStringLiteral("file"), context.file);
    if (context.line)
        json.insert(QStringLiteral("line"), *context.line);
    if (context.row)
        json.insert(QStringLiteral("row"), *context.row);
    if (context.byteOffset)
        json.insert(QStringLiteral("byte_offset"), *context.byteOffset);
    if (!context.column.isEmpty())
        json.insert(QStringLiteral("column"), context.column);
    if (context.serverCode)
        json.insert(QStringLiteral("server_code"), *context.serverCode);
    if (!context.rawRow.isEmpty())
        json.insert(QStringLiteral("raw_row_base64"), QString::fromLatin1(context.rawRow.toBase64()));
    return json;
}

Error Error::fromJson(const QJsonObject &json)
{
    const auto number = [&json](const char *key) -> std::optional<qint64> {
        const QJsonValue value = json.value(QLatin1String(key));
        return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
    };
    Error error{.code = static_cast<ErrorCode>(json.value(QStringLiteral("code")).toInt()),
                .what = json.value(QStringLiteral("what")).toString(),
                .howToFix = json.value(QStringLiteral("how_to_fix")).toString()};
    error.context.file = json.value(QStringLiteral("file")).toString();
    error.context.line = number("line");
    error.context.row = number("row");
    error.context.byteOffset = number("byte_offset");
    error.context.column = json.value(QStringLiteral("column")).toString();
    if (const auto code = number("server_code"))
        error.context.serverCode = static_cast<int>(*code);
    error.context.rawRow =
        QByteArray::fromBase64(json.value(QStringLiteral("raw_row_base64")).toString().toLatin1());
    return error;
}

} // namespace millrace
