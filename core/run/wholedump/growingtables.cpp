// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/growingtables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/plan/wholedump/runplan.h"
#include "core/run/growing/grownfiles.h"
#include "core/run/tablerun.h"
#include "core/source/inspect/dumpdirtables.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/dumptables.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr auto betweenTries = std::chrono::milliseconds(100);

/// Bytes of the rows, unpacked; they are scanned.
qint64 rowBytes(const Source &source)
{
    qint64 sum = 0;
    for (const SourceFile &file : source.files)
        sum += file.contentBytes();
    return sum;
}

bool holds(const Plan &table, const QString &path)
{
    return std::any_of(table.source.files.begin(), table.source.files.end(),
                       [&path](const SourceFile &file) { return file.path == path; });
}

/// A file of a table without rows, or of its header alone.
bool holdsRows(const DumpDirTable &table, const QString &path)
{
    if (table.dialect)
        return true;
    const auto found = findDumpTables(path, 0);
    return !found || !isProgram(found->first().source);
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
    , m_deferFromBytes(plan.growing->deferFromBytes)
    , m_plan(std::move(plan))
    , m_watch(m_plan.growing->path, std::chrono::seconds(m_plan.growing->patienceSeconds))
{}

QSet<qsizetype> GrowingTables::awaited() const
{
    const std::lock_guard lock(m_mutex);
    QSet<qsizetype> tables;
    for (qsizetype index = 0; index < m_plan.tables.size(); ++index)
        if (m_plan.growing->awaited.contains(m_plan.tables.at(index).tableName()))
            tables << index;
    return tables;
}

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
            if (isAllThrough())
                return std::optional<qsizetype>();
        }
        waiting.begin();
        (void)sleepFor(m_context.control.stopToken(), betweenTries);
    }
}

/// Of each table that is awaited the last files are given away, or it has stopped.
bool GrowingTables::isAllThrough() const
{
    return std::all_of(m_plan.growing->awaited.begin(), m_plan.growing->awaited.end(),
                       [this](const QString &name) { return m_through.contains(name); });
}

/// Without waiting; nothing: no table has files now that nobody was given. Complete ones go first, then those
/// of which most is there.
Result<std::optional<qsizetype>> GrowingTables::takeNext()
{
    const std::lock_guard lock(m_mutex);
    m_watch.look();
    qsizetype best = -1;
    qint64 most = -1;
    for (qsizetype index = 0; index < m_plan.tables.size(); ++index) {
        const Plan &table = m_plan.tables.at(index);
        const QString name = table.tableName();
        if (m_inHand.contains(index) || m_through.contains(name) || !m_plan.growing->awaited.contains(name))
            continue;
        const DumpDirTable *const found = m_watch.tableOf(table);
        if (found != nullptr && found->complete) {
            best = index;
            break;
        }
        // One that is sorted is sorted as a whole.
        if (table.order != RowOrder::File)
            continue;
        qint64 bytes = -1;
        for (const QString &path : found == nullptr ? QStringList() : newFiles(table, *found))
            bytes = std::max<qint64>(0, bytes) + QFileInfo(path).size();
        // A run that goes on: the plan has files that it may not have come to.
        if (!isUntouched(table) && m_given.value(index) < table.source.files.size())
            bytes = std::max<qint64>(0, bytes);
        if (bytes > most) {
            most = bytes;
            best = index;
        }
    }
    if (best >= 0) {
        m_inHand.insert(best);
        return std::optional(best);
    }
    // What somebody has in hand is no reason to give up: its files are there.
    if (const auto error = isAllThrough() || !m_inHand.isEmpty() ? std::nullopt : brokenOff())
        return fail(*error);
    return std::optional<qsizetype>();
}

/// Whole ones, that are not in the plan.
QStringList GrowingTables::newFiles(const Plan &table, const DumpDirTable &found) const
{
    QStringList files;
    for (const QString &path : found.files)
        if (!holds(table, path) && !m_rowless.contains(path))
            files << path;
    return files;
}

