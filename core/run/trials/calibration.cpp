// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/calibration.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/choice/choices.h"
#include "core/run/trials/calibrationsample.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QJsonArray>
#include <algorithm>
#include <set>
#include <thread>

namespace millrace {

namespace {

/// A trial that takes so many times longer than planned is ended.
constexpr double patience = 5;
constexpr qint64 leastRows = 1'000;
/// Chunks of the trial that only finds out how many rows fit into the time.
constexpr qint64 sizingChunkRows = 5'000;

/// Less than this between two trials is chance: the earlier one stays, which asks less of the server.
constexpr double margin = 0.03;

bool isBetter(const CalibrationTrial &a, const CalibrationTrial &b, qint64 totalRows)
{
    const double ofA = a.estimatedSeconds(totalRows);
    const double ofB = b.estimatedSeconds(totalRows);
    return ofA >= 0 && (ofB < 0 || ofA < ofB * (1 - margin));
}

/// One calibration on its way.
class Pilot
{
public:
    Pilot(const Plan &plan, CalibrationRunner &runner, const CalibrationOptions &options,
          const std::function<void(const Calibration &)> &observer, std::stop_token stop, Calibration &result)
        : m_plan(plan)
        , m_runner(runner)
        , m_seconds(options.secondsPerTrial)
        , m_observer(observer)
        , m_stop(std::move(stop))
        , m_result(result)
    {}

    /// Rows that the plan's own workers load in the time.
    Result<qint64> size()
    {
        const CalibrationTrial sizing{.workers = m_plan.workers,
                                      .chunkRows = std::min(sizingChunkRows, m_plan.chunkRows)};
        MILLRACE_TRY(const auto done, m_runner.run(sizing, m_seconds, m_stop));
        return std::max(leastRows, static_cast<qint64>(done.rowsPerSecond() * m_seconds));
    }

    Result<void> tryWorkers()
    {
        std::set<int> counts{1, 2, 4, m_plan.workers};
        if (const auto cores = static_cast<int>(std::thread::hardware_concurrency()); cores >= 8)
            counts.insert(8);
        for (const int workers : counts)
            MILLRACE_TRY_VOID(tryOut({.workers = workers, .chunkRows = chunkRowsFor(workers)}));
        return {};
    }

