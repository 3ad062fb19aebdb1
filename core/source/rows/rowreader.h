// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"

#include <QVector>
#include <span>

namespace millrace {

/// One field as the server would read it.
struct Field
{
    QByteArray value; ///< unescaped, unquoted bytes in the file's character set; empty when null
    bool isNull = false;
    bool enclosed = false;
};

/// One row with where it stands.
struct Row
{
    qint64 row = 0;        ///< from 1 within the file, header lines not counted
    qint64 line = 0;       ///< physical line of its first byte, from 1; 0 when not known
    qint64 byteOffset = 0; ///< of its first byte in the file
    QByteArray raw;        ///< its bytes without the line terminator
    QVector<Field> fields;
};

/// The row's values as text for people, trimmed: column names of a header line.
QStringList fieldTexts(const Row &row);

/// Splits the bytes of whole rows into fields by the rules of READ_INFO::read_field, NULL rules included
/// (field fact "CSV rules"). For previews and error messages: correct, not fast.
class RowReader
{
public:
    /// REQUIRES: dialect.validate() succeeds. Header lines are none of its business.
    explicit RowReader(Dialect dialect);

    /// Splits one row that starts at bytes[0]; returns the bytes it takes including the terminator, 0 at the
    /// end.
    qint64 readRow(std::span<const char> bytes, Row &row) const;

private:
    Dialect m_dialect;
};

} // namespace millrace
