// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingsguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/tuning/globalvariable.h"
#include "core/tuning/settingtext.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace millrace {

namespace {

using Kind = SettingOutcome::Kind;

bool sameKnob(const ChangedSetting &a, const ChangedSetting &b)
{
    return a.scope == b.scope && a.name.compare(b.name, Qt::CaseInsensitive) == 0;
}

bool lostConnection(const Error &error)
{
    return error.code == ErrorCode::ConnectionLost || isConnectionLoss(error.context.serverCode.value_or(0));
}

/// The larger limit first, so that the lower one fits below it; the redo log last, as all else is done under
/// its protection. Back it goes the other way round.
int turnOf(const ChangedSetting &setting)
{
    if (setting.name == redoLogName())
        return 2;
    return setting.name == "innodb_io_capacity_max"_L1 ? 0 : 1;
}

} // namespace

QString serverIdentity(Connection &connection)
{
    if (const auto uuid = connection.rows(u"SHOW GLOBAL VARIABLES LIKE 'server\\_uuid'"_s);
        uuid && !uuid->isEmpty())
        return uuid->first().value(1).toString();
    const auto place = connection.value(u"SELECT CONCAT_WS('|', @@hostname, @@port, @@datadir)"_s);
    return place ? place->toString() : QString();
}

SettingsGuard::SettingsGuard(Context context)
    : m_context(std::move(context))
{
    m_record.machine = m_context.host.machineName();
    m_context.target = m_context.target.withoutSchema(); // it may be gone by the time things are put back
}

SettingsGuard::~SettingsGuard()
{
    if (m_toPutBack)
        (void)putBack();
    if (m_connection) // or whoever comes next may still find the run at work
        SettingsLock::hideAlive(*m_connection, m_context.run);
}

Result<void> SettingsGuard::open()
{
    MILLRACE_TRY(auto connection, Connection::open(m_context.target));
    const bool ourTurn = m_lock.has_value();
    m_lock.reset(); // before its connection goes
    m_connection = std::move(connection);
    if (ourTurn)
        m_lock.emplace(*m_connection);
    // It idles for as long as the load takes. A server that caps the value keeps its own: then the connection
    // is opened again when it is needed.
    (void)m_connection->execute(u"SET SESSION wait_timeout = 31536000"_s);
    // What is written down has to be there at once, whatever the server's own default is.
    MILLRACE_TRY_VOID(m_connection->execute(u"SET SESSION autocommit = 1"_s));
    SettingsLock::showAlive(*m_connection, m_context.run);
    m_server = serverIdentity(*m_connection);
    m_table = std::make_unique<SettingsTable>(m_context.schema, m_server);
    return {};
}

/// A server that was restarted needs a while until it answers.
bool SettingsGuard::openAgain()
{
    using namespace std::chrono_literals;
    if (m_connection && m_connection->isAlive())
        return true;
    for (int attempt = 0; attempt < 10; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(500ms);
        if (open())
            return true;
    }
    return false;
}

Result<void> SettingsGuard::save()
{
    return m_context.runFolder.isEmpty() ? Result<void>() : m_record.save(m_context.runFolder);
}

Result<QString> SettingsGuard::read(const ChangedSetting &setting)
{
    return setting.scope == SettingScope::Host ? m_context.host.value(setting.name)
                                               : readGlobal(*m_connection, setting.name);
}

Result<QString> SettingsGuard::write(const ChangedSetting &setting, const QString &value)
{
    return setting.scope == SettingScope::Host ? m_context.host.set(setting.name, value)
                                               : setGlobal(*m_connection, setting.name, value);
}

/// What other runs at work hold. Anybody may make a table of that name, and what it says decides which value
/// is put back: so only tables in the schema of the load count, and those of runs under the same account.
QVector<SettingsTable::Row> SettingsGuard::liveRowsOfOthers()
{
    QVector<SettingsTable::Row> live;
    for (const QString &schema : SettingsTable::schemasWithTable(*m_connection)) {
        const auto rows = SettingsTable(schema, m_server).rows(*m_connection);
        for (const SettingsTable::Row &row : rows.value_or(QVector<SettingsTable::Row>())) {
            if (row.run == m_context.run || !row.sameServer)
                continue;
            const qint64 holder = SettingsLock::aliveConnection(*m_connection, row.run);
            if (holder == 0)
                continue;
            if (schema != m_context.schema) {
                const auto ours = m_connection->value(
                    u"SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = %1 AND USER = "
                    "SUBSTRING_INDEX(USER(), '@', 1)"_s.arg(holder));
                if (!ours || !ours->isValid())
                    continue;
            }
            live << row;
        }
    }
    return live;
}

