// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/libraries.h"

#include "core/base/coretext.h"

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
    return {{QStringLiteral("Qt"), QString::fromLatin1(qVersion()), CoreText::tr("windows, SQL driver"),
             QStringLiteral("LGPL-3.0")},
            {QStringLiteral("MariaDB Connector/C"), QString::fromLatin1(mysql_get_client_info()),
             CoreText::tr("the wire to the server"), QStringLiteral("LGPL-2.1")},
            {QStringLiteral("libarchive"),
             QString::fromLatin1(archive_version_string()).section(QLatin1Char(' '), 1),
             CoreText::tr("archives and compressed dumps"), QStringLiteral("BSD-2-Clause")},
            {QStringLiteral("xxHash"), xxhashVersion(), CoreText::tr("fingerprints and checksums"),
             QStringLiteral("BSD-2-Clause")},
            {QStringLiteral("zlib"), QString::fromLatin1(zlibVersion()), CoreText::tr("compression"),
             QStringLiteral("Zlib")},
            {QStringLiteral("tl::expected"),
             {},
             CoreText::tr("results with an error"),
             QStringLiteral("CC0-1.0")}};
}

} // namespace millrace
