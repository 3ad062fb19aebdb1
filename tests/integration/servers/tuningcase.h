// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/tuning/settingtext.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QMap>
#include <gtest/gtest.h>
#include <stdexcept>

namespace millrace::test {

/// The value, or std::runtime_error with the error's text.
template <typename T> T valueOf(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().text().toStdString());
    return std::move(*result);
}

/// Every global variable that somebody sets, the redo log among them; what counts transactions moves by
/// itself.
QMap<QString, QString> variables(PrivateServer &server);
/// One line per variable that is not what it was; empty: all are.
std::string difference(const QMap<QString, QString> &before, const QMap<QString, QString> &after);
/// Settings that both flavours take, with values the private server does not have.
QVector<SessionSetting> someGlobals();
/// A small dump and its table, with a secondary index.
void smallLoad(LoadCase &load, int rows = 20'000);

/// The shared server, how it was, and a schema.
class Tuning : public testing::Test
{
protected:
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    const QMap<QString, QString> before = variables(server);

    QString value(const char *name) { return variables(server).value(QLatin1String(name)); }
    void expectAsBefore() { EXPECT_EQ(difference(before, variables(server)), ""); }
    bool tableIsThere()
    {
        return server
            .value(u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND "
                   "TABLE_NAME = '_millrace_settings'"_s.arg(schema))
            .isValid();
    }
};

} // namespace millrace::test
