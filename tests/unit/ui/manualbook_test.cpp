// SPDX-License-Identifier: GPL-3.0-or-later
// The manual that is inside the program, and the search over it.
#include "ui/help/manualbook.h"
#include "ui/wizard/wizardwindow.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test {

TEST(ManualBook, HasEveryStepOfTheWizard)
{
    const ManualBook book;
    ASSERT_GT(book.pages().size(), 12);
    EXPECT_EQ(book.pages().first().name, QStringLiteral("index"));
    QSet<QString> ofSteps;
    for (int step = WizardWindow::SourceStep; step <= WizardWindow::FinishStep; ++step)
        for (const bool wholeDump : {false, true}) {
            const QString page = manualPageOf(step, wholeDump);
            EXPECT_TRUE(book.has(page)) << step;
            EXPECT_NE(page, QStringLiteral("index")) << step;
            ofSteps << page;
        }
    EXPECT_EQ(ofSteps.size(), 9) << "a page per step, and one about whole dumps";
    EXPECT_EQ(manualPageOf(WizardWindow::MappingStep, false), QStringLiteral("mapping"));
    EXPECT_EQ(manualPageOf(WizardWindow::MappingStep, true), QStringLiteral("whole-dump"));
    for (const char *page : {"start", "cookbook", "trouble", "cli", "errors", "formats"})
        EXPECT_TRUE(book.has(QLatin1String(page))) << page;
    EXPECT_FALSE(book.has(QStringLiteral("nonsense")));
    EXPECT_TRUE(book.html(QStringLiteral("nonsense")).isEmpty());
    EXPECT_TRUE(book.html(QStringLiteral("../icons/info")).isEmpty());
}

TEST(ManualBook, CarriesItsPicturesInBothColours)
{
    const ManualBook book;
    static const QRegularExpression image(QStringLiteral("<img src=\"([^\"]+)-light.png\""));
    int pictures = 0;
    for (const ManualBook::Page &page : book.pages())
        for (auto found = image.globalMatch(book.html(page.name)); found.hasNext(); ++pictures) {
            const QString name = book.folder() + QLatin1Char('/') + found.next().captured(1);
            EXPECT_TRUE(QFile::exists(name + QStringLiteral("-light.png"))) << qPrintable(name);
            EXPECT_TRUE(QFile::exists(name + QStringLiteral("-dark.png"))) << qPrintable(name);
        }
    EXPECT_GE(pictures, 10);
}

TEST(ManualBook, FindsSectionsThatHoldAllTheWords)
{
    const ManualBook book;
    const auto hits = book.search(QStringLiteral("  ROLL   back "));
    ASSERT_FALSE(hits.isEmpty());
    EXPECT_EQ(hits.first().heading, QStringLiteral("Roll back")) << "a heading goes before texts";
    EXPECT_EQ(hits.first().page, QStringLiteral("trouble"));
    EXPECT_EQ(hits.first().anchor, QStringLiteral("roll-back"));
    for (const auto &hit : hits) {
        EXPECT_TRUE(book.has(hit.page));
        EXPECT_FALSE(hit.title.isEmpty());
        EXPECT_LT(hit.excerpt.size(), 220);
    }
    // The catalogue and the reference are part of the book.
    EXPECT_EQ(book.search(QStringLiteral("LocalInfileOff")).first().page, QStringLiteral("errors"));
    const auto option = book.search(QStringLiteral("--CONFIRM-redo-log-off"));
    EXPECT_TRUE(std::any_of(option.begin(), option.end(), [](const auto &hit) {
        return hit.page == QLatin1String("cli") && hit.heading == QLatin1String("plan");
    }));
    EXPECT_TRUE(book.search(QStringLiteral("xyzzy rows")).isEmpty());
    EXPECT_TRUE(book.search(QStringLiteral("   ")).isEmpty());
    EXPECT_LE(book.search(QStringLiteral("a")).size(), ManualBook::mostHits);
}

TEST(ManualBook, IsEmptyWhereThereIsNone)
{
    const QTemporaryDir folder;
    const ManualBook book(folder.path());
    EXPECT_TRUE(book.pages().isEmpty());
    EXPECT_TRUE(book.search(QStringLiteral("rows")).isEmpty());
    EXPECT_TRUE(book.html(QStringLiteral("index")).isEmpty());
}

} // namespace millrace::test
