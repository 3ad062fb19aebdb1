// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/settinghistory.h"

#include <algorithm>

namespace millrace {

namespace {

QString text(const Event &event, const QString &key)
{
    return event.values.value(key).toVariant().toString();
}

SettingHistory::End endOf(const SettingHistory &history)
{
    if (history.now == history.before)
        return SettingHistory::End::PutBack;
    return history.scope == QStringLiteral("session") ? SettingHistory::End::EndedWithSession
                                                      : SettingHistory::End::LeftChanged;
}

} // namespace

QVector<SettingHistory> settingHistories(const QVector<Event> &events)
{
    QVector<SettingHistory> histories;
    for (const Event &event : events) {
        if (event.kind != Event::Kind::SettingChanged)
            continue;
        const QString name = text(event, QStringLiteral("name"));
        const QString scope = text(event, QStringLiteral("scope"));
        const QString to = text(event, QStringLiteral("to"));
        const auto known =
            std::find_if(histories.begin(), histories.end(), [&](const SettingHistory &history) {
                return history.name == name && history.scope == scope;
            });
        if (known == histories.end()) {
            histories.append({.name = name,
                              .scope = scope,
                              .before = text(event, QStringLiteral("from")),
                              .during = to,
                              .now = to});
        } else {
            known->now = to;
            if (to != known->before)
                known->during = to;
        }
    }
    for (SettingHistory &history : histories)
        history.end = endOf(history);
    return histories;
}

} // namespace millrace
