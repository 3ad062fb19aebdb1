// SPDX-License-Identifier: GPL-3.0-or-later
// The report's colours, read out of its style sheet: whatever stands on whatever can be read.
#include "core/base/literals.h"
#include "core/report/reportstyle.h"
#include "tests/support/qtprinters.h"

#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <cmath>
#include <gtest/gtest.h>

namespace millrace::reportstyle_test {

namespace {

/// Of a colour "#rrggbb", as WCAG 2.1 defines it.
double luminance(const QString &color)
{
    const auto channel = [&color](qsizetype at) {
        const double value = color.mid(at, 2).toInt(nullptr, 16) / 255.0;
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

double contrast(const QString &a, const QString &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// The tokens of the light scheme, then of the dark one.
QVector<QMap<QString, QString>> schemes()
{
    static const QRegularExpression root(u":root \\{([^}]*)\\}"_s);
    static const QRegularExpression token(u"--(\\w+): (#[0-9a-f]{6})"_s);
    QVector<QMap<QString, QString>> found;
    for (auto block = root.globalMatch(reportStyle()); block.hasNext();) {
        QMap<QString, QString> tokens;
        for (auto one = token.globalMatch(block.next().captured(1)); one.hasNext();) {
            const auto match = one.next();
            tokens.insert(match.captured(1), match.captured(2));
        }
        found << tokens;
    }
    return found;
}

} // namespace

// 1.4.3: text of this size needs 4.5:1. Tiles and sections stand on the surface, head and foot on the
// background, statements on the raised ground.
TEST(ReportStyle, EveryInkCanBeReadOnEveryGround)
{
    const auto found = schemes();
    ASSERT_EQ(found.size(), 2) << "the sheet is no longer read as it is written";
    for (const QMap<QString, QString> &tokens : found)
        for (const char *ink : {"text", "muted", "accent", "good", "warning", "bad"})
            for (const char *ground : {"background", "surface", "raised"}) {
                const QString front = tokens.value(QLatin1String(ink));
                const QString back = tokens.value(QLatin1String(ground));
                ASSERT_EQ(front.size(), 7) << ink;
                ASSERT_EQ(back.size(), 7) << ground;
                EXPECT_GE(contrast(front, back), 4.5)
                    << ink << ' ' << front << " on " << ground << ' ' << back;
            }
}

// 1.4.11: what is drawn and means something needs 3:1, also where it is paler than its ink.
TEST(ReportStyle, WhatIsDrawnCanBeSeen)
{
    for (const QMap<QString, QString> &tokens : schemes())
        for (const char *ink : {"accent", "warning", "bad", "muted"})
            EXPECT_GE(contrast(tokens.value(QLatin1String(ink)), tokens.value(u"surface"_s)), 3) << ink;
}

// No colour is named past the tokens, where nobody would compute it.
TEST(ReportStyle, ColoursAreNamedOnce)
{
    QString rules = reportStyle();
    static const QRegularExpression root(u":root \\{[^}]*\\}"_s);
    rules.remove(root);
    EXPECT_FALSE(rules.contains(u'#')) << rules.mid(rules.indexOf(u'#'), 40);
}

} // namespace millrace::reportstyle_test
