// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/libraries.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QtGlobal>
#include <archive.h>
#include <curl/curl.h>
#include <mysql.h>
#include <xxhash.h>
#include <zlib.h>

namespace millrace {

namespace {

QString xxhashVersion()
{
    const unsigned number = XXH_versionNumber(); // 801 is 0.8.1
    return u"%1.%2.%3"_s.arg(number / 10'000).arg(number / 100 % 100).arg(number % 100);
}

} // namespace

QVector<Library> engineLibraries()
{
    return {{u"Qt"_s, QString::fromLatin1(qVersion()), CoreText::tr("windows, SQL driver"), u"LGPL-3.0"_s},
            {u"MariaDB Connector/C"_s, QString::fromLatin1(mysql_get_client_info()),
             CoreText::tr("the wire to the server"), u"LGPL-2.1"_s},
            {u"libarchive"_s, QString::fromLatin1(archive_version_string()).section(u' ', 1),
             CoreText::tr("archives and compressed dumps"), u"BSD-2-Clause"_s},
            {u"xxHash"_s, xxhashVersion(), CoreText::tr("fingerprints and checksums"), u"BSD-2-Clause"_s},
            {u"libcurl"_s, QString::fromLatin1(curl_version_info(CURLVERSION_NOW)->version),
             CoreText::tr("object stores"), u"curl"_s},
            {u"zlib"_s, QString::fromLatin1(zlibVersion()), CoreText::tr("compression"), u"Zlib"_s},
            {u"tl::expected"_s, {}, CoreText::tr("results with an error"), u"CC0-1.0"_s}};
}

} // namespace millrace
