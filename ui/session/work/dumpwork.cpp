// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/dumpwork.h"

#include "core/base/literals.h"
#include "core/choice/wholefirst.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/run/growing/dumpparts.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/inspect/dumphead.h"
#include "core/source/stream/spoolstore.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/heldservers.h"
#include "ui/session/work/sourcework.h"

namespace millrace {

namespace {

const QString readDumpKey = u"read"_s;
const QString planKey = u"plan"_s;
const QString checkKey = u"check"_s;
constexpr int planDelayMs = 120; ///< several settings that change together end in one plan

struct Planned
{
    DumpPlan plan;
    QVector<ExistingObject> there;
};

Result<std::unique_ptr<Connection>> openAnywhere(const ConnectionSpec &spec, const QString &password)
{
    MILLRACE_TRY(const auto target, resolveTarget(spec, password));
    return Connection::open(target.withoutSchema()); // the dump may be about to make it
}

/// The run plans it, part by part.
Result<Planned> planOfHead(const DumpReading &head, const DumpPlanOptions &options)
{
    if (const QString why = whyWholeFirst(options); !why.isEmpty())
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = DumpWork::tr("All of the dump has to be there first: %1.").arg(why),
                     .howToFix = DumpWork::tr("Wait until it is, or take back what needs that.")});
    const QStringList system = systemSchemasOf(head);
    const bool withSystem = std::any_of(system.begin(), system.end(), [&options](const QString &schema) {
        return !options.schemasLeftOut.contains(schema);
    });
    return Planned{.plan = planOfArriving(head.path, options, withSystem), .there = {}};
}

Result<Planned> planFor(const DumpReading &reading, const DumpPlanOptions &options, const QString &password)
{
    if (reading.isHead)
        return planOfHead(reading, options);
    MILLRACE_TRY(const auto server, openAnywhere(options.connection, password));
    MILLRACE_TRY(const auto plan, planDump(reading, options, *server));
    MILLRACE_TRY(const auto there, existingObjects(plan, *server));
    return Planned{.plan = plan, .there = there};
}

Result<DumpPreflight> check(const DumpPlan &plan, const QString &password, const std::stop_token &stop)
{
    MILLRACE_TRY(const auto server, openAnywhere(plan.connection, password));
    return preflightDump(plan, *server, stop);
}

} // namespace

/// Written by the reading thread, read by the sampler.
struct DumpWork::Progress
{
    std::atomic<qint64> bytes{0};
    std::atomic<qint64> total{0};
};

