// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/ship/shipruncase.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/support/kills.h"
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

void KilledProgram::killAt(ShipStep step, KillWhen when)
{
    QProcessEnvironment more;
    ::millrace::test::killAtFile(more, QFileInfo(ShipRecord::path({})).fileName(),
                                 u"\"step\": \"%1\""_s.arg(enumName(step)),
                                 when == KillWhen::Before ? u"before"_s : u"after"_s);
    QProcess process;
    start(process, {u"run"_s, planFile()}, more);
    if (!process.waitForFinished(300'000))
        throw std::runtime_error("it does not end");
    if (process.exitStatus() != QProcess::CrashExit || process.exitCode() != SIGKILL)
        throw std::runtime_error("not killed at the step " + enumName(step).toStdString() + ": " +
                                 process.readAllStandardError().toStdString());
}

int KilledProgram::run(const QString &command)
{
    QProcess process;
    start(process, {command, runs().value(0)}, {});
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

void KilledProgram::start(QProcess &process, const QStringList &arguments,
                          const QProcessEnvironment &more) const
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MILLRACE_HOME"_s, m_home);
    environment.insert(u"MILLRACE_PASSWORD"_s, m_load.target().password);
    environment.insert(more);
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

std::vector<KillWhen> momentsToKillAt(KillWhen always)
{
    if (qEnvironmentVariableIsSet("MILLRACE_SHIP_KILLS"))
        return {KillWhen::Before, KillWhen::After};
    return {always};
}

void killAtEachStep(const std::vector<ShipStep> &steps, const std::vector<KillWhen> &moments,
                    const std::function<void(LoadCase &load)> &prepared,
                    const std::function<void(LoadCase &load, KilledProgram &program)> &then)
{
    for (const ShipStep step : steps)
        for (const KillWhen when : moments) {
            SCOPED_TRACE((when == KillWhen::Before ? "before " : "after ") + enumName(step).toStdString());
            LoadCase load;
            prepared(load);
            const QString before = dirtyPages(load);
            KilledProgram program(load);
            program.killAt(step, when);
            then(load, program);
            EXPECT_EQ(dirtyPages(load), before);
        }
}

} // namespace millrace::test
