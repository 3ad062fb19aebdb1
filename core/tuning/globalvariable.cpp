// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/globalvariable.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"
#include "core/tuning/settingtext.h"

#include <QElapsedTimer>
#include <algorithm>
#include <chrono>
#include <thread>

namespace millrace {

namespace {

constexpr int resizeInProgress = 3166;

Error unknown(const QString &name)
{
    return {.code = ErrorCode::SettingUnknown,
            .what = CoreText::tr("The server has no global variable “%1”.").arg(name),
            .howToFix = CoreText::tr("Leave the setting out for this server.")};
}

/// What a server refuses as a setting is one refusal here, whatever number it has; a lost connection and a
/// missing privilege stay what they are.
Error refusal(const QString &name, const Error &cause)
{
    if (cause.code == ErrorCode::PrivilegeMissing || cause.code == ErrorCode::SettingUnknown ||
        isConnectionLoss(cause.context.serverCode.value_or(0)))
        return cause;
    return {.code = ErrorCode::SettingRefused,
            .what = CoreText::tr("The server does not take this value for %1: %2").arg(name, cause.what),
            .howToFix = CoreText::tr("Leave the setting out, or choose another value."),
            .context = cause.context};
}

/// The change before has not ended: this one was dropped.
bool resizing(Connection &connection)
{
    const auto warnings = connection.warnings();
    return warnings && std::any_of(warnings->begin(), warnings->end(), [](const ServerWarning &warning) {
               return warning.code == resizeInProgress;
           });
}

/// MySQL 5.7 and MariaDB 11.4 take a change of the buffer pool and show the old size until it is done.
bool resizeUnderWay(Connection &connection)
{
    const auto rows =
        connection.rows(u"SHOW GLOBAL STATUS LIKE 'Innodb\\_buffer\\_pool\\_resize\\_status'"_s);
    const QString status = rows && !rows->isEmpty() ? rows->first().value(1).toString() : QString();
    return !status.isEmpty() && !status.startsWith("Completed"_L1) &&
           !status.startsWith("Size did not change"_L1);
}

} // namespace

QString redoLogName()
{
    return u"innodb_redo_log"_s;
}

QString setGlobalStatement(const QString &name, const QString &value)
{
    if (name.compare(redoLogName(), Qt::CaseInsensitive) == 0)
        return u"ALTER INSTANCE %1 INNODB REDO_LOG"_s.arg(sameSettingValue(value, u"OFF"_s) ? u"DISABLE"_s
                                                                                            : u"ENABLE"_s);
    return u"SET GLOBAL %1 = %2"_s.arg(name, settingLiteral(value));
}

Result<QString> readGlobal(Connection &connection, const QString &name)
{
    if (!isVariableName(name))
        return fail(unknown(name));
    MILLRACE_TRY(
        const auto rows,
        name.compare(redoLogName(), Qt::CaseInsensitive) == 0
            ? connection.rows(u"SHOW GLOBAL STATUS LIKE 'Innodb\\_redo\\_log\\_enabled'"_s)
            : connection.rows(u"SHOW GLOBAL VARIABLES WHERE Variable_name = %1"_s.arg(quotedString(name))));
    if (rows.isEmpty())
        return fail(unknown(name));
    return rows.first().value(1).toString();
}

Result<QString> setGlobal(Connection &connection, const QString &name, const QString &value, int patienceMs)
{
    using namespace std::chrono_literals;
    if (!isVariableName(name))
        return fail(unknown(name));
    const bool pool = name.compare("innodb_buffer_pool_size"_L1, Qt::CaseInsensitive) == 0;
    QElapsedTimer timer;
    timer.start();
    for (;;) {
        if (const auto set = connection.execute(setGlobalStatement(name, value)); !set)
            return fail(refusal(name, set.error()));
        const bool busy = resizing(connection);
        auto now = readGlobal(connection, name);
        // Read once more after the end: it may have come between the two questions.
        bool underWay = pool && !busy;
        while (underWay && now && !sameSettingValue(*now, value) && timer.elapsed() < patienceMs) {
            underWay = resizeUnderWay(connection);
            if (underWay)
                std::this_thread::sleep_for(50ms);
            now = readGlobal(connection, name);
        }
        if (!now || !busy || sameSettingValue(*now, value))
            return now;
        if (timer.elapsed() > patienceMs)
            return fail(
                {.code = ErrorCode::SettingRefused,
                 .what = CoreText::tr("%1 stays %2: the server is still busy with an earlier change "
                                      "of it.")
                             .arg(name, *now),
                 .howToFix = CoreText::tr("Try again later: %1;").arg(setGlobalStatement(name, value))});
        std::this_thread::sleep_for(200ms);
    }
}

} // namespace millrace
