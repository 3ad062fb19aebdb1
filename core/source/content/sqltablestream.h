// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/unpackedcontent.h"
#include "core/source/sqldump/sqlrowstream.h"

namespace millrace {

/// The rows of a table in an SQL dump as the content of a file: lines of Dialect::mysqldumpTab(). Its blocks
/// can be held. Used by one thread.
class SqlTableStream final : public ByteStream
{
public:
    /// REQUIRES: content.way.sqlTable. Errors: as openUnpacked.
    static Result<std::unique_ptr<SqlTableStream>> open(const Content &content);

    /// Errors: those of SqlRowStream, with the file; SourceUnsupported (statements among the rows that nobody
    /// said would be run).
    Result<std::span<const char>> next() override;
    QByteArray sharedBlock() const override { return m_block; }
    qint64 fileBytesRead() const override { return m_input->fileBytesRead(); }

    const SqlRowStream &rows() const { return m_rows; }

private:
    SqlTableStream(Content content, std::unique_ptr<ByteStream> input);
    Result<void> checkStatements();

    const Content m_content;
    const std::unique_ptr<ByteStream> m_input;
    SqlRowStream m_rows;
    QByteArray m_block;
    qint64 m_statements = 0;
};

/// Finds where rows of such a content stand in the dump, for messages about them. Cheapest when asked for in
/// ascending order. Used by one thread.
class SqlRowFinder
{
public:
    /// REQUIRES: content.way.sqlTable.
    explicit SqlRowFinder(Content content);
    /// Row \a row, from 1. Errors: as SqlRowStream::findRow.
    Result<SqlRowText> find(qint64 row);

private:
    const Content m_content;
    std::unique_ptr<SqlTableStream> m_stream; ///< as far as anybody asked
};

} // namespace millrace
