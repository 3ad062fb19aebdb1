// SPDX-License-Identifier: GPL-3.0-or-later
// Every control of every page, without a mouse: it is reached by Tab, says its name to a screen reader, and
// no two share an underlined letter where both can be pressed.
#include "core/base/literals.h"
#include "core/mapping/loadstatement.h"
#include "tests/gui/support/start_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"
#include "ui/plot/chunkmap.h"
#include "ui/start/startpage.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>

namespace millrace::test::start_keys_test {
namespace {

class KeysTest : public StartTest
{
protected:
    /// What a user of this view can operate.
    QList<QWidget *> controls() const
    {
        QList<QWidget *> found;
        for (QWidget *widget : window->findChildren<QWidget *>())
            if (widget->isVisible() && widget->isEnabled() && !widget->focusProxy() &&
                (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
                !widget->objectName().startsWith("qt_"_L1))
                found << widget;
        return found;
    }
    static QString nameOf(const QWidget *widget)
    {
        if (!widget->accessibleName().isEmpty())
            return widget->accessibleName();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            return button->text();
        // A label with this widget as its buddy speaks for it.
        for (const QLabel *label : widget->window()->findChildren<QLabel *>())
            if (label->buddy() == widget)
                return label->text();
        return {};
    }
    static QString whoIs(const QWidget *widget)
    {
        return QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
    }
    void expectNames(const QString &where) const
    {
        for (const QWidget *widget : controls()) {
            const bool part = qobject_cast<const QComboBox *>(widget->parentWidget()) ||
                              qobject_cast<const QAbstractSpinBox *>(widget->parentWidget());
            if (!part && !qobject_cast<const QScrollArea *>(widget)) {
                EXPECT_FALSE(nameOf(widget).isEmpty()) << where << ": " << whoIs(widget);
            }
        }
    }
    void expectOwnLetters(const QString &where) const
    {
        QHash<QChar, QString> taken;
        for (const auto *button : window->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || !button->isEnabled())
                continue;
            const QKeySequence keys = QKeySequence::mnemonic(button->text());
            if (keys.isEmpty())
                continue;
            const QChar letter = QChar(keys[0].key());
            EXPECT_FALSE(taken.contains(letter)) << where << ": Alt+" << QString(letter) << " is "
                                                 << taken.value(letter) << " and " << button->text();
            taken.insert(letter, button->text());
        }
    }
    /// Tab goes round, and passes every control.
    void expectTabReachesAll(const QString &where)
    {
        QSet<const QWidget *> reached;
        QWidget *first = window->focusWidget();
        ASSERT_NE(first, nullptr) << where << ": nothing has the focus";
        QWidget *now = first;
        for (int step = 0; step < 400; ++step) {
            reached.insert(now);
            QTest::keyClick(now, Qt::Key_Tab);
            QWidget *next = window->focusWidget();
            if (!next || (next == first && step > 0))
                break;
            if (next == now) { // keeps Tab for itself: Ctrl+Tab leaves
                QTest::keyClick(now, Qt::Key_Tab, Qt::ControlModifier);
                next = window->focusWidget();
                ASSERT_NE(next, now) << where << ": no key leaves " << whoIs(now);
            }
            now = next;
        }
        for (const QWidget *widget : controls()) {
            const bool within = std::any_of(reached.begin(), reached.end(), [&](const QWidget *one) {
                return one == widget || one->isAncestorOf(widget) || widget->isAncestorOf(one);
            });
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            // Of an exclusive group Tab takes the checked one, the arrows the others.
            const bool byArrows = button && button->group() && !button->isChecked();
            EXPECT_TRUE(within || byArrows) << where << ": " << whoIs(widget);
        }
    }
    void expectKeys(const QString &where)
    {
        QTest::qWait(0);
        expectNames(where);
        expectOwnLetters(where);
        expectTabReachesAll(where);
    }
    /// Tab goes on from what has the focus until it is there.
    void tabTo(QWidget *widget)
    {
        ASSERT_TRUE(widget);
        for (int step = 0; step < 400 && window->focusWidget() != widget; ++step)
            QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        ASSERT_EQ(window->focusWidget(), widget) << whoIs(widget);
    }
    void press(QAbstractButton *button)
    {
        ASSERT_NO_FATAL_FAILURE(tabTo(button));
        QTest::keyClick(button, Qt::Key_Space);
    }
    /// From Review to the end of the load: begun, paused, limited, looked at, asked whether to cancel, gone
    /// on.
    void loadByKeys();

