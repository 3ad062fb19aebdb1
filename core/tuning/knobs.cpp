// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/knobs.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/knobvalues.h"
#include "core/tuning/settingtext.h"

#include <algorithm>

namespace millrace {

namespace {

QString text(const char *words)
{
    return words ? CoreText::tr(words) : QString();
}

QString versionText(int version)
{
    const int patch = version % 100;
    QString number = u"%1.%2"_s.arg(version / 10000).arg(version / 100 % 100);
    if (patch > 0)
        number += u".%1"_s.arg(patch);
    return number;
}

QString rangeText(const QString &flavour, const VersionRange &range)
{
    if (range.from < 0)
        return CoreText::tr("not in %1").arg(flavour);
    if (range.gone > 0)
        return CoreText::tr("%1 before %2").arg(flavour, versionText(range.gone));
    if (range.from > 0)
        return CoreText::tr("%1 %2 and later").arg(flavour, versionText(range.from));
    return flavour;
}

QString existsText(const KnobRow &row)
{
    if (row.group == KnobGroup::Host)
        return u"Linux"_s;
    return rangeText(u"MySQL"_s, row.mysql) + u"; "_s + rangeText(u"MariaDB"_s, row.mariaDb);
}

/// The name of what is asked for, and the privileges each of which is enough.
struct Asked
{
    QString grant;
    QStringList enough;
};

Asked asked(KnobNeeds needs, const ServerFacts &facts)
{
    const QString super = u"SUPER"_s;
    const QString system = u"SYSTEM_VARIABLES_ADMIN"_s;
    const QString session = u"SESSION_VARIABLES_ADMIN"_s;
    const QString binlog = u"BINLOG ADMIN"_s;
    const bool roles = facts.can(Ability::DynamicPrivileges);
    const bool split = facts.can(Ability::SuperInPieces);
    switch (needs) {
    case KnobNeeds::Nothing:
    case KnobNeeds::Machine:
        return {};
    case KnobNeeds::BinlogSession:
        if (facts.can(Ability::SessionVariablesAdmin))
            return {session, {session, system, super}};
        return roles   ? Asked{system, {system, super}}
               : split ? Asked{binlog, {binlog, super}}
                       : Asked{super, {super}};
    case KnobNeeds::Global:
        return roles ? Asked{system, {system, super}} : Asked{super, {super}};
    case KnobNeeds::SyncBinlog:
        return roles   ? Asked{system, {system, super}}
               : split ? Asked{binlog, {binlog, super}}
                       : Asked{super, {super}};
    case KnobNeeds::RedoLog: {
        const QString redo = u"INNODB_REDO_LOG_ENABLE"_s;
        return {redo, {redo}};
    }
    }
    Q_UNREACHABLE();
}

/// What the server says; a variable that a session alone has (sql_log_bin on MySQL) is in no list of global
/// ones.
QString todayOf(const KnobRow &row, const ServerFacts &facts)
{
    const QString name = QLatin1String(row.name);
    if (name == redoLogName())
        return facts.redoLogEnabled ? (*facts.redoLogEnabled ? u"ON"_s : u"OFF"_s) : QString();
    if (name == "transaction_isolation"_L1)
        return facts.variables.value(name, facts.variables.value(u"tx_isolation"_s));
    if (name == "sql_log_bin"_L1)
        return facts.variables.value(name, u"ON"_s);
    return facts.variables.value(name);
}

bool isThere(const KnobRow &row, const ServerFacts &facts)
{
    const QString name = QLatin1String(row.name);
    if (name == redoLogName())
        return facts.redoLogEnabled.has_value();
    return name == "sql_log_bin"_L1 || facts.variables.contains(name) ||
           (name == "transaction_isolation"_L1 && facts.variables.contains(u"tx_isolation"_s));
}

bool isBufferPool(const KnobRow &row)
{
    return QLatin1String(row.name) == "innodb_buffer_pool_size"_L1;
}

/// MariaDB says which variables only a start changes; of MySQL the table knows.
bool isDynamic(const KnobRow &row, const ServerFacts &facts)
{
    if (isBufferPool(row))
        if (const qint64 largest = largestBufferPool(facts);
            largest > 0 && largest <= facts.bufferPoolBytes())
            return false;
    if (facts.isMariaDb() && !facts.readOnlyVariables.isEmpty())
        return !facts.readOnlyVariables.contains(QLatin1String(row.name));
    return (facts.isMariaDb() ? row.dynamicMariaDb : row.dynamicMysql).contains(facts.version);
}

Knob hostKnob(const KnobRow &row, Knob knob, const std::optional<HostFacts> &host)
{
    knob.asksFor = CoreText::tr("root on the server's machine");
    knob.needs = HostSettings::command(knob.name, knob.during);
    if (!host)
        return knob;
    const auto now = host->settings.value(knob.name);
    knob.here = now.has_value();
    knob.today = now.value_or(QString());
    if (host->settings.isWritable(knob.name))
        knob.needs.clear();
    const QStringList choices = host->settings.choices(knob.name);
    if (!choices.isEmpty() && !choices.contains(QLatin1String(row.during)))
        knob.during = knob.scratch = QString();
    return knob;
}

/// What refuseUnlogged() makes of it: in no preset where others read the log, and not to be had in a cluster.
void askForReaders(const ClusterFacts &cluster, Knob &knob)
{
    if (!cluster.isCluster() && cluster.logReaders.isEmpty())
        return;
    knob.preset = 0;
    if (cluster.isCluster())
        knob.during.clear();
    knob.risk = cluster.isGroup()
                    ? CoreText::tr("the other members of the group lack these rows and leave the group")
                : cluster.isGalera()
                    ? CoreText::tr("the other nodes of the cluster get the rows all the same")
                    : CoreText::tr("replicas lack these rows, and point-in-time recovery; seen now: %1")
                          .arg(cluster.logReaders.join(u", "_s));
}

Knob resolved(const KnobRow &row, const ServerFacts &facts, const std::optional<HostFacts> &host)
{
    const auto value = [&](const char *written) {
        const QString plain = QLatin1String(written);
        return plain == "auto"_L1 ? fittingValue(QLatin1String(row.name), facts, host) : plain;
    };
    Knob knob{.name = QLatin1String(row.name),
              .group = row.group,
              .does = text(row.does),
              .gain = text(row.gain),
              .risk = text(row.risk),
              .unit = QLatin1String(row.unit),
              .during = value(row.during ? row.during : ""),
              .exists = existsText(row),
              .ours = text(row.ours),
              .preset = row.preset,
              .least = row.least,
              .most = row.most};
    knob.scratch = row.scratch ? value(row.scratch) : knob.during;
    if (row.group == KnobGroup::Host)
        return hostKnob(row, knob, host);
    knob.here = isThere(row, facts);
    knob.today = knob.here ? todayOf(row, facts) : QString();
    if (knob.here && row.group == KnobGroup::Global && !isDynamic(row, facts))
        knob.group = KnobGroup::Start;
    else if (isBufferPool(row))
        knob.most = static_cast<double>(largestBufferPool(facts));
    if (row.needs == KnobNeeds::SyncBinlog || row.needs == KnobNeeds::BinlogSession)
        if (facts.variables.value(u"log_bin"_s) == "OFF"_L1) {
            knob.gain = CoreText::tr("The binary log is off on this server: nothing to gain.");
            knob.risk.clear();
            knob.preset = 0;
        }
    if (row.needs == KnobNeeds::BinlogSession)
        askForReaders(facts.cluster, knob);
    const Asked privilege = asked(row.needs, facts);
    knob.asksFor = privilege.grant;
    const bool has =
        privilege.enough.isEmpty() || std::any_of(privilege.enough.begin(), privilege.enough.end(),
                                                  [&facts](const QString &each) { return facts.has(each); });
    if (!has && row.group == KnobGroup::Global && isManaged(facts.kind))
        knob.needs = providerCommand(facts.kind, knob.name, knob.during); // nobody is given SUPER there
    else if (!has)
        knob.needs = u"GRANT %1 ON *.* TO %2"_s.arg(privilege.grant, quotedAccount(facts.currentUser));
    return knob;
}

Error refused(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::SettingRefused, .what = what, .howToFix = howToFix};
}

} // namespace

