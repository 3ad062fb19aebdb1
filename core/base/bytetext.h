// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace millrace {

/// Bytes as a DBA types them for a terminator, in the wizard and on the command line: printable ASCII as it
/// is;
/// \\t \\n \\r \\0 \\\\ and \\xHH for the rest.
QString textFromBytes(const QByteArray &bytes);
/// The way back. Text outside ASCII becomes its UTF-8 bytes; a backslash at the end stands for itself, so
/// that the usual escape byte can be typed as it is. Errors: DialectInvalid for any other escape.
Result<QByteArray> bytesFromText(const QString &text);

} // namespace millrace
