// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shipcheckup.h"

#include "core/base/coretext.h"
#include "core/base/diskspace.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/plan/checks/shipcheck.h"
#include "core/run/ship/shipbuild.h"
#include "core/server/scratch/throwawayserver.h"
#include "core/server/serverhost.h"
#include "core/ship/delivery/sshdelivery.h"
#include "core/ship/shipspace.h"
#include "core/ship/tableplace.h"

#include <algorithm>

namespace millrace {

namespace {

/// A disk, and how often the table's file has to find room on it at once.
struct Place
{
    QString folder;
    DiskSpace space;
    int least = 1;
    int most = 1; ///< with all rows and entries sorted on it
};

/// The file is built and rebuilt in the folder of the server that is thrown away, exported to the run's, and
/// put into the target's: on one disk it is renamed, from one to another copied.
QVector<Place> placesOf(const Plan &plan, const QString &targetFolder)
{
    QVector<Place> places;
    const auto add = [&](const QString &folder, int least, int most) {
        const Place place{.folder = folder, .space = DiskSpace::at(folder), .least = least, .most = most};
        const auto same = std::ranges::find_if(places, [&](const Place &other) {
            return other.space.device == place.space.device && place.space.device != 0;
        });
        if (same == places.end()) {
            places << place;
        } else {
            same->least = std::max(same->least, least);
            same->most = std::max(same->most, most);
        }
    };
    add(ThrowawayServer::home(), plan.shipFiles == ShipFiles::Direct ? 1 : 2, 2);
    add(runsHome(), 1, 2);
    if (!targetFolder.isEmpty())
        add(targetFolder, 1, 1);
    return places;
}

Finding checkSpace(const Plan &plan, const ShipSpace &file, const QString &targetFolder)
{
    const QString topic = CoreText::tr("Disk space");
    QStringList rooms;
    std::optional<Finding> scarce;
    for (const Place &place : placesOf(plan, targetFolder)) {
        const qint64 available = place.space.freeBytes;
        if (available < 0)
            continue;
        rooms << CoreText::tr("%1 in %2").arg(sizeText(available), place.folder);
        const QString needed =
            (place.most > 1 ? CoreText::tr("The table's file will take about %1 to %2. The disk of %3 has to "
                                           "hold it up to twice at a time; %4 are free.")
                            : CoreText::tr("The table's file will take about %1 to %2. The disk of %3 has to "
                                           "hold it once; %4 are free."))
                .arg(sizeText(file.leastBytes), sizeText(file.mostBytes), place.folder, sizeText(available));
        const QString howToFix =
            CoreText::tr("Free space there; the folders of runs move with MILLRACE_HOME. Files as they were "
                         "built (--ship direct) need less.");
        if (available < place.least * file.leastBytes)
            return Finding::blocking(topic,
                                     {.code = ErrorCode::DiskFull, .what = needed, .howToFix = howToFix});
        if (!scarce && available < place.most * file.mostBytes)
            scarce = Finding::warning(topic, needed, howToFix, ErrorCode::DiskFull);
    }
    return scarce ? *scarce
                  : Finding::ok(topic, CoreText::tr("The table's file will take about %1 to %2; free are %3.")
                                           .arg(sizeText(file.leastBytes), sizeText(file.mostBytes),
                                                rooms.join(u", "_s)));
}

class Survey
{
public:
    Survey(const Plan &plan, const ServerFacts &facts, const TableSchema *table, Connection &connection)
        : m_plan(plan)
        , m_facts(facts)
        , m_table(table)
        , m_connection(connection)
    {}

    ShipSurvey take()
    {
        const qint64 pid = ServerHost::find(m_connection).pid;
        program(pid);
        const QString folder = m_table ? targetFolder(pid) : QString();
        if (m_table)
            lanes(folder);
        else
            m_survey.findings << Finding::note(
                CoreText::tr("What goes which way"),
                CoreText::tr(
                    "The target's folder, disk space and which part of the table goes which way can be told "
                    "once the table is there; the run looks at them before it builds anything."),
                CoreText::tr("Create the table, and check again."));
        return m_survey;
    }

private:
    void program(qint64 pid)
    {
        const QString topic = CoreText::tr("Server that builds");
        const auto found = shipServerFor(m_plan, m_facts, pid);
        if (!found) {
            m_survey.findings << Finding::blocking(topic, found.error());
            return;
        }
        m_survey.program = *found;
        m_survey.findings << Finding::ok(
            topic, CoreText::tr("%1, the target's version: %2.").arg(found->displayName(), found->path));
    }

