// SPDX-License-Identifier: GPL-3.0-or-later
// The pages before Load while a load runs: there to be read, with all that was chosen, and not to be changed.
#include "core/base/literals.h"
#include "tests/gui/support/slowload_fixture.h"
#include "tests/support/awaited.h"
#include "ui/wizard/connection/connectioncard.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace millrace::test::load_pages_test {
namespace {

using LoadPagesTest = SlowLoadTest;

TEST_F(LoadPagesTest, areReadWhileItRunsAndLeadBackToIt)
{
    startLoad();
    WizardWindow *wizard = window->wizard();
    ASSERT_TRUE(committed());
    auto *forward = find<QPushButton>("primaryButton");
    for (int step = WizardWindow::SourceStep; step <= WizardWindow::ReviewStep; ++step) {
        ASSERT_TRUE(wizard->goTo(step)) << step;
        const WizardPage *page = wizard->currentPage();
        EXPECT_EQ(page, wizard->page(step));
        EXPECT_FALSE(page->isEnabled()) << step << " is in use";
        EXPECT_FALSE(page->sentence().isEmpty() && step != WizardWindow::TuningStep) << step;
        ASSERT_TRUE(forward->isEnabled());
        QTest::keyClick(forward, Qt::Key_Space);
        EXPECT_EQ(wizard->currentStep(), WizardWindow::LoadStep) << "from step " << step;
    }
    ASSERT_TRUE(wizard->isRunning()) << "else this proved nothing";
}

TEST_F(LoadPagesTest, sayWhatWasChosen)
{
    startLoad();
    WizardWindow *wizard = window->wizard();
    ASSERT_TRUE(committed());
    ASSERT_TRUE(wizard->goTo(WizardWindow::TargetStep));
    const auto *card = wizard->findChild<ConnectionCard *>();
    ASSERT_NE(card, nullptr);
    EXPECT_TRUE(card->isVisible() && !card->isEnabled())
        << "one card for two pages: it has to be on this one";
    ASSERT_TRUE(wizard->goTo(WizardWindow::ReviewStep));
    EXPECT_TRUE(find<QLabel>("reviewWords")->text().contains(schema + u".t"_s))
        << find<QLabel>("reviewWords")->text();
    EXPECT_TRUE(find<QPlainTextEdit>("reviewStatements")->toPlainText().contains(u"LOAD DATA"_s));
    const auto said = [wizard] {
        QStringList texts;
        for (const QLabel *label : wizard->currentPage()->findChildren<QLabel *>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(u'\n');
    };
    EXPECT_TRUE(awaited([&] { return said().contains(u"Not checked again"_s); })) << said();
    EXPECT_FALSE(find<QPushButton>("checkAgain")->isEnabled());
    ASSERT_TRUE(wizard->isRunning());
    wizard->runs()->stop();
    ASSERT_TRUE(over());
    EXPECT_TRUE(wizard->currentPage()->isEnabled());
    EXPECT_TRUE(awaited([&] { return !said().contains(u"Not checked again"_s); })) << said();
}

} // namespace
} // namespace millrace::test::load_pages_test
