// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/dumpreport.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/dumplisting.h"
#include "core/record/runfolder.h"
#include "core/report/htmldocument.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "core/report/reportfiles.h"
#include "core/report/reportsections.h"
#include "core/run/wholedump/tablefolder.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

namespace {

/// More of them make a page no browser likes to open; the tables' own reports have them all.
constexpr qsizetype mostTables = 200;
constexpr qsizetype mostStatements = 500;

QString outcomeText(const TableOutcome &table, bool begun)
{
    if (!begun)
        return CoreText::tr("not begun");
    if (table.verified)
        return u"verified"_s;
    return table.notVerifiedBecause.isEmpty() ? CoreText::tr("not finished")
                                              : CoreText::tr("not verified: ") + table.notVerifiedBecause;
}

QString tablesSection(const DumpReport &report)
{
    HtmlTable list({{CoreText::tr("Table")},
                    {CoreText::tr("Rows in the dump"), HtmlTable::Align::Number},
                    {CoreText::tr("Rows loaded"), HtmlTable::Align::Number},
                    {CoreText::tr("Set aside"), HtmlTable::Align::Number},
                    {CoreText::tr("Seconds"), HtmlTable::Align::Number},
                    {CoreText::tr("Rows/s"), HtmlTable::Align::Number},
                    {CoreText::tr("Outcome")}});
    QVector<const RunReport *> runs(report.plan.tables.size(), nullptr);
    for (const DumpReport::Table &table : report.tables)
        runs[table.place] = &table.report;
    for (qsizetype place = 0; place < report.plan.tables.size(); ++place) {
        const Plan &plan = report.plan.tables.at(place);
        const TableOutcome outcome = report.whole.summary.tables.value(place);
        const RunReport *run = runs.at(place);
        const bool begun = run || outcome.verified || outcome.rowsLoaded > 0;
        list.addRow({{plan.tableName()},
                     {groupedNumber(plan.source.totalRows())},
                     {groupedNumber(outcome.rowsLoaded)},
                     {groupedNumber(outcome.rowsRejected)},
                     {run ? decimalText(run->summary.seconds, 2) : u"–"_s},
                     {run && run->summary.rowsPerSecond > 0 ? rateText(run->summary.rowsPerSecond) : u"–"_s},
                     {outcomeText(outcome, begun), outcome.verified ? u"good"_s : u"look"_s}});
    }
    return reportSection(CoreText::tr("Tables"), list.html());
}

QString replicaSection(const ReplicaGuide &guide)
{
    HtmlTable list({{CoreText::tr("What has to be true first")}, {CoreText::tr("As it is")}, {}});
    for (const Finding &finding : guide.findings) {
        const bool isOk = finding.severity == Finding::Severity::Ok;
        const bool isNote = finding.severity == Finding::Severity::Note;
        list.addRow({{finding.topic},
                     {(finding.detail.what + u' ' + finding.detail.howToFix).trimmed()},
                     {replicaMark(finding.severity), isOk     ? u"good"_s
                                                     : isNote ? u"note"_s
                                                              : u"look"_s}});
    }
    QString text = htmlParagraph(guide.sentence, {}) + list.html();
    for (const ReplicaStep &step : guide.steps)
        text += htmlParagraph(step.title, u"note"_s) + u"<pre>"_s +
                htmlText(step.statements.join(u";\n"_s) + u';') + u"</pre>\n"_s;
    return reportSection(CoreText::tr("Following the source of the dump"), text);
}

QString stateText(AccountRecord::State state)
{
    switch (state) {
    case AccountRecord::State::Wanted:
    case AccountRecord::State::Making:
        return CoreText::tr("not made yet");
    case AccountRecord::State::Made:
    case AccountRecord::State::Going:
        return CoreText::tr("made");
    case AccountRecord::State::TakenBack:
        return CoreText::tr("taken back");
    case AccountRecord::State::Left:
        return CoreText::tr("not taken back");
    }
    return {};
}

QString accountsSection(const AccountRecord &accounts)
{
    HtmlTable list({{CoreText::tr("Account")}, {CoreText::tr("Outcome")}, {CoreText::tr("Note")}});
    for (const AccountRecord::Account &account : accounts.accounts) {
        QStringList notes = account.without;
        if (!account.lockedWhy.isEmpty())
            notes << CoreText::tr("locked: the server cannot take its password (%1)").arg(account.lockedWhy);
        if (!account.why.isEmpty())
            notes << account.why;
        const bool isGood = account.state == AccountRecord::State::Made && notes.isEmpty();
        list.addRow({{account.name().text()},
                     {stateText(account.state), isGood ? u"good"_s : u"look"_s},
                     {notes.join(u"; "_s)}});
    }
    for (const QString &name : accounts.there)
        list.addRow({{name}, {CoreText::tr("there already"), u"note"_s}, {CoreText::tr("left as it is")}});
    return reportSection(CoreText::tr("Accounts"), list.html());
}

/// What it is told by later is nobody else's business.
QJsonObject accountsJson(AccountRecord accounts)
{
    for (AccountRecord::Account &account : accounts.accounts)
        account.mark.clear();
    return membersJson(accounts);
}

QString dumpSections(const DumpReport &report)
{
    // Those of the tables are in their own sections.
    const QString statements =
        dumpStatementTexts(report.plan, {.mostTables = 0, .mostStatements = mostStatements}).join(QString());
    QString notes;
    for (const QString &note : report.plan.notes)
        notes += htmlParagraph(note, u"note"_s);
    QString text = tablesSection(report) + (report.accounts ? accountsSection(*report.accounts) : QString()) +
                   (report.replica ? replicaSection(*report.replica) : QString()) +
                   reportSection(CoreText::tr("Notes on the dump"), notes) + settingsSection(report.whole);
    if (!statements.isEmpty())
        text += foldedSection(CoreText::tr("Statements of the dump beside its rows"),
                              u"<pre>"_s + htmlText(statements) + u"</pre>\n"_s, false);
    text += eventsSection(report.whole);
    for (const DumpReport::Table &table : report.tables.mid(0, mostTables)) {
        const Plan &plan = report.plan.tables.at(table.place);
        text += foldedSection(plan.tableName(),
                              figureTiles(table.report) + rateSection(table.report) +
                                  chunkTimeSection(table.report) + limitSection(table.report) +
                                  hintSection(table.report) + evidenceSection(table.report) +
                                  rejectSection(table.report) + warmupSection(table.report) +
                                  settingsSection(table.report) + statementsSection(table.report) +
                                  chunkTableSection(table.report) + eventsSection(table.report),
                              false);
    }
    if (report.tables.size() > mostTables)
        text += htmlParagraph(
            CoreText::tr("%1 tables more are not shown one by one: millrace-cli report %2 "
                         "--dump-table NAME writes the report of each.")
                .arg(groupedNumber(report.tables.size() - mostTables), report.whole.summary.run),
            u"note"_s);
    return text;
}

} // namespace

