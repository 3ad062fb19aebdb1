// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planshape.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace millrace {

namespace {

QString typeName(QJsonValue::Type type)
{
    switch (type) {
    case QJsonValue::Bool:
        return CoreText::tr("true or false");
    case QJsonValue::Double:
        return CoreText::tr("a number");
    case QJsonValue::String:
        return CoreText::tr("a text");
    case QJsonValue::Array:
        return CoreText::tr("a list");
    case QJsonValue::Object:
        return CoreText::tr("an object");
    default:
        return CoreText::tr("nothing");
    }
}

Result<void> check(const QJsonValue &given, const QJsonValue &taken, const QString &place)
{
    if (given == taken) // before any place is put together: a dump's plan has thousands of members
        return {};
    if (given.isNull() || given.isUndefined() || taken.isNull() || taken.isUndefined())
        return {};
    if (given.type() != taken.type())
        return fail(invalidPlan(CoreText::tr("“%1” of the plan has to be %2, and is %3.")
                                    .arg(place, typeName(taken.type()), typeName(given.type()))));
    if (given.isDouble() && given.toDouble() != taken.toDouble())
        return fail(invalidPlan(CoreText::tr("“%1” of the plan is %2, which is no value for it.")
                                    .arg(place, QString::number(given.toDouble(), 'g', 15))));
    if (given.isObject()) {
        const QJsonObject members = given.toObject();
        const QJsonObject known = taken.toObject();
        for (auto member = members.begin(); member != members.end(); ++member)
            MILLRACE_TRY_VOID(check(member.value(), known.value(member.key()),
                                    place.isEmpty() ? member.key() : place + u'.' + member.key()));
    }
    if (given.isArray()) {
        const QJsonArray elements = given.toArray();
        const QJsonArray known = taken.toArray();
        for (qsizetype at = 0; at < std::min(elements.size(), known.size()); ++at)
            MILLRACE_TRY_VOID(check(elements.at(at), known.at(at), u"%1[%2]"_s.arg(place).arg(at)));
    }
    return {};
}

tl::unexpected<Error> unreadable(const QString &what)
{
    return fail({.code = ErrorCode::PlanUnreadable,
                 .what = what,
                 .howToFix = CoreText::tr("Choose a .millrace file that Millrace saved.")});
}

} // namespace

Result<void> checkPlanShape(const QJsonObject &given, const QJsonObject &taken)
{
    return check(given, taken, {});
}

Result<QByteArray> readPlanFile(const QString &path)
{
    auto bytes = readWholeFile(path);
    if (!bytes)
        bytes.error().code = ErrorCode::PlanUnreadable;
    return bytes;
}

Result<void> expectPlan(const QJsonObject &json, const QString &format, qint64 newest)
{
    const QString given = json.value(u"format"_s).toString();
    if (given == dumpPlanFormat && given != format)
        return fail({.code = ErrorCode::PlanUnreadable,
                     .what = CoreText::tr("This is the plan of a whole SQL dump, not of one table."),
                     .howToFix = CoreText::tr("millrace-cli run takes it.")});
    if (given != format)
        return unreadable(given == planFormat ? CoreText::tr("This is not a plan of a whole dump.")
                                              : CoreText::tr("This is JSON, but no Millrace plan."));
    // What does not fit an int is a version of the future, not 0.
    const qint64 version = json.value(u"schema_version"_s).toInteger();
    if (version > newest)
        return fail({.code = ErrorCode::PlanTooNew,
                     .what = CoreText::tr("The plan is of version %1, this program reads up to %2.")
                                 .arg(version)
                                 .arg(newest),
                     .howToFix = CoreText::tr("Update Millrace.")});
    return {};
}

Result<QJsonObject> planObject(const QByteArray &bytes)
{
    QJsonParseError parseError;
    QJsonObject json = QJsonDocument::fromJson(bytes, &parseError).object();
    if (parseError.error != QJsonParseError::NoError)
        return unreadable(CoreText::tr("This is not a plan: %1 at byte %2.")
                              .arg(parseError.errorString())
                              .arg(parseError.offset));
    return json;
}

Result<QJsonObject> planJson(const QByteArray &bytes, const QString &format, qint64 newest)
{
    MILLRACE_TRY(auto json, planObject(bytes));
    MILLRACE_TRY_VOID(expectPlan(json, format, newest));
    return json;
}

Error invalidPlan(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = what,
            .howToFix = CoreText::tr("Make the plan anew, or correct the file by hand.")};
}

} // namespace millrace
