// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace millrace {

/// Bytes as a DBA types them into a terminator field: printable ASCII as it is; \\t \\n \\r \\0 \\\\ and
/// \\xHH for the rest.
QString textFromBytes(const QByteArray &bytes);
/// The way back; anything else behind a backslash stands for itself. Text outside ASCII becomes its UTF-8
/// bytes.
QByteArray bytesFromText(const QString &text);

/// A value of the dump for a table cell: one line, control characters made visible, at most `limit`
/// characters.
QString cellText(const QByteArray &value, qsizetype limit = 200);

} // namespace millrace
