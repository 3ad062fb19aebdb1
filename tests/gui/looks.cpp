// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/looks.h"

#include "tests/gui/language.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QDir>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

namespace millrace::test {

namespace {

bool allTextIsShown(const QWidget &window)
{
    const auto labels = window.findChildren<QLabel *>();
    return std::all_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return !label->isVisible() || !label->wordWrap() || label->text().isEmpty() ||
               label->height() + 1 >= label->heightForWidth(label->width());
    });
}

void expectWhole(const QWidget *widget, const QString &name)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    const auto *button = qobject_cast<const QPushButton *>(widget);
    if (!button && (!label || label->text().isEmpty()))
        return;
    const bool wraps = label && label->wordWrap();
    const int wanted = wraps ? label->heightForWidth(label->width()) : widget->minimumSizeHint().height();
    const std::string whose = (name + QLatin1Char(' ') + widget->objectName() + QStringLiteral(": ") +
                               (label ? label->text() : button->text()))
                                  .toStdString();
    EXPECT_GE(widget->height() + 1, wanted) << whose;
    if (!wraps) {
        EXPECT_GE(widget->width() + 1, widget->minimumSizeHint().width()) << whose;
    }
}

/// What scrolls up and down only has to be as narrow as its frame.
void expectNoneIsCutByItsPage(const QWidget &window, const QString &name)
{
    for (const QScrollArea *area : window.findChildren<QScrollArea *>())
        if (area->isVisible() && area->widget() &&
            area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff) {
            // A bar that has just come up takes its room in a moment.
            const auto fits = [area] { return area->widget()->width() <= area->viewport()->width(); };
            EXPECT_TRUE(QTest::qWaitFor(fits, 5'000))
                << name.toStdString() << ' ' << area->objectName().toStdString() << ": "
                << area->widget()->width() << " > " << area->viewport()->width();
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
            << name.toStdString() << ": " << key.toStdString() << " is for " << taken[key].toStdString()
            << " and " << button->text().toStdString();
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
                    << name.toStdString() << ": " << a->objectName().toStdString() << " and "
                    << b->objectName().toStdString();
            }
        }
}

} // namespace

void expectGoodLooks(QWidget &window, const Look &look, const QString &name)
{
    QTest::qWait(50);
    EXPECT_TRUE(QTest::qWaitFor([&] { return allTextIsShown(window); }, 2'000)) << name.toStdString();
    EXPECT_EQ(window.size(), look.size) << "a page forces the window to grow: " << name.toStdString();
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisible() && !qobject_cast<const ElidedLabel *>(widget))
            expectWhole(widget, name);
    expectNoneIsCutByItsPage(window, name);
    expectNoneTakesAnothersKey(window, name);
    expectNoneCoversAnother(window, name);
    expectNoEnglish(window, name);
    if (const auto *scroll = window.findChild<QScrollArea *>(QStringLiteral("pageScroll"));
        scroll && scroll->isVisible() && look.percent <= 100) {
        EXPECT_FALSE(scroll->verticalScrollBar()->isVisible()) << name.toStdString();
        EXPECT_FALSE(scroll->horizontalScrollBar()->isVisible()) << name.toStdString();
    }
    const QString folder = qEnvironmentVariable("MILLRACE_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    window.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name, QString::fromLatin1(look.name)));
}

} // namespace millrace::test