SettingOutcome SettingsGuard::putBackOne(ChangedSetting &setting, const QVector<SettingsTable::Row> &others)
{
    SettingOutcome outcome{.scope = setting.scope, .name = setting.name, .before = setting.before};
    const auto failed = [&](const Error &error) {
        outcome.kind = Kind::Failed;
        outcome.error = error;
        return outcome;
    };
    const auto now = read(setting);
    if (!now)
        return failed(now.error());
    outcome.from = outcome.to = *now;
    const auto holder = std::find_if(others.rbegin(), others.rend(), [&](const SettingsTable::Row &row) {
        return sameKnob(row.setting, setting);
    });
    setting.done = true;
    if (holder != others.rend()) {
        outcome.run = holder->run;
        outcome.kind = Kind::HandedOver;
        // It finds its own value when it ends, or it would think that somebody else had changed it.
        if (setting.isOurs(*now) && !sameSettingValue(*now, holder->setting.during) &&
            holder->setting.confirmed)
            if (const auto given = write(setting, holder->setting.during))
                outcome.to = *given;
        return outcome;
    }
    if (sameSettingValue(*now, setting.before)) {
        outcome.kind = Kind::AlreadyBack;
        return outcome;
    }
    if (!setting.isOurs(*now)) {
        outcome.kind = Kind::LeftAlone;
        return outcome;
    }
    const auto back = write(setting, setting.before);
    setting.done = back && sameSettingValue(*back, setting.before);
    if (!back)
        return failed(back.error());
    outcome.to = *back;
    if (!setting.done)
        return failed({.code = ErrorCode::SettingNotPutBack,
                       .what = CoreText::tr("The server made %1 of it.").arg(*back),
                       .howToFix = setting.scope == SettingScope::Host
                                       ? HostSettings::command(setting.name, setting.before)
                                       : setGlobalStatement(setting.name, setting.before) + u';'});
    outcome.kind = Kind::PutBack;
    return outcome;
}

/// In the reverse order of their setting. REQUIRES: the lock, m_connection.
bool SettingsGuard::putBackAll(QVector<ChangedSetting> &settings, const QString &run, bool again)
{
    const bool ours = run == m_context.run;
    bool complete = true;
    const QVector<SettingsTable::Row> others = liveRowsOfOthers();
    for (auto setting = settings.rbegin(); setting != settings.rend(); ++setting) {
        if (setting->done)
            continue;
        SettingOutcome outcome = putBackOne(*setting, others);
        if (!ours && outcome.run.isEmpty())
            outcome.run = run;
        complete = complete && setting->done;
        if (again && outcome.error && lostConnection(*outcome.error)) {
            setting->done = false;
            return false;
        }
        m_context.tell(outcome);
        if (!setting->done)
            continue;
        if (ours)
            if (const auto saved = save(); !saved)
                m_context.note(saved.error().text());
        // A row that stays is found to be done by the next run or restore.
        (void)m_table->remove(*m_connection, run, *setting);
    }
    (void)m_table->dropWhenEmpty(*m_connection);
    return complete;
}

/// What runs into this schema left that are not at work any more.
Result<void> SettingsGuard::putBackDead()
{
    const auto rows = m_table->rows(*m_connection);
    if (!rows) // a table we may not read is not ours to mend
        return lostConnection(rows.error()) ? fail(rows.error()) : Result<void>();
    QMap<QString, QVector<ChangedSetting>> byRun;
    for (const SettingsTable::Row &row : *rows) {
        const bool hostElsewhere =
            row.setting.scope == SettingScope::Host && row.machine != m_context.host.machineName();
        if (row.run == m_context.run || !row.sameServer || hostElsewhere ||
            SettingsLock::aliveConnection(*m_connection, row.run) != 0)
            continue;
        byRun[row.run] << row.setting;
    }
    for (auto run = byRun.begin(); run != byRun.end(); ++run) {
        std::stable_sort(run->begin(), run->end(), [](const ChangedSetting &a, const ChangedSetting &b) {
            return turnOf(a) < turnOf(b);
        });
        (void)putBackAll(*run, run.key());
    }
    return {};
}

