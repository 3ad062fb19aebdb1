// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/growingtables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/plan/wholedump/dumptableplan.h"
#include "core/plan/wholedump/runplan.h"
#include "core/run/tablerun.h"
#include "core/source/dumpdir/shelldump.h"
#include "core/source/inspect/dumpdirtables.h"
#include "core/source/inspect/dumpreading.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr auto betweenLooks = std::chrono::milliseconds(400);
constexpr auto betweenTries = std::chrono::milliseconds(100);
/// A process that wrote the dump and lives may be at a query that gives no row for long.
constexpr int patienceWithTheLiving = 10;

/// Bytes of the rows, unpacked; they are scanned.
qint64 rowBytes(const Source &source)
{
    qint64 sum = 0;
    for (const SourceFile &file : source.files)
        sum += file.contentBytes();
    return sum;
}

} // namespace

/// A thread that waits, as long as it does.
class GrowingTables::Waiting
{
public:
    explicit Waiting(GrowingTables &tables)
        : m_tables(tables)
    {}
    ~Waiting()
    {
        const std::lock_guard lock(m_tables.m_mutex);
        m_tables.m_waiting -= m_begun ? 1 : 0;
    }
    void begin()
    {
        if (std::exchange(m_begun, true))
            return;
        const std::lock_guard lock(m_tables.m_mutex);
        if (m_tables.m_waiting++ == 0)
            m_tables.m_waitingSince = Clock::now();
    }

private:
    GrowingTables &m_tables;
    bool m_begun = false;
};

GrowingTables::GrowingTables(DumpPlan plan, Context context)
    : m_context(std::move(context))
    , m_plan(std::move(plan))
{}

Result<std::optional<qsizetype>> GrowingTables::next()
{
    Waiting waiting(*this);
    for (;;) {
        m_context.control.waitWhilePaused(m_context.control.stopToken());
        if (m_context.control.isCancelled())
            return fail(runStopped());
        auto taken = takeNext();
        if (!taken || *taken)
            return taken;
        {
            const std::lock_guard lock(m_mutex);
            if (m_handedOut.size() >= m_plan.growing->awaited.size())
                return std::optional<qsizetype>();
        }
        waiting.begin();
        (void)sleepFor(m_context.control.stopToken(), betweenTries);
    }
}

/// Without waiting; nothing: none is complete that was not handed out.
Result<std::optional<qsizetype>> GrowingTables::takeNext()
{
    const std::lock_guard lock(m_mutex);
    look();
    for (qsizetype index = 0; index < m_plan.tables.size(); ++index) {
        const Plan &table = m_plan.tables.at(index);
        if (m_handedOut.contains(index) || !m_plan.growing->awaited.contains(table.tableName()))
            continue;
        if (const DumpDirTable *found = foundOf(table); found != nullptr && found->complete) {
            m_handedOut.insert(index);
            return std::optional(index);
        }
    }
    const bool isAllTaken = m_handedOut.size() >= m_plan.growing->awaited.size();
    if (const auto error = isAllTaken ? std::nullopt : brokenOff())
        return fail(*error);
    return std::optional<qsizetype>();
}

/// At the folder, unless somebody has just done so.
void GrowingTables::look()
{
    const auto now = Clock::now();
    if (m_looked && now - *m_looked < betweenLooks)
        return;
    m_looked = now;
    const QString path = m_plan.growing->path;
    const auto writers = writersIn(path);
    for (const FolderWriter &writer : writers)
        if (!m_writers.contains(writer))
            m_writers << writer;
    const quint64 state = folderState(path);
    m_isWritten = !writers.isEmpty();
    if (m_isWritten || state != m_folderState)
        m_lastSign = now;
    m_folderState = state;
    // A file of metadata of which only a part is there gives an error, and the next look the whole.
    auto dump = readShellDump(QDir(path));
    m_problem = dump ? std::nullopt : std::optional(dump.error());
    if (dump)
        m_dump = std::move(*dump);
}

