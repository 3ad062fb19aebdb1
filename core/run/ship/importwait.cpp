// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/importwait.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/server/connection.h"

#include <QRegularExpression>
#include <algorithm>
#include <chrono>

namespace millrace {

namespace {

using namespace std::chrono_literals;

// Each look leaves lines in the server's error log.
constexpr std::chrono::milliseconds firstPause = 200ms;
constexpr std::chrono::milliseconds longestPause = 5s;
/// The script gives the two files their names one right after the other.
constexpr int looksWithOneFile = 3;

bool saysNoCfg(const Error &error)
{
    return error.what.contains(".cfg file is missing"_L1);
}

} // namespace

bool isFileMissing(const Error &error)
{
    static const QRegularExpression ofInnoDb(u"(?<!\\w)(168|194) \""_s);
    switch (error.context.serverCode.value_or(0)) {
    case 1812:
        return true;
    case 1815:
        return saysNoCfg(error) || error.what.contains("Tablespace not found"_L1);
    case 1030:
        return ofInnoDb.match(error.what).hasMatch();
    default:
        return false;
    }
}

Result<void> importWhenThere(Connection &server, const QString &table, const std::stop_token &stop,
                             const std::function<void(const QString &text)> &ask)
{
    bool sawNone = false;
    int looks = 0; // since one of the files is there
    for (auto pause = firstPause;; pause = std::min(pause * 3 / 2, longestPause)) {
        if (stop.stop_requested())
            return fail(runStopped());
        auto imported = server.execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table));
        if (imported || !isFileMissing(imported.error()))
            return imported;
        const bool none = saysNoCfg(imported.error()) || imported.error().context.serverCode == 1812;
        sawNone = sawNone || none;
        looks = none || !sawNone ? 0 : looks + 1;
        if (looks == looksWithOneFile)
            ask(CoreText::tr("The server finds the .cfg, but cannot open the .ibd of %1: look at its owner "
                             "and mode, and into the server's error log.")
                    .arg(table));
        if (!sleepFor(stop, pause))
            return fail(runStopped());
    }
}

} // namespace millrace
