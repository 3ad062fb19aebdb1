// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/privateserver.h"
#include "ui/session/run/runsession.h"

namespace millrace::test {

/// With a table on a private server that loads take their time for.
class SlowLoadTest : public StartTest
{
protected:
    void SetUp() override
    {
        StartTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
        server->execute(u"CREATE TABLE %1.t (id bigint NOT NULL PRIMARY KEY) ENGINE=InnoDB"_s.arg(schema));
        qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    }
    void TearDown() override
    {
        window.reset(); // cancels what still runs
        qunsetenv("MILLRACE_PASSWORD");
        StartTest::TearDown();
    }
    /// A load that takes half a minute when nobody stops it.
    void startLoad(qint64 rowsPerSecond = 200)
    {
        QByteArray text;
        for (int row = 1; row <= 6000; ++row)
            text += QByteArray::number(row) + '\n';
        Plan made{.name = u"slow"_s};
        const auto found = inspectPaths({write(u"t.txt"_s, text)});
        ASSERT_TRUE(found);
        made.source = found->first().source;
        ASSERT_TRUE(scanSource(made.source));
        made.connection = server->connection(schema).spec;
        made.connection.scratch = false;
        made.schema = schema;
        made.table = u"t"_s;
        made.mapping.fields = parseColumnList(u"(id)"_s).value();
        made.chunkRows = 100;
        made.limits.rowsPerSecond = rowsPerSecond;
        window->wizard()->runs()->run(made);
        window->showWizard();
        ASSERT_TRUE(window->wizard()->isRunning());
    }
    bool committed()
    {
        return QTest::qWaitFor([this] { return window->wizard()->session()->progress().rowsCommitted > 0; },
                               60'000);
    }
    bool over()
    {
        return QTest::qWaitFor([this] { return !window->wizard()->isRunning(); }, 60'000);
    }

    PrivateServer *server = nullptr;
    QString schema;
};

} // namespace millrace::test