    static constexpr int rowCount = 3000;
};

void KeysTest::loadByKeys()
{
    WizardWindow *wizard = window->wizard();
    const WizardPage *page = wizard->page(WizardWindow::LoadStep);
    auto *primary = find<QAbstractButton>("primaryButton");
    ASSERT_NO_FATAL_FAILURE(press(primary));
    ASSERT_EQ(wizard->currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(awaited([&] { return find<ChunkMap>("chunkMap")->isVisible(); }));
    ASSERT_TRUE(awaited([&] { return primary->isEnabled(); }));
    ASSERT_NO_FATAL_FAILURE(press(primary));
    ASSERT_TRUE(awaited([&] { return page->sentence().startsWith("Paused"_L1); })) << page->sentence();
    expectKeys(u"Load, paused"_s);

    ASSERT_NO_FATAL_FAILURE(press(find<QAbstractButton>("limitSpeed")));
    auto *slider = find<QSlider>("throttleSlider");
    ASSERT_TRUE(slider->isVisible());
    expectKeys(u"Load, throttle"_s);
    ASSERT_NO_FATAL_FAILURE(tabTo(slider));
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_TRUE(page->sentence().contains("throttled"_L1)) << page->sentence();
    ASSERT_NO_FATAL_FAILURE(press(find<QAbstractButton>("throttleOff")));

    auto *map = find<ChunkMap>("chunkMap");
    ASSERT_NO_FATAL_FAILURE(tabTo(map));
    QTest::keyClick(map, Qt::Key_Right);
    EXPECT_GT(map->chosen(), 0);
    expectKeys(u"Load, a chunk"_s);
    ASSERT_NO_FATAL_FAILURE(tabTo(map));
    QTest::keyClick(map, Qt::Key_Escape);
    EXPECT_EQ(map->chosen(), 0);

    ASSERT_NO_FATAL_FAILURE(press(find<QAbstractButton>("cancelRun")));
    expectKeys(u"Load, the question"_s);
    ASSERT_NO_FATAL_FAILURE(press(find<QAbstractButton>("goOn")));
    EXPECT_TRUE(wizard->isRunning());
    ASSERT_NO_FATAL_FAILURE(press(primary));
    ASSERT_TRUE(awaited([wizard] { return !wizard->isRunning(); }));
    expectKeys(u"Load, done"_s);
}

TEST_F(KeysTest, theStartPageWithAndWithoutRuns)
{
    find<QWidget>("newMigration")->setFocus();
    expectKeys(u"empty start page"_s);
    leave(plan(), RunState::Stopped, 61'000'000);
    const QString path = folder.filePath(u"p.millrace"_s);
    ASSERT_TRUE(plan().save(path));
    preferences->notePlan(path);
    window->shelf()->reload();
    ASSERT_TRUE(awaited([this] { return !window->shelf()->runs().isEmpty(); }));
    ASSERT_TRUE(awaited([this] { return find<QAbstractItemView>("recentPlans")->model()->rowCount() == 1; }));
    find<QAbstractItemView>("recentPlans")
        ->setCurrentIndex(find<QAbstractItemView>("recentPlans")->model()->index(0, 0));
    find<QWidget>("newMigration")->setFocus();
    expectKeys(u"start page"_s);
}

TEST_F(KeysTest, everyPageOfTheWizard)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int "
                   "unsigned NOT NULL, action varchar(20) NOT NULL, KEY (user_id))"_s.arg(schema));
    QByteArray rows;
    for (int row = 1; row <= rowCount; ++row)
        rows += QByteArray::number(row) + "\t7\trecruit\n";
    WizardWindow *wizard = window->wizard();
    const auto settled = [wizard] {
        QTest::qWait(0);
        return awaited([wizard] { return !wizard->isBusy(); });
    };
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
    expectKeys(u"Source, empty"_s);
    window->addPaths({write(u"credits.txt"_s, rows)});
    ASSERT_TRUE(settled());
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false;
    wizard->draft()->setConnection(target.spec, target.password);
    wizard->serverWork()->connectToServer();
    ASSERT_TRUE(settled());
    ASSERT_TRUE(awaited([wizard] { return !wizard->serverWork()->tables().isEmpty(); }));
    wizard->serverWork()->chooseTable(schema, u"credits"_s);
    ASSERT_TRUE(settled());
    for (int step = WizardWindow::SourceStep; step <= WizardWindow::ReviewStep; ++step) {
        ASSERT_TRUE(wizard->goTo(step)) << step;
        ASSERT_TRUE(settled());
        expectKeys(wizard->page(step)->stepName());
    }
    // Slow enough that its page can be gone over while it runs.
    wizard->draft()->change(&Plan::chunkRows, 100);
    wizard->draft()->change(&Plan::limits, {.rowsPerSecond = 500});
    ASSERT_TRUE(settled());
    ASSERT_NO_FATAL_FAILURE(loadByKeys());
    press(find<QAbstractButton>("primaryButton"));
    ASSERT_EQ(wizard->currentStep(), WizardWindow::FinishStep);
    expectKeys(u"Finish"_s);
}

} // namespace
} // namespace millrace::test::start_keys_test
