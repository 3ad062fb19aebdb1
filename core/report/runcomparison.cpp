// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runcomparison.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/report/htmldocument.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "core/report/reportsections.h"
#include "core/report/runstages.h"
#include "core/report/svgplot.h"
#include "core/report/verdict.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

QString signedPercent(double share)
{
    const int percent = qRound((share - 1) * 100);
    return percent == 0 ? CoreText::tr("same")
                        : u"%1%2 %"_s.arg(percent > 0 ? u"+"_s : u"−"_s).arg(std::abs(percent));
}

class Lines
{
public:
    struct Name
    {
        QString english;
        QString shown;
    };

    void text(const Name &name, const QString &first, const QString &second, const QString &change = {})
    {
        if (!first.isEmpty() || !second.isEmpty())
            m_lines << ComparedLine{.name = name.english,
                                    .title = name.shown,
                                    .first = first.isEmpty() ? u"–"_s : first,
                                    .second = second.isEmpty() ? u"–"_s : second,
                                    .change = change,
                                    .differs = first != second};
    }
    /// A figure that is compared as such; \a show makes its text. Nothing where both are unknown (< 0).
    template <typename Show> void figure(const Name &name, double first, double second, Show show)
    {
        if (first < 0 && second < 0)
            return;
        text(name, first < 0 ? QString() : show(first), second < 0 ? QString() : show(second),
             first > 0 && second >= 0 ? signedPercent(second / first) : QString());
    }
    /// The two by a name that is a source text.
    void text(const char *name, const QString &first, const QString &second)
    {
        text(named(name), first, second);
    }
    template <typename Show> void figure(const char *name, double first, double second, Show show)
    {
        figure(named(name), first, second, show);
    }
    QVector<ComparedLine> take() { return std::move(m_lines); }

private:
    static Name named(const char *sourceText)
    {
        return {.english = QString::fromUtf8(sourceText), .shown = CoreText::tr(sourceText)};
    }

    QVector<ComparedLine> m_lines;
};

QString count(double value)
{
    return groupedNumber(static_cast<qint64>(value));
}

QString limitText(const RunReport &report)
{
    return report.limits.isEmpty() ? QString() : bottleneckSentence(overallBottleneck(report.limits));
}

struct ChunkFigures
{
    double middle = -1;
    double slowest = -1;
};

ChunkFigures chunkFigures(const RunReport &report)
{
    QVector<double> seconds;
    for (const ChunkTime &time : chunkTimes(report.events))
        seconds << time.ms / 1000.0;
    if (seconds.isEmpty())
        return {};
    std::sort(seconds.begin(), seconds.end());
    return {.middle = seconds.at(seconds.size() / 2), .slowest = seconds.last()};
}

QMap<QString, double> stageSeconds(const RunReport &report)
{
    QMap<QString, double> seconds;
    for (const RunStage &stage : runStages(report.events, report.summary.seconds))
        seconds[stage.name] += stage.to - stage.from;
    return seconds;
}

QString settingText(const QVector<SessionSetting> &settings, const QString &name)
{
    for (const SessionSetting &setting : settings)
        if (setting.name == name)
            return setting.value;
    return {};
}

QString verdictText(const RunReport &report)
{
    return verdictOf(report.summary, -1).sentence;
}

QString linesTable(const QString &firstName, const QString &secondName, const QVector<ComparedLine> &lines)
{
    HtmlTable table({{QString()},
                     {firstName, HtmlTable::Align::Number},
                     {secondName, HtmlTable::Align::Number},
                     {CoreText::tr("second to first"), HtmlTable::Align::Number}});
    for (const ComparedLine &line : lines)
        table.addRow({{line.title, u"note"_s},
                      {line.first},
                      {line.second, line.differs ? u"look"_s : QString()},
                      {line.change}});
    return table.html();
}

QJsonArray jsonLines(const QVector<ComparedLine> &lines)
{
    QJsonArray array;
    for (const ComparedLine &line : lines)
        array << QJsonObject{{u"name"_s, line.name},
                             {u"first"_s, line.first},
                             {u"second"_s, line.second},
                             {u"change"_s, line.change},
                             {u"differs"_s, line.differs}};
    return array;
}

QString hintsOfRun(const RunReport &report)
{
    const QString hints = hintList(report);
    return hints.isEmpty() ? QString() : u"<p>"_s + htmlText(report.summary.run) + u"</p>"_s + hints;
}

