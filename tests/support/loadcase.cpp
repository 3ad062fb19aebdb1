// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/loadcase.h"

#include "core/base/literals.h"
#include "core/mapping/mapping.h"
#include "core/run/wholedump/dumprun.h"
#include "core/source/scan/filescan.h"
#include "core/sql/quoting.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/secretscan.h"

#include <QFile>
#include <QJsonDocument>
#include <gtest/gtest.h>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace millrace::test {

namespace {

template <typename T> T valueOf(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().text().toStdString());
    return std::move(*result);
}

class Collector final : public RunObserver
{
public:
    Collector(QVector<Event> &events, const std::function<void(const Event &)> &onEvent)
        : m_events(events)
        , m_onEvent(onEvent)
    {}
    void onEvent(const Event &event) override
    {
        const std::lock_guard lock(m_mutex);
        m_events << event;
        if (m_onEvent)
            m_onEvent(event);
    }

private:
    std::mutex m_mutex;
    QVector<Event> &m_events;
    const std::function<void(const Event &)> &m_onEvent;
};

} // namespace

LoadCase::LoadCase()
    : LoadCase(PrivateServer::shared())
{}

LoadCase::LoadCase(PrivateServer &server)
    : m_server(server)
{
    plan.name = u"test"_s;
    plan.schema = m_server.freshSchema();
    plan.table = u"t"_s;
    plan.connection = m_server.connection(plan.schema).spec;
}

void LoadCase::addFile(const QString &name, const QByteArray &content)
{
    QFile file(m_files.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        throw std::runtime_error(file.errorString().toStdString());
    file.close();
    addPath(file.fileName());
}

void LoadCase::addPath(const QString &path)
{
    plan.source.files << SourceFile{.path = path, .fingerprint = valueOf(fingerprintOf(path))};
}

void LoadCase::createTable(const QString &definition, const QString &columns)
{
    m_server.execute(u"CREATE TABLE %1 %2"_s.arg(table(), definition));
    plan.mapping.fields = valueOf(parseColumnList(columns));
    plan.source.fieldCount = static_cast<int>(plan.mapping.fields.size());
}

void LoadCase::setExpression(const QString &text)
{
    plan.mapping.expressions << valueOf(parseExpression(text));
}

RunSummary LoadCase::run(const std::function<void(RunControl &, const MigrationRun &)> &during)
{
    m_folder = valueOf(RunFolder::create(plan));
    RunControl control;
    return runIn(*m_folder, control, during);
}

void LoadCase::openFolder(const QString &run)
{
    m_folder = valueOf(RunFolder::open(run));
}

RunSummary LoadCase::resume(const std::function<void(RunControl &, const MigrationRun &)> &during)
{
    const QString id = m_folder->id();
    m_folder.reset();
    m_folder = valueOf(RunFolder::open(id));
    RunControl control;
    return runIn(*m_folder, control, during);
}

RunSummary LoadCase::runUnder(RunControl &control)
{
    m_folder = valueOf(RunFolder::create(plan));
    return runIn(*m_folder, control, {});
}

RunSummary LoadCase::runIn(RunFolder &folder, RunControl &control,
                           const std::function<void(RunControl &, const MigrationRun &)> &during)
{
    events.clear();
    Collector collector(events, onEvent);
    const ResolvedConnection connection = account.value_or(m_server.connection(plan.schema));
    const auto run = makeRun(RunPlan(plan), {.folder = folder,
                                             .control = control,
                                             .observer = collector,
                                             .target = connection,
                                             .source = sourceServer});
    std::jthread companion;
    if (during)
        companion = std::jthread([&] { during(control, dynamic_cast<const MigrationRun &>(*run)); });
    RunSummary summary = run->run();
    expectNoSecret(folder, connection, summary);
    return summary;
}

/// Whatever became of the run: no password is in what it said, wrote down or reports.
void LoadCase::expectNoSecret(const RunFolder &folder, const ResolvedConnection &connection,
                              const RunSummary &summary) const
{
    QStringList passwords{connection.password, target().password};
    if (sourceServer)
        passwords << sourceServer->password;
    const SecretScan scan(passwords);
    if (scan.isEmpty()) // a server of somebody else, whose account has none
        return;
    scan.expectNone(plan.toJson(), "the plan");
    scan.expectNone(QJsonDocument(summary.toJson()).toJson(), "the summary");
    scan.expectNone(QByteArray::fromStdString(why(summary)), "the run's error");
    for (const Event &event : events)
        scan.expectNone(event.text.toUtf8() + QJsonDocument(event.values).toJson(), "an event");
    const int reports = scan.expectNoneOfRun(folder);
    if (summary.status == RunState::Done) {
        EXPECT_EQ(reports, 3) << "a run that is done has its reports";
    }
}

qint64 LoadCase::rowsInTable() const
{
    return m_server.value(u"SELECT COUNT(*) FROM %1"_s.arg(table())).toLongLong();
}

QString LoadCase::table() const
{
    return qualifiedName(plan.schema, plan.table);
}

std::string why(const RunSummary &summary)
{
    if (summary.error)
        return summary.error->text().toStdString();
    if (summary.tables.isEmpty())
        return "no table, no error";
    const TableOutcome &table = summary.tables.first();
    return (table.notVerifiedBecause + u'|' + table.comparedNote).toStdString();
}

} // namespace millrace::test
