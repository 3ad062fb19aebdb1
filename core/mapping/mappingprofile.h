// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/source.h"

namespace millrace {

/// A mapping that is kept by itself, with what its dump looked like: for next month's file.
struct MappingProfile
{
    static constexpr int schemaVersion = 1;

    enum class Fit
    {
        None,
        Shape, ///< no names here or there: as many fields, the same table
        Header ///< the dump's fields have the same names, in whatever order
    };

    QString name;
    QString table;          ///< of the target
    QStringList fieldNames; ///< of the dump; empty when it named none
    Mapping mapping;

    /// Whether it can be used for this dump and table: every column it fills must be there.
    Fit fitTo(const Source &source, const TableSchema &target) const;
    /// The mapping, its bindings in the order of this dump's fields. REQUIRES: fitTo() is not None.
    Mapping mappingFor(const Source &source) const;

    QByteArray toJson() const;
    /// Errors: ProfileUnusable.
    static Result<MappingProfile> fromJson(const QByteArray &json);
    friend bool operator==(const MappingProfile &, const MappingProfile &) = default;
};

QString profilesHome(); ///< the folder they are kept in, below dataHome()
/// Keeps it under its name; one of the same name is replaced. Errors: ProfileUnusable (no name),
/// FileNotWritable, DiskFull.
Result<void> saveProfile(const MappingProfile &profile);
/// By its name, or a file's path. Errors: ProfileUnusable, FileNotReadable.
Result<MappingProfile> loadProfile(const QString &nameOrPath);
/// All that can be read, newest first.
QVector<MappingProfile> allProfiles();
/// Of all, the one that fits best; of those that fit as well, the newest. Nothing: none does.
std::optional<MappingProfile> profileFor(const Source &source, const TableSchema &target);

} // namespace millrace