Result<DumpReport> DumpReport::read(const RunFolder &folder, DumpPlan plan)
{
    MILLRACE_TRY(auto summary, folder.summary());
    MILLRACE_TRY(auto events, folder.events());
    MILLRACE_TRY(auto samples, folder.samples());
    DumpReport report{
        .whole = {.summary = std::move(summary), .events = std::move(events), .samples = std::move(samples)},
        .plan = std::move(plan)};
    report.whole.plan.name = report.plan.name;
    for (qsizetype place = 0; place < report.plan.tables.size(); ++place) {
        report.whole.plan.source.files += report.plan.tables.at(place).source.files;
        MILLRACE_TRY(const auto own, begunTable(folder, place));
        if (!own)
            continue; // not begun
        MILLRACE_TRY(auto table, RunReport::read(*own));
        report.tables << Table{.place = place, .report = std::move(table)};
    }
    MILLRACE_TRY(report.accounts, AccountRecord::load(folder.path()));
    report.replica = replicaGuideOf(folder.path(), report.plan, report.whole.summary);
    return report;
}

QByteArray reportHtml(const DumpReport &report)
{
    return reportDocument(report.plan.name, report.whole.summary,
                          verdictSection(report.whole) + figureTiles(report.whole) +
                              rateSection(report.whole) + dumpSections(report));
}

QByteArray reportJson(const DumpReport &report)
{
    QJsonObject whole = QJsonDocument::fromJson(reportJson(report.whole)).object();
    whole.insert(u"plan"_s, QJsonDocument::fromJson(report.plan.toJson()).object());
    whole.remove(u"chunks"_s);
    QJsonArray tables;
    for (const DumpReport::Table &table : report.tables)
        tables << QJsonDocument::fromJson(reportJson(table.report)).object();
    whole.insert(u"tables"_s, tables);
    if (report.accounts)
        whole.insert(u"accounts"_s, accountsJson(*report.accounts));
    if (report.replica)
        whole.insert(u"replica"_s, report.replica->toJson());
    return QJsonDocument(whole).toJson();
}

QByteArray reportCsv(const DumpReport &report)
{
    return reportCsv(report.whole);
}

} // namespace millrace
