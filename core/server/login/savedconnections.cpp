// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/savedconnections.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLockFile>
#include <algorithm>
#include <functional>

namespace millrace {

namespace {

constexpr int longestName = 80;

Error unusable(const QString &what, const QString &howToFix = {})
{
    return {.code = ErrorCode::SavedConnectionsUnusable,
            .what = what,
            .howToFix = howToFix.isEmpty()
                            ? CoreText::tr("Mend the file, or move it away to begin a new list; "
                                           "Millrace does not write over it.")
                            : howToFix,
            .context = {.file = SavedConnections::path()}};
}

/// The whole file: what this version knows, and the rest of it.
struct File
{
    QVector<SavedConnection> connections;
    QJsonObject others;
};

Result<SavedConnection> entryFrom(const QJsonValue &value, qsizetype number)
{
    if (!value.isObject())
        return fail(
            unusable(CoreText::tr("Entry %1 of the saved connections is not an object.").arg(number)));
    QJsonObject json = value.toObject();
    SavedConnection entry{.name = json.take(u"name"_s).toString()};
    if (entry.name.isEmpty())
        return fail(unusable(CoreText::tr("Entry %1 of the saved connections has no name.").arg(number)));
    const QJsonValue connection = json.take(u"connection"_s);
    // Somebody wrote it by hand, and may believe that it is used or that it is safe there.
    if (json.contains(u"password"_s) || connection.toObject().contains(u"password"_s))
        return fail(
            unusable(CoreText::tr("The saved connection “%1” has a password in the file.").arg(entry.name),
                     CoreText::tr("Take it out, and change it if others can read the file. Passwords are "
                                  "kept in the keychain, or come from MILLRACE_PASSWORD or an option "
                                  "group.")));
    if (!connection.isObject())
        return fail(
            unusable(CoreText::tr("The saved connection “%1” says nothing about a server.").arg(entry.name)));
    auto spec = ConnectionSpec::fromJson(connection.toObject());
    if (!spec)
        return fail(
            unusable(CoreText::tr("The saved connection “%1”: %2").arg(entry.name, spec.error().what)));
    entry.spec = *spec;
    entry.lastUsed = QDateTime::fromString(json.take(u"last_used"_s).toString(), Qt::ISODateWithMs).toUTC();
    entry.passwordKept = json.take(u"password_in_keychain"_s).toBool();
    entry.others = json;
    return entry;
}

QJsonObject toJson(const SavedConnection &entry)
{
    QJsonObject json = entry.others;
    json.insert(u"name"_s, entry.name);
    json.insert(u"connection"_s, entry.spec.toJson());
    if (entry.lastUsed.isValid())
        json.insert(u"last_used"_s, entry.lastUsed.toUTC().toString(Qt::ISODateWithMs));
    if (entry.passwordKept)
        json.insert(u"password_in_keychain"_s, true);
    return json;
}

Result<File> readFile()
{
    if (!QFileInfo::exists(SavedConnections::path()))
        return File{};
    MILLRACE_TRY(const auto bytes, readWholeFile(SavedConnections::path()));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return fail(unusable(CoreText::tr("The saved connections are not a JSON object: %1 at byte %2.")
                                 .arg(error.errorString())
                                 .arg(error.offset)));
    File file{.others = document.object()};
    const int version = file.others.take(u"schema_version"_s).toInt();
    if (version != SavedConnections::schemaVersion)
        return fail(
            version > SavedConnections::schemaVersion
                ? unusable(
                      CoreText::tr("The saved connections are of schema version %1; this program reads %2.")
                          .arg(version)
                          .arg(SavedConnections::schemaVersion),
                      CoreText::tr("Use the newer Millrace that wrote them."))
                : unusable(CoreText::tr("The saved connections have no schema_version.")));
    const QJsonValue list = file.others.take(u"connections"_s);
    if (!list.isArray())
        return fail(unusable(CoreText::tr("The saved connections have no list \"connections\".")));
    qsizetype number = 0;
    for (const auto &value : list.toArray()) {
        MILLRACE_TRY(auto entry, entryFrom(value, ++number));
        file.connections << std::move(entry);
    }
    return file;
}

Result<void> writeFile(const File &file)
{
    QJsonArray list;
    for (const SavedConnection &entry : file.connections)
        list << toJson(entry);
    QJsonObject json = file.others;
    json.insert(u"schema_version"_s, SavedConnections::schemaVersion);
    json.insert(u"connections"_s, list);
    return writeFileAtomically(SavedConnections::path(), QJsonDocument(json).toJson(QJsonDocument::Indented));
}

/// Reads, changes and writes, alone.
Result<void> change(const std::function<Result<void>(QVector<SavedConnection> &)> &edit)
{
    const QString path = SavedConnections::path();
    MILLRACE_TRY_VOID(ensurePrivateFolder(QFileInfo(path).absolutePath()));
    constexpr int patienceMs = 10'000;
    QLockFile lock(path + u".lock"_s);
    if (!lock.tryLock(patienceMs))
        return fail(unusable(CoreText::tr("Another program holds the list of saved connections."),
                             CoreText::tr("Try again; if nobody does, remove %1.lock.").arg(path)));
    MILLRACE_TRY(auto file, readFile());
    MILLRACE_TRY_VOID(edit(file.connections));
    return writeFile(file);
}

auto placeOf(QVector<SavedConnection> &connections, const QString &name)
{
    return std::find_if(connections.begin(), connections.end(), [&](const SavedConnection &entry) {
        return entry.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0;
    });
}

Result<QVector<SavedConnection>::iterator> knownPlaceOf(QVector<SavedConnection> &connections,
                                                        const QString &name)
{
    if (const auto place = placeOf(connections, name); place != connections.end())
        return place;
    QStringList names;
    for (const SavedConnection &entry : std::as_const(connections))
        names << entry.name;
    return fail({.code = ErrorCode::SavedConnectionUnknown,
                 .what = CoreText::tr("There is no saved connection “%1”.").arg(name),
                 .howToFix = names.isEmpty()
                                 ? CoreText::tr(
                                       "None is saved yet: millrace-cli connections save NAME URL, or “Save” "
                                       "on the connection card.")
                                 : CoreText::tr("Saved are: %1.").arg(names.join(u", "_s))});
}

Result<QString> usableName(const QString &name)
{
    QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > longestName || trimmed.contains(u'\n'))
        return fail(
            {.code = ErrorCode::BadTargetUrl,
             .what = CoreText::tr("“%1” cannot be the name of a saved connection.")
                         .arg(trimmed.left(longestName).simplified()),
             .howToFix =
                 CoreText::tr("Give it a name of one line, at most %1 characters.").arg(longestName)});
    return trimmed;
}

Error taken(const QString &name)
{
    return {.code = ErrorCode::BadTargetUrl,
            .what = CoreText::tr("There is a saved connection “%1” already.").arg(name),
            .howToFix = CoreText::tr("Choose another name, or remove that one first.")};
}

} // namespace