/// Nobody writes any more, as far as can be seen, and has not for long enough.
std::optional<Error> GrowingTables::brokenOff()
{
    const bool hasEnded = m_dump && m_dump->finished && !m_problem; // what it lacks does not come any more
    const bool isAlive = std::any_of(m_writers.begin(), m_writers.end(),
                                     [](const FolderWriter &writer) { return writer.isAlive(); });
    const std::chrono::seconds patience(m_plan.growing->patienceSeconds *
                                        (isAlive ? patienceWithTheLiving : 1));
    if (!hasEnded && (m_isWritten || Clock::now() - m_lastSign < patience))
        return std::nullopt;
    if (m_problem)
        return m_problem;
    const QString tool = m_plan.growing->tool;
    const QString folder = m_plan.growing->path;
    QString what = hasEnded
                       ? CoreText::tr("%1 has ended the dump in %2, and it lacks files.").arg(tool, folder)
                       : CoreText::tr("%1 has not ended the dump in %2, and nobody has written there for "
                                      "%3.")
                             .arg(tool, folder,
                                  durationText(std::chrono::duration_cast<std::chrono::milliseconds>(
                                                   Clock::now() - m_lastSign)
                                                   .count()));
    QStringList awaited;
    for (qsizetype index = 0; index < m_plan.tables.size(); ++index)
        if (!m_handedOut.contains(index) &&
            m_plan.growing->awaited.contains(m_plan.tables.at(index).tableName()))
            awaited << m_plan.tables.at(index).tableName();
    if (awaited.isEmpty())
        what += u' ' + CoreText::tr("The rows of all its tables are loaded; its end is missing, which says "
                                    "that they are all.");
    else
        what += u' ' + CoreText::tr("Not complete: %1.").arg(awaited.mid(0, 10).join(u", "_s));
    return Error{.code = ErrorCode::SourceEmpty,
                 .what = what,
                 .howToFix =
                     CoreText::tr("What is loaded stays. Resume the run once the dump is whole: the same "
                                  "files, with those that it lacks. A new dump needs a new plan; roll "
                                  "this run back before."),
                 .context = {.file = folder}};
}

/// By its file, of one that is awaited that of its metadata: the target may call it by another name.
const DumpDirTable *GrowingTables::foundOf(const Plan &table) const
{
    if (!m_dump)
        return nullptr;
    const QString path = table.source.files.value(0).path;
    const auto found =
        std::find_if(m_dump->tables.begin(), m_dump->tables.end(), [&](const DumpDirTable &each) {
            return each.files.contains(path) || each.metadataFile == path;
        });
    return found == m_dump->tables.end() ? nullptr : &*found;
}

Result<Plan> GrowingTables::complete(qsizetype index)
{
    Plan table;
    DumpDir alone;
    qint64 deferFromBytes = 0;
    {
        const std::lock_guard lock(m_mutex);
        table = m_plan.tables.at(index);
        const DumpDirTable *const files = foundOf(table);
        if (files == nullptr || !files->complete)
            return fail(
                {.code = ErrorCode::SourceMissing,
                 .what =
                     CoreText::tr("The files of %1 were there, and are no longer.").arg(table.tableName()),
                 .howToFix = CoreText::tr("Put the dump's files back, then resume."),
                 .context = {.file = m_plan.growing->path}});
        alone = *m_dump;
        alone.growth.reset();
        alone.notes.clear();
        alone.tables = {*files};
        deferFromBytes = m_plan.growing->deferFromBytes;
    }
    const std::stop_token stop = m_context.control.stopToken();
    MILLRACE_TRY(auto found, tablesOfDumpDir(alone, 0, stop));
    FoundTable &own = found.first();
    if (!own.sample.isEmpty() && own.source.fieldCount != table.source.fieldCount)
        for (const Error &note : std::as_const(own.notes))
            if (note.code == ErrorCode::FieldCountWrong)
                return fail(note);
    MILLRACE_TRY(const auto findings, countRows(own, stop));
    if (!findings.rowErrors.isEmpty() && table.stopsAtBadRow())
        return fail(findings.rowErrors.first());
    table.source.files = own.source.files;
    table.source.scan = own.source.scan;
    fitToSize(table, deferFromBytes);
    const std::lock_guard lock(m_mutex);
    m_plan.tables[index] = table;
    m_plan.growing->awaited.removeOne(table.tableName());
    m_handedOut.remove(index);
    if (const auto kept = keep(); !kept) {
        m_plan.growing->awaited << table.tableName(); // nobody would find it complete
        m_handedOut.insert(index);
        return fail(kept.error());
    }
    return table;
}