bool Knob::isToggle() const
{
    return here && ours.isEmpty() && group != KnobGroup::Start && !during.isEmpty();
}

bool Knob::isIn(TuningPreset chosen) const
{
    return preset > 0 && preset <= static_cast<int>(chosen) + 1;
}

QString Knob::duringUnder(TuningPreset chosen) const
{
    return chosen == TuningPreset::Scratch ? scratch : during;
}

QJsonObject Knob::toJson() const
{
    return {{u"name"_s, name},
            {u"scope"_s, enumName(group)},
            {u"here"_s, here},
            {u"today"_s, here ? QJsonValue(today) : QJsonValue()},
            {u"during"_s, during.isEmpty() ? QJsonValue() : QJsonValue(during)},
            {u"during_scratch"_s, scratch.isEmpty() ? QJsonValue() : QJsonValue(scratch)},
            {u"preset"_s,
             preset > 0 ? QJsonValue(enumName(static_cast<TuningPreset>(preset - 1))) : QJsonValue()},
            {u"unit"_s, unit},
            {u"does"_s, does},
            {u"gain"_s, gain},
            {u"risk"_s, risk},
            {u"exists"_s, exists},
            {u"privilege"_s, asksFor},
            {u"needs"_s, needs},
            {u"set_by_millrace"_s, ours}};
}

