// SPDX-License-Identifier: GPL-3.0-or-later
// The Finish page: rows set aside, what can be done with them, hints, reports saved and compared.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/htmldocument.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/runplot.h"
#include "ui/session/run/reportpdf.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/load/runframe.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <gtest/gtest.h>

namespace millrace::test::finish_page_test {

namespace {

class FinishPageTest : public testing::Test
{
protected:
    void SetUp() override
    {
        page = new FinishPage; // the frame takes it over
        page->setChooser(&chooser);
        page->setActions({.open =
                              [this](const QUrl &url) {
                                  opened << url.toLocalFile();
                                  return true;
                              },
                          .readDetails = [this](const QString &) -> Result<RunDetails> { return details; },
                          .saveReport = [this](const QString &runId, const QString &path) -> Result<void> {
                              saved = runId + u' ' + path;
                              return {};
                          },
                          .compare = [](const QString &runId, const QString &other) -> Result<QString> {
                              return u"/runs/"_s + runId + u'-' + other;
                          },
                          .readRun = [this](const QString &runId) -> Result<RunView> {
                              if (runId == u"lost"_s)
                                  return fail({.code = ErrorCode::RunUnknown, .what = u"No such run."_s});
                              return earlier.view;
                          },
                          .planRejects = [](const Plan &plan, const QString &file) -> Result<Plan> {
                              if (plan.schema.isEmpty())
                                  return fail({.code = ErrorCode::MappingIncomplete,
                                               .what = u"Its rows were numbered."_s});
                              Plan mended = plan;
                              mended.source.files = {{.path = file}};
                              return mended;
                          }});
        frame = std::make_unique<RunFrame>(page, RunFrame::Finish);
        frame->resize(1180, 760);
        frame->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(frame.get()));
    }
    void TearDown() override { frame.reset(); }

