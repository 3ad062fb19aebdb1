// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexbuildknobs.h"

namespace millrace {

QVector<SessionSetting> indexBuildKnobs(const ServerFacts &facts)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    QVector<SessionSetting> knobs;
    const auto raise = [&](const char *name, qint64 value) {
        const QString now = facts.variables.value(QLatin1String(name));
        if (!now.isEmpty() && now.toLongLong() < value) // a server without the variable has none to raise
            knobs << SessionSetting{QLatin1String(name), QString::number(value)};
    };
    constexpr int threads = 4;
    raise("innodb_ddl_threads", threads);
    raise("innodb_parallel_read_threads", threads);
    raise("innodb_ddl_buffer_size", 64 * mebibyte);
    return knobs;
}

} // namespace millrace
