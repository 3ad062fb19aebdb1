// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/storekeys.h"

#include "app/cli/shared/command.h"
#include "app/cli/shared/keychain.h"
#include "core/base/literals.h"
#include "core/source/store/keptkeys.h"

namespace millrace::cli {

GivenKeys keptKeysOf(SourceStream::From from, const QString &url)
{
    const QString account = from == SourceStream::From::Store ? storeAccountToAsk(url) : QString();
    if (account.isEmpty() || !KeptStores::isKept(account))
        return {};
    const KeptSecret kept = readKeychain(account);
    if (kept.text.isNull())
        return {.keys = {}, .whyNone = u"The keychain gives none for %1: %2."_s.arg(account, kept.whyNot)};
    GivenKeys given{.keys = keysOfKept(kept.text), .whyNone = {}};
    if (given.keys.areThere())
        printError(u"The keys for %1 are those in the keychain."_s.arg(account));
    else
        given.whyNone = u"What the keychain has for %1 are no keys of Millrace's."_s.arg(account);
    return given;
}

} // namespace millrace::cli