    Result<void> tryChunks()
    {
        const CalibrationTrial best = winner();
        for (const qint64 rows : {qint64(10'000), qint64(50'000), qint64(200'000), m_plan.chunkRows})
            // Larger chunks would leave workers without one.
            if (rows * best.workers <= m_result.sampleRows && rows != best.chunkRows)
                MILLRACE_TRY_VOID(tryOut({.workers = best.workers, .chunkRows = rows}));
        if (m_plan.chunkRows * best.workers > m_result.sampleRows)
            m_result.notes << CoreText::tr(
                                  "The plan's chunks of %1 are larger than what loads in the time: more "
                                  "seconds per trial are needed to try them.")
                                  .arg(rowsText(m_plan.chunkRows));
        return {};
    }

    Result<void> tryIndexes(bool hasSecondary)
    {
        if (!hasSecondary)
            return {};
        const CalibrationTrial best = winner();
        QVector<IndexPolicy> policies{IndexPolicy::Defer};
        if (m_plan.indexes == IndexPolicy::DeferAll)
            policies << IndexPolicy::DeferAll;
        for (const IndexPolicy policy : policies) {
            CalibrationTrial trial{.workers = best.workers, .chunkRows = best.chunkRows, .indexes = policy};
            MILLRACE_TRY_VOID(tryOut(trial));
        }
        m_result.notes << CoreText::tr(
            "Indexes kept in place get slower as they outgrow the buffer pool, which a "
            "pilot does not reach: the larger the table, the more deferring is worth.");
        return {};
    }

private:
    const CalibrationTrial &winner() const { return m_result.trials.at(m_result.winner); }

    /// The plan's chunks where they give every worker two, else smaller ones.
    qint64 chunkRowsFor(int workers) const
    {
        return std::max<qint64>(1, std::min(m_plan.chunkRows, m_result.sampleRows / (2LL * workers)));
    }

    Result<void> tryOut(const CalibrationTrial &settings)
    {
        MILLRACE_TRY(const auto trial, m_runner.run(settings, m_seconds * patience, m_stop));
        m_result.trials << trial;
        if (isBetter(trial, winner(), m_result.totalRows))
            m_result.winner = m_result.trials.size() - 1;
        m_observer(m_result);
        return {};
    }

    const Plan &m_plan;
    CalibrationRunner &m_runner;
    const double m_seconds;
    const std::function<void(const Calibration &)> &m_observer;
    const std::stop_token m_stop;
    Calibration &m_result;
};

void countSource(const Plan &plan, const CalibrationSample &sample, Calibration &result)
{
    result.totalRows = sample.isWhole() ? sample.rows() : plan.source.totalRows();
    if (result.totalRows >= 0 || sample.bytes() == 0)
        return;
    result.totalIsExact = false;
    result.totalRows =
        static_cast<qint64>(static_cast<double>(plan.source.totalBytes()) *
                            static_cast<double>(sample.rows()) / static_cast<double>(sample.bytes()));
}

void addNotes(const Plan &plan, const Result<TableSchema> &target, Calibration &result)
{
    if (plan.order == RowOrder::PrimaryKey)
        result.notes << CoreText::tr("The trials loaded the rows in the order of the files, not sorted.");
    if (plan.limits.any())
        result.notes << CoreText::tr("The plan's limits did not hold in the trials.");
    if (target && !target->triggers.isEmpty())
        result.notes << CoreText::tr("The target's triggers (%1) did not run in the trials.")
                            .arg(target->triggers.join(u", "_s));
    if (target && !target->foreignKeys.isEmpty())
        result.notes << CoreText::tr("The target's foreign keys were not checked in the trials.");
    if (target && target->rowsEstimate > 0)
        result.notes << CoreText::tr("The target holds rows already, the pilot's table was empty.");
}

} // namespace

Result<void> CalibrationOptions::validate() const
{
    if (secondsPerTrial >= 0.2 && secondsPerTrial <= 600)
        return {};
    return fail({.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("A trial can take 0.2 to 600 seconds, not %1.").arg(secondsPerTrial),
                 .howToFix = CoreText::tr("Choose a few seconds.")});
}

Plan Calibration::applied(Plan plan) const
{
    const CalibrationTrial &best = trials.at(winner);
    plan.workers = best.workers;
    plan.chunkRows = best.chunkRows;
    plan.chunkBytes = 0;
    plan.indexes = best.indexes;
    for (const Choice choice : {Choice::Workers, Choice::ChunkRows, Choice::Indexes})
        noteChoice(plan, choice,
                   CoreText::tr("the fastest of %1 trials with the first rows").arg(trials.size()));
    return plan;
}

QJsonObject Calibration::toJson() const
{
    QJsonArray all;
    for (const CalibrationTrial &trial : trials)
        all << trial.toJson(totalRows);
    return {{u"target"_s, target},
            {u"pilot_table"_s, pilotTable},
            {u"sample_rows"_s, sampleRows},
            {u"total_rows"_s, totalRows},
            {u"total_rows_exact"_s, totalIsExact},
            {u"leftovers_dropped"_s, leftoversDropped},
            {u"trials"_s, all},
            {u"winner"_s, winner},
            {u"notes"_s, QJsonArray::fromStringList(notes)}};
}

Result<Calibration> calibrate(const Plan &plan, const ResolvedConnection &target,
                              const CalibrationOptions &options,
                              const std::function<void(const Calibration &)> &observer, std::stop_token stop)
{
    MILLRACE_TRY_VOID(options.validate());
    MILLRACE_TRY_VOID(plan.validate());
    if (plan.source.isTable())
        return fail(
            {.code = ErrorCode::SourceUnsupported,
             .what = CoreText::tr("A pilot loads the first rows of a dump, and this source is a table."),
             .howToFix = CoreText::tr("Choose workers and chunk size yourself; as many workers as the "
                                      "server has CPUs are a fair start.")});
    if (plan.source.isArriving())
        return fail(
            {.code = ErrorCode::SourceUnsupported,
             .what = CoreText::tr("The stream whose first rows a pilot would load is still arriving."),
             .howToFix = CoreText::tr("Measure when all of it is there.")});
    ResolvedConnection inSchema = target;
    inSchema.spec.schema = plan.schema;
    MILLRACE_TRY(const auto connection, Connection::open(inSchema));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));

    Calibration result{.target = qualifiedName(plan.schema, plan.table)};
    MILLRACE_TRY(result.leftoversDropped, PilotTable::dropLeftovers(*connection, plan.schema));
    MILLRACE_TRY(const auto pilot, PilotTable::create(plan, facts, *connection));
    result.pilotTable = qualifiedName(plan.schema, pilot->name());
    MILLRACE_TRY(const auto sample, CalibrationSample::take(plan, stop));
    countSource(plan, *sample, result);
    addNotes(plan, readTable(*connection, plan.schema, plan.table), result);

    Plan trialPlan = plan;
    trialPlan.table = pilot->name();
    trialPlan.createSql.clear();
    trialPlan.limits = {};
    trialPlan.order = RowOrder::File;
    const auto setSource = [&](qint64 rows) -> Result<void> {
        MILLRACE_TRY(trialPlan.source, sample->source(plan, rows));
        result.sampleRows = sample->rows();
        return {};
    };
    MILLRACE_TRY_VOID(setSource(sample->rows()));
    CalibrationRunner runner({.plan = trialPlan,
                              .facts = facts,
                              .target = inSchema,
                              .connection = *connection,
                              .pilot = *pilot,
                              .folder = sample->folder()});
    Pilot trials(plan, runner, options, observer, stop, result);
    MILLRACE_TRY(const auto rows, trials.size());
    MILLRACE_TRY_VOID(setSource(rows));
    MILLRACE_TRY(const auto table, readTable(*connection, plan.schema, pilot->name()));
    const bool hasSecondary = std::any_of(table.indexes.begin(), table.indexes.end(),
                                          [](const Index &index) { return !index.primary; });
    MILLRACE_TRY_VOID(trials.tryWorkers());
    MILLRACE_TRY_VOID(trials.tryChunks());
    MILLRACE_TRY_VOID(trials.tryIndexes(hasSecondary));
    MILLRACE_TRY_VOID(pilot->drop());
    return result;
}

} // namespace millrace
