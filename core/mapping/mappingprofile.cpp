// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/mappingprofile.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <algorithm>

namespace millrace {

namespace {

const QString ending = u".json"_s;

QStringList lowered(const QStringList &names)
{
    QStringList result;
    for (const QString &name : names)
        result << name.trimmed().toLower();
    return result;
}

bool areAllNamed(const QStringList &names)
{
    QStringList sorted = lowered(names);
    sorted.removeDuplicates();
    return !names.isEmpty() && sorted.size() == names.size() && !sorted.contains(QString());
}

Error unusable(const QString &what)
{
    return {.code = ErrorCode::ProfileUnusable,
            .what = what,
            .howToFix = CoreText::tr("Save the mapping anew, or choose another profile.")};
}

QString fileOf(const QString &name)
{
    return profilesHome() + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name)) + ending;
}

bool hasColumns(const Mapping &mapping, const TableSchema &target)
{
    return std::all_of(mapping.fields.begin(), mapping.fields.end(),
                       [&](const FieldBinding &binding) {
                           return binding.kind != FieldBinding::Kind::Column || target.column(binding.name);
                       }) &&
           std::all_of(mapping.expressions.begin(), mapping.expressions.end(),
                       [&](const ColumnExpression &set) { return target.column(set.column) != nullptr; });
}

} // namespace

MappingProfile::Fit MappingProfile::fitTo(const Source &source, const TableSchema &target) const
{
    if (source.fieldCount != mapping.fields.size() || !hasColumns(mapping, target))
        return Fit::None;
    const bool namedHere = areAllNamed(fieldNames);
    const bool namedThere = areAllNamed(source.fieldNames);
    if (namedHere && namedThere) {
        QStringList here = lowered(fieldNames);
        QStringList there = lowered(source.fieldNames);
        here.sort();
        there.sort();
        return here == there ? Fit::Header : Fit::None;
    }
    return !namedHere && !namedThere && table.compare(target.name, Qt::CaseInsensitive) == 0 ? Fit::Shape
                                                                                             : Fit::None;
}

Mapping MappingProfile::mappingFor(const Source &source) const
{
    if (!areAllNamed(fieldNames))
        return mapping;
    Mapping ordered = mapping;
    const QStringList here = lowered(fieldNames);
    const QStringList there = lowered(source.fieldNames);
    for (qsizetype i = 0; i < there.size(); ++i)
        ordered.fields[i] = mapping.fields.at(here.indexOf(there.at(i)));
    return ordered;
}

QByteArray MappingProfile::toJson() const
{
    return QJsonDocument(QJsonObject{{u"millrace_profile"_s, schemaVersion},
                                     {u"name"_s, name},
                                     {u"table"_s, table},
                                     {u"field_names"_s, QJsonArray::fromStringList(fieldNames)},
                                     {u"mapping"_s, mapping.toJson()}})
        .toJson();
}

Result<MappingProfile> MappingProfile::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const int version = object.value(u"millrace_profile"_s).toInt();
    if (version < 1)
        return fail(unusable(CoreText::tr("This is not a mapping profile.")));
    if (version > schemaVersion)
        return fail(unusable(CoreText::tr("The profile was written by a newer Millrace (version %1 of its "
                                          "form, this one reads %2).")
                                 .arg(version)
                                 .arg(schemaVersion)));
    MappingProfile profile{.name = object.value(u"name"_s).toString(),
                           .table = object.value(u"table"_s).toString()};
    for (const auto &name : object.value(u"field_names"_s).toArray())
        profile.fieldNames << name.toString();
    const auto mapping = Mapping::fromJson(object.value(u"mapping"_s).toObject());
    if (!mapping)
        return fail(unusable(CoreText::tr("The profile cannot be used: %1").arg(mapping.error().what)));
    profile.mapping = *mapping;
    if (profile.mapping.fields.isEmpty() ||
        (!profile.fieldNames.isEmpty() && profile.fieldNames.size() != profile.mapping.fields.size()))
        return fail(unusable(CoreText::tr("The profile's names and bindings do not belong together.")));
    return profile;
}

QString profilesHome()
{
    return dataHome() + u"/profiles"_s;
}

Result<void> saveProfile(const MappingProfile &profile)
{
    if (profile.name.trimmed().isEmpty())
        return fail(unusable(CoreText::tr("The profile has no name.")));
    MILLRACE_TRY_VOID(ensurePrivateFolder(profilesHome()));
    return writeFileAtomically(fileOf(profile.name.trimmed()), profile.toJson());
}

Result<MappingProfile> loadProfile(const QString &nameOrPath)
{
    const QString kept = fileOf(nameOrPath.trimmed());
    const auto bytes = readWholeFile(QFileInfo::exists(kept) ? kept : nameOrPath);
    if (bytes)
        return MappingProfile::fromJson(*bytes);
    QStringList names;
    for (const MappingProfile &profile : allProfiles())
        names << profile.name;
    Error error = unusable(CoreText::tr("There is no profile “%1”, and no such file.").arg(nameOrPath));
    if (!names.isEmpty())
        error.howToFix = CoreText::tr("There are: %1.").arg(names.join(u", "_s));
    return fail(error);
}

QVector<MappingProfile> allProfiles()
{
    QVector<MappingProfile> profiles;
    for (const QFileInfo &file : QDir(profilesHome()).entryInfoList({u'*' + ending}, QDir::Files, QDir::Time))
        if (const auto bytes = readWholeFile(file.filePath()))
            if (const auto profile = MappingProfile::fromJson(*bytes))
                profiles << *profile;
    return profiles;
}

std::optional<MappingProfile> profileFor(const Source &source, const TableSchema &target)
{
    std::optional<MappingProfile> best;
    for (const MappingProfile &profile : allProfiles()) {
        const MappingProfile::Fit fit = profile.fitTo(source, target);
        const bool sameTable = profile.table.compare(target.name, Qt::CaseInsensitive) == 0;
        // The same header in a dump for another table may mean something else there.
        if (fit == MappingProfile::Fit::None || !sameTable)
            continue;
        if (!best || fit > best->fitTo(source, target))
            best = profile;
    }
    return best;
}

} // namespace millrace