/// What this run wrote down before: in its folder, and on the server, which may know more (a confirmation
/// that did not reach the disk) or be all that is left.
Result<void> SettingsGuard::mergeEarlier()
{
    if (!m_context.runFolder.isEmpty()) {
        MILLRACE_TRY(const auto earlier, SettingsRecord::load(m_context.runFolder));
        if (earlier) {
            if (!earlier->isDone() && earlier->server != m_server)
                return fail(
                    {.code = ErrorCode::SettingsRecordUnusable,
                     .what = CoreText::tr("The settings to be put back are those of another server."),
                     .howToFix = CoreText::tr("Connect to the server the run loaded into; the file has "
                                              "the values."),
                     .context = {.file = SettingsRecord::path(m_context.runFolder)}});
            m_record.settings = earlier->settings;
        }
    }
    const auto rows = m_table->rows(*m_connection);
    if (!rows)
        return lostConnection(rows.error()) ? fail(rows.error()) : Result<void>();
    for (const SettingsTable::Row &row : *rows) {
        if (row.run != m_context.run || !row.sameServer)
            continue;
        if (row.setting.scope == SettingScope::Host && row.machine != m_context.host.machineName()) {
            m_context.note(CoreText::tr("%1 of the machine %2 was changed for the run; there, as root: %3")
                               .arg(row.setting.name, row.machine,
                                    HostSettings::command(row.setting.name, row.setting.before)));
            m_elsewhere = true;
            continue;
        }
        const auto known =
            std::find_if(m_record.settings.begin(), m_record.settings.end(),
                         [&row](const ChangedSetting &setting) { return sameKnob(setting, row.setting); });
        if (known == m_record.settings.end()) {
            m_record.settings << row.setting;
        } else if (!known->done && !known->confirmed && row.setting.confirmed) {
            known->confirmed = true;
            known->during = row.setting.during;
        }
    }
    std::stable_sort(m_record.settings.begin(), m_record.settings.end(),
                     [](const ChangedSetting &a, const ChangedSetting &b) { return turnOf(a) < turnOf(b); });
    return {};
}

Result<QVector<ChangedSetting>> SettingsGuard::wantedChanges(const QVector<SessionSetting> &global,
                                                             const QVector<SessionSetting> &host)
{
    QVector<ChangedSetting> changes;
    const QVector<SettingsTable::Row> others = liveRowsOfOthers();
    const auto add = [&](SettingScope scope, const SessionSetting &wanted) -> Result<void> {
        ChangedSetting change{.scope = scope, .name = wanted.name.toLower(), .wanted = wanted.value};
        const auto now = read(change);
        if (!now && lostConnection(now.error()))
            return fail(now.error());
        if (!now) {
            m_context.tell({.kind = Kind::NotSet, .scope = scope, .name = change.name, .error = now.error()});
            return {};
        }
        change.before = *now;
        const auto holder = std::find_if(others.begin(), others.end(), [&](const SettingsTable::Row &row) {
            return sameKnob(row.setting, change);
        });
        // Another run has it: what it was before that run is what it goes back to. Where the value is the
        // wanted one already, holding it too keeps it until both have ended.
        if (holder != others.end())
            change.before = holder->setting.before;
        else if (sameSettingValue(*now, wanted.value))
            return {};
        changes << change;
        return {};
    };
    for (const SessionSetting &setting : global)
        MILLRACE_TRY_VOID(add(SettingScope::Global, setting));
    for (const SessionSetting &setting : host)
        MILLRACE_TRY_VOID(add(SettingScope::Host, setting));
    std::stable_sort(changes.begin(), changes.end(),
                     [](const ChangedSetting &a, const ChangedSetting &b) { return turnOf(a) < turnOf(b); });
    return changes;
}

void SettingsGuard::setOne(ChangedSetting &setting)
{
    SettingOutcome outcome{.scope = setting.scope, .name = setting.name, .before = setting.before};
    const auto live = read(setting);
    const auto set = live ? write(setting, setting.wanted) : live;
    if (live)
        outcome.from = *live;
    const bool taken = set && (sameSettingValue(*set, setting.wanted) || !sameSettingValue(*set, *live));
    if (!taken) {
        outcome.kind = Kind::NotSet;
        outcome.error =
            set ? Error{.code = ErrorCode::SettingRefused,
                        .what = CoreText::tr("It stayed %1 although the server took %2 without an "
                                             "error.")
                                    .arg(*set, setting.wanted),
                        .howToFix = CoreText::tr("Choose a value within its limits.")}
                : set.error();
        // After a lost connection nobody knows whether it was set: then it stays on the list.
        setting.done = set || !lostConnection(set.error());
        if (setting.done)
            (void)m_table->remove(*m_connection, m_context.run, setting);
        else
            (void)openAgain();
    } else {
        outcome.kind = Kind::Set;
        outcome.to = setting.during = *set;
        setting.confirmed = true;
        if (m_tableUsable)
            (void)m_table->confirm(*m_connection, m_context.run, setting);
    }
    if (const auto saved = save(); !saved)
        m_context.note(saved.error().text());
    m_context.tell(outcome);
}

