// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/ship/ibd/tablespacebuilder.h"
#include "core/ship/ibdcheck/tablespacecheck.h"
#include "tests/support/privateserver.h"

#include <QTemporaryDir>
#include <functional>

namespace millrace::test {

/// A table that is built outside of the server and shipped in: made empty and exported, then filled by the
/// test, then taken in. Everything throws std::runtime_error with what the server said.
class ShipCase
{
public:
    /// `definition`: what stands between CREATE TABLE t (and its end.
    ShipCase(PrivateServer &server, const QString &definition, std::vector<ibd::ColumnShape> columns);

    /// The row of that number, given to the encoder (begin() is called before).
    using FillRow = std::function<void(ibd::RowEncoder &row, std::size_t number)>;
    /// Builds with so many rows, sorted here, and ships. The build's facts.
    /// Before it is shipped, the checker that shares nothing with the builder has to find it good.
    ibd::BuiltTablespace ship(std::size_t rows, const FillRow &fill, std::uint64_t lastAutoIncrement = 0);
    /// From now on the server's checkpoint is waited for between DISCARD and IMPORT: MariaDB (10.11.19, its
    /// own files, too) recovers nothing of an imported table as long as the redo log has the DISCARD in it.
    void waitForCheckpoint() { m_waitForCheckpoint = true; }
    /// The template's builder, to a sink of the caller's.
    ibd::Outcome<std::unique_ptr<ibd::TablespaceBuilder>> builder(ibd::PageSink &sink) const;
    const ibd::TemplateFile &exported() const { return m_template; }
    /// What CHECKSUM TABLE has to say of the last ship(), by ServerChecksum.
    std::uint32_t expectedChecksum() const { return m_checksum; }
    /// Pages of values outside their rows, in the file that was shipped.
    std::uint64_t outsidePages() const { return m_outsidePages; }
    /// What the checker says of a table that the server exports now.
    ibdcheck::CheckReport checkExported(const QString &table) const;

    /// A table made by the same statement.
    void createTwin(const QString &name) const;
    /// CHECK TABLE … EXTENDED of the shipped table: OK, or all it said.
    QString check() const { return check(u"t"_s); }
    QString check(const QString &table) const;
    QVariant value(const QString &sql) const;
    void execute(const QString &sql) const;
    const QString &schema() const { return m_schema; }
    PrivateServer &server() const { return m_server; }

private:
    void exportTemplate();
    void takeIn(const QString &built, std::uint64_t lastAutoIncrement) const;
    void awaitCheckpoint() const;
    QString tableFile(const char *ending, const QString &table = QStringLiteral("t")) const;
    void checkBuilt(const QString &path);

    PrivateServer &m_server;
    QString m_schema;
    QString m_definition;
    std::vector<ibd::ColumnShape> m_columns;
    ibd::TemplateFile m_template;
    QTemporaryDir m_files;
    bool m_waitForCheckpoint = false;
    std::uint32_t m_checksum = 0;
    std::uint64_t m_outsidePages = 0;
};

/// The value, or std::runtime_error with the fault's text.
template <typename T> T orThrow(ibd::Outcome<T> outcome)
{
    if (!outcome)
        throw std::runtime_error(outcome.fault().what);
    if constexpr (!std::is_void_v<T>)
        return *std::move(outcome);
}

} // namespace millrace::test