Result<RunReport> readAny(const RunFolder &folder)
{
    MILLRACE_TRY(const auto report, readReport(folder));
    const auto *dump = std::get_if<DumpReport>(&report);
    if (!dump)
        return std::get<RunReport>(report);
    RunReport whole = dump->whole;
    if (!dump->plan.tables.isEmpty()) { // the policies are the same for all of them
        whole.plan = dump->plan.tables.first();
        whole.plan.name = dump->whole.plan.name;
        whole.plan.source = dump->whole.plan.source;
        whole.plan.table = tablesText(dump->plan.tables.size());
    }
    return whole;
}

} // namespace

QVector<ComparedLine> comparedFigures(const RunReport &first, const RunReport &second)
{
    const RunSummary &a = first.summary;
    const RunSummary &b = second.summary;
    Lines lines;
    const auto total = [&](const char *name, qint64 TableOutcome::*member) {
        lines.figure(name, static_cast<double>(a.total(member)), static_cast<double>(b.total(member)), count);
    };
    lines.text(QT_TRANSLATE_NOOP("core", "Verdict"), verdictText(first), verdictText(second));
    total(QT_TRANSLATE_NOOP("core", "Rows loaded"), &TableOutcome::rowsLoaded);
    lines.figure(QT_TRANSLATE_NOOP("core", "Rows per second, mean"), a.rowsPerSecond, b.rowsPerSecond,
                 rateText);
    lines.figure(QT_TRANSLATE_NOOP("core", "Loading"), a.loadSeconds, b.loadSeconds, spanText);
    lines.figure(QT_TRANSLATE_NOOP("core", "Whole run"), a.seconds, b.seconds, spanText);
    const QMap<QString, double> stagesA = stageSeconds(first);
    const QMap<QString, double> stagesB = stageSeconds(second);
    QStringList names = stagesA.keys();
    for (const QString &name : stagesB.keys())
        if (!names.contains(name))
            names << name;
    for (const QString &name : std::as_const(names))
        if (name != "load"_L1)
            lines.figure(Lines::Name{u"Stage: %1"_s.arg(stageName(name)),
                                     CoreText::tr("Stage: %1").arg(stageTitle(name))},
                         stagesA.value(name, -1), stagesB.value(name, -1), spanText);
    total(QT_TRANSLATE_NOOP("core", "Chunks"), &TableOutcome::chunks);
    const ChunkFigures chunksA = chunkFigures(first);
    const ChunkFigures chunksB = chunkFigures(second);
    lines.figure(QT_TRANSLATE_NOOP("core", "Middle chunk"), chunksA.middle, chunksB.middle, spanText);
    lines.figure(QT_TRANSLATE_NOOP("core", "Slowest chunk"), chunksA.slowest, chunksB.slowest, spanText);
    total(QT_TRANSLATE_NOOP("core", "Retries"), &TableOutcome::retries);
    total(QT_TRANSLATE_NOOP("core", "Set aside"), &TableOutcome::rowsRejected);
    total(QT_TRANSLATE_NOOP("core", "Skipped"), &TableOutcome::rowsSkipped);
    total(QT_TRANSLATE_NOOP("core", "Warnings"), &TableOutcome::warnings);
    const auto memory = [](double bytes) { return sizeText(static_cast<qint64>(bytes)); };
    lines.figure(QT_TRANSLATE_NOOP("core", "Memory of Millrace"),
                 a.peakRssBytes > 0 ? double(a.peakRssBytes) : -1,
                 b.peakRssBytes > 0 ? double(b.peakRssBytes) : -1, memory);
    lines.text(QT_TRANSLATE_NOOP("core", "What limited it"), limitText(first), limitText(second));
    return lines.take();
}

