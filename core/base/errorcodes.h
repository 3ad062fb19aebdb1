// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QVector>

namespace millrace {

/// What stands in the catalogue of errors about a code: the message of a case tells which file, table or row.
struct ErrorCodeFacts
{
    ErrorCode code;
    QString name;    ///< as in ErrorCode: "DiskFull"
    QString meaning; ///< a sentence
    QString remedy;  ///< a sentence
};

/// Every code there is, by number. Read out of the enumeration by the compiler: a code that is added there is
/// here, and one without a meaning does not compile.
QVector<ErrorCodeFacts> errorCodes();

} // namespace millrace
