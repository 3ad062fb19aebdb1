// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/sessionguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/tuning/settingtext.h"

namespace millrace {

namespace {

/// MySQL calls it transaction_isolation, MariaDB before 11.1 only tx_isolation; a plan may name either.
bool isIsolationLevel(const QString &name)
{
    return name.compare("transaction_isolation"_L1, Qt::CaseInsensitive) == 0 ||
           name.compare("tx_isolation"_L1, Qt::CaseInsensitive) == 0;
}

Result<QString> readSetting(Connection &connection, const QString &name)
{
    if (isIsolationLevel(name)) { // MariaDB from 11.1 on has both, with one value
        MILLRACE_TRY(
            const auto rows,
            connection.rows(
                u"SHOW SESSION VARIABLES WHERE Variable_name IN ('transaction_isolation', 'tx_isolation')"_s));
        return rows.isEmpty() ? QString() : rows.first().value(1).toString();
    }
    MILLRACE_TRY(const auto value, connection.value(u"SELECT @@SESSION.%1"_s.arg(name)));
    return value.toString();
}

} // namespace

QString setSessionStatement(const QString &name, const QString &value)
{
    if (!isIsolationLevel(name))
        return u"SET SESSION %1 = %2"_s.arg(name, settingLiteral(value));
    const QString level = value.trimmed().toUpper().replace(u'-', u' ');
    static const QStringList levels{u"READ UNCOMMITTED"_s, u"READ COMMITTED"_s, u"REPEATABLE READ"_s,
                                    u"SERIALIZABLE"_s};
    // Anything else as the string it is: the server says that it is no level.
    return u"SET SESSION TRANSACTION ISOLATION LEVEL "_s +
           (levels.contains(level) ? level : quotedString(value));
}

SessionGuard::SessionGuard(Connection &connection)
    : m_connection(connection)
{}

SessionGuard::~SessionGuard()
{
    (void)putBack();
}

Result<void> SessionGuard::apply(const QVector<SessionSetting> &settings)
{
    for (const SessionSetting &setting : settings) {
        if (!isVariableName(setting.name))
            return fail({.code = ErrorCode::SettingUnknown,
                         .what = CoreText::tr("“%1” is no variable name.").arg(setting.name),
                         .howToFix = CoreText::tr("Write the name of a session variable.")});
        MILLRACE_TRY(const auto before, readSetting(m_connection, setting.name));
        MILLRACE_TRY_VOID(m_connection.execute(setSessionStatement(setting.name, setting.value)));
        m_changes << Change{.name = setting.name, .before = before, .during = setting.value};
    }
    return {};
}

Result<void> SessionGuard::putBack()
{
    std::optional<Error> first;
    for (; !m_changes.isEmpty(); m_changes.removeLast()) {
        const Change &change = m_changes.last();
        const auto done = m_connection.execute(setSessionStatement(change.name, change.before));
        const auto now = done ? readSetting(m_connection, change.name) : Result<QString>(fail(done.error()));
        if (!first && (!now || *now != change.before))
            first = Error{
                .code = ErrorCode::SettingNotPutBack,
                .what = CoreText::tr("%1 could not be put back to %2%3.")
                            .arg(change.name, change.before, now ? QString() : u": "_s + now.error().what),
                .howToFix = CoreText::tr("It was set for our own session only and ends with it.")};
    }
    if (first)
        return fail(*first);
    return {};
}

} // namespace millrace
