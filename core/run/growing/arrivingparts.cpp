// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/growing/arrivingparts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/choice/choices.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpplanner.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/run/growing/dumpparts.h"
#include "core/run/growing/grownfiles.h"
#include "core/source/content/unpackedcontent.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/source/stream/spoolstore.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

/// What the pieces before have made of the session, in front of the piece's own statements.
void putInFront(const QVector<DumpStatement> &settings, SqlDumpInspection &dump)
{
    QVector<SqlDumpStatement> statements;
    SqlSession session;
    for (const DumpStatement &setting : settings) {
        session.apply(setting.text.constBegin(), setting.text.constEnd());
        const std::string_view text(setting.text.constData(), std::size_t(setting.text.size()));
        statements << SqlDumpStatement{.kind = classifySqlStatement(text, session.rules()),
                                       .place = setting.place,
                                       .bytes = setting.text.size(),
                                       .text = setting.text,
                                       .schema = session.schema,
                                       .session = session};
    }
    dump.statementCount += statements.size();
    dump.statements = statements + dump.statements;
}

QVector<DumpStatement> settingsIn(const SqlDumpInspection &dump)
{
    QVector<DumpStatement> settings;
    for (const SqlDumpStatement &statement : dump.statements)
        // The server has that once, whoever sets it.
        if (statement.kind.phase == SqlPhase::Session &&
            replicationSettingOf(statement.tokens()) != "GTID_PURGED"_L1)
            settings << DumpStatement{
                .text = statement.text, .place = statement.place, .phase = SqlPhase::Session};
    return settings;
}

/// It does more than to set the session.
bool runsAnything(const SqlDumpInspection &dump)
{
    return std::any_of(dump.tables.begin(), dump.tables.end(),
                       [](const SqlDumpTable &table) { return table.insertStatements > 0; }) ||
           std::any_of(dump.statements.begin(), dump.statements.end(), [](const SqlDumpStatement &each) {
               return each.kind.phase != SqlPhase::Session && each.kind.phase != SqlPhase::Skipped;
           });
}

/// Only the last comment is missing: of a stream that is a reason to stop.
bool isCutOff(const Error &problem)
{
    return problem.code == ErrorCode::SqlDumpTruncated && !problem.context.line;
}

/// In the dump.
Error located(const DumpPlan &plan, Error error)
{
    if (error.context.line && error.context.file.isEmpty())
        error.context.file = plan.path;
    return error;
}

/// Of a part: the table of which more rows follow, where they may be loaded behind those that it has. Null:
/// it has to be whole before.
Plan *openTableIn(DumpPlan &part, const SqlTableName &name)
{
    const auto at = std::find_if(part.tables.begin(), part.tables.end(), [&name](const Plan &each) {
        const SqlTablePart *rows = sqlTableOf(each.source);
        return rows != nullptr && SqlTableName(rows->schema, rows->table) == name;
    });
    if (at == part.tables.end() || at->order != RowOrder::File)
        return nullptr;
    const auto index = static_cast<int>(at - part.tables.begin());
    const bool isLast = index + 1 == part.tables.size();
    const bool hasStatements =
        std::any_of(part.rows.begin(), part.rows.end(),
                    [index](const DumpStatement &statement) { return statement.tableIndex == index; });
    return hasStatements || (part.oneByOne && !isLast) ? nullptr : &*at;
}

/// As far as it has come.
Result<SourceFile> spoolSoFar(const DumpPlan &plan)
{
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(plan.path));
    return SourceFile{.path = plan.path, .fingerprint = fingerprint, .grows = true};
}

/// The dump ends where it cannot.
bool isCut(const Error &error)
{
    return error.code == ErrorCode::SqlDumpTruncated || error.code == ErrorCode::QuoteUnterminated;
}

} // namespace

ArrivingParts::ArrivingParts(Context context)
    : m_context(std::move(context))
{}

