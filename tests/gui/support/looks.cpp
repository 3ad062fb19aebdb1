// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/looks.h"

#include "core/base/literals.h"
#include "tests/gui/support/language.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "ui/plot/plotlibrary.h"
#include "ui/theme/applytheme.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QHash>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <algorithm>

namespace millrace::test {

namespace {

/// What is cut of a label, a button, a field or a choice; empty: it is whole.
QString whatIsCut(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    const auto *button = qobject_cast<const QPushButton *>(widget);
    const bool choice = qobject_cast<const QCheckBox *>(widget) || qobject_cast<const QRadioButton *>(widget);
    const bool field = qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget) ||
                       qobject_cast<const QAbstractSpinBox *>(widget);
    if (field && qobject_cast<const QComboBox *>(widget->parentWidget()))
        return {}; // the combo box has the frame
    if (!choice && !field && !button && (!label || label->text().isEmpty()))
        return {};
    const bool wraps = label && label->wordWrap();
    const QSize least = choice ? widget->sizeHint() : widget->minimumSizeHint();
    const int height = wraps ? label->heightForWidth(label->width()) : widget->minimumSizeHint().height();
    const int width = wraps || field ? 0 : least.width();
    if (widget->height() + 1 >= height && widget->width() + 1 >= width)
        return {};
    return u"%1 \"%2\" is %3x%4, wants %5x%6"_s.arg(widget->objectName(),
                                                    label    ? label->text()
                                                    : button ? button->text()
                                                             : QString(),
                                                    QString::number(widget->width()),
                                                    QString::number(widget->height()), QString::number(width),
                                                    QString::number(height));
}

QStringList whatIsCutIn(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisible() && !qobject_cast<const ElidedLabel *>(widget))
            if (const QString what = whatIsCut(widget); !what.isEmpty())
                cut << what;
    return cut;
}

