// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace millrace {

struct Column;

/// CRC32(…) of all columns of a row as bytes, in SQL, to be summed up where no order matters: it differs
/// where any value does, NULL from empty included. NULL for a row that is longer than max_allowed_packet. For
/// tables whose CHECKSUM TABLE cannot be relied on, or of which a part is meant.
QString rowChecksumSql(const QVector<Column> &columns);

} // namespace millrace