Result<void> ArrivingParts::open(const DumpPlan &plan)
{
    if (m_context.arrival == nullptr) {
        MILLRACE_TRY_VOID(expectNoPartialSpool(plan.path));
        m_whole.reach(QFileInfo(plan.path).size());
        m_whole.end();
    }
    const Arrival &arrival = m_context.arrival == nullptr ? m_whole : m_context.arrival->arrival();
    std::optional<SqlTableName> rowsOf;
    if (const qsizetype open = plan.openTable(); open >= 0) {
        const SqlTablePart *part = sqlTableOf(plan.tables.at(open).source);
        rowsOf = part == nullptr ? SqlTableName() : SqlTableName(part->schema, part->table);
    }
    MILLRACE_TRY(m_pieces, DumpPieces::open(plan.path, arrival,
                                            {.at = plan.arriving->at,
                                             .session = plan.arriving->session,
                                             .rowsOf = rowsOf,
                                             .leastBytes = plan.arriving->partBytes,
                                             .wholeTables = m_wholeTables}));
    return {};
}

/// The stream has ended before the dump did.
bool ArrivingParts::isBroken() const
{
    return m_context.arrival != nullptr && m_context.arrival->arrival().hasEnded() &&
           !m_context.arrival->isWhole();
}

/// Errors: of the stream (cutOff() where only the dump tells that it is one); of the dump, located;
/// Cancelled.
Result<DumpPiece> ArrivingParts::take(const DumpPlan &plan)
{
    if (!m_pieces)
        MILLRACE_TRY_VOID(open(plan));
    auto piece = m_pieces->next(m_context.control.stopToken());
    if (m_context.control.isCancelled())
        return fail(runStopped());
    if (!piece && isCut(piece.error()))
        return fail(cutOff(located(plan, piece.error())));
    if (!piece)
        return fail(located(plan, piece.error()));
    return piece;
}

Result<DumpPlan> ArrivingParts::next(const DumpPlan &plan)
{
    DumpPlan known = plan;
    for (;;) {
        const auto piece = take(known);
        if (!piece) {
            const bool readsFiles = piece.error().code == ErrorCode::SourceUnsupported;
            return readsFiles && !isBroken() ? planRest(known, piece.error()) : fail(piece.error());
        }
        if (piece->isLast)
            return planLast(std::move(known), *piece);
        if (runsAnything(piece->dump)) {
            MILLRACE_TRY(auto planned, planPiece(known, *piece));
            const bool isCutOtherwise = m_wholeTables == planned.has_value();
            m_wholeTables = !planned;
            if (isCutOtherwise)
                m_pieces.reset(); // read again from there
            if (planned)
                return std::move(*planned);
            continue;
        }
        addSettings(known.arriving->settings, settingsIn(piece->dump));
        known.arriving->at = piece->end;
        known.arriving->session = piece->session;
    }
}

/// In the middle of the dump. Nothing: its last table has to be all there before a row of it is loaded.
Result<std::optional<DumpPlan>> ArrivingParts::planPiece(DumpPlan plan, const DumpPiece &piece)
{
    MILLRACE_TRY(const auto file, spoolSoFar(plan));
    MILLRACE_TRY(auto part, planned(plan, piece, file));
    if (part.tail) {
        MILLRACE_TRY(auto rest, planRest(plan, Error{.what = part.tail->why}));
        return std::optional(std::move(rest));
    }
    QString rowsOf;
    if (piece.openTable) {
        Plan *const table = openTableIn(part, *piece.openTable);
        if (table == nullptr)
            return std::optional<DumpPlan>();
        MILLRACE_TRY(const auto target, schemaOfTarget(*table));
        if (!expectMoreRows(*table, target))
            return std::optional<DumpPlan>();
        rowsOf = table->tableName();
    }
    MILLRACE_TRY_VOID(m_context.check(part, plan));
    addPart(plan, std::move(part));
    addSettings(plan.arriving->settings, settingsIn(piece.dump));
    plan.arriving->at = piece.end;
    plan.arriving->session = piece.session;
    plan.arriving->rowsOf = rowsOf;
    if (!rowsOf.isEmpty())
        plan.fileByFile << rowsOf;
    MILLRACE_TRY_VOID(keep(plan));
    return std::optional(std::move(plan));
}

