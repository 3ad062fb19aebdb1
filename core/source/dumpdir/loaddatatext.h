// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"
#include "core/sql/loaddata.h"

#include <QStringList>
#include <optional>

namespace millrace {

/// What a tool's own LOAD DATA statement says about its file.
struct LoadDataText
{
    QString table;
    Dialect dialect;
    QStringList columns; ///< those that are variables without their '@'
};

/// The first LOAD DATA in the text; nothing: there is none, or it was not understood to its end.
std::optional<LoadDataText> parseLoadData(const QByteArray &sql);

/// What FIELDS, LINES, IGNORE and CHARACTER SET say, as a dialect; not validated.
Dialect dialectOf(const LoadDataForm &form);

} // namespace millrace
