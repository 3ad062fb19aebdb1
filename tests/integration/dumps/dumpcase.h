// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanner.h"
#include "core/run/undo/rollback.h"
#include "core/run/wholedump/dumprun.h"
#include "core/run/wholedump/tablefolder.h"
#include "tests/support/loadcase.h"

#include <QRandomGenerator>

namespace millrace::test {

class Silent final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

/// A schema of most kinds of columns and objects, dumped by the real dump programs; what a client makes of
/// the dump, and what a run of its plan does, are compared by a dump of both.
class DumpCase : public testing::Test
{
protected:
    explicit DumpCase(PrivateServer &server = PrivateServer::shared())
        : m_server(server)
    {}
    void SetUp() override;

    void execute(const QString &sql) { m_server.execute(sql); }
    QString in(const QString &schema, const QString &object) { return schema + u'.' + object; }

    /// Tables of most kinds of columns, with what has to be made after the rows.
    void makeSource(int rows);
    /// With the server's socket and account in front of the arguments. Fails the test where the program does.
    void runProgram(const QString &program, const QStringList &arguments, const QString &input = {},
                    const QString &output = {});
    void dump(const QString &schema, const QString &file, const QStringList &options = {});
    void writeDump(const QByteArray &sql);
    static QByteArray contentOf(const QString &path);
    /// A dump of the schema, one row a line, without what differs between two dumps of the same.
    QByteArray dumped(const QString &schema);
    /// Says the first line that differs.
    void expectSame(const QString &schema, const QString &expected);
    void expectSameSchemas() { expectSame(m_byRun, m_byClient); }
    void byClient();

    DumpPlanOptions planOptions(ExistingTables existing = ExistingTables::Refuse);
    Result<DumpPlan> makePlan(ExistingTables existing = ExistingTables::Refuse);
    RunSummary run(const DumpPlan &plan);
    /// In the folder of the run before, as another process finds it.
    RunSummary runAgain(const DumpPlan &plan);
    RunSummary runAgain(const DumpPlan &plan, RunControl &control);
    /// Runs it; fails where anything is not done and verified.
    void runToProof(const DumpPlan &plan);
    /// Plans the dump and runs it.
    void byRun();
    QVariant tablesNamed(const QString &pattern);
    /// Runs the dump's plan, all or the end of it as it stands, killed again and again: it ends as the
    /// client's.
    void expectTailSurvivesKills(QRandomGenerator &random, qint64 chunkRows = Plan().chunkRows);

    PrivateServer &m_server;
    QString m_source;
    QString m_byClient;
    QString m_byRun;
    QString m_dump;
    std::optional<Plan> m_defaults;
    std::unique_ptr<RunFolder> m_folder;
};

/// A dump in several files, in a folder that the server may write into, too.
class DumpFilesCase : public DumpCase
{
protected:
    void SetUp() override;
    void TearDown() override;
    /// A file of that folder.
    void write(const QString &name, const QByteArray &content);

    QString m_files;
};

} // namespace millrace::test
