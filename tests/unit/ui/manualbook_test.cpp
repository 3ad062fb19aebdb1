// SPDX-License-Identifier: GPL-3.0-or-later
// The manual that is inside the program, and the search over it.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/help/manualbook.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::manualbook_test {

TEST(ManualBook, HasEveryStepOfTheWizard)
{
    const ManualBook book;
    ASSERT_GT(book.pages().size(), 12);
    EXPECT_EQ(book.pages().first().name, u"index"_s);
    // What the wizard's pages say of themselves: tests/gui/manual_test.cpp.
    for (const char *page : {"source", "target", "mapping", "chunks", "tuning", "review", "load", "finish",
                             "whole-dump", "start", "cookbook", "trouble", "cli", "errors", "formats"})
        EXPECT_TRUE(book.has(QLatin1String(page))) << page;
    EXPECT_FALSE(book.has(u"nonsense"_s));
    EXPECT_TRUE(book.html(u"nonsense"_s).isEmpty());
    EXPECT_TRUE(book.html(u"../icons/info"_s).isEmpty());
}

TEST(ManualBook, CarriesItsPicturesInBothColours)
{
    const ManualBook book;
    static const QRegularExpression image(u"<img src=\"([^\"]+)-light.png\""_s);
    int pictures = 0;
    for (const ManualBook::Page &page : book.pages())
        for (auto found = image.globalMatch(book.html(page.name)); found.hasNext(); ++pictures) {
            const QString name = book.folder() + u'/' + found.next().captured(1);
            EXPECT_TRUE(QFile::exists(name + u"-light.png"_s)) << qPrintable(name);
            EXPECT_TRUE(QFile::exists(name + u"-dark.png"_s)) << qPrintable(name);
        }
    EXPECT_GE(pictures, 10);
}

TEST(ManualBook, FindsSectionsThatHoldAllTheWords)
{
    const ManualBook book;
    const auto hits = book.search(u"  ROLL   back "_s);
    ASSERT_FALSE(hits.isEmpty());
    EXPECT_EQ(hits.first().heading, u"Roll back"_s) << "a heading goes before texts";
    EXPECT_EQ(hits.first().page, u"trouble"_s);
    EXPECT_EQ(hits.first().anchor, u"roll-back"_s);
    for (const auto &hit : hits) {
        EXPECT_TRUE(book.has(hit.page));
        EXPECT_FALSE(hit.title.isEmpty());
        EXPECT_LT(hit.excerpt.size(), 220);
    }
    // The catalogue and the reference are part of the book.
    EXPECT_EQ(book.search(u"LocalInfileOff"_s).first().page, u"errors"_s);
    const auto option = book.search(u"--CONFIRM-redo-log-off"_s);
    EXPECT_TRUE(std::any_of(option.begin(), option.end(), [](const auto &hit) {
        return hit.page == "cli"_L1 && hit.heading == "plan"_L1;
    }));
    EXPECT_TRUE(book.search(u"xyzzy rows"_s).isEmpty());
    EXPECT_TRUE(book.search(u"   "_s).isEmpty());
    EXPECT_LE(book.search(u"a"_s).size(), ManualBook::mostHits);
}

TEST(ManualBook, IsEmptyWhereThereIsNone)
{
    const QTemporaryDir folder;
    const ManualBook book(folder.path());
    EXPECT_TRUE(book.pages().isEmpty());
    EXPECT_TRUE(book.search(u"rows"_s).isEmpty());
    EXPECT_TRUE(book.html(u"index"_s).isEmpty());
}

} // namespace millrace::test::manualbook_test
