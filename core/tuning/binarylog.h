// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/serverfacts.h"
#include "core/tuning/settingtext.h"

#include <QVector>
#include <optional>

namespace millrace {

QString binaryLogSwitch(); ///< "sql_log_bin"

/// Whether sessions with these settings leave what they write out of the binary log (sql_log_bin).
bool leavesBinaryLogOut(const QVector<SessionSetting> &session);

/// Of \a session what decides whether rows are logged, for another session that writes of them. A row that
/// was written unlogged and is deleted logged stops every replica (1032), and throws the other members out of
/// their group.
QVector<SessionSetting> loggedLike(const QVector<SessionSetting> &session);

/// Why the binary log may not be left out: the server is a member of a group, whose other members would be
/// others from then on, or a node of Galera, where it does not do what its name says, or replicas read it and
/// nobody said that they may lack the rows. \a confirmedServer: the host name of the server of which that was
/// said. Errors: SettingRefused, SettingNotConfirmed.
std::optional<Error> refuseUnlogged(const QVector<SessionSetting> &session, const QString &confirmedServer,
                                    const ServerFacts &facts);

} // namespace millrace