QString SavedConnections::path()
{
    return settingsHome() + u"/connections.json"_s;
}

Result<QVector<SavedConnection>> SavedConnections::load()
{
    MILLRACE_TRY(auto file, readFile());
    auto &connections = file.connections;
    std::stable_sort(connections.begin(), connections.end(),
                     [](const SavedConnection &left, const SavedConnection &right) {
                         if (left.lastUsed.isValid() != right.lastUsed.isValid())
                             return left.lastUsed.isValid();
                         return left.lastUsed != right.lastUsed
                                    ? left.lastUsed > right.lastUsed
                                    : left.name.compare(right.name, Qt::CaseInsensitive) < 0;
                     });
    return connections;
}

Result<SavedConnection> SavedConnections::find(const QString &name)
{
    MILLRACE_TRY(auto file, readFile());
    MILLRACE_TRY(const auto found, knownPlaceOf(file.connections, name));
    return *found;
}

Result<void> SavedConnections::save(const QString &name, const ConnectionSpec &spec)
{
    MILLRACE_TRY(const auto usable, usableName(name));
    MILLRACE_TRY_VOID(spec.check());
    return change([&](QVector<SavedConnection> &connections) -> Result<void> {
        const auto found = placeOf(connections, usable);
        if (found == connections.end()) {
            connections << SavedConnection{.name = usable, .spec = spec};
        } else {
            found->name = usable;
            found->passwordKept = found->passwordKept && found->spec.displayName() == spec.displayName();
            found->spec = spec;
        }
        return {};
    });
}

Result<void> SavedConnections::rename(const QString &name, const QString &newName)
{
    MILLRACE_TRY(const auto usable, usableName(newName));
    return change([&](QVector<SavedConnection> &connections) -> Result<void> {
        MILLRACE_TRY(const auto found, knownPlaceOf(connections, name));
        const auto other = placeOf(connections, usable);
        if (other != connections.end() && other != found)
            return fail(taken(other->name));
        found->name = usable;
        return {};
    });
}

Result<SavedConnection> SavedConnections::remove(const QString &name)
{
    SavedConnection removed;
    MILLRACE_TRY_VOID(change([&](QVector<SavedConnection> &connections) -> Result<void> {
        MILLRACE_TRY(const auto found, knownPlaceOf(connections, name));
        removed = *found;
        connections.erase(found);
        return {};
    }));
    return removed;
}

Result<void> SavedConnections::restore(const SavedConnection &connection)
{
    return change([&](QVector<SavedConnection> &connections) -> Result<void> {
        if (const auto other = placeOf(connections, connection.name); other != connections.end())
            return fail(taken(other->name));
        connections << connection;
        return {};
    });
}

Result<void> SavedConnections::markUsed(const QString &name)
{
    return change([&](QVector<SavedConnection> &connections) -> Result<void> {
        MILLRACE_TRY(const auto found, knownPlaceOf(connections, name));
        found->lastUsed = wallNow();
        return {};
    });
}

Result<void> SavedConnections::setPasswordKept(const QString &name, bool kept)
{
    return change([&](QVector<SavedConnection> &connections) -> Result<void> {
        MILLRACE_TRY(const auto found, knownPlaceOf(connections, name));
        found->passwordKept = kept;
        return {};
    });
}

std::optional<QString> savedNameOf(const QVector<SavedConnection> &connections, const ConnectionSpec &spec)
{
    for (const SavedConnection &entry : connections) {
        ConnectionSpec same = entry.spec;
        same.schema = spec.schema;
        if (same == spec)
            return entry.name;
    }
    return std::nullopt;
}

} // namespace millrace
