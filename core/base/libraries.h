// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace millrace {

/// Something the engine is made of.
struct Library
{
    QString name;
    QString version; ///< of the one that is loaded now; empty: it does not say
    QString purpose; ///< a few words
    QString licence; ///< SPDX
};

QVector<Library> engineLibraries();

} // namespace millrace