QVector<Knob> knobs(const ServerFacts &facts, const std::optional<HostFacts> &host)
{
    QVector<Knob> all;
    for (const KnobRow &row : knobRows())
        all << resolved(row, facts, host);
    return all;
}

const Knob *findKnob(const QVector<Knob> &knobs, const QString &name)
{
    const QString wanted =
        name.compare("tx_isolation"_L1, Qt::CaseInsensitive) == 0 ? u"transaction_isolation"_s : name;
    const auto found = std::find_if(knobs.begin(), knobs.end(), [&wanted](const Knob &knob) {
        return knob.name.compare(wanted, Qt::CaseInsensitive) == 0;
    });
    return found == knobs.end() ? nullptr : &*found;
}

TuningChoice presetChoice(TuningPreset preset, const QVector<Knob> &knobs)
{
    TuningChoice choice;
    for (const Knob &knob : knobs) {
        const QString value = knob.duringUnder(preset);
        if (!knob.isToggle() || !knob.isIn(preset) || !knob.needs.isEmpty() || knob.name == redoLogName() ||
            value.isEmpty())
            continue;
        const SessionSetting setting{.name = knob.name, .value = value};
        // A session begins with the server's value; writing it down again keeps the plan the same elsewhere.
        if (knob.group == KnobGroup::Session)
            choice.session << setting;
        else if (!sameSettingValue(knob.today, value))
            (knob.group == KnobGroup::Host ? choice.host : choice.global) << setting;
    }
    return choice;
}

Result<QString> normalisedValue(const Knob &knob, const QString &value)
{
    QString plain = value.trimmed();
    if (knob.unit == "bytes"_L1 && !plain.isEmpty()) {
        const qsizetype power = u"KMGT"_s.indexOf(plain.right(1).toUpper());
        bool isNumber = false;
        const qint64 number = plain.chopped(power >= 0 ? 1 : 0).toLongLong(&isNumber);
        if (!isNumber)
            return fail(refused(CoreText::tr("%1 is a size, “%2” is none.").arg(knob.name, value),
                                CoreText::tr("Write bytes, or a number with K, M, G or T.")));
        plain = QString::number(power >= 0 ? number << (10 * (power + 1)) : number);
    }
    if (knob.most <= 0 && knob.least <= 0)
        return plain;
    bool isNumber = false;
    const double number = plain.toDouble(&isNumber);
    const auto limit = [](double bound) { return QString::number(bound, 'f', bound < 1000 ? -1 : 0); };
    if (!isNumber || number < knob.least || (knob.most > 0 && number > knob.most))
        return fail(refused(
            CoreText::tr("%1 cannot be “%2”.").arg(knob.name, value),
            knob.most > 0 ? CoreText::tr("It goes from %1 to %2.").arg(limit(knob.least), limit(knob.most))
                          : CoreText::tr("It starts at %1.").arg(limit(knob.least))));
    return plain;
}