Result<void> GrowingTables::awaitEnd()
{
    Waiting waiting(*this);
    for (;;) {
        m_context.control.waitWhilePaused(m_context.control.stopToken());
        if (m_context.control.isCancelled())
            return fail(runStopped());
        {
            const std::lock_guard lock(m_mutex);
            look();
            if (m_dump && m_dump->finished && !m_problem) {
                MILLRACE_TRY_VOID(expectAll(*m_dump));
                const auto growing = std::exchange(m_plan.growing, std::nullopt);
                if (const auto kept = keep(); !kept) {
                    m_plan.growing = growing;
                    return fail(kept.error());
                }
                m_context.tell(
                    Event::Kind::Note,
                    CoreText::tr("%1 has ended the dump (%2): it holds the tables and the bytes of rows "
                                 "that were loaded")
                        .arg(m_dump->tool, m_dump->ended),
                    {});
                return {};
            }
            if (const auto error = brokenOff())
                return fail(*error);
        }
        waiting.begin();
        (void)sleepFor(m_context.control.stopToken(), betweenTries);
    }
}

/// The dump's own account against what the plan has by now.
Result<void> GrowingTables::expectAll(const DumpDir &ended) const
{
    const auto changed = [&](const QString &what) {
        return fail(
            {.code = ErrorCode::SourceChanged,
             .what = what,
             .howToFix = CoreText::tr("Compare the directory with the one that %1 wrote; or roll this run "
                                      "back and plan the dump anew.")
                             .arg(ended.tool),
             .context = {.file = ended.path}});
    };
    for (const Error &note : ended.notes)
        return fail(note); // a table's metadata cannot be read
    if (ended.tables.size() != m_plan.growing->tables)
        return changed(CoreText::tr("The dump has %1 tables in the end, and %2 when it was planned.")
                           .arg(ended.tables.size())
                           .arg(m_plan.growing->tables));
    for (const Plan &table : m_plan.tables) {
        const DumpDirTable *found = foundOf(table);
        if (found == nullptr || !found->complete || found->files.size() != table.source.files.size())
            return changed(
                CoreText::tr("The files of %1 are not those that were loaded.").arg(table.tableName()));
        if (found->bytes >= 0 && found->bytes != rowBytes(table.source))
            return changed(
                CoreText::tr("By its own account the dump has %1 bytes of rows of %2, and its files "
                             "hold %3.")
                    .arg(found->bytes)
                    .arg(table.tableName())
                    .arg(rowBytes(table.source)));
    }
    return {};
}

/// On disk, whole or as it was.
Result<void> GrowingTables::keep()
{
    return writeFileAtomically(m_context.folder.path() + u"/plan.millrace"_s, RunPlan(m_plan).toJson());
}

DumpPlan GrowingTables::plan() const
{
    const std::lock_guard lock(m_mutex);
    return m_plan;
}

bool GrowingTables::isGrowing() const
{
    const std::lock_guard lock(m_mutex);
    return m_plan.growing.has_value();
}

QString GrowingTables::waitingFor() const
{
    const std::lock_guard lock(m_mutex);
    if (m_waiting == 0 || !m_plan.growing)
        return {};
    const QString since = durationText(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_waitingSince).count());
    QString first;
    qsizetype count = 0;
    for (qsizetype index = 0; index < m_plan.tables.size(); ++index) {
        const QString name = m_plan.tables.at(index).tableName();
        if (m_handedOut.contains(index) || !m_plan.growing->awaited.contains(name))
            continue;
        first = first.isEmpty() ? name : first;
        ++count;
    }
    const QString tool = m_plan.growing->tool;
    QString text = count == 0 ? CoreText::tr("waiting for %1 to end the dump, for %2").arg(tool, since)
                   : count == 1
                       ? CoreText::tr("waiting for %1 to complete %2, for %3").arg(tool, first, since)
                       : CoreText::tr("waiting for %1 to complete %2 and %3 more, for %4")
                             .arg(tool, first)
                             .arg(count - 1)
                             .arg(since);
    if (!m_isWritten)
        text += CoreText::tr("; no process is seen to write it");
    return text;
}

} // namespace millrace