std::optional<Error> GrowingTables::brokenOff() const
{
    const auto silence = m_watch.silence();
    if (!m_watch.hasEnded() && !silence)
        return std::nullopt;
    if (m_watch.problem())
        return m_watch.problem();
    const QString tool = m_plan.growing->tool;
    const QString folder = m_plan.growing->path;
    QString what = m_watch.hasEnded() // what it lacks does not come any more
                       ? CoreText::tr("%1 has ended the dump in %2, and it lacks files.").arg(tool, folder)
                       : CoreText::tr("%1 has not ended the dump in %2, and nobody has written there for %3.")
                             .arg(tool, folder, durationText(silence->count()));
    QStringList awaited = m_plan.growing->awaited;
    awaited.removeIf([this](const QString &name) { return m_through.contains(name); });
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

/// The new files of a table, counted: nothing where none of them has rows. Without the lock: they are read.
Result<std::optional<FoundTable>> GrowingTables::readNew(const Plan &table, DumpDir alone)
{
    const std::stop_token stop = m_context.control.stopToken();
    DumpDirTable &part = alone.tables.first();
    part.complete = true;
    part.bytes = -1; // of all files
    QStringList rowless;
    for (const QString &path : std::as_const(part.files))
        if (!holdsRows(part, path))
            rowless << path;
    part.files.removeIf([&rowless](const QString &path) { return rowless.contains(path); });
    {
        const std::lock_guard lock(m_mutex);
        m_rowless += QSet<QString>(rowless.begin(), rowless.end());
    }
    if (part.files.isEmpty())
        return std::optional<FoundTable>();
    MILLRACE_TRY(auto found, tablesOfDumpDir(alone, 0, stop));
    FoundTable &own = found.first();
    if (own.source.files.size() != part.files.size() && !own.notes.isEmpty())
        return fail(own.notes.first()); // of a file that cannot be read
    MILLRACE_TRY(const auto findings, countRows(own, stop));
    if (!findings.rowErrors.isEmpty() && table.stopsAtBadRow())
        return fail(findings.rowErrors.first());
    return std::optional(std::move(own));
}

Result<GrowingTables::Taken> GrowingTables::take(qsizetype index)
{
    Plan table;
    std::optional<DumpDir> alone;
    Taken taken;
    {
        const std::lock_guard lock(m_mutex);
        table = m_plan.tables.at(index);
        const DumpDirTable *const found = m_watch.tableOf(table);
        taken.moreToCome = found == nullptr || !found->complete;
        if (found != nullptr) {
            alone = *m_watch.dump();
            alone->growth.reset();
            alone->notes.clear();
            alone->tables = {*found};
            alone->tables.first().files = newFiles(table, *found);
        }
    }
    auto added = alone && !alone->tables.first().files.isEmpty() ? readNew(table, *alone)
                                                                 : Result<std::optional<FoundTable>>();
    if (added)
        if (const auto error =
                *added ? addFiles(table, (*added)->source, taken.moreToCome, m_deferFromBytes) : std::nullopt)
            added = fail(*error);
    const std::lock_guard lock(m_mutex);
    const QString name = table.tableName();
    const DumpPlan before = m_plan;
    if (added) {
        const bool isFirst = isUntouched(m_plan.tables.at(index)) && !isUntouched(table);
        m_plan.tables[index] = table;
        if (isFirst && taken.moreToCome)
            m_plan.fileByFile << name;
        if (!taken.moreToCome)
            m_plan.growing->awaited.removeOne(name);
        if (const auto kept = *added || !taken.moreToCome ? keep() : Result<void>(); !kept) {
            m_plan = before; // nobody would find what is not on the disk
            added = fail(kept.error());
        }
    }
    if (!added) {
        m_inHand.remove(index);
        m_through.insert(name);
        return fail(added.error());
    }
    if (!taken.moreToCome)
        m_inHand.remove(index);
    m_given[index] = table.source.files.size();
    taken.isFileByFile = m_plan.fileByFile.contains(name);
    taken.news = (taken.moreToCome ? CoreText::tr("%1 grows in the dump: %2 in %3 so far")
                                   : CoreText::tr("%1 is complete in the dump: %2 in %3"))
                     .arg(name, rowsText(table.source.totalRows()), filesText(table.source.files.size()));
    taken.plan = std::move(table);
    return taken;
}

void GrowingTables::giveBack(qsizetype index, bool isLoaded)
{
    const std::lock_guard lock(m_mutex);
    m_inHand.remove(index);
    if (!isLoaded)
        m_through.insert(m_plan.tables.at(index).tableName());
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
            m_watch.look();
            if (m_watch.hasEnded())
                return takeEnd();
            if (const auto error = brokenOff())
                return fail(*error);
        }
        waiting.begin();
        (void)sleepFor(m_context.control.stopToken(), betweenTries);
    }
}