/// What scrolls up and down only has to be as narrow as its frame.
void expectNoneIsCutByItsPage(const QWidget &window, const QString &name)
{
    for (const QScrollArea *area : window.findChildren<QScrollArea *>())
        if (area->isVisible() && area->widget() &&
            area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff) {
            // A bar that has just come up takes its room in a moment.
            const auto fits = [area] { return area->widget()->width() <= area->viewport()->width(); };
            EXPECT_TRUE(QTest::qWaitFor(fits, promptly(1'000)))
                << name << ' ' << area->objectName() << ": " << area->widget()->width() << " > "
                << area->viewport()->width();
        }
}

/// A layout that has less room than its parts want at least lets the last of them stand over the edge, where
/// it is cut without a word.
void expectNoneStandsOverTheEdge(const QWidget &window, const QString &name)
{
    for (const auto *area : window.findChildren<QAbstractScrollArea *>()) {
        if (!area->isVisible() || !area->parentWidget())
            continue;
        EXPECT_LE(area->geometry().right(), area->parentWidget()->rect().right())
            << name << ' ' << area->objectName() << " in " << area->parentWidget()->metaObject()->className();
    }
}

/// What shows several lines shows two at least, and a table as many rows.
void expectNoneIsSqueezed(const QWidget &window, const QString &name)
{
    for (const auto *area : window.findChildren<QAbstractScrollArea *>()) {
        if (!area->isVisible() || qobject_cast<const QHeaderView *>(area) || area->visibleRegion().isEmpty())
            continue;
        int wanted = 2 * area->fontMetrics().lineSpacing();
        if (const auto *table = qobject_cast<const QTableView *>(area)) {
            const int rows = table->model() ? std::min(2, table->model()->rowCount()) : 0;
            wanted = rows * table->verticalHeader()->defaultSectionSize();
        } else if (const auto *text = qobject_cast<const QPlainTextEdit *>(area)) {
            wanted = std::min(2, text->blockCount()) * text->fontMetrics().lineSpacing();
        } else if (const auto *scroll = qobject_cast<const QScrollArea *>(area); scroll && scroll->widget()) {
            wanted = std::min(2 * scroll->widget()->fontMetrics().lineSpacing(), scroll->widget()->height());
        }
        EXPECT_GE(area->viewport()->height(), wanted)
            << name << ' ' << area->objectName() << " in " << area->parentWidget()->metaObject()->className();
    }
    // A layout gives less than the least only when it has less.
    const auto *pages = window.findChild<QStackedWidget *>(QString(), Qt::FindChildrenRecursively);
    if (const QWidget *page = pages && pages->parentWidget() ? pages->currentWidget() : nullptr;
        page && page->isVisible() && page->layout()) {
        EXPECT_LE(page->layout()->totalMinimumSize().width(), page->width())
            << name << ": " << page->objectName() << " is squeezed";
    }
}

/// Fields that stand on each other: the frame around them has given them less than the least.
void expectNoFieldsAreSqueezed(const QWidget &window, const QString &name)
{
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const auto *grid = qobject_cast<QGridLayout *>(widget->layout());
        if (!widget->isVisible() || !grid)
            continue;
        const int least = grid->hasHeightForWidth() ? grid->totalMinimumHeightForWidth(widget->width())
                                                    : grid->totalMinimumSize().height();
        EXPECT_GE(widget->height(), least)
            << name << ' ' << widget->metaObject()->className() << ' ' << widget->objectName();
    }
}

/// A text that gives way to others still says something: its first word or a few letters of it.
void expectNoNameIsAllDots(const QWidget &window, const QString &name)
{
    constexpr qsizetype letters = 5;
    for (const auto *label : window.findChildren<ElidedLabel *>())
        if (label->isVisible() && label->text() != label->fullText()) {
            EXPECT_GE(label->text().size(), letters + 1)
                << name << ' ' << label->objectName() << ": " << label->fullText();
        }
}

/// The names of a plot's axes stand upright beside them and are cut where they are longer.
void expectNoAxisNameIsCut(const QWidget &window, const QString &name)
{
    constexpr int topMargin = 6; // of a plot's rectangles; below there is more
    for (const QCustomPlot *plot : window.findChildren<QCustomPlot *>())
        for (const QCPAxisRect *rect : plot->isVisible() ? plot->axisRects() : QList<QCPAxisRect *>())
            if (const QCPAxis *axis = rect->axis(QCPAxis::atLeft);
                rect->visible() && !axis->label().isEmpty()) {
                EXPECT_LE(QFontMetrics(axis->labelFont()).horizontalAdvance(axis->label()),
                          rect->height() + 2 * topMargin)
                    << name << ": " << axis->label();
            }
}

/// Alt and a letter press one thing only.
void expectNoneTakesAnothersKey(const QWidget &window, const QString &name)
{
    QHash<QString, QString> taken;
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        const QString key = QKeySequence::mnemonic(button->text()).toString();
        if (!button->isVisible() || !button->isEnabled() || key.isEmpty())
            continue;
        EXPECT_FALSE(taken.contains(key))
            << name << ": " << key << " is for " << taken[key] << " and " << button->text();
        taken.insert(key, button->text());
    }
}

void expectNoneCoversAnother(const QWidget &window, const QString &name)
{
    QWidgetList controls;
    for (QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && widget->width() < 400)
            controls << widget;
    for (qsizetype first = 0; first < controls.size(); ++first)
        for (qsizetype second = first + 1; second < controls.size(); ++second) {
            const QWidget *a = controls.at(first);
            const QWidget *b = controls.at(second);
            if (a->parentWidget() == b->parentWidget()) {
                EXPECT_FALSE(a->geometry().intersects(b->geometry()))
                    << name << ": " << a->objectName() << " and " << b->objectName();
            }
        }
}

/// Of all that is visible in a parent that is, in the order of QObject::findChildren(). Most of a wizard is
/// pages that are not shown: to go through them, too, at each turn is a twelfth of what the looks take.
void addVisibleGeometries(const QWidget &parent, QVector<QRect> *geometries)
{
    for (const QObject *child : parent.children()) {
        if (!child->isWidgetType())
            continue;
        const auto *widget = static_cast<const QWidget *>(child);
        if (!widget->isVisible()) // then nothing in it is, but windows of their own
            continue;
        geometries->append(widget->geometry());
        addVisibleGeometries(*widget, geometries);
    }
}

/// Until nothing moves any more. Layouts, and what looks at them to share out room anew, take some turns of
/// the event loop, which are counted here: how long one takes is the machine's affair. A page that shows a
/// load that is on may never come to rest; it is looked at as it is.
void waitForRest(const QWidget &window)
{
    constexpr int turnsOfRest = 6;
    QVector<QRect> before;
    int still = 0;
    (void)QTest::qWaitFor(
        [&] {
            QVector<QRect> now;
            addVisibleGeometries(window, &now);
            still = now == before ? still + 1 : 0;
            before = now;
            return still >= turnsOfRest;
        },
        promptly(2'000));
}

} // namespace

void expectGoodLooks(QWidget &window, const Look &look, const QString &name)
{
    waitForRest(window);
    EXPECT_TRUE(QTest::qWaitFor([&] { return whatIsCutIn(window).isEmpty(); }, promptly(2'000)))
        << name << ": " << whatIsCutIn(window).join(u"; "_s);
    EXPECT_EQ(window.size(), look.size) << "a page forces the window to grow: " << name;
    expectNoneIsCutByItsPage(window, name);
    expectNoneStandsOverTheEdge(window, name);
    expectNoAxisNameIsCut(window, name);
    expectNoNameIsAllDots(window, name);
    expectNoFieldsAreSqueezed(window, name);
    if (look.percent > 100) // else pages share out what the window has
        expectNoneIsSqueezed(window, name);
    expectNoneTakesAnothersKey(window, name);
    expectNoneCoversAnother(window, name);
    if (!name.startsWith("manual-"_L1)) // which is English
        expectNoEnglish(window, name);
    auto *scroll = window.findChild<QScrollArea *>(u"pageScroll"_s);
    if (scroll && scroll->isVisible()) { // in large type down is the only way
        EXPECT_FALSE(scroll->horizontalScrollBar()->isVisible())
            << name << ": " << scroll->widget()->minimumSizeHint().width() << " > "
            << scroll->maximumViewportSize().width();
        if (look.percent <= 100) {
            EXPECT_FALSE(scroll->verticalScrollBar()->isVisible())
                << name << ": " << scroll->widget()->minimumSizeHint().height() << " > "
                << scroll->maximumViewportSize().height();
        }
    }
    const QString folder = qEnvironmentVariable("MILLRACE_SHOTS");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    const QString file = u"%1/%2-%3"_s.arg(folder, name, QString::fromLatin1(look.name));
    window.grab().save(file + u".png"_s);
    if (scroll && scroll->isVisible() && scroll->verticalScrollBar()->isVisible())
        scroll->widget()->grab().save(file + u"-whole.png"_s);
}

void expectGoodLooksInAll(QWidget &window, const QString &name)
{
    for (const Look &look : {Look{"light", false, {1180, 760}}, Look{"dark", true, {1180, 760}},
                             Look{"small-light", false, {960, 640}}, Look{"small-dark", true, {960, 640}},
                             Look{"large-type", false, {960, 640}, 150}}) {
        applyTheme(*qApp, look.dark ? ThemeMode::Dark : ThemeMode::Light, look.percent);
        window.resize(look.size);
        QCoreApplication::processEvents();
        expectGoodLooks(window, look, name);
    }
    applyTheme(*qApp, ThemeMode::Light);
}

} // namespace millrace::test