    /// Of the target's schema, on this machine; empty: out of reach, or not Millrace's to write into.
    QString targetFolder(qint64 pid)
    {
        const QString topic = CoreText::tr("Folder of the target");
        if (m_plan.shipBy != ShipBy::Place) {
            m_survey.findings << farFolder(topic);
            return {};
        }
        const auto place = TablePlace::find(m_connection, m_plan.schema, m_plan.table);
        const auto writable = place ? place->checkWritable() : Result<void>(fail(place.error()));
        if (!writable) {
            m_survey.findings << Finding::blocking(topic, writable.error());
            return {};
        }
        if (pid > 0)
            m_survey.findings << Finding::ok(
                topic, CoreText::tr("This account may put files into %1.").arg(place->folder()));
        else
            m_survey.findings << Finding::note(
                topic,
                CoreText::tr(
                    "This account may put files into %1; whether the server keeps its tables there or "
                    "runs on another machine shows when the run begins, before anything is changed.")
                    .arg(place->folder()),
                CoreText::tr("Connect through the server's socket, and it is known before."));
        return place->folder();
    }

    /// Where somebody else puts the files in place, or ssh takes them there.
    Finding farFolder(const QString &topic)
    {
        const auto files = TableFiles::of(m_connection, m_plan.schema, m_plan.table);
        if (!files)
            return Finding::blocking(topic, files.error());
        if (m_plan.shipBy == ShipBy::Bundle)
            return Finding::ok(
                topic,
                CoreText::tr("The run waits for somebody to put the files into %1.").arg(files->folder));
        if (const auto reached = SshDelivery(m_plan.shipTo, *files, {}).reach(); !reached)
            return Finding::blocking(topic, reached.error());
        return Finding::ok(topic, CoreText::tr("ssh reaches %1, and the account there may put files into %2.")
                                      .arg(m_plan.shipTo, files->folder));
    }

    void lanes(const QString &folder)
    {
        const auto shape = readTableShape(m_connection, m_facts, *m_table);
        if (!shape) {
            m_survey.findings << Finding::blocking(CoreText::tr("Way in: ship"), shape.error());
            return;
        }
        m_survey.lanes = shipLanes(m_plan, *shape, *m_table);
        m_survey.findings << Finding::ok(CoreText::tr("What goes which way"),
                                         m_survey.lanes->sentences().join(u' '));
        if (const auto file = ShipSpace::of(m_plan.source, *shape, *m_table))
            m_survey.findings << checkSpace(m_plan, *file, folder);
    }

    const Plan &m_plan;
    const ServerFacts &m_facts;
    const TableSchema *m_table;
    Connection &m_connection;
    ShipSurvey m_survey;
};

} // namespace

ShipSurvey surveyMachine(const Plan &plan, const ServerFacts &facts, const TableSchema *table,
                         Connection &connection)
{
    return Survey(plan, facts, table, connection).take();
}

Result<ShipSurvey> surveyShipping(Plan plan, const ResolvedConnection &target)
{
    plan.wayIn = WayIn::Ship;
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ServerFacts::read(*connection));
    const auto table = readTable(*connection, plan.schema, plan.table);
    if (!table && plan.createSql.isEmpty())
        return fail(table.error());
    const TableSchema *known = table ? &*table : nullptr;
    const QVector<Finding> refused = checkShipped(plan, facts, known, *connection);
    // What the table is comes first: where it is no InnoDB table there is nothing to be said of its parts.
    const bool possible = firstBlocking(refused) == nullptr;
    ShipSurvey survey = surveyMachine(plan, facts, possible ? known : nullptr, *connection);
    if (!possible)
        survey.findings = refused + survey.findings;
    return survey;
}

PreflightResult preflightRun(const Plan &plan, Connection *connection, const Error *connectionError,
                             const std::optional<ResolvedConnection> &source)
{
    PreflightResult result = preflight(plan, connection, connectionError, source);
    if (plan.wayIn != WayIn::Ship || !connection || !result.facts)
        return result;
    const bool isInnoDb = result.table && result.table->engine.compare(u"InnoDB"_s, Qt::CaseInsensitive) == 0;
    if (isInnoDb || !plan.createSql.isEmpty())
        result.findings
            << surveyMachine(plan, *result.facts, isInnoDb ? &*result.table : nullptr, *connection).findings;
    return result;
}

PreflightResult preflightRun(const Plan &plan, const Result<ResolvedConnection> &target,
                             const std::optional<ResolvedConnection> &source)
{
    const auto connection = target ? Connection::open(target->withoutSchema())
                                   : Result<std::unique_ptr<Connection>>(fail(target.error()));
    return connection ? preflightRun(plan, connection->get(), nullptr, source)
                      : preflightRun(plan, nullptr, &connection.error(), source);
}

} // namespace millrace