/// By the dump's definition, or the server's of a table that is there.
Result<TableSchema> ArrivingParts::schemaOfTarget(const Plan &table) const
{
    if (!table.createSql.isEmpty())
        return schemaOf(parseDumpDdl(table.source.createSql));
    MILLRACE_TRY(const auto server, Connection::open(m_context.target.withoutSchema()));
    return readTable(*server, table.schema, table.table);
}

Result<DumpPlan> ArrivingParts::nextRows(const DumpPlan &plan)
{
    DumpPlan known = plan;
    const auto piece = take(known);
    if (!piece && (isBroken() || piece.error().code == ErrorCode::Cancelled ||
                   piece.error().code == ErrorCode::StreamBroken))
        return fail(piece.error());
    bool areRows = piece.has_value();
    if (areRows && !piece->dump.tables.isEmpty()) {
        Plan &table = known.tables[known.openTable()];
        MILLRACE_TRY(const auto file, spoolSoFar(plan));
        MILLRACE_TRY(const auto target, schemaOfTarget(table));
        areRows = addRows(table, piece->dump.tables.first(), file, target);
    }
    if (areRows) {
        known.arriving->at = piece->end;
        known.arriving->session = piece->session;
    } else {
        m_pieces.reset(); // whatever stands there, the next part begins with it
    }
    if (!areRows || !piece->openTable)
        known.arriving->rowsOf.clear();
    MILLRACE_TRY_VOID(keep(known));
    return known;
}

/// All that is in no part, once it is there. What was found of a piece of it may be its beginning only.
Result<DumpPlan> ArrivingParts::planRest(const DumpPlan &plan, const Error &why)
{
    m_pieces.reset();
    if (isArriving())
        m_context.tell(Event::Kind::Note,
                       CoreText::tr("From line %1 on the dump is read whole before it runs: %2")
                           .arg(plan.arriving->at.line)
                           .arg(why.what),
                       {});
    if (m_context.arrival != nullptr) {
        StreamArrival *const arrival = m_context.arrival;
        const std::stop_callback onStop(m_context.control.stopToken(), [arrival] { arrival->stop(); });
        const auto whole = arrival->wait();
        if (m_context.control.isCancelled())
            return fail(runStopped());
        MILLRACE_TRY_VOID(whole);
    }
    DumpPiece rest{.isLast = true};
    QVector<DumpSource> sources;
    MILLRACE_TRY(rest, restOf(plan, sources));
    return planLast(plan, rest, sources);
}

Result<DumpPiece> ArrivingParts::restOf(const DumpPlan &plan, QVector<DumpSource> &found) const
{
    const ArrivingDump &arriving = *plan.arriving;
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(plan.path));
    DumpSources sources(SourceFile{.path = plan.path, .fingerprint = fingerprint});
    const SqlInspectLimits limits{.keepTexts = true, .sources = &sources};
    MILLRACE_TRY(const auto input, openUnpacked(Content(plan.path), arriving.at.byteOffset));
    SqlDumpInspector inspector(*input, limits, arriving.at, arriving.session);
    for (;;) {
        const auto more = inspector.next();
        if (!more)
            return fail(sources.located(more.error()));
        if (!*more)
            break;
        if (const auto taken = inspector.take(); !taken)
            return fail(sources.located(taken.error()));
        if (m_context.control.isCancelled())
            return fail(runStopped());
    }
    DumpPiece rest{.end = inspector.place(), .session = inspector.session(), .isLast = true};
    rest.dump = inspector.cut();
    found = sources.list();
    return rest;
}

