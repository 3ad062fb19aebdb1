// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/sessionknobs.h"

#include "core/server/quoting.h"

namespace millrace {

namespace {

const QString noRisk = QStringLiteral("none");

bool canSwitchBinlog(const ServerFacts &facts)
{
    if (facts.has(QStringLiteral("SUPER")))
        return true;
    return facts.isMariaDb() ? facts.has(QStringLiteral("BINLOG ADMIN"))
                             : facts.has(QStringLiteral("SESSION_VARIABLES_ADMIN")) ||
                                   facts.has(QStringLiteral("SYSTEM_VARIABLES_ADMIN"));
}

} // namespace

QVector<SessionKnob> sessionKnobs(const ServerFacts &facts)
{
    QVector<SessionKnob> knobs{
        {.name = QStringLiteral("net_read_timeout"),
         .during = QStringLiteral("86400"),
         .effect = QStringLiteral("A paused or throttled load is not cut off by the server."),
         .risk = noRisk,
         .onByDefault = true},
        {.name = QStringLiteral("wait_timeout"),
         .during = QStringLiteral("86400"),
         .effect = QStringLiteral("A worker that waits for the scan keeps its connection."),
         .risk = noRisk,
         .onByDefault = true},
        {.name = QStringLiteral("innodb_lock_wait_timeout"),
         .during = QStringLiteral("120"),
         .effect =
             QStringLiteral("Workers wait longer for each other's locks before a chunk is tried again."),
         .risk = noRisk,
         .onByDefault = true},
        {.name = QStringLiteral("foreign_key_checks"),
         .during = QStringLiteral("0"),
         .effect = QStringLiteral(
             "Parents are not looked up row by row; worth it only where the table has foreign keys."),
         .risk = QStringLiteral("rows without a parent are stored and nobody says so")},
        {.name = QStringLiteral("unique_checks"),
         .during = QStringLiteral("0"),
         .effect = QStringLiteral("Unique secondary indexes are filled through the change buffer."),
         .risk = QStringLiteral("a real duplicate can corrupt a unique secondary index")},
    };
    SessionKnob binlog{.name = QStringLiteral("sql_log_bin"),
                       .during = QStringLiteral("0"),
                       .effect = QStringLiteral("The load is not written to the binary log."),
                       .risk = QStringLiteral("replicas and point-in-time recovery do not get these rows")};
    if (!canSwitchBinlog(facts))
        binlog.needs =
            facts.isMariaDb()
                ? QStringLiteral("GRANT BINLOG ADMIN ON *.* TO %1").arg(quotedAccount(facts.currentUser))
                : QStringLiteral("GRANT SESSION_VARIABLES_ADMIN ON *.* TO %1")
                      .arg(quotedAccount(facts.currentUser));
    knobs << binlog;
    // A knob this server lacks is not offered.
    knobs.removeIf([&facts](const SessionKnob &knob) {
        return !facts.variables.contains(knob.name) && knob.name != QLatin1String("sql_log_bin");
    });
    return knobs;
}

QVector<SessionSetting> defaultSettings(const ServerFacts &facts)
{
    QVector<SessionSetting> settings;
    for (const SessionKnob &knob : sessionKnobs(facts))
        if (knob.onByDefault)
            settings << SessionSetting{.name = knob.name, .value = knob.during};
    return settings;
}

std::optional<Error> refuseSettings(const QVector<SessionSetting> &settings, const ServerFacts &facts)
{
    // A worker's session begins with the server's own value, and the last setting of a name is the one it
    // keeps.
    const auto isOff = [&settings, &facts](const char *name) {
        QString value = facts.variables.value(QLatin1String(name));
        for (const SessionSetting &setting : settings)
            if (setting.name.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
                value = setting.value;
        bool isNumber = false;
        return (value.toDouble(&isNumber) == 0 && isNumber) ||
               value.compare(QLatin1String("OFF"), Qt::CaseInsensitive) == 0;
    };
    if (facts.isMariaDb() && isOff("unique_checks") && isOff("foreign_key_checks"))
        return Error{.code = ErrorCode::SettingRefused,
                     .what = QStringLiteral(
                         "unique_checks=0 together with foreign_key_checks=0 turns on MariaDB's bulk "
                         "insert for empty tables: it locks the whole table, so that parallel "
                         "chunks time out, and one duplicate can lose thousands of rows silently."),
                     .howToFix = QStringLiteral(
                         "Leave one of the two on; where the server's own default is OFF, set it to 1 "
                         "for the load.")};
    for (const SessionSetting &setting : settings) {
        static const QStringList ours{QStringLiteral("sql_mode"),
                                      QStringLiteral("sql_notes"),
                                      QStringLiteral("autocommit"),
                                      QStringLiteral("max_error_count"),
                                      QStringLiteral("character_set_client"),
                                      QStringLiteral("character_set_database")};
        if (ours.contains(setting.name, Qt::CaseInsensitive))
            return Error{
                .code = ErrorCode::SettingRefused,
                .what = QStringLiteral("%1 is set by Millrace itself during the load.").arg(setting.name),
                .howToFix = QStringLiteral("Leave it out.")};
    }
    return std::nullopt;
}

} // namespace millrace
