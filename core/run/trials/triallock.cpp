// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/triallock.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QRandomGenerator>

namespace millrace {

namespace {

constexpr int randomDigits = 16;

} // namespace

QString newTrialName(const QString &prefix)
{
    return prefix + u"%1"_s.arg(QRandomGenerator::system()->generate64(), randomDigits, 16, '0'_L1);
}

Result<int> dropTrialLeftovers(Connection &connection, const QString &schema, const QString &prefix,
                               const QString &rest)
{
    MILLRACE_TRY(const auto names,
                 connection.rows(u"SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 "
                                 "AND TABLE_NAME REGEXP '^%2[0-9a-f]{%3}%4$' AND "
                                 "IS_FREE_LOCK(LEFT(TABLE_NAME, %5)) = 1"_s.arg(
                                     quotedString(schema), prefix, QString::number(randomDigits), rest,
                                     QString::number(prefix.size() + randomDigits))));
    for (const auto &row : names)
        MILLRACE_TRY_VOID(connection.execute(
            u"DROP TABLE IF EXISTS %1"_s.arg(qualifiedName(schema, row.first().toString()))));
    return static_cast<int>(names.size());
}

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
