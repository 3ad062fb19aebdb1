// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/ship/shipruncase.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFileInfo>
#include <csignal>

namespace millrace::test {

void ShipRunCase::prepare(LoadCase &load, const QByteArray &lines, const QString &definition,
                          const QString &list)
{
    load.server().server(); // skipped where the server's files are out of reach
    load.plan.source.dialect.charset = "utf8mb4";
    load.addFile(u"a.txt"_s, lines);
    load.createTable(definition, list);
    load.plan.wayIn = WayIn::Ship;
    load.plan.shipServer = qEnvironmentVariable("MILLRACE_TEST_SERVER");
    load.plan.memoryBytes = 64LL * 1024 * 1024;
}

QString ShipRunCase::loadedChecksum(const QByteArray &lines, const QString &definition, const QString &list)
{
    LoadCase load;
    load.plan.source.dialect.charset = "utf8mb4";
    load.addFile(u"a.txt"_s, lines);
    load.createTable(definition, list);
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    return checksum(load);
}

QString ShipRunCase::checksum(const LoadCase &load)
{
    return load.server().checksum(load.plan.schema, load.plan.table);
}

void ShipRunCase::expectSound(const LoadCase &load)
{
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto said = (*connection)->rows(u"CHECK TABLE %1 EXTENDED"_s.arg(load.table()));
    ASSERT_TRUE(said);
    for (const auto &line : *said)
        EXPECT_EQ(line.constLast().toString(), u"OK"_s);
}

void ShipRunCase::expectShipped(LoadCase &load, const RunSummary &summary, const QString &wanted)
{
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(checksum(load), wanted);
    expectSound(load);
    const QString data = load.server().folder() + u"/data/"_s + load.plan.schema;
    EXPECT_EQ(QDir(data).entryList({u"*.cfg"_s, u"*.millrace"_s, u"*.built"_s}, QDir::Files), QStringList());
    EXPECT_FALSE(QFileInfo::exists(load.folder().path() + u"/ship"_s)) << "files are left over";
}

KilledProgram::KilledProgram(LoadCase &load)
    : m_load(load)
    , m_home(load.folderPath() + u"/home"_s)
{
    load.plan.connection.scratch = false;
    const auto saved = load.plan.save(planFile());
    if (!saved)
        throw std::runtime_error(saved.error().text().toStdString());
}

bool KilledProgram::killAt(ShipStep step)
{
    QProcess process;
    start(process, {u"run"_s, planFile()});
    for (;;) {
        const QString run = runs().value(0);
        const auto record = ShipRecord::load(m_home + u"/runs/"_s + run);
        if (!run.isEmpty() && record && *record && (*record)->step >= step)
            break;
        if (process.waitForFinished(1)) { // looks every millisecond
            EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError();
            return false;
        }
    }
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    process.waitForFinished();
    const auto record = ShipRecord::load(m_home + u"/runs/"_s + runs().value(0));
    return record && *record && (*record)->step != ShipStep::Done;
}

int KilledProgram::run(const QString &command)
{
    QProcess process;
    start(process, {command, runs().value(0)});
    if (!process.waitForFinished(300'000))
        throw std::runtime_error("it does not end");
    said = process.readAllStandardOutput() + process.readAllStandardError();
    return process.exitCode();
}

QString KilledProgram::planFile() const
{
    return m_load.folderPath() + u"/ship.millrace"_s;
}

QStringList KilledProgram::runs() const
{
    return QDir(m_home + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

void KilledProgram::start(QProcess &process, const QStringList &arguments) const
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_HOME"_s, m_home);
    environment.insert(u"MILLRACE_PASSWORD"_s, m_load.target().password);
    process.setProcessEnvironment(environment);
    process.start(millraceCli(), arguments);
    if (!process.waitForStarted())
        throw std::runtime_error("millrace-cli does not start");
}

namespace {

/// What the server writes pages by, which a run changes for a moment.
QString dirtyPages(const LoadCase &load)
{
    return load.server()
        .value(
            u"SELECT CONCAT(@@GLOBAL.innodb_max_dirty_pages_pct, ' ', @@GLOBAL.innodb_max_dirty_pages_pct_lwm)"_s)
        .toString();
}

} // namespace

void killAtEachStep(const std::vector<ShipStep> &steps, const std::function<void(LoadCase &load)> &prepared,
                    const std::function<void(LoadCase &load, KilledProgram &program)> &then)
{
    int killed = 0;
    for (const ShipStep step : steps) {
        SCOPED_TRACE(enumName(step).toStdString());
        LoadCase load;
        prepared(load);
        const QString before = dirtyPages(load);
        KilledProgram program(load);
        if (!program.killAt(step))
            continue; // it was faster than we
        ++killed;
        then(load, program);
        EXPECT_EQ(dirtyPages(load), before);
    }
    EXPECT_GE(killed, 2);
}

} // namespace millrace::test