/// To the end of the dump: after that the plan is one like any other.
Result<DumpPlan> ArrivingParts::planLast(DumpPlan plan, const DumpPiece &piece,
                                         const QVector<DumpSource> &sources)
{
    MILLRACE_TRY(const auto kept, m_context.folder.runPlan());
    std::optional<SourceStream> stream = kept.stream();
    if (m_context.arrival != nullptr) {
        MILLRACE_TRY(stream, m_context.arrival->wait());
    }
    const auto cut = std::find_if(piece.dump.problems.begin(), piece.dump.problems.end(), isCutOff);
    if (cut != piece.dump.problems.end() && stream && !stream->isStore()) // a store has the whole object
        return fail(cutOff(*cut));
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(plan.path));
    if (runsAnything(piece.dump)) {
        MILLRACE_TRY(auto part,
                     planned(plan, piece, {.path = plan.path, .fingerprint = fingerprint}, sources));
        MILLRACE_TRY_VOID(m_context.check(part, plan));
        addPart(plan, std::move(part));
    }
    plan.arriving.reset();
    MILLRACE_TRY(const auto whole,
                 stream ? RunPlan(plan).withArrived(*stream) : Result<RunPlan>(RunPlan(plan)));
    MILLRACE_TRY_VOID(m_context.folder.save(whole));
    m_context.tell(Event::Kind::Note,
                   CoreText::tr("All of the dump has arrived: %1 in %2 parts")
                       .arg(sizeText(fingerprint.bytes))
                       .arg(plan.parts.size()),
                   {});
    return *whole.dump();
}

Result<DumpPlan> ArrivingParts::planned(const DumpPlan &plan, const DumpPiece &piece, const SourceFile &file,
                                        const QVector<DumpSource> &sources) const
{
    const ArrivingDump &arriving = *plan.arriving;
    DumpReading reading{.path = plan.path};
    SqlDumpInspection dump = piece.dump;
    for (Error problem : std::as_const(dump.problems)) {
        problem.context.file = problem.context.file.isEmpty() ? plan.path : problem.context.file;
        if (!isCutOff(problem))
            return fail(std::move(problem));
        reading.notes << problem;
    }
    if (plan.coordinates) { // what comes later is of the same moment
        reading.coordinates = *plan.coordinates;
    } else if (dump.coordinates.isThere()) {
        reading.coordinates = dump.coordinates;
        reading.coordinates.foundIn =
            CoreText::tr("%1, line %2").arg(QFileInfo(plan.path).fileName()).arg(dump.coordinatesPlace.line);
    }
    reading.coordinates.wholeServer = reading.coordinates.wholeServer || dump.schemas.contains("mysql");
    putInFront(arriving.settings, dump);
    reading.scripts << DumpScriptReading{.script = DumpScript{.content = Content(plan.path)},
                                         .file = file,
                                         .dump = std::move(dump),
                                         .sources = sources};
    MILLRACE_TRY(const auto server, Connection::open(m_context.target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*server));
    DumpPlanOptions options{.defaults = arriving.defaults,
                            .connection = plan.connection,
                            .existing = plan.existing,
                            .others = plan.othersAre,
                            .schemasLeftOut =
                                arriving.systemSchemas ? QStringList() : systemSchemasOf(reading),
                            .createSchema = plan.createSchema,
                            .deferFromBytes = arriving.deferFromBytes,
                            .words = arriving.words,
                            .madeBefore = objectsOf(plan)};
    MILLRACE_TRY(auto known,
                 readChoiceFacts(options.defaults, facts, HostFacts::ofServer(plan.connection, facts), {},
                                 *server, m_context.control.stopToken()));
    takeDump(reading, known);
    options.defaults = chosenForDump(std::move(options.defaults), known);
    return planDump(reading, options, *server);
}

/// What wrote the stream ended before the dump did, and nobody but the dump could tell. The same can be sent
/// once more: the spool is one of a stream that broke off.
Error ArrivingParts::cutOff(const Error &cut) const
{
    const auto kept = m_context.folder.runPlan();
    const auto stream = kept && kept->stream() ? streamOfSpool(kept->stream()->spool) : std::nullopt;
    if (!stream || stream->isStore() || !reopenSpool(*stream))
        return cut;
    return {.code = ErrorCode::StreamBroken,
            .what = cut.what + u' ' + CoreText::tr("What wrote the stream ended before the dump did."),
            .howToFix = stream->wayOn(stream->bytes),
            .context = cut.context};
}

/// On disk, whole or as it was.
Result<void> ArrivingParts::keep(const DumpPlan &plan) const
{
    MILLRACE_TRY(const auto kept, m_context.folder.runPlan());
    return m_context.folder.save(RunPlan(plan).withStream(kept.stream()));
}

} // namespace millrace
