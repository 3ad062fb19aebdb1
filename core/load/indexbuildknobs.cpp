// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/indexbuildknobs.h"

#include "core/base/text.h"

#include <algorithm>

namespace millrace {

IndexBuildKnobs indexBuildKnobs(const ServerFacts &facts)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    IndexBuildKnobs knobs;
    if (facts.isMariaDb()) {
        const qint64 sortBytes =
            facts.variables.value(QStringLiteral("innodb_sort_buffer_size")).toLongLong();
        if (sortBytes > 0 && sortBytes < 64 * mebibyte)
            knobs.notes << QStringLiteral(
                               "MariaDB sorts in innodb_sort_buffer_size, which is %1 and changes only with "
                               "a restart of the server: 64M there means fewer passes over the disk.")
                               .arg(sizeText(sortBytes));
        return knobs;
    }
    const auto raise = [&](const char *name, qint64 value) {
        const QString now = facts.variables.value(QLatin1String(name));
        if (!now.isEmpty() && now.toLongLong() < value) // a server without the variable has none to raise
            knobs.settings << SessionSetting{QLatin1String(name), QString::number(value)};
    };
    constexpr int threads = 4;
    raise("innodb_ddl_threads", threads);
    raise("innodb_parallel_read_threads", threads);
    raise("innodb_ddl_buffer_size", std::clamp(facts.bufferPoolBytes() / 8, 64 * mebibyte, 1024 * mebibyte));
    return knobs;
}

} // namespace millrace
