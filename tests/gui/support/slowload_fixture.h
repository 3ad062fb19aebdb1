// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "tests/gui/support/serverstart_fixture.h"
#include "tests/support/awaited.h"
#include "ui/session/run/runsession.h"

namespace millrace::test {

/// With a table on a private server that loads take their time for.
class SlowLoadTest : public ServerStartTest
{
protected:
    void SetUp() override
    {
        ServerStartTest::SetUp();
        server->execute(u"CREATE TABLE %1.t (id bigint NOT NULL PRIMARY KEY) ENGINE=InnoDB"_s.arg(schema));
        qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    }
    void TearDown() override
    {
        window.reset(); // cancels what still runs
        qunsetenv("MILLRACE_PASSWORD");
        ServerStartTest::TearDown();
    }
    /// A load that takes half a minute when nobody stops it.
    void startLoad(qint64 rowsPerSecond = 200)
    {
        QByteArray text;
        for (int row = 1; row <= 6000; ++row)
            text += QByteArray::number(row) + '\n';
        Plan made = planInto(u"t"_s, u"(id)"_s, text);
        made.name = u"slow"_s;
        made.chunkRows = 100;
        made.limits.rowsPerSecond = rowsPerSecond;
        window->wizard()->runs()->run(made);
        window->showWizard();
        ASSERT_TRUE(window->wizard()->isRunning());
    }
    bool committed()
    {
        return awaited([this] { return window->wizard()->session()->progress().rowsCommitted > 0; });
    }
    bool over()
    {
        return awaited([this] { return !window->wizard()->isRunning(); });
    }
};

} // namespace millrace::test
