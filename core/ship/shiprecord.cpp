// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/shiprecord.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace millrace {

template <>
const JsonMembers<ShipRecord> jsonMembers<ShipRecord>{
    {"step", &ShipRecord::step},
    {"rows", &ShipRecord::rows},
    {"checksum", &ShipRecord::checksum},
    {"file_hash", &ShipRecord::fileHash},
    {"file_bytes", &ShipRecord::fileBytes},
    {"next_auto_increment", &ShipRecord::nextAutoIncrement},
    {"next_auto_increment_before", &ShipRecord::nextAutoIncrementBefore},
    {"outcome", &ShipRecord::outcome},
    {"stand_in", &ShipRecord::standIn},
    {"partition", &ShipRecord::partition}};

QString ShipRecord::path(const QString &runFolder)
{
    return runFolder + u"/ship.json"_s;
}

Result<std::optional<ShipRecord>> ShipRecord::load(const QString &runFolder)
{
    if (!QFileInfo::exists(path(runFolder)))
        return std::nullopt;
    MILLRACE_TRY(const auto bytes, readWholeFile(path(runFolder)));
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (!json.isObject() || !enumFromName<ShipStep>(json.object().value(u"step"_s).toString()))
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("%1 does not say how far the table is.").arg(path(runFolder)),
                     .howToFix = CoreText::tr("Look at the target's table by hand.")});
    return membersFrom(json.object(), ShipRecord{});
}

Result<void> ShipRecord::save(const QString &runFolder) const
{
    return writeFileAtomically(path(runFolder), QJsonDocument(membersJson(*this)).toJson());
}

} // namespace millrace
