// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/plan.h"
#include "tests/support/privateserver.h"

#include <QStringList>
#include <stdexcept>

namespace millrace::bench {

/// The table of the benches: credits for actions, in primary-key order, about 50 bytes a row.
struct BenchTable
{
    QString schema;
    bool indexes = false;

    static QString name() { return u"credits"_s; }
    /// Drops and makes it: both sides start from the same empty table.
    void recreate(const test::PrivateServer &server) const;
};

/// Writes rows firstId, firstId + 1, … until `rows` are written or, when `bytes` is above 0, the file has
/// that size. The same ids give the same bytes every time. Returns the number of rows. Throws
/// std::runtime_error.
qint64 writeRows(const QString &path, qint64 firstId, qint64 rows, qint64 bytes = 0);

/// A plan for these files with Millrace's default settings for that server. Throws std::runtime_error.
Plan planFor(const QStringList &files, const BenchTable &table, const test::PrivateServer &server);

/// Writes back every changed page, so that no run pays for the one before. Throws std::runtime_error.
void settle(const test::PrivateServer &server);

/// The value, or std::runtime_error with the error's text.
template <typename T> T orThrow(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().text().toStdString());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

} // namespace millrace::bench
