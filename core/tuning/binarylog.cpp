// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/binarylog.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

bool isSwitch(const SessionSetting &setting)
{
    return setting.name.compare(binaryLogSwitch(), Qt::CaseInsensitive) == 0;
}

} // namespace

QString binaryLogSwitch()
{
    return u"sql_log_bin"_s;
}

bool leavesBinaryLogOut(const QVector<SessionSetting> &session)
{
    return std::ranges::any_of(session, [](const SessionSetting &setting) {
        return isSwitch(setting) && sameSettingValue(setting.value, u"OFF"_s);
    });
}

QVector<SessionSetting> loggedLike(const QVector<SessionSetting> &session)
{
    return leavesBinaryLogOut(session) ? QVector<SessionSetting>{{binaryLogSwitch(), u"0"_s}}
                                       : QVector<SessionSetting>();
}

std::optional<Error> refuseUnlogged(const QVector<SessionSetting> &session, const QString &confirmedServer,
                                    const ServerFacts &facts)
{
    if (!leavesBinaryLogOut(session))
        return std::nullopt;
    if (facts.cluster.isGroup())
        return Error{.code = ErrorCode::SettingRefused,
                     .what =
                         CoreText::tr("The server is a member of a group (Group Replication): with "
                                      "sql_log_bin=0 its other members would lack the rows, and leave the "
                                      "group at the first change of one."),
                     .howToFix = CoreText::tr("Leave sql_log_bin as it is.")};
    if (facts.cluster.isGalera())
        return Error{.code = ErrorCode::SettingRefused,
                     .what =
                         CoreText::tr("The server is a node of a Galera cluster: sql_log_bin=0 keeps no row "
                                      "from its other nodes, only from replicas that read its binary log."),
                     .howToFix = CoreText::tr("Leave sql_log_bin as it is.")};
    const QString hostname = facts.variables.value(u"hostname"_s);
    if (facts.cluster.logReaders.isEmpty() || (!hostname.isEmpty() && confirmedServer == hostname))
        return std::nullopt;
    return Error{
        .code = ErrorCode::SettingNotConfirmed,
        .what =
            CoreText::tr("Replicas read the binary log of this server (%1): with sql_log_bin=0 they would "
                         "lack the rows, and stop at the first change of one.")
                .arg(facts.cluster.logReaders.join(u", "_s)),
        .howToFix =
            CoreText::tr("Leave sql_log_bin as it is; or load each replica as well, and confirm it by "
                         "the server's name: --confirm-unlogged %1.")
                .arg(hostname)};
}

} // namespace millrace
