// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/sessionguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/tuning/settingtext.h"

#include <algorithm>
#include <optional>

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

/// May stand in one statement with others.
bool goesWithOthers(const QString &name)
{
    return isVariableName(name) && !isIsolationLevel(name);
}

/// The values of all of them by one question; nothing where each has to be asked for by itself.
std::optional<QStringList> readTogether(Connection &connection, const QStringList &names)
{
    if (names.size() < 2 || !std::all_of(names.begin(), names.end(), goesWithOthers))
        return {};
    const auto rows = connection.rows(u"SELECT @@SESSION.%1"_s.arg(names.join(u", @@SESSION."_s)));
    if (!rows || rows->size() != 1)
        return {};
    QStringList values;
    for (const QVariant &value : rows->first())
        values << value.toString();
    return values.size() == names.size() ? std::optional(values) : std::nullopt;
}

bool setTogether(Connection &connection, const QStringList &names, const QStringList &values)
{
    QStringList assignments;
    for (qsizetype i = 0; i < names.size(); ++i)
        assignments << u"SESSION "_s + names.at(i) + u" = "_s + settingLiteral(values.at(i));
    return connection.execute(u"SET "_s + assignments.join(u", "_s)).has_value();
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

/// Two statements for all of them, where a server takes them so: a session of a small table has little else
/// to do. What it refuses is sent one by one, for the error is of one of them.
Result<void> SessionGuard::apply(const QVector<SessionSetting> &settings)
{
    QStringList names;
    QStringList values;
    for (const SessionSetting &setting : settings) {
        names << setting.name;
        values << setting.value;
    }
    const auto befores = readTogether(m_connection, names);
    if (befores && setTogether(m_connection, names, values)) {
        for (qsizetype i = 0; i < names.size(); ++i)
            m_changes << Change{.name = names.at(i), .before = befores->at(i), .during = values.at(i)};
        return {};
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!isVariableName(names.at(i)))
            return fail({.code = ErrorCode::SettingUnknown,
                         .what = CoreText::tr("“%1” is no variable name.").arg(names.at(i)),
                         .howToFix = CoreText::tr("Write the name of a session variable.")});
        // A statement that was refused in the middle may have changed it.
        MILLRACE_TRY(const auto before,
                     befores ? Result<QString>(befores->at(i)) : readSetting(m_connection, names.at(i)));
        MILLRACE_TRY_VOID(m_connection.execute(setSessionStatement(names.at(i), values.at(i))));
        m_changes << Change{.name = names.at(i), .before = before, .during = values.at(i)};
    }
    return {};
}

void SessionGuard::takeOver(const QVector<SessionSetting> &settings, const QStringList &before)
{
    for (qsizetype i = 0; i < settings.size(); ++i)
        m_changes << Change{
            .name = settings.at(i).name, .before = before.value(i), .during = settings.at(i).value};
}

/// False: not all are what they were.
bool SessionGuard::putBackTogether()
{
    QStringList names;
    QStringList values;
    for (auto change = m_changes.crbegin(); change != m_changes.crend(); ++change) {
        names << change->name;
        values << change->before;
    }
    if (names.size() < 2 || !std::all_of(names.begin(), names.end(), goesWithOthers) ||
        !setTogether(m_connection, names, values) || readTogether(m_connection, names) != values)
        return false;
    m_changes.clear();
    return true;
}

Result<void> SessionGuard::putBack()
{
    if (putBackTogether())
        return {};
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