    void show(qint64 rejects)
    {
        load.advance(1'500);
        RunSummary summary = load.summary(RunState::Done);
        summary.tables[0].rowsRejected = rejects;
        load.view.setSummary(summary);
        page->showRun(load.view);
        ASSERT_TRUE(awaited([this] { return button("compareRuns")->isEnabled(); }));
    }
    QPushButton *button(const char *name) const
    {
        return frame->findChild<QPushButton *>(QLatin1String(name));
    }
    void press(const char *name) const
    {
        button(name)->setFocus();
        QTest::keyClick(button(name), Qt::Key_Space);
    }
    QAbstractItemModel *rejects() const { return page->findChild<DataTable *>(u"rejectTable"_s)->model(); }

    static RunDetails twoTables()
    {
        RunDetails details{.others = {{u"older"_s, u"yesterday · 400,000 rows/s"_s}}};
        for (const char *name : {"orders", "lines"}) {
            RejectGroup group{.plan = LoadFixture::plan(),
                              .rejectsFile = u"/runs/%1.txt"_s.arg(QLatin1String(name)),
                              .reasonsFile = u"/runs/%1.csv"_s.arg(QLatin1String(name))};
            group.plan.table = QLatin1String(name);
            group.list.rows = {{.number = 1,
                                .file = u"/dumps/a.txt"_s,
                                .line = 31'234,
                                .column = u"created_at"_s,
                                .code = 1292,
                                .reason = u"no date"_s,
                                .raw = "7\tx"}};
            group.list.count = 1;
            details.rejects << group;
        }
        return details;
    }

    AnsweringChooser chooser;
    RunDetails details = twoTables();
    QStringList opened;
    QString saved; ///< written by a thread of the pool before the answer that is waited for
    LoadFixture load{LoadFixture::plan()};
    LoadFixture earlier{LoadFixture::plan()}; ///< the run that is drawn over it
    FinishPage *page = nullptr;
    std::unique_ptr<RunFrame> frame;
};

} // namespace

TEST_F(FinishPageTest, RowsSetAsideStandInATableWithTheirReasons)
{
    show(2);
    ASSERT_EQ(rejects()->rowCount(), 2);
    EXPECT_TRUE(page->findChild<DataTable *>(u"rejectTable"_s)->isVisible())
        << "what needs somebody comes first";
    EXPECT_EQ(rejects()->index(0, 0).data().toString(), u"a.txt, line 31,234"_s);
    EXPECT_EQ(rejects()->index(0, 1).data().toString(), u"created_at"_s);
    EXPECT_EQ(rejects()->index(0, 2).data().toString(), u"no date (1292)"_s);
    EXPECT_EQ(rejects()->index(0, 3).data().toString(), u"7 → x"_s);
    press("openRejects");
    press("openReasons");
    EXPECT_EQ(opened, (QStringList{u"/runs/orders.txt"_s, u"/runs/orders.csv"_s}));
}

TEST_F(FinishPageTest, TheEvidenceSaysWhyRollBackIsMissing)
{
    details.undoObstacle = Error{.what = u"Nobody can tell."_s, .howToFix = u"TRUNCATE it."_s};
    show(0);
    const auto *evidence = page->findChild<QLabel *>(u"evidence"_s);
    EXPECT_TRUE(evidence->text().endsWith(u"Roll back is not offered. Nobody can tell. TRUNCATE it."_s))
        << evidence->text().toStdString();
    EXPECT_TRUE(evidence->textInteractionFlags().testFlag(Qt::TextSelectableByMouse))
        << "the statement is to be copied";
}

TEST_F(FinishPageTest, HowTheDumpsSourceIsFollowedCanBeCopied)
{
    show(0);
    EXPECT_TRUE(button("replicaTab")->isHidden()) << "the dump says nothing of a binary log";
    details.replica = u"-- follow\nCHANGE MASTER TO MASTER_HOST = '<source-host>';"_s;
    show(0);
    ASSERT_TRUE(button("replicaTab")->isVisible());
    EXPECT_TRUE(button("rejectsTab")->isHidden()) << "it holds nothing, and has no room";
    press("replicaTab");
    ASSERT_TRUE(page->findChild<QPlainTextEdit *>(u"replicaScript"_s)->isVisible());
    QGuiApplication::clipboard()->clear();
    press("copyReplica");
    EXPECT_EQ(QGuiApplication::clipboard()->text(), details.replica);
    details.replica.clear();
    show(0);
    EXPECT_TRUE(button("replicaTab")->isHidden()) << "of the run before";
    EXPECT_TRUE(button("rejectsTab")->isVisible());
    EXPECT_TRUE(page->findChild<QLabel *>(u"evidence"_s)->isVisible());
}

TEST_F(FinishPageTest, MendedRowsBecomeAPlanOfTheTableThatIsChosen)
{
    show(2);
    QSignalSpy plans(page, &FinishPage::planRequested);
    page->findChild<DataTable *>(u"rejectTable"_s)->selectRow(1);
    press("loadRejects");
    ASSERT_TRUE(plans.wait());
    const Plan plan = plans.first().first().value<Plan>();
    EXPECT_EQ(plan.table, u"lines"_s);
    EXPECT_EQ(plan.source.files.first().path, u"/runs/lines.txt"_s);
}

TEST_F(FinishPageTest, RowsThatCannotBeLoadedAgainSayWhy)
{
    details.rejects[0].plan.schema.clear();
    show(2);
    press("loadRejects");
    auto *bar = page->findChild<MessageBar *>(u"finishBar"_s);
    ASSERT_TRUE(awaited([&] { return bar->isVisible(); }));
    EXPECT_TRUE(bar->what().contains(u"numbered"_s));
    EXPECT_TRUE(button("loadRejects")->isEnabled()) << "the next table's may be";
}

TEST_F(FinishPageTest, WithoutRejectsTheEvidenceIsShownAndHintsAreAClickAway)
{
    details.rejects.clear();
    details.hints = {{.kind = RunHint::Kind::SmallChunks, .figure = 0.11}};
    show(0);
    EXPECT_FALSE(button("rejectsTab")->isEnabled());
    EXPECT_TRUE(page->findChild<QLabel *>(u"evidence"_s)->isVisible());
    press("hintsTab");
    const auto *hints = page->findChild<QLabel *>(u"hints"_s);
    EXPECT_TRUE(hints->isVisible());
    EXPECT_TRUE(hints->text().contains(u"0.11 s: larger chunks"_s)) << hints->text();
    details.hints.clear();
    show(0);
    EXPECT_TRUE(awaited([&] { return hints->text().contains(u"asks for a change"_s); }));
}

TEST_F(FinishPageTest, TheEvidenceTellsOfIndexesAndTheWarmUp)
{
    details.warmup = {u"credits: 4,034 pages of PRIMARY in memory (0 before)"_s};
    load.view.addEvent(
        load.event(Event::Kind::Note, u"2 indexes built in 0:12: a, b"_s,
                   {{u"ms"_s, 12'000}, {u"indexes_built"_s, QJsonArray{u"by_user"_s, u"by_day"_s}}}));
    show(0);
    const QString evidence = page->findChild<QLabel *>(u"evidence"_s)->text();
    EXPECT_TRUE(evidence.contains(u"Indexes built again in 0:12: by_user, by_day"_s)) << evidence;
    EXPECT_TRUE(evidence.endsWith(u"(0 before)"_s)) << evidence;
}

TEST_F(FinishPageTest, ReportsAreSavedAndRunsCompared)
{
    show(0);
    chooser.exportTo = u"/tmp/x.pdf"_s;
    press("saveReport");
    auto *bar = page->findChild<MessageBar *>(u"finishBar"_s);
    ASSERT_TRUE(awaited([&] { return bar->isVisible(); }));
    EXPECT_EQ(saved, u"20261121-010203-abcd /tmp/x.pdf"_s);
    const QList<QAction *> others = page->findChild<QMenu *>(u"otherRunsAsPage"_s)->actions();
    ASSERT_EQ(others.size(), 1);
    others.first()->trigger();
    ASSERT_TRUE(awaited([&] { return !opened.isEmpty(); }));
    EXPECT_EQ(opened.first(), u"/runs/20261121-010203-abcd-older"_s);
}

TEST_F(FinishPageTest, OtherRunsAreDrawnOverThePlot)
{
    details.others = {{u"a"_s, u"Monday · 400,000 rows/s"_s},
                      {u"lost"_s, u"Tuesday"_s},
                      {u"c"_s, u"Wednesday"_s},
                      {u"d"_s, u"Thursday"_s},
                      {u"e"_s, u"Friday"_s}};
    earlier.advance(3'000); // it took twice as long
    earlier.view.setSummary(earlier.summary(RunState::Done));
    show(0);
    auto *plot = page->findChild<RunPlot *>();
    const double own = plot->shownRange().upper;
    const auto names = [plot] {
        QStringList texts;
        for (int i = 0; i < plot->itemCount(); ++i)
            if (const auto *item = qobject_cast<QCPItemText *>(plot->item(i));
                item && item->visible() && item->text().startsWith(u"— "_s))
                texts << item->text();
        return texts;
    };
    EXPECT_TRUE(names().isEmpty());
    QList<QAction *> runs;
    for (QAction *action : page->findChild<QMenu *>(u"otherRuns"_s)->actions())
        if (action->isCheckable())
            runs << action;
    ASSERT_EQ(runs.size(), 5);

    runs[0]->trigger();
    ASSERT_TRUE(awaited([&] { return names().join(u'|').contains(u"this run: "_s); })) << names().join(u'|');
    EXPECT_GT(plot->shownRange().upper, own * 1.5) << "the longer run is shown whole";
    const QString readout = plot->readout(plot->shownRange().upper * 0.8);
    EXPECT_TRUE(readout.contains(u"this run: "_s)) << readout;

    runs[1]->trigger(); // its folder is gone
    auto *bar = page->findChild<MessageBar *>(u"finishBar"_s);
    ASSERT_TRUE(awaited([&] { return bar->isVisible(); }));
    EXPECT_FALSE(runs[1]->isChecked());
    EXPECT_EQ(names().size(), 1);

    runs[2]->trigger();
    runs[3]->trigger();
    ASSERT_TRUE(awaited([&] { return names().size() == 3; }));
    EXPECT_FALSE(runs[4]->isEnabled()) << "more could not be told apart";
    runs[0]->trigger();
    EXPECT_EQ(names().size(), 2);
    EXPECT_TRUE(runs[4]->isEnabled());

    page->showRun(load.view);
    EXPECT_TRUE(names().isEmpty()) << "they were chosen for the run that stood there";
    EXPECT_NEAR(plot->shownRange().upper, own, 1e-6);
}

TEST_F(FinishPageTest, OfALongVerdictTheFirstLinesStandUntilSomebodyWantsMore)
{
    show(0);
    EXPECT_FALSE(button("verdictMore")->isVisible());
    RunSummary summary = load.summary(RunState::Stopped, false);
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = u"A row does not fit. "_s.repeated(100),
                          .howToFix = u"Plan with --on-error set-aside."_s};
    load.view.setSummary(summary);
    page->showRun(load.view);
    const auto *why = page->findChild<QLabel *>(u"verdictWhy"_s);
    ASSERT_TRUE(awaited([&] { return button("verdictMore")->isVisible(); }));
    EXPECT_LE(why->height(), 3 * why->fontMetrics().lineSpacing());
    EXPECT_EQ(page->findChild<QLabel *>(u"verdictHow"_s)->text(),
              u"Plan with “Rows that do not fit: Set them aside” under Chunks."_s);
    press("verdictMore");
    EXPECT_TRUE(awaited([&] { return why->height() > 4 * why->fontMetrics().lineSpacing(); }));
    page->showRun(load.view);
    EXPECT_TRUE(awaited([&] { return why->height() <= 3 * why->fontMetrics().lineSpacing(); }));
}

TEST(ReportPdf, HoldsTablesAndPlotsOnPages)
{
    RunSummary summary;
    summary.run = u"x"_s;
    const QString rows = u"<tr><td>a &lt; b</td><td class=\"number\">17</td></tr>"_s;
    const QString body =
        u"<div class=\"tiles\">\n<div class=\"tile\">Rows<strong>1,000</strong></div>\n</div>\n"_s +
        reportSection(u"Plot"_s, u"<svg class=\"plot\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "
                                 "960 320\"><polyline class=\"curve\" points=\"0,0 900,300\"/></svg>"_s) +
        foldedSection(u"Chunks"_s, u"<table><tbody>"_s + rows.repeated(300) + u"</tbody></table>"_s, false);
    const QByteArray pdf = reportPdf(reportDocument(u"name"_s, summary, body));
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_FALSE(pdf.contains("/Subtype /Image")) << "the plot is lines, not a picture of them";
    EXPECT_GT(pdf.count("/Type /Page\n"), 2) << "three hundred rows";
    if (const QString pictures = qEnvironmentVariable("MILLRACE_SHOTS"); !pictures.isEmpty()) {
        // A report somebody made, for people to look at.
        QByteArray report = reportDocument(u"name"_s, summary, body);
        if (const QString path = qEnvironmentVariable("MILLRACE_REPORT"); !path.isEmpty()) {
            const auto read = readWholeFile(path);
            ASSERT_TRUE(read) << read.error().what;
            report = *read;
        }
        QTextDocument document;
        layOutReport(document, report);
        document.setPageSize(QSizeF(680, 960));
        QImage image(1360, 1920, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(2, 2);
        document.drawContents(&painter, QRectF(0, 0, 680, 960));
        image.save(pictures + u"/report-page.png"_s);
    }
    const QByteArray shorter = reportPdf(reportDocument(u"name"_s, summary, QString()));
    EXPECT_EQ(shorter.count("/Type /Page\n"), 1);
}

} // namespace millrace::test::finish_page_test
