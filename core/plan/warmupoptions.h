// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace millrace {

/// What is done to a table to have it in memory before its users come.
struct WarmupOptions
{
    bool wanted = false; ///< part of the plan
    bool optimize =
        false; ///< OPTIMIZE TABLE first, so that what is read lies in one piece: rewrites the table
    bool analyze = false;  ///< ANALYZE TABLE
    QStringList indexes;   ///< secondary ones to be read as well; "*": all
    bool pageList = false; ///< have the server write down which pages it holds, for its next start

    static constexpr QLatin1String allIndexes{"*"};
    QJsonObject toJson() const;
    static WarmupOptions fromJson(const QJsonObject &json);
    friend bool operator==(const WarmupOptions &, const WarmupOptions &) = default;
};

} // namespace millrace
