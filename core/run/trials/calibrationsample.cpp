// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/calibrationsample.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/segmentbytes.h"
#include "core/load/writers/chunkfeed.h"

#include <QDir>
#include <QFile>

namespace millrace {

namespace {

const QString folderPrefix = u"millrace-pilot-"_s;

const QString lockSuffix = u".lock"_s;

QString fileIn(const QTemporaryDir &folder)
{
    return folder.filePath(u"rows.txt"_s);
}

Error notWritable(const QFile &file)
{
    return {.code = ErrorCode::FileNotWritable,
            .what =
                CoreText::tr("The sample of the first rows cannot be written: %1.").arg(file.errorString()),
            .howToFix = CoreText::tr("Free space there, or set TMPDIR to another folder."),
            .context = {.file = file.fileName()}};
}

Result<void> copy(ChunkFeed &rows, QFile &file)
{
    QByteArray block(256LL * 1024, Qt::Uninitialized);
    for (;;) {
        const int count = rows.read(block.data(), static_cast<unsigned>(block.size()));
        if (count == 0)
            return {};
        if (count < 0)
            return fail(rows.error().value_or(calibrationStopped()));
        if (file.write(block.constData(), count) != count)
            return fail(notWritable(file));
    }
}

} // namespace

Error calibrationStopped()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The calibration was stopped.")};
}

CalibrationSample::CalibrationSample()
    : m_folder(QDir::tempPath() + u'/' + folderPrefix + u"XXXXXX"_s)
{
    m_lock.emplace(m_folder.path() + lockSuffix);
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
}

/// A lock that can be had belongs to a process that is gone. It lies beside its folder, not in it, so that
/// whoever holds it can remove the folder and then give it up.
void CalibrationSample::removeLeftovers()
{
    const QDir parent = QDir::temp();
    for (const QString &name : parent.entryList({folderPrefix + u'*' + lockSuffix}, QDir::Files)) {
        QLockFile lock(parent.filePath(name));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0))
            QDir(parent.filePath(name.chopped(lockSuffix.size()))).removeRecursively();
    }
}

Result<std::unique_ptr<CalibrationSample>> CalibrationSample::take(const Plan &plan, std::stop_token stop)
{
    removeLeftovers();
    std::unique_ptr<CalibrationSample> sample(new CalibrationSample);
    QFile file(fileIn(sample->m_folder));
    if (!sample->m_folder.isValid() || !file.open(QIODevice::WriteOnly))
        return fail(notWritable(file));
    RunStatistics statistics(plan);
    RunControl control;
    RateLimiter limiter;
    FeedGate gate(0, statistics, control, limiter, stop);
    // Chunks of a size that ends the sample near its limit; whole rows in any case.
    const ContentWatch noContent;
    ChunkCutter cutter(plan.source, {.chunkRows = 1'000'000, .chunkBytes = mostBytes / 16});
    while (sample->m_bytes < mostBytes) {
        MILLRACE_TRY(const auto chunk, cutter.next(stop));
        if (!chunk) {
            sample->m_whole = true;
            break;
        }
        ChunkFeed rows(std::make_unique<SegmentBytes>(plan.source, *chunk), plan.source.dialect, *chunk, gate,
                       noContent);
        MILLRACE_TRY_VOID(copy(rows, file));
        if (!chunk->segments.last().terminated)
            file.write(plan.source.dialect.linesTerminatedBy);
        sample->m_rows += chunk->rows;
        sample->m_bytes = file.pos();
    }
    file.close();
    if (file.error() != QFile::NoError)
        return fail(notWritable(file));
    return sample;
}

Result<Source> CalibrationSample::source(const Plan &plan, qint64 rows)
{
    Source source = plan.source;
    source.dialect = source.dialect.asSent();
    const QString path = fileIn(m_folder);
    const auto takeFile = [&]() -> Result<void> {
        MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
        source.files = {SourceFile{.path = path, .fingerprint = fingerprint}};
        return {};
    };
    MILLRACE_TRY_VOID(takeFile());
    if (rows >= m_rows)
        return source;
    ChunkCutter cutter(source, {.chunkRows = rows});
    MILLRACE_TRY(const auto first, cutter.next());
    QFile file(path);
    if (!first || !file.resize(first->bytes))
        return fail(notWritable(file));
    m_rows = first->rows;
    m_bytes = first->bytes;
    MILLRACE_TRY_VOID(takeFile());
    return source;
}

} // namespace millrace
