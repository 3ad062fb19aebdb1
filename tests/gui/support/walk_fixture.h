// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"

#include <QTableView>

namespace millrace::test {

/// A wizard beside a private server with a schema of its own, led to the page a test is about.
class WalkTest : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
    }

    void source(const QByteArray &content)
    {
        window.addPaths({write(u"credits_1.txt"_s, content)});
        ASSERT_TRUE(settle());
    }
    void connectServer(const QString &password)
    {
        const ResolvedConnection target = server->connection();
        type("socket", target.spec.socket);
        type("user", target.spec.user);
        type("password", password);
        type("connectSchema", schema);
        QTest::keyClick(find<QLineEdit>("connectSchema"), Qt::Key_Return);
        ASSERT_TRUE(settle());
    }
    void chooseTable(const QString &name)
    {
        auto *tables = find<QTableView>("tables");
        ASSERT_TRUE(awaited([&] { return tables->model()->rowCount() > 0; }));
        type("tableSearch", name);
        ASSERT_EQ(tables->model()->rowCount(), 1);
        QTest::mouseClick(tables->viewport(), Qt::LeftButton, {},
                          tables->visualRect(tables->model()->index(0, 0)).center());
        ASSERT_TRUE(awaited([&] { return window.draft()->tableSchema().has_value(); }));
        ASSERT_TRUE(settle());
    }
    void toMapping(const QByteArray &content)
    {
        ASSERT_NO_FATAL_FAILURE(source(content));
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
        ASSERT_NO_FATAL_FAILURE(chooseTable(u"credits"_s));
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_TRUE(settle());
    }
    void makeTable()
    {
        server->execute(u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
                        "NOT NULL, action varchar(20) NOT NULL) ENGINE=InnoDB"_s.arg(schema));
        server->execute(u"CREATE TABLE %1.other (a int)"_s.arg(schema));
    }
    QString tableName() const { return schema + u".credits"_s; }

    PrivateServer *server = nullptr;
    QString schema;
};

} // namespace millrace::test