DumpWork::DumpWork(MigrationDraft *draft, DumpDraft *dump, const SourceWork *source, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_dump(dump)
    , m_source(source)
{
    m_sampler.setInterval(100);
    m_delay.setSingleShot(true);
    m_delay.setInterval(planDelayMs);
    connect(&m_sampler, &QTimer::timeout, this, &DumpWork::readProgress);
    connect(&m_delay, &QTimer::timeout, this, &DumpWork::makePlan);
    connect(&m_reader, &WorkQueue::busyChanged, this, &DumpWork::changed);
    connect(&m_planner, &WorkQueue::busyChanged, this, &DumpWork::changed);
    connect(draft, &MigrationDraft::sourceChanged, this, &DumpWork::onSourceChanged);
    // A plan that was opened stands until a server is there to make it anew; what is chosen otherwise
    // outdates it.
    connect(dump, &DumpDraft::readingChanged, this, &DumpWork::planWhenConnected);
    connect(draft, &MigrationDraft::connectionChanged, this, &DumpWork::planWhenConnected);
    connect(dump, &DumpDraft::optionsChanged, this, &DumpWork::planSoon);
    connect(draft, &MigrationDraft::optionsChanged, this, &DumpWork::planSoon);
    connect(draft, &MigrationDraft::settingsChanged, this, &DumpWork::planSoon);
    connect(dump, &DumpDraft::planChanged, this, [this] {
        m_planner.cancel(checkKey);
        m_preflight.reset();
        m_checkError.reset();
        Q_EMIT preflightChanged();
    });
}

bool DumpWork::isConnected() const
{
    return m_draft->facts().has_value();
}

double DumpWork::readShare() const
{
    if (!m_progress || m_progress->total <= 0)
        return -1;
    return static_cast<double>(m_progress->bytes) / static_cast<double>(m_progress->total);
}

void DumpWork::onSourceChanged()
{
    const QStringList paths = m_dump->isChosen() ? m_source->givenPaths() : QStringList();
    const bool head = m_draft->input().isHeadOfDump();
    if (hasReadFor(paths, head))
        return;
    // What was chosen by its head holds for all of it, and what the head says until that is read.
    const bool isSame = paths == m_paths && m_readsHead && !head;
    m_paths = paths;
    m_readsHead = head;
    m_reader.cancel(readDumpKey);
    m_sampler.stop();
    m_progress.reset();
    m_readError.reset();
    m_planError.reset();
    if (!isSame)
        m_dump->setReading(nullptr);
    if (!m_paths.isEmpty())
        read();
    Q_EMIT changed();
}

bool DumpWork::hasReadFor(const QStringList &paths, bool head) const
{
    return paths == m_paths && head == m_readsHead && (m_dump->reading() || isReading() || paths.isEmpty());
}

void DumpWork::read()
{
    m_progress = std::make_shared<Progress>();
    m_sampler.start();
    m_reader.post(
        readDumpKey,
        [paths = m_paths, recursive = m_source->isRecursive(), head = m_readsHead,
         brought = m_source->broughtFile(),
         progress = m_progress](std::stop_token stop) -> Result<std::shared_ptr<const DumpReading>> {
            if (head) {
                MILLRACE_TRY(auto reading, readDumpHead(paths.first()));
                return std::make_shared<const DumpReading>(std::move(reading));
            }
            MILLRACE_TRY(auto reading, readDump(paths, {.recursive = recursive,
                                                        .stop = std::move(stop),
                                                        .progress = [&progress](qint64 bytes, qint64 total) {
                                                            progress->bytes = bytes;
                                                            progress->total = total;
                                                        }}));
            // A store gives the whole object: whether that is a whole dump is asked as of a file.
            const auto stream = paths == QStringList{brought} ? streamOfSpool(brought) : std::nullopt;
            if (stream && !stream->isStore())
                MILLRACE_TRY_VOID(expectDumpEnd(reading.notes));
            return std::make_shared<const DumpReading>(std::move(reading));
        },
        [this](Result<std::shared_ptr<const DumpReading>> reading) {
            m_sampler.stop();
            m_progress.reset();
            if (reading)
                m_dump->setReading(*reading);
            else if (reading.error().code != ErrorCode::Cancelled)
                m_readError = reading.error();
            Q_EMIT changed();
        });
}

void DumpWork::planWhenConnected()
{
    if (m_draft->facts())
        planSoon();
    else
        Q_EMIT changed();
}

void DumpWork::planSoon()
{
    if (!m_dump->isChosen() || !m_dump->reading())
        return; // a plan that was opened stands until its dump is read
    m_dump->clearPlan();
    m_delay.start();
    Q_EMIT changed();
}

void DumpWork::makePlan()
{
    m_planError.reset();
    if (!m_dump->isChosen() || !m_dump->reading() || !m_draft->facts() || m_dump->isSchemaMissing()) {
        m_planner.cancel(planKey);
        Q_EMIT changed();
        return;
    }
    m_planner.post(
        planKey,
        [reading = m_dump->reading(), options = m_dump->options(),
         password = m_draft->password()](std::stop_token) { return planFor(*reading, options, password); },
        [this](Result<Planned> planned) {
            if (planned)
                m_dump->setPlan(planned->plan, planned->there);
            else
                m_planError = planned.error();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void DumpWork::requestPreflight()
{
    m_preflight.reset();
    m_checkError.reset();
    if (m_draft->isConnectionHeld())
        m_checkError = HeldServers::notAsked();
    else if (m_dump->plan())
        m_planner.post(
            checkKey,
            [plan = *m_dump->plan(), password = m_draft->password()](std::stop_token stop) {
                return check(plan, password, stop);
            },
            [this](Result<DumpPreflight> result) {
                if (result)
                    m_preflight = *result;
                else if (result.error().code != ErrorCode::Cancelled)
                    m_checkError = result.error();
                Q_EMIT preflightChanged();
            });
    Q_EMIT preflightChanged();
}

} // namespace millrace