Result<void> SettingsGuard::apply(const QVector<SessionSetting> &global, const QVector<SessionSetting> &host)
{
    MILLRACE_TRY_VOID(open());
    const Turn turn(*this);
    MILLRACE_TRY_VOID(mergeEarlier());
    if (!putBackAll(m_record.settings, m_context.run))
        return fail(
            {.code = ErrorCode::SettingNotPutBack,
             .what = CoreText::tr("Settings that the run changed before it was broken off cannot be put "
                                  "back."),
             .howToFix = CoreText::tr("See the run's events for which, remove what is in the way, and "
                                      "resume the run.")});
    MILLRACE_TRY_VOID(putBackDead());
    MILLRACE_TRY(auto changes, wantedChanges(global, host));
    if (changes.isEmpty())
        return {};

    m_record = {.server = m_server, .machine = m_context.host.machineName(), .settings = changes};
    MILLRACE_TRY_VOID(save());
    m_toPutBack = true;
    auto written = m_table->create(*m_connection);
    for (const ChangedSetting &change : std::as_const(m_record.settings))
        if (written)
            written = m_table->add(*m_connection, m_context.run, m_record.machine, change);
    m_tableUsable = written.has_value();
    if (!written)
        m_context.note(CoreText::tr("The old values are in the run's folder only, not on the server: %1")
                           .arg(written.error().text()));
    for (ChangedSetting &change : m_record.settings)
        setOne(change);
    return {};
}

bool SettingsGuard::isSet(const QString &name) const
{
    return std::any_of(m_record.settings.begin(), m_record.settings.end(),
                       [&name](const ChangedSetting &setting) {
                           return setting.name == name && setting.confirmed && !setting.done;
                       });
}

/// Rows that stayed because the connection was lost between the setting and them.
void SettingsGuard::dropDone()
{
    for (const ChangedSetting &setting : std::as_const(m_record.settings))
        if (setting.done)
            (void)m_table->remove(*m_connection, m_context.run, setting);
}

bool SettingsGuard::putBack()
{
    m_toPutBack = false;
    if (m_record.isDone()) {
        m_connection.reset();
        return true;
    }
    // The line may be lost at any of these statements, and what is done is found to be done.
    constexpr int mostAttempts = 3;
    for (int attempt = 1; openAgain(); ++attempt) {
        const Turn turn(*this);
        if (attempt > 1)
            dropDone();
        const bool complete = putBackAll(m_record.settings, m_context.run, attempt < mostAttempts);
        if (attempt == mostAttempts || m_connection->isAlive())
            return complete;
    }
    for (const ChangedSetting &setting : std::as_const(m_record.settings))
        if (!setting.done)
            m_context.tell(
                {.kind = Kind::Failed,
                 .scope = setting.scope,
                 .name = setting.name,
                 .to = setting.during,
                 .before = setting.before,
                 .error = Error{
                     .code = ErrorCode::SettingNotPutBack,
                     .what = CoreText::tr("The server does not answer."),
                     .howToFix = CoreText::tr("When it does: millrace-cli restore %1").arg(m_context.run)}});
    return m_record.isDone();
}

Result<bool> SettingsGuard::restore(bool own)
{
    MILLRACE_TRY(auto connection, Connection::open(m_context.target));
    // Before this connection takes the run's lock itself.
    if (const qint64 holder = SettingsLock::aliveConnection(*connection, m_context.run); holder != 0 && !own)
        return fail({.code = ErrorCode::RunFolderUnusable,
                     .what = CoreText::tr("Run %1 is at work: connection %2 of the server belongs to it.")
                                 .arg(m_context.run)
                                 .arg(holder),
                     .howToFix = CoreText::tr("Wait for it to end. If the machine it ran on is gone, end the "
                                              "connection (KILL %1) and try again.")
                                     .arg(holder)});
    connection.reset();
    MILLRACE_TRY_VOID(open());
    const Turn turn(*this);
    MILLRACE_TRY_VOID(mergeEarlier());
    if (m_record.settings.isEmpty() && !m_elsewhere && m_context.runFolder.isEmpty())
        return fail({.code = ErrorCode::RunUnknown,
                     .what = CoreText::tr("The server has no setting written down that run %1 changed.")
                                 .arg(m_context.run),
                     .howToFix = CoreText::tr("Check the run's id and the target's schema.")});
    return putBackAll(m_record.settings, m_context.run) && !m_elsewhere;
}

} // namespace millrace
