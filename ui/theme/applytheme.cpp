// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/applytheme.h"

#include "core/base/literals.h"
#include "ui/theme/accent.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/typefollower.h"

#include <QDir>
#include <QFontDatabase>
#include <QPointer>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <optional>

// Resources of a static library must be asked for by name, outside any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(millrace);
}

namespace millrace {

namespace {

QPalette paletteOf(const ThemeColors &colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.background);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.surface);
    palette.setColor(QPalette::AlternateBase, colors.raised);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Button, colors.surface);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.bad);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.onAccent);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::ToolTipBase, colors.surface);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Light, colors.surface);
    palette.setColor(QPalette::Midlight, colors.raised);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, colors.line);
    palette.setColor(QPalette::Shadow, colors.line);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.muted);
    palette.setColor(QPalette::Disabled, QPalette::Base, colors.background);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    return palette;
}

/// Of a bundle that brings its type along; where Millrace is installed, the system has it.
bool loadOwnFonts()
{
    const QDir folder(QGuiApplication::applicationDirPath() + u"/../share/millrace/fonts"_s);
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files))
        QFontDatabase::addApplicationFont(file.absoluteFilePath());
    return true;
}

ThemeMode systemMode()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark ? ThemeMode::Dark
                                                                                 : ThemeMode::Light;
#else
    // Whatever palette we have set: the one the platform came with is the style's.
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark ? ThemeMode::Dark : ThemeMode::Light;
#endif
}

} // namespace

void applyTheme(QApplication &application, ThemeMode mode, int percent)
{
    const bool otherType = percent != fontPercent();
    setFontPercent(percent);
    initResources();
    const ThemeMode platform = systemMode(); // always: the first answer counts, before our palette hides it
    static const std::optional<QColor> accent = platformAccent(QGuiApplication::palette()); // likewise
    const bool asSystem = mode == ThemeMode::System;
    if (asSystem)
        mode = platform;
    ThemeColors colors = mode == ThemeMode::Dark ? darkColors() : lightColors();
    if (asSystem && accent)
        colors = withAccent(colors, *accent);

    // Off before it is put on again: a change of a sheet is told to each widget once for itself and once more
    // for every widget above it that the sheet has a rule for (Qt 6.4, QStyleSheetStyle::repolish()), ten
    // times over in the wizard.
    application.setStyleSheet({});
    // Once: a style, even of the same kind, is put on every widget, which takes as long as to draw a window.
    static QPointer<QStyle> fusion;
    if (!fusion)
        application.setStyle(fusion = QStyleFactory::create(u"Fusion"_s));
    application.setPalette(paletteOf(colors));
    static const bool fontsLoaded = loadOwnFonts();
    Q_UNUSED(fontsLoaded)
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (QFontDatabase::families().contains(u"Inter"_s))
        font.setFamily(u"Inter"_s);
    font.setPixelSize(scaled(13));
    application.setFont(font);
    application.setStyleSheet(styleSheet(colors));
    if (otherType)
        TypeFollower::applyAll();
}

} // namespace millrace
