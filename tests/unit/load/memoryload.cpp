// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/load/memoryload.h"

#include "core/base/literals.h"
#include "core/load/chunks/filechunks.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>

namespace millrace::test {

bool IdleClock::sleep(const std::stop_token &stop, std::chrono::milliseconds pause)
{
    if (onSleep)
        onSleep();
    pauses << pause.count();
    m_now += pause;
    return !stop.stop_requested();
}

void IdleClock::expectBackOff(const QVector<qint64> &pauses, qint64 first)
{
    for (qsizetype i = 0; i < pauses.size(); ++i) {
        const qint64 least = std::min<qint64>(5'000, first << std::min<qsizetype>(i, 10));
        EXPECT_GE(pauses.at(i), least) << "pause " << i;
        EXPECT_LT(pauses.at(i), least + least / 2 + 1) << "pause " << i;
    }
}

MemoryLoad::MemoryLoad()
{
    plan.name = u"test"_s;
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    plan.workers = 1;
}

void MemoryLoad::addFile(const QByteArray &rows)
{
    QFile file(m_files.filePath(u"%1.txt"_s.arg(plan.source.files.size())));
    if (!file.open(QIODevice::WriteOnly) || file.write(rows) != rows.size())
        throw std::runtime_error(file.errorString().toStdString());
    file.close();
    plan.source.files << SourceFile{.path = file.fileName(),
                                    .fingerprint = fingerprintOf(file.fileName()).value()};
}

void MemoryLoad::addRows(qint64 count, const std::function<QByteArray(qint64)> &value)
{
    QByteArray rows;
    for (qint64 id = 1; id <= count; ++id) {
        const QByteArray other = value ? value(id) : QByteArray();
        rows += QByteArray::number(id) + '\t' + (other.isEmpty() ? QByteArray("1") : other) + '\n';
    }
    addFile(rows);
}

Result<std::vector<ChunkTask>> MemoryLoad::tasks()
{
    const Journal::Entries done = server.journal();
    std::vector<ChunkTask> tasks;
    FileChunks supply(plan, {});
    for (;;) {
        MILLRACE_TRY(const auto chunk, supply.next({}));
        if (!chunk)
            return tasks;
        m_statistics->chunkCut(*chunk);
        const QVector<Journal::Entry> parts = done.value(chunk->id.value);
        MILLRACE_TRY(auto task, supply.taskFor(*chunk, parts));
        for (const Journal::Entry &entry : parts)
            m_statistics->foundDone(*chunk, entry.tally, entry.bytes,
                                    task.pieces.isEmpty() && &entry == &parts.last());
        if (!task.pieces.isEmpty())
            tasks.push_back(std::move(task));
    }
}

Result<void> MemoryLoad::run()
{
    if (!m_folder) {
        MILLRACE_TRY(m_folder, RunFolder::create(plan, m_files.filePath(u"home"_s)));
    }
    m_control.emplace();
    m_statistics.emplace(plan);
    RunLog log(*m_folder, *m_statistics, [this](const Event &event) { events << event; });
    MILLRACE_TRY(auto all, tasks());
    ChunkQueue queue(all.size() + 1);
    for (ChunkTask &task : all)
        queue.push(std::move(task), {});
    queue.close();
    RateLimiter limiter;
    const WorkerContext context{.plan = plan,
                                .folder = *m_folder,
                                .statistics = *m_statistics,
                                .log = log,
                                .queue = queue,
                                .control = *m_control,
                                .limiter = limiter,
                                .clock = clock,
                                .journalIsKept = server.keepsJournal,
                                .canUndo = server.hasTransactions,
                                .hasTriggers = knowsTriggers};
    auto loaded = Worker(0, context, server, m_control->stopToken()).run();
    if (loaded && m_control->isCancelled())
        return fail(runStopped());
    return loaded;
}

QVector<ChunkFindings> MemoryLoad::findings() const
{
    QVector<ChunkFindings> findings;
    const Journal::Entries entries = server.journal();
    for (auto chunk = entries.begin(); chunk != entries.end(); ++chunk)
        for (const Journal::Entry &entry : *chunk)
            findings << m_folder->findings({.id = {chunk.key()}, .firstRow = {entry.firstRow}}).value();
    return findings;
}

QVector<Reject> MemoryLoad::rejects() const
{
    QVector<Reject> rejects;
    for (const ChunkFindings &of : findings())
        rejects += of.rejects;
    return rejects;
}

QVector<WarningKind> MemoryLoad::warnings() const
{
    QVector<WarningKind> warnings;
    for (const ChunkFindings &of : findings())
        warnings += of.warnings;
    return warnings;
}

QVector<qint64> MemoryLoad::rejectNumbers() const
{
    QVector<qint64> numbers;
    for (const Reject &reject : rejects())
        numbers << reject.number;
    return numbers;
}

ChunkTally MemoryLoad::tally() const
{
    ChunkTally tally;
    for (const QVector<Journal::Entry> &parts : server.journal())
        for (const Journal::Entry &entry : parts)
            tally += entry.tally;
    return tally;
}

QVector<int> MemoryLoad::retryCodes() const
{
    QVector<int> codes;
    for (const Event &event : events)
        if (event.kind == Event::Kind::ChunkRetried && event.values.contains(u"code"_s))
            codes << event.values.value(u"code"_s).toInt();
    return codes;
}

void MemoryLoad::expectAllOnce(qint64 rows) const
{
    EXPECT_EQ(static_cast<qint64>(server.table().size()), rows);
    for (qint64 id = 1; id <= rows; ++id)
        ASSERT_EQ(server.table().count(id), 1) << "row " << id;
    EXPECT_EQ(tally().loaded(), rows);
    EXPECT_EQ(server.sessions(), 0);
    EXPECT_EQ(server.callsInVain(), 0) << "to a session that is lost";
}

} // namespace millrace::test
