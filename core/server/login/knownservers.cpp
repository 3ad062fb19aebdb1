// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/knownservers.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/login/savedconnections.h"

#include <QFileInfo>
#include <QLockFile>
#include <algorithm>

namespace millrace {

namespace {

QByteArray lineOf(ConnectionSpec spec)
{
    spec.schema.clear();
    spec.compression = Compression::Off; // says nothing of where a password goes
    return spec.toUrl().toUtf8();
}

/// Oldest first.
QList<QByteArray> readLines()
{
    const auto bytes = readWholeFile(KnownServers::path());
    QList<QByteArray> lines = bytes ? bytes->split('\n') : QList<QByteArray>();
    lines.removeAll(QByteArray());
    return lines;
}

} // namespace

QString KnownServers::path()
{
    return QFileInfo(SavedConnections::path()).absolutePath() + u"/known-servers"_s;
}

bool KnownServers::contains(const ConnectionSpec &spec)
{
    if (spec.scratch || readLines().contains(lineOf(spec)))
        return true;
    const auto saved = SavedConnections::load();
    return saved && std::any_of(saved->begin(), saved->end(), [&spec](const SavedConnection &entry) {
               return lineOf(entry.spec) == lineOf(spec);
           });
}

Result<void> KnownServers::add(const ConnectionSpec &spec)
{
    if (spec.scratch)
        return {};
    MILLRACE_TRY_VOID(ensurePrivateFolder(QFileInfo(path()).absolutePath()));
    // Without the lock two windows could lose one server, which then asks once more: no reason to wait long.
    QLockFile lock(path() + u".lock"_s);
    (void)lock.tryLock(1'000);
    QList<QByteArray> lines = readLines();
    const QByteArray line = lineOf(spec);
    if (!lines.isEmpty() && lines.last() == line)
        return {};
    lines.removeAll(line);
    lines << line;
    if (lines.size() > mostServers)
        lines.remove(0, lines.size() - mostServers);
    return writeFileAtomically(path(), lines.join('\n') + '\n');
}

} // namespace millrace
