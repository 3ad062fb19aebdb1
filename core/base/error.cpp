// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include "core/base/coretext.h"
#include "core/base/jsonmembers.h"
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

namespace {

const JsonMembers<Error> errorMembers{{"code", &Error::code},
                                      {"what", &Error::what},
                                      {"how_to_fix", &Error::howToFix},
                                      {"file", &Error::context, &ErrorContext::file, InJson::WhenSet},
                                      {"line", &Error::context, &ErrorContext::line},
                                      {"row", &Error::context, &ErrorContext::row},
                                      {"byte_offset", &Error::context, &ErrorContext::byteOffset},
                                      {"column", &Error::context, &ErrorContext::column, InJson::WhenSet},
                                      {"server_code", &Error::context, &ErrorContext::serverCode},
                                      {"in_doubt", &Error::context, &ErrorContext::inDoubt}};

} // namespace

QJsonObject Error::toJson() const
{
    QJsonObject json = errorMembers.write(*this);
    if (!context.rawRow.isEmpty())
        json.insert(u"raw_row_base64"_s, QString::fromLatin1(context.rawRow.toBase64()));
    return json;
}

Error Error::fromJson(const QJsonObject &json)
{
    Error error = errorMembers.read(json, {.code = {}});
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
