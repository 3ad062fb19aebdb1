// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/growth.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStringList>
#include <algorithm>
#include <array>
#include <chrono>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace millrace {

namespace {

/// Of a file in /proc, which has no size.
QByteArray procFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Field 22 of /proc/PID/stat; the name before it may hold blanks and parentheses.
QString startOf(qint64 pid)
{
    const QByteArray stat = procFile(u"/proc/%1/stat"_s.arg(pid));
    constexpr qsizetype startAfterName = 20;
    return QString::fromLatin1(
        stat.mid(stat.lastIndexOf(')') + 1).simplified().split(' ').value(startAfterName - 1));
}

bool isOpenForWriting(const QString &process, const QString &fd)
{
    for (const QByteArray &line : procFile(process + u"/fdinfo/"_s + fd).split('\n'))
        if (line.startsWith("flags:"))
            return (line.mid(6).trimmed().toInt(nullptr, 8) & O_ACCMODE) != O_RDONLY;
    return false;
}

/// Files below \a inside that the process has open for writing.
QSet<QString> writtenBy(const QString &process, const QString &inside)
{
    QSet<QString> files;
    for (const QString &fd : QDir(process + u"/fd"_s).entryList(QDir::Files | QDir::System)) {
        std::array<char, 4096> target{};
        const QByteArray link = QFile::encodeName(process + u"/fd/"_s + fd);
        const auto length = ::readlink(link.constData(), target.data(), target.size());
        const QString path = length > 0 ? QFile::decodeName(QByteArray(target.data(), length)) : QString();
        if (path.startsWith(inside) && isOpenForWriting(process, fd))
            files << path.mid(inside.size());
    }
    return files;
}

struct Writing
{
    FolderWriter writer;
    QSet<QString> files;
};

QVector<Writing> writingIn(const QString &folder)
{
    QVector<Writing> all;
    const QString inside = QFileInfo(folder).canonicalFilePath() + u'/';
    for (const QString &entry : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isPid = false;
        const qint64 pid = entry.toLongLong(&isPid);
        QSet<QString> files = isPid ? writtenBy(u"/proc/"_s + entry, inside) : QSet<QString>();
        if (files.isEmpty())
            continue;
        const QString program = QString::fromLocal8Bit(procFile(u"/proc/%1/comm"_s.arg(pid))).trimmed();
        all << Writing{.writer = {.pid = pid, .program = program, .startedAt = startOf(pid)},
                       .files = std::move(files)};
    }
    return all;
}

} // namespace

bool FolderWriter::isAlive() const
{
    return !startedAt.isEmpty() && startOf(pid) == startedAt;
}

QVector<FolderWriter> writersIn(const QString &folder)
{
    QVector<FolderWriter> writers;
    for (const Writing &each : writingIn(folder))
        writers << each.writer;
    return writers;
}

std::optional<QSet<QString>> settledFiles(const QString &folder, const QStringList &marks)
{
    const auto holdsMark = [&marks](const Writing &each) {
        return std::any_of(marks.begin(), marks.end(),
                           [&each](const QString &mark) { return each.files.contains(mark); });
    };
    // A file that is made after this is not among them, one that is closed while the second look is taken
    // waits for the next time. A process that ends closes its files between the first look and the second, if
    // not before the first: then it has no mark open at the second.
    const QStringList names = QDir(folder).entryList(QDir::Files);
    const auto first = writingIn(folder);
    const auto second = writingIn(folder);
    QSet<QString> settled(names.begin(), names.end());
    bool goesOn = false;
    for (const Writing &each : first) {
        settled -= each.files;
        goesOn = goesOn ||
                 (holdsMark(each) && std::any_of(second.begin(), second.end(), [&](const Writing &other) {
                      return other.writer == each.writer && holdsMark(other);
                  }));
    }
    for (const Writing &each : second)
        settled -= each.files;
    return goesOn ? std::optional(settled) : std::nullopt;
}

quint64 folderState(const QString &folder)
{
    size_t state = 0;
    const QDir dir(folder);
    for (const QFileInfo &file : dir.entryInfoList(QDir::Files, QDir::Name))
        state = qHashMulti(state, file.fileName(), file.size(), file.lastModified().toMSecsSinceEpoch());
    return state;
}

QString DumpGrowth::sentence(const QString &tool) const
{
    QStringList who;
    for (const FolderWriter &writer : writers.mid(0, 3))
        who << CoreText::tr("%1, process %2").arg(writer.program).arg(writer.pid);
    const QString writer = who.isEmpty() ? tool : u"%1 (%2)"_s.arg(tool, who.join(u"; "_s));
    if (!tellsFiles)
        return CoreText::tr("%1 is still writing this dump.").arg(writer);
    return CoreText::tr("%1 is still writing this dump: %2 of %3 tables are complete.")
        .arg(writer)
        .arg(tablesComplete)
        .arg(tables);
}

std::optional<DumpGrowth> growthOf(const QString &folder)
{
    constexpr int mostLooks = 6;
    const quint64 before = folderState(folder);
    for (int look = 0; look < mostLooks; ++look) {
        if (look > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        auto writers = writersIn(folder);
        if (!writers.isEmpty() || folderState(folder) != before)
            return DumpGrowth{.writers = std::move(writers)};
    }
    return std::nullopt;
}

} // namespace millrace
