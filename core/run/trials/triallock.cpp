// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/triallock.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

namespace millrace {

Result<void> holdTrialLock(Connection &connection, const QString &name)
{
    MILLRACE_TRY(const auto held, connection.value(u"SELECT GET_LOCK(%1, 0)"_s.arg(quotedString(name))));
    if (held.toInt() == 1)
        return {};
    return fail({.code = ErrorCode::TableLocked,
                 .what = CoreText::tr("The server does not give the lock %1, by which others see that the "
                                      "tables of this trial are in use.")
                             .arg(name),
                 .howToFix = CoreText::tr("Try again: the next trial takes a name of its own.")});
}

} // namespace millrace
