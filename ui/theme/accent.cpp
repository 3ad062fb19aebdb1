// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/accent.h"

#include "core/base/literals.h"

#include <QStyle>
#include <QStyleFactory>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace millrace {

namespace {

constexpr double readable = 4.5; ///< WCAG 2.1, AA, of text of ordinary size

double luminanceOf(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

int hueDistance(const QColor &one, const QColor &other)
{
    const int apart = std::abs(one.hslHue() - other.hslHue());
    return std::min(apart, 360 - apart);
}

bool saysSomething(const ThemeColors &colors, const QColor &accent)
{
    constexpr int apart = 30; // degrees
    constexpr int gray = 40;  // of 255: such a hue is hardly one
    if (accent.hslSaturation() < gray)
        return false;
    const std::array taken{colors.good, colors.warning, colors.bad};
    return std::any_of(taken.begin(), taken.end(),
                       [&](const QColor &one) { return hueDistance(accent, one) < apart; });
}

} // namespace

double contrastOf(const QColor &one, const QColor &other)
{
    const double left = luminanceOf(one) + 0.05;
    const double right = luminanceOf(other) + 0.05;
    return std::max(left, right) / std::min(left, right);
}

std::optional<QColor> platformAccent(const QPalette &platform)
{
    // What Qt has where nobody says anything.
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
    const QPalette own = fusion ? fusion->standardPalette() : QPalette();
    const auto said = [&](QPalette::ColorRole role) {
        const QColor color = platform.color(QPalette::Active, role);
        return color != own.color(QPalette::Active, role) ? std::optional(color) : std::nullopt;
    };
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    if (const auto accent = said(QPalette::Accent))
        return accent;
#endif
    return said(QPalette::Highlight);
}

ThemeColors withAccent(const ThemeColors &colors, const QColor &accent)
{
    if (!accent.isValid() || saysSomething(colors, accent))
        return colors;
    QColor fitting = accent.toRgb();
    fitting.setAlpha(255);
    const auto canBeRead = [&] {
        return std::min({contrastOf(fitting, colors.surface), contrastOf(fitting, colors.background),
                         contrastOf(fitting, colors.raised)}) >= readable;
    };
    const int end = colors.dark ? 255 : 0;
    for (int lightness = fitting.lightness(); lightness != end && !canBeRead();) {
        lightness += colors.dark ? 1 : -1;
        fitting = QColor::fromHsl(fitting.hslHue(), fitting.hslSaturation(), lightness);
    }
    return withFittingAccent(colors, fitting.toRgb());
}

} // namespace millrace