std::optional<Error> refuseGlobals(const QVector<SessionSetting> &global, const QString &redoLogOffServer,
                                   const ServerFacts &facts)
{
    const auto chosen = [&](const QString &name) {
        QString value = facts.variables.value(name);
        for (const SessionSetting &setting : global)
            if (setting.name.compare(name, Qt::CaseInsensitive) == 0)
                value = setting.value;
        return value;
    };
    for (const SessionSetting &setting : global) {
        static const QStringList sessionOnly{u"foreign_key_checks"_s, u"unique_checks"_s, u"sql_mode"_s,
                                             u"autocommit"_s, u"sql_log_bin"_s};
        if (!isVariableName(setting.name))
            return refused(CoreText::tr("“%1” is no variable name.").arg(setting.name),
                           CoreText::tr("Write the name of a global variable."));
        if (sessionOnly.contains(setting.name, Qt::CaseInsensitive))
            return refused(
                CoreText::tr("%1 for the whole server would change what everybody else's statements "
                             "mean.")
                    .arg(setting.name),
                CoreText::tr("Set it for the load's own sessions."));
        if (setting.name.contains("read_only"_L1, Qt::CaseInsensitive))
            return refused(CoreText::tr("%1 decides who may write: a load does not take that away from a "
                                        "replica.")
                               .arg(setting.name),
                           CoreText::tr("Load into the source; the replica gets the rows from there."));
        if (setting.name.compare(redoLogName(), Qt::CaseInsensitive) == 0 &&
            sameSettingValue(setting.value, u"OFF"_s)) {
            const QString server = facts.variables.value(u"server_uuid"_s);
            if (server.isEmpty() || redoLogOffServer != server)
                return Error{
                    .code = ErrorCode::SettingNotConfirmed,
                    .what = CoreText::tr("Switching InnoDB's redo log off is not confirmed for this "
                                         "server: a crash meanwhile loses the whole instance."),
                    .howToFix =
                        CoreText::tr("Confirm it by the server's name: --confirm-redo-log-off %1; or leave "
                                     "innodb_redo_log on.")
                            .arg(facts.variables.value(u"hostname"_s))};
        }
    }
    const QString capacity = chosen(u"innodb_io_capacity"_s);
    const QString most = chosen(u"innodb_io_capacity_max"_s);
    if (capacity.toLongLong() > most.toLongLong() && !most.isEmpty())
        return refused(
            CoreText::tr("innodb_io_capacity = %1 is above innodb_io_capacity_max = %2: MySQL would "
                         "cut it, MariaDB would raise the other, and it would not come back.")
                .arg(capacity, most),
            CoreText::tr("Set innodb_io_capacity_max to %1 or more as well.").arg(capacity));
    const QString dirty = chosen(u"innodb_max_dirty_pages_pct"_s);
    const QString low = chosen(u"innodb_max_dirty_pages_pct_lwm"_s);
    if (!dirty.isEmpty() && dirty.toDouble() < low.toDouble())
        return refused(
            CoreText::tr("innodb_max_dirty_pages_pct = %1 is below innodb_max_dirty_pages_pct_lwm = "
                         "%2, which the server would change with it.")
                .arg(dirty, low),
            CoreText::tr("Choose %1 or more.").arg(low));
    return std::nullopt;
}

} // namespace millrace
