// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/privateserver.h"

namespace millrace::test {

/// And a private server with a schema of the test's own.
class ServerStartTest : public StartTest
{
protected:
    void SetUp() override
    {
        StartTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
    }
    /// Loads a file of this text into a table of the schema. \a columns: as in LOAD DATA, for its fields.
    Plan planInto(const QString &table, const QString &columns, const QByteArray &text)
    {
        Plan made;
        const auto found = inspectPaths({write(table + u".txt"_s, text)});
        EXPECT_TRUE(found);
        if (!found)
            return made;
        made.source = found->first().source;
        EXPECT_TRUE(scanSource(made.source));
        made.connection = server->connection(schema).spec;
        made.connection.scratch = false;
        made.schema = schema;
        made.table = table;
        made.mapping.fields = parseColumnList(columns).value();
        return made;
    }

    PrivateServer *server = nullptr;
    QString schema;
};

} // namespace millrace::test
