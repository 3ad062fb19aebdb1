// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/libraries.h"

#include <QtGlobal>
#include <archive.h>
#include <mysql.h>
#include <xxhash.h>
#include <zlib.h>

namespace millrace {

namespace {

QString xxhashVersion()
{
    const unsigned number = XXH_versionNumber(); // 801 is 0.8.1
    return QStringLiteral("%1.%2.%3").arg(number / 10'000).arg(number / 100 % 100).arg(number % 100);
}

} // namespace

QVector<Library> engineLibraries()
{
    return {{QStringLiteral("Qt"), QString::fromLatin1(qVersion()), QStringLiteral("windows, SQL driver"),
             QStringLiteral("LGPL-3.0")},
            {QStringLiteral("MariaDB Connector/C"), QString::fromLatin1(mysql_get_client_info()),
             QStringLiteral("the wire to the server"), QStringLiteral("LGPL-2.1")},
            {QStringLiteral("libarchive"),
             QString::fromLatin1(archive_version_string()).section(QLatin1Char(' '), 1),
             QStringLiteral("archives and compressed dumps"), QStringLiteral("BSD-2-Clause")},
            {QStringLiteral("xxHash"), xxhashVersion(), QStringLiteral("fingerprints and checksums"),
             QStringLiteral("BSD-2-Clause")},
            {QStringLiteral("zlib"), QString::fromLatin1(zlibVersion()), QStringLiteral("compression"),
             QStringLiteral("Zlib")},
            {QStringLiteral("tl::expected"),
             {},
             QStringLiteral("results with an error"),
             QStringLiteral("CC0-1.0")}};
}

} // namespace millrace