QVector<ComparedLine> comparedPlans(const RunReport &first, const RunReport &second)
{
    const Plan &a = first.plan;
    const Plan &b = second.plan;
    Lines lines;
    lines.text(QT_TRANSLATE_NOOP("core", "Plan"), a.name, b.name);
    lines.text(QT_TRANSLATE_NOOP("core", "Server"), first.summary.server, second.summary.server);
    lines.text(QT_TRANSLATE_NOOP("core", "Target"), a.tableName(), b.tableName());
    lines.text(QT_TRANSLATE_NOOP("core", "Source"), sizeText(a.source.totalBytes()),
               sizeText(b.source.totalBytes()));
    lines.figure(QT_TRANSLATE_NOOP("core", "Workers"), a.workers, b.workers, count);
    lines.figure(QT_TRANSLATE_NOOP("core", "Rows per chunk"), double(a.chunkRows), double(b.chunkRows),
                 count);
    lines.text(QT_TRANSLATE_NOOP("core", "Order"), enumName(a.order), enumName(b.order));
    lines.text(QT_TRANSLATE_NOOP("core", "Indexes"), enumName(a.indexes), enumName(b.indexes));
    lines.text(QT_TRANSLATE_NOOP("core", "Way in"), enumName(a.wayIn), enumName(b.wayIn));
    lines.text(QT_TRANSLATE_NOOP("core", "At a bad row"), enumName(a.onError), enumName(b.onError));
    lines.text(QT_TRANSLATE_NOOP("core", "At a duplicate"), enumName(a.onDuplicate), enumName(b.onDuplicate));
    using Settings = QVector<SessionSetting> Plan::*;
    const std::pair<Settings, const char *> scopes[] = {
        {&Plan::session, QT_TRANSLATE_NOOP("core", "session")},
        {&Plan::global, QT_TRANSLATE_NOOP("core", "global")},
        {&Plan::host, QT_TRANSLATE_NOOP("core", "machine")}};
    for (const auto &[scope, scopeName] : scopes) {
        QStringList names;
        for (const auto *settings : {&(a.*scope), &(b.*scope)})
            for (const SessionSetting &setting : *settings)
                if (!names.contains(setting.name))
                    names << setting.name;
        for (const QString &name : std::as_const(names))
            lines.text(Lines::Name{u"%1 (%2)"_s.arg(name, QLatin1String(scopeName)),
                                   u"%1 (%2)"_s.arg(name, CoreText::tr(scopeName))},
                       settingText(a.*scope, name), settingText(b.*scope, name));
    }
    return lines.take();
}

QByteArray compareRuns(const RunReport &first, const RunReport &second)
{
    const QString firstName = first.summary.run;
    const QString secondName = second.summary.run;
    const double a = first.summary.rowsPerSecond;
    const double b = second.summary.rowsPerSecond;
    QString headline = CoreText::tr("Two runs side by side.");
    if (a > 0 && b > 0)
        headline = b >= a ? CoreText::tr("%1 loaded %2 times as fast as %3.")
                                .arg(secondName, decimalText(b / a, 2), firstName)
                          : CoreText::tr("%1 loaded at %2 % of the speed of %3.")
                                .arg(secondName, textLocale().toString(b / a * 100, 'g', 2), firstName);
    QString body = u"<section class=\"verdict look-here\"><h1>"_s + htmlText(headline) + u"</h1><p>"_s +
                   htmlText(CoreText::tr("Speeds are comparable where rows, server and table are.")) +
                   u"</p></section>\n"_s;
    body += reportSection(CoreText::tr("Rows per second"),
                          compareSvg(first.samples, second.samples, firstName, secondName));
    body += reportSection(CoreText::tr("What came of it"),
                          linesTable(firstName, secondName, comparedFigures(first, second)));
    body += reportSection(CoreText::tr("What was planned"),
                          linesTable(firstName, secondName, comparedPlans(first, second)));
    body += reportSection(CoreText::tr("Hints for next time"), hintsOfRun(first) + hintsOfRun(second));
    return reportDocument(CoreText::tr("%1 and %2").arg(firstName, secondName), second.summary, body);
}

QByteArray compareRunsJson(const RunReport &first, const RunReport &second)
{
    return QJsonDocument(QJsonObject{{u"first"_s, first.summary.toJson()},
                                     {u"second"_s, second.summary.toJson()},
                                     {u"figures"_s, jsonLines(comparedFigures(first, second))},
                                     {u"plans"_s, jsonLines(comparedPlans(first, second))}})
        .toJson();
}

Result<QByteArray> compareRuns(const RunFolder &first, const RunFolder &second, const QString &suffix)
{
    if (suffix != "html"_L1 && suffix != "json"_L1)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("Two runs side by side are no .%1 file.").arg(suffix),
                     .howToFix = CoreText::tr("Name a file that ends in .html or .json.")});
    MILLRACE_TRY(const auto a, readAny(first));
    MILLRACE_TRY(const auto b, readAny(second));
    return suffix == "html"_L1 ? compareRuns(a, b) : compareRunsJson(a, b);
}

} // namespace millrace
