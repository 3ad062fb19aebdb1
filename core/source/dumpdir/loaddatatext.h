// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dialect.h"

#include <QMap>
#include <QStringList>
#include <optional>

namespace millrace {

/// What a LOAD DATA statement says about its file.
struct LoadDataText
{
    QString file;
    QString table;
    Dialect dialect;
    QStringList columns; ///< those that are variables without their '@'
};

/// The first LOAD DATA in the text; nothing: there is none, or it was not understood to its end.
std::optional<LoadDataText> parseLoadData(const QByteArray &sql);

} // namespace millrace
