// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/settinghistory.h"

#include "core/base/literals.h"
#include "core/tuning/settingoutcome.h"

#include <algorithm>
#include <optional>

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
    return history.scope == u"session"_s ? SettingHistory::End::EndedWithSession
                                         : SettingHistory::End::LeftChanged;
}

/// The ends that an event says outright; everything else shows in the values.
std::optional<SettingHistory::End> endSaid(const QString &outcome)
{
    if (outcome == enumName(SettingOutcome::Kind::NotSet))
        return SettingHistory::End::NotSet;
    if (outcome == enumName(SettingOutcome::Kind::LeftAlone))
        return SettingHistory::End::LeftAlone;
    if (outcome == enumName(SettingOutcome::Kind::HandedOver))
        return SettingHistory::End::HandedOver;
    return std::nullopt;
}

} // namespace

QVector<SettingHistory> settingHistories(const QVector<Event> &events)
{
    QVector<SettingHistory> histories;
    for (const Event &event : events) {
        const QString outcome = text(event, u"outcome"_s);
        // What a run mended for another one is not its own history.
        if ((event.kind != Event::Kind::SettingChanged && outcome.isEmpty()) ||
            event.values.contains(u"for_run"_s))
            continue;
        const QString name = text(event, u"name"_s);
        const QString scope = text(event, u"scope"_s);
        const QString to = text(event, u"to"_s);
        const auto known =
            std::find_if(histories.begin(), histories.end(), [&](const SettingHistory &history) {
                return history.name == name && history.scope == scope;
            });
        const auto said = endSaid(outcome);
        const bool failed = outcome == enumName(SettingOutcome::Kind::Failed);
        if (said || failed) {
            const bool isNew = known == histories.end();
            if (isNew)
                histories.append({.name = name,
                                  .scope = scope,
                                  .before = text(event, u"from"_s),
                                  .now = text(event, u"from"_s)});
            SettingHistory &history = isNew ? histories.last() : *known; // an append makes `known` worthless
            if (!isNew && !to.isEmpty())
                history.now = to;
            history.end = said.value_or(SettingHistory::End::LeftChanged);
            history.said = true;
            history.reason = event.text;
        } else if (known == histories.end()) {
            histories.append(
                {.name = name, .scope = scope, .before = text(event, u"from"_s), .during = to, .now = to});
        } else {
            known->now = to;
            known->said = false; // a later word about it
            if (to != known->before)
                known->during = to;
        }
    }
    for (SettingHistory &history : histories)
        if (!history.said)
            history.end = endOf(history);
    return histories;
}

} // namespace millrace
