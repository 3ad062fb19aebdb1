// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/sessionguard.h"

#include "core/server/quoting.h"

#include <QRegularExpression>

namespace millrace {

namespace {

bool isVariableName(const QString &name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return plain.match(name).hasMatch();
}

/// Numbers as they are, everything else as a string: a plan may come from a stranger, its values are never
/// SQL.
QString literal(const QString &value)
{
    static const QRegularExpression number(QStringLiteral("^-?\\d+(\\.\\d+)?$"));
    return number.match(value).hasMatch() ? value : quotedString(value);
}

} // namespace

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
                         .what = QStringLiteral("“%1” is no variable name.").arg(setting.name),
                         .howToFix = QStringLiteral("Write the name of a session variable.")});
        const auto before = m_connection.value(QStringLiteral("SELECT @@SESSION.%1").arg(setting.name));
        if (!before)
            return fail(before.error());
        if (const auto done = m_connection.execute(
                QStringLiteral("SET SESSION %1 = %2").arg(setting.name, literal(setting.value)));
            !done)
            return fail(done.error());
        m_changes << Change{.name = setting.name, .before = before->toString(), .during = setting.value};
    }
    return {};
}

Result<void> SessionGuard::putBack()
{
    std::optional<Error> first;
    for (; !m_changes.isEmpty(); m_changes.removeLast()) {
        const Change &change = m_changes.last();
        const auto done = m_connection.execute(
            QStringLiteral("SET SESSION %1 = %2").arg(change.name, literal(change.before)));
        const auto now = done ? m_connection.value(QStringLiteral("SELECT @@SESSION.%1").arg(change.name))
                              : Result<QVariant>(fail(done.error()));
        if (!first && (!now || now->toString() != change.before))
            first =
                Error{.code = ErrorCode::SettingNotPutBack,
                      .what = QStringLiteral("%1 could not be put back to %2%3.")
                                  .arg(change.name, change.before,
                                       now ? QString() : QStringLiteral(": ") + now.error().what),
                      .howToFix = QStringLiteral("It was set for our own session only and ends with it.")};
    }
    if (first)
        return fail(*first);
    return {};
}

} // namespace millrace
