// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/wizard_fixture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QDir>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

namespace millrace::test {

struct Look
{
    const char *name;
    bool dark;
    QSize size;
};

inline void PrintTo(const Look &look, std::ostream *out)
{
    *out << look.name;
}

/// Looks at pages: no text is cut, nothing covers anything. With MILLRACE_PICTURES set to a folder the
/// pictures are left there for people to look at.
class LooksTest : public WizardTest, public testing::WithParamInterface<Look>
{
protected:
    void SetUp() override
    {
        applyTheme(*qApp, GetParam().dark ? ThemeMode::Dark : ThemeMode::Light);
        window.resize(GetParam().size);
        WizardTest::SetUp();
    }
    void TearDown() override { applyTheme(*qApp, ThemeMode::Light); }

    void look(const QString &name)
    {
        QTest::qWait(50);
        EXPECT_TRUE(QTest::qWaitFor([this] { return allTextIsShown(); }, 2'000)) << name.toStdString();
        EXPECT_EQ(window.size(), GetParam().size)
            << "a page forces the window to grow: " << name.toStdString();
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || qobject_cast<const ElidedLabel *>(widget))
                continue;
            const auto *label = qobject_cast<const QLabel *>(widget);
            const auto *button = qobject_cast<const QPushButton *>(widget);
            if (!button && (!label || label->text().isEmpty()))
                continue;
            const bool wraps = label && label->wordWrap();
            const int wanted =
                wraps ? label->heightForWidth(label->width()) : widget->minimumSizeHint().height();
            const auto whose = [&] {
                return name + QLatin1Char(' ') + widget->objectName() + QStringLiteral(": ") +
                       (label ? label->text() : button->text());
            };
            EXPECT_GE(widget->height() + 1, wanted) << whose().toStdString();
            if (!wraps) {
                EXPECT_GE(widget->width() + 1, widget->minimumSizeHint().width()) << whose().toStdString();
            }
        }
        noneIsCutByItsPage(name);
        noneTakesAnothersKey(name);
        noneCoversAnother(name);
        const QString folderOut = qEnvironmentVariable("MILLRACE_PICTURES");
        if (folderOut.isEmpty())
            return;
        QDir().mkpath(folderOut);
        window.grab().save(
            QStringLiteral("%1/%2-%3.png").arg(folderOut, name, QString::fromLatin1(GetParam().name)));
    }

    bool allTextIsShown() const
    {
        const auto labels = window.findChildren<QLabel *>();
        return std::all_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return !label->isVisible() || !label->wordWrap() || label->text().isEmpty() ||
                   label->height() + 1 >= label->heightForWidth(label->width());
        });
    }

    /// What scrolls up and down only has to be as narrow as its frame.
    void noneIsCutByItsPage(const QString &name)
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
    void noneTakesAnothersKey(const QString &name)
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

    void noneCoversAnother(const QString &name)
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
};

inline auto allLooks()
{
    return testing::Values(Look{"light", false, {1180, 760}}, Look{"dark", true, {1180, 760}},
                           Look{"small-light", false, {960, 640}}, Look{"small-dark", true, {960, 640}});
}

inline std::string nameOfLook(const testing::TestParamInfo<Look> &shown)
{
    return QString::fromLatin1(shown.param.name).remove(QLatin1Char('-')).toStdString();
}

} // namespace millrace::test
