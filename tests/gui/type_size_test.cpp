// SPDX-License-Identifier: GPL-3.0-or-later
// Another size of type is on screen at once: a window that was made before looks as one that is made now.
#include "core/base/literals.h"
#include "tests/gui/support/load_fixture.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/qtprinters.h"
#include "ui/plot/runplot.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/load/runframe.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test::type_size_test {
namespace {

/// Class and name, and those of what it is in.
std::string whoIs(const QWidget *widget)
{
    QString text;
    for (const QWidget *at = widget; at && !at->isWindow(); at = at->parentWidget())
        text.prepend(u"/%1 %2"_s.arg(QLatin1String(at->metaObject()->className()), at->objectName()));
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        text += u" \"%1\""_s.arg(label->text());
    return text.toStdString();
}

bool showsText(const QWidget *widget)
{
    return qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget) ||
           qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QPlainTextEdit *>(widget) ||
           qobject_cast<const QTableView *>(widget);
}

/// What the size of the type decides about each widget.
void expectSameType(const QWidget &then, const QWidget &now)
{
    const QList<QWidget *> before = then.findChildren<QWidget *>();
    const QList<QWidget *> after = now.findChildren<QWidget *>();
    ASSERT_EQ(before.size(), after.size());
    ASSERT_GT(before.size(), 20);
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QWidget *old = before.at(i);
        const QWidget *fresh = after.at(i);
        ASSERT_STREQ(old->metaObject()->className(), fresh->metaObject()->className());
        if (old->objectName().startsWith("qt_"_L1))
            continue; // Qt's own, inside of scroll areas
        if (showsText(old)) {
            EXPECT_EQ(old->font().pixelSize(), fresh->font().pixelSize()) << whoIs(old);
            EXPECT_EQ(old->font().weight(), fresh->font().weight()) << whoIs(old);
        }
        EXPECT_EQ(old->minimumSize(), fresh->minimumSize()) << whoIs(old);
        EXPECT_EQ(old->maximumSize(), fresh->maximumSize()) << whoIs(old);
        if (const auto *header = qobject_cast<const QHeaderView *>(old)) {
            const auto *other = qobject_cast<const QHeaderView *>(fresh);
            EXPECT_EQ(header->defaultSectionSize(), other->defaultSectionSize()) << whoIs(old);
        }
    }
}

class TypeSize : public testing::Test
{
protected:
    void TearDown() override { applyTheme(*qApp, ThemeMode::Light); }
    static void settle()
    {
        QTest::qWait(50); // layouts
    }
};

TEST_F(TypeSize, followsInEveryPageOfTheWizard)
{
    AnsweringChooser chooser;
    WizardWindow made{&chooser};
    made.show();
    settle();
    for (const int percent : {150, 90, 100}) {
        applyTheme(*qApp, ThemeMode::Light, percent);
        settle();
        WizardWindow fresh{&chooser};
        fresh.show();
        settle();
        expectSameType(made, fresh);
    }
}

TEST_F(TypeSize, followsOnThePagesOfARun)
{
    LoadFixture load{LoadFixture::plan(30'000'000, 200'000)};
    load.advance(20'000);
    const auto make = [&load](RunFrame::Step step) {
        WizardPage *page = nullptr;
        if (step == RunFrame::Load) {
            auto *made = new LoadPage;
            made->showRun(load.view);
            page = made;
        } else {
            auto *made = new FinishPage;
            made->showRun(load.view);
            page = made;
        }
        auto frame = std::make_unique<RunFrame>(page, step);
        frame->show();
        settle();
        return frame;
    };
    for (const RunFrame::Step step : {RunFrame::Load, RunFrame::Finish}) {
        applyTheme(*qApp, ThemeMode::Light);
        const auto made = make(step);
        applyTheme(*qApp, ThemeMode::Light, 150);
        settle();
        expectSameType(*made, *make(step));
        const auto *plot = made->findChild<RunPlot *>();
        ASSERT_NE(plot, nullptr);
        EXPECT_EQ(plot->axisRect(0)->axis(QCPAxis::atLeft)->tickLabelFont().pixelSize(), scaled(11));
    }
}

class TypeSizeAtTheStart : public StartTest
{
protected:
    void TearDown() override
    {
        StartTest::TearDown();
        applyTheme(*qApp, ThemeMode::Light);
    }
};

TEST_F(TypeSizeAtTheStart, followsInTitlesAndRails)
{
    QTest::qWait(50);
    applyTheme(*qApp, ThemeMode::Light, 150);
    QTest::qWait(50);
    Desktop none{QString(), QString()};
    MainWindow fresh({.chooser = &chooser,
                      .preferences = preferences.get(),
                      .desktop = &none,
                      .tray = std::make_unique<FakeTray>(),
                      .sampleRows = 2000});
    fresh.show();
    QTest::qWait(50);
    expectSameType(*window, fresh);
}

} // namespace
} // namespace millrace::test::type_size_test