/// The dump's own account against what was loaded; after that the plan is one like any other.
Result<void> GrowingTables::takeEnd()
{
    const DumpDir &ended = *m_watch.dump();
    MILLRACE_TRY_VOID(expectAll(ended));
    const DumpPlan before = m_plan;
    const QStringList known = m_plan.growing->scripts; // none in a plan of version 7, which did not ask
    for (const DumpScript &script : ended.scripts)
        if (!known.isEmpty() && !known.contains(script.content.name()))
            m_plan.cameLater << script.content.name();
    m_plan.growing.reset();
    if (const auto kept = keep(); !kept) {
        m_plan = before;
        return fail(kept.error());
    }
    const bool statesSizes = std::any_of(ended.tables.begin(), ended.tables.end(), [](const auto &table) {
        return table.bytes >= 0 || table.rows >= 0;
    });
    const QString text =
        statesSizes ? CoreText::tr("%1 has ended the dump (%2): it holds the tables, files and sizes that "
                                   "were loaded")
                    : CoreText::tr("%1 has ended the dump (%2): it holds the tables and files that were "
                                   "loaded; how many rows there are it does not say");
    m_context.tell(Event::Kind::Note, text.arg(ended.tool, ended.ended), {});
    if (!m_plan.cameLater.isEmpty())
        m_context.tell(Event::Kind::Warning,
                       CoreText::tr("Files with statements were written into the dump after it was planned; "
                                    "they do not run: %1")
                           .arg(m_plan.cameLater.mid(0, 10).join(u", "_s)),
                       {});
    return {};
}

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
        const DumpDirTable *found = m_watch.tableOf(table);
        const bool areThere =
            found != nullptr && found->complete &&
            (isUntouched(table) ||
             std::all_of(table.source.files.begin(), table.source.files.end(),
                         [found](const SourceFile &file) { return found->files.contains(file.path); }));
        const bool areLoaded =
            areThere && std::all_of(found->files.begin(), found->files.end(), [&](const QString &path) {
                return holds(table, path) || !holdsRows(*found, path); // what had none may have some now
            });
        if (!areLoaded)
            return changed(
                CoreText::tr("The files of %1 are not those that were loaded.").arg(table.tableName()));
        if (found->bytes >= 0 && found->bytes != rowBytes(table.source))
            return changed(
                CoreText::tr("By its own account the dump has %1 bytes of rows of %2, and its files "
                             "hold %3.")
                    .arg(found->bytes)
                    .arg(table.tableName())
                    .arg(rowBytes(table.source)));
        if (found->rows >= 0 && found->rows != table.source.totalRows())
            return changed(
                CoreText::tr("By its own account the dump has %1 of %2, and its files hold %3.")
                    .arg(rowsText(found->rows), table.tableName(), rowsText(table.source.totalRows())));
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
        if (m_inHand.contains(index) || m_through.contains(name) || !m_plan.growing->awaited.contains(name))
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
    if (!m_watch.isWritten())
        text += CoreText::tr("; no process is seen to write it");
    return text;
}

} // namespace millrace
