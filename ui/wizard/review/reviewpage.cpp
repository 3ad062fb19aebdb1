// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review/reviewpage.h"

#include "core/base/literals.h"
#include "core/plan/shipsteps.h"
#include "core/plan/statements.h"
#include "core/plan/wholedump/runplan.h"
#include "ui/language/localtext.h"
#include "ui/language/optionwords.h"
#include "ui/session/work/serverwork.h"
#include "ui/words/mappingwords.h"
#include "ui/words/planwords.h"
#include "ui/words/sourcewords.h"

namespace millrace {

namespace {

QString connectionWords(const Plan &plan)
{
    const QString workers = counted(plan.workers, tr("connection"), tr("connections"));
    const QString server = plan.connection.displayName();
    const qsizetype settings = plan.sessionSettings().size();
    if (settings == 0)
        return (plan.workers == 1 ? tr("%1 to %2 is opened.") : tr("%1 to %2 are opened."))
            .arg(workers, server);
    const QString variables = settings == 1
                                  ? tr("1 session variable is put in force and put back at the end")
                                  : tr("%1 session variables are put in force and put back at the end")
                                        .arg(groupedNumber(settings));
    return (plan.workers == 1 ? tr("%1 to %2 is opened; there %3.") : tr("%1 to %2 are opened; there %3."))
        .arg(workers, server, variables);
}

QString duplicateWords(const Plan &plan)
{
    switch (plan.onDuplicate) {
    case OnDuplicate::Stop:
        return tr("A row whose key is there already stops the load.");
    case OnDuplicate::Keep:
        return tr("Where a row's key is there already, the row in the table stays; the one in the dump is "
                  "skipped and counted.");
    case OnDuplicate::Replace:
        return tr("A row whose key is there already replaces the row in the table.");
    case OnDuplicate::SetAside:
        return tr(
            "A row whose key is there already is set aside in rejects.txt; the row in the table stays.");
    }
    Q_UNREACHABLE();
}

/// What the load changes for everybody.
QStringList settingWords(const Plan &plan)
{
    QStringList lines;
    const auto list = [](const QVector<SessionSetting> &settings) {
        QStringList texts;
        for (const SessionSetting &setting : settings)
            texts << u"%1 = %2"_s.arg(setting.name, setting.value);
        return texts.join(u", "_s);
    };
    if (!plan.global.isEmpty() || !plan.host.isEmpty())
        lines << tr("What settings of the server are now is written down in the run's folder and in "
                    "%1._millrace_settings.")
                     .arg(plan.schema);
    if (!plan.global.isEmpty())
        lines << tr("For the whole server, during the load: %1.").arg(list(plan.global));
    if (!plan.host.isEmpty())
        lines << tr("On the server's machine, during the load: %1.").arg(list(plan.host));
    return lines;
}

QString indexWords(const Plan &plan)
{
    return plan.indexes == IndexPolicy::DeferAll
               ? tr("Secondary indexes, unique ones too, are written down in the run's folder and dropped; "
                    "until they are built, nothing finds duplicates in the unique ones.")
               : tr("Secondary indexes that are not unique are written down in the run's folder and dropped; "
                    "those that a foreign key needs stay.");
}

QStringList orderWords(const Plan &plan)
{
    QStringList lines;
    if (const QString zone = plan.sessionTimeZone(); !zone.isEmpty() && !plan.source.isOnServer())
        lines << tr("TIMESTAMP values are read in time zone %1.").arg(zone);
    if (plan.source.isOnServer())
        lines << tr("The rows come through this machine and are loaded with LOAD DATA; moments travel in "
                    "time zone %1.")
                     .arg(plan.timeZone());
    else if (plan.order == RowOrder::PrimaryKey && plan.source.isTable())
        lines << tr("Within each statement the rows are ordered by the primary key of the target.");
    else if (plan.order == RowOrder::PrimaryKey)
        lines << tr(
            "Unless it is in order already, the dump is sorted by the primary key into a copy on this "
            "machine, which is loaded in its place and deleted once the rows are verified.");
    return lines;
}

/// What follows the last row.
QStringList afterwardsWords(const Plan &plan)
{
    QStringList lines;
    if (plan.indexes != IndexPolicy::Keep)
        lines << tr("After the last row the indexes are built again, exactly as they were. Whatever happens "
                    "before, millrace-cli restore brings them back.");
    if (!plan.global.isEmpty() || !plan.host.isEmpty())
        lines << tr(
            "Then all settings of the server are put back to what they were; one that somebody else changed "
            "meanwhile is left alone. After a crash millrace-cli restore, or the next run into this schema, "
            "does it.");
    lines << tr("The rows are counted before and after, and compared with the journal.");
    if (plan.verify != VerifyLevel::Counts)
        lines
            << (plan.verify == VerifyLevel::Content
                    ? tr("The server computes a checksum of all contents, which is compared with the dump's.")
                    : tr("The server computes a checksum of the contents of some chunks (of a small load, of "
                         "all), "
                         "which is compared with the dump's."));
    lines << tr("Then the journal is dropped.");
    if (const QString warmup = warmupWords(plan.warmup); !warmup.isEmpty())
        lines << warmup;
    return lines;
}

/// From there on, of a table that is built beside the server.
QStringList shippedWords(const Plan &plan)
{
    QStringList lines = shipSteps(plan);
    lines << errorWords(plan);
    if (plan.onError != OnError::AsServer)
        lines << duplicateWords(plan);
    if (const QString warmup = warmupWords(plan.warmup); !warmup.isEmpty())
        lines << warmup;
    return lines;
}

} // namespace

ReviewPage::ReviewPage(MigrationDraft *draft, ServerWork *work, QWidget *parent)
    : ReviewBase(u"reviewPage"_s, {}, parent)
    , m_draft(draft)
    , m_work(work)
{
    for (const auto changed :
         {&MigrationDraft::sourceChanged, &MigrationDraft::tableChanged, &MigrationDraft::mappingChanged,
          &MigrationDraft::optionsChanged, &MigrationDraft::settingsChanged})
        connect(draft, changed, this, &ReviewPage::onPlanChanged);
    connect(work, &ServerWork::preflightChanged, this, &ReviewPage::refreshFindings);
    refreshFindings();
}

void ReviewPage::check()
{
    m_work->requestPreflight();
}

bool ReviewPage::isChecking() const
{
    return m_work->isChecking();
}

bool ReviewPage::mayRehearse() const
{
    const auto plan = m_draft->plan();
    return plan && !plan->source.isSameServerTable() && !plan->source.isArriving();
}

QString ReviewPage::rehearsalTip() const
{
    return tr("Runs the whole plan on a private server of this machine, with a table like the target's. The "
              "target is only read; the server is thrown away.");
}

void ReviewPage::refreshPlan()
{
    const auto plan = m_draft->plan();
    m_statementCount = 0;
    QString text;
    if (!plan) {
        setSentence(plan.error().what);
    } else {
        setWords(words(*plan));
        const QVector<PlannedStatement> statements = plannedStatements(*plan);
        m_statementCount = static_cast<int>(statements.size());
        for (const PlannedStatement &statement : statements)
            text += statement.text();
    }
    setStatements(text, statementsText(m_statementCount));
    setSaveable(plan.has_value());
}

void ReviewPage::refreshFindings()
{
    const auto &result = m_work->preflightResult();
    setFindings(result ? std::optional(result->findings) : std::nullopt);
}

QString ReviewPage::tableWords(const SourceTable &table) const
{
    const QString name = u"%1.%2"_s.arg(table.schema, table.name);
    const QString rows = rowsText(table.rowsEstimate);
    if (table.isQuery())
        return tr("The rows of the query on %1 are read by one SELECT and loaded as one chunk.")
            .arg(table.server->displayName());
    if (table.server && table.key.isEmpty())
        return tr("%1 on %2 (about %3) is read by one SELECT and loaded as one chunk.")
            .arg(name, table.server->displayName(), rows);
    if (table.server)
        return (table.hasSnapshots() ? tr("%1 on %2 (about %3) is read in ranges of %4, all from one "
                                          "snapshot; writers there wait "
                                          "for the milliseconds it takes to begin it.")
                                     : tr("%1 on %2 (about %3) is read in ranges of %4, without a snapshot."))
            .arg(name, table.server->displayName(), rows, table.key.text());
    if (table.key.isEmpty())
        return tr("%1 (about %2) is read whole, in one statement.").arg(name, rows);
    return tr("%1 (about %2) is read in ranges of %3, which are locked against writers while they are "
              "loaded.")
        .arg(name, rows, table.key.text());
}

QStringList ReviewPage::words(const Plan &plan) const
{
    const qint64 rows = plan.source.totalRows();
    const QString table = u"%1.%2"_s.arg(plan.schema, plan.table);
    QStringList lines;
    if (plan.source.isTable())
        lines << tableWords(*plan.source.table);
    else if (plan.source.isArriving())
        lines << tr(
            "The stream is loaded while it arrives, as its first rows say; nothing is verified before "
            "its end is there and was judged.");
    else
        lines << tr("%1 (%2, %3) are read in the order shown under Source.")
                     .arg(filesText(plan.source.files.size()), sizeText(plan.source.totalBytes()),
                          rows < 0 ? tr("rows not counted yet") : rowsText(rows));
    if (plan.source.dialect.isJsonLines())
        lines << tr("They are JSON Lines: each object is a row, of the values of %1.")
                     .arg(counted(plan.source.dialect.jsonKeys.size(), tr("key"), tr("keys")));
    if (const auto stream = RunPlan(plan).withStreamFound().stream())
        lines << streamWords(*stream);
    if (!plan.createSql.isEmpty())
        lines << tr("%1 is created if it is missing.").arg(table);
    if (plan.wayIn == WayIn::Ship)
        return lines + shippedWords(plan);
    lines << tr("A journal, %1.%2, notes every chunk in the chunk's own transaction.")
                 .arg(plan.schema, plan.journalTable);
    lines << connectionWords(plan);
    lines << settingWords(plan);
    lines << orderWords(plan);
    if (plan.indexes != IndexPolicy::Keep)
        lines << indexWords(plan);
    lines << tr("Chunks of %1 are loaded into %2, %3; each is committed whole or not at all.")
                 .arg(rowsText(plan.chunkRows), table, mappingWords(plan.mapping));
    lines
        << tr("Limits: %1.").arg(limitsText(plan.limits, plan.memoryBytes, plan.workFolder, plan.maxRejects));
    lines << errorWords(plan);
    if (plan.onError != OnError::AsServer)
        lines << duplicateWords(plan);
    return lines + afterwardsWords(plan) + choiceWords(plan);
}

bool ReviewPage::isReady() const
{
    return ReviewBase::isReady() && !m_draft->input().brokenOff && m_draft->whyWholeFirst().isEmpty();
}

QString ReviewPage::hint() const
{
    if (m_draft->input().brokenOff)
        return tr("The stream broke off: have it go on under Source.");
    if (const QString why = m_draft->whyWholeFirst(); !why.isEmpty())
        return tr("All of the stream has to be there first: %1.").arg(inControls(why));
    return ReviewBase::hint();
}

QString ReviewPage::sentence() const
{
    const Source &source = m_draft->source();
    const qint64 rows = source.totalRows();
    if (source.isOnServer() && source.table->isQuery())
        return tr("The rows of a query on %1 into %2.%3 on %4")
            .arg(source.table->server->displayName(), m_draft->schema(), m_draft->table(),
                 m_draft->connection().displayName());
    if (source.isTable())
        return tr("About %1 from %2.%3 into %4.%5 on %6")
            .arg(rowsText(source.table->rowsEstimate), source.table->schema, source.table->name,
                 m_draft->schema(), m_draft->table(), m_draft->connection().displayName());
    return tr("%1 from %2 into %3.%4 on %5")
        .arg(rows < 0 ? tr("Rows") : rowsText(rows), m_draft->source().name, m_draft->schema(),
             m_draft->table(), m_draft->connection().displayName());
}

QString ReviewPage::railSummary() const
{
    return m_statementCount > 0 ? statementsText(m_statementCount) : QString();
}

QString ReviewPage::nextText() const
{
    return loadText(m_draft->source().totalRows());
}

} // namespace millrace
