// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylesheet.h"

#include "core/base/literals.h"

namespace millrace {

namespace {

// $name stands for a colour token, $scheme for "light" or "dark".
const char frames[] = R"(
QToolTip { background: $surface; color: $text; border: 1px solid $line; padding: 4px; }
millrace--Card, millrace--Tile { background: $surface; border: 1px solid $line; border-radius: 8px; }
millrace--StepRail, QFrame#startRail, QFrame#manualSide { background: $surface; border: none; border-right: 1px solid $line; }
QFrame#footer { background: $surface; border: none; border-top: 1px solid $line; }
QFrame#dropArea { background: $surface; border: 2px dashed $line; border-radius: 8px; }
QFrame#dropArea[hover="true"] { border-color: $accent; background: $softAccent; }
millrace--MessageBar { border-radius: 6px; border: 1px solid $line; border-left: 3px solid $muted; background: $surface; }
millrace--MessageBar[role="bar-info"] { border-left-color: $accent; }
millrace--MessageBar[role="bar-good"] { border-left-color: $good; }
millrace--MessageBar[role="bar-warning"] { border-left-color: $warning; }
millrace--MessageBar[role="bar-bad"] { border-left-color: $bad; }
QDialog { background: $background; }
QFrame[role="question"] { border-radius: 6px; border: 1px solid $line; border-left: 3px solid $warning; background: $surface; }
QFrame#closeSheet { border: none; border-bottom: 1px solid $line; border-left: 3px solid $warning; background: $surface; }
millrace--RedoLogConfirm { border-radius: 6px; border: 1px solid $line; border-left: 3px solid $bad; background: $surface; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="accent"] { color: $accent; }
QLabel[role="good"] { color: $good; }
QLabel[role="warning"] { color: $warning; }
QLabel[role="bad"] { color: $bad; }
QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: transparent; border: none; }
QFrame[role="separator"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
)";

const char buttons[] = R"(
QPushButton { background: $surface; color: $text; border: 1px solid $line; border-radius: 6px; padding: 6px 16px; min-height: 18px; }
QPushButton:hover { background: $raised; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $muted; background: $background; }
QPushButton[role="primary"] { background: $accent; color: $onAccent; border-color: $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accentHover; border-color: $accentHover; }
QPushButton[role="primary"]:pressed { background: $accentPressed; border-color: $accentPressed; }
QPushButton[role="primary"]:focus { border-color: $text; }
QPushButton[role="primary"]:disabled { background: $raised; color: $muted; border-color: $line; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: $accent; padding: 1px 4px; min-height: 16px; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border-color: $accent; border-radius: 4px; }
QPushButton[role="link"]:disabled { color: $muted; }
QPushButton[role="rail"] { background: transparent; border: 1px solid transparent; color: $muted; text-align: left; padding: 4px 10px; margin: 0 10px; min-height: 18px; }
QPushButton[role="rail"]:hover { color: $text; background: $raised; }
QPushButton[role="rail"]:focus { border-color: $accent; }
QPushButton[role="rail"]:disabled { color: $muted; background: transparent; }
QPushButton[role="small"] { padding: 3px 10px; min-height: 16px; }
QPushButton[role="segment"] { padding: 3px 10px; min-height: 16px; border-radius: 6px; }
QPushButton[role="segment"]:checked { background: $softAccent; border-color: $accent; color: $text; }
QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 4px; background: $surface; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url(:/millrace/icons/check-$scheme.svg); }
QCheckBox:focus::indicator, QRadioButton:focus::indicator { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $muted; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 8px; background: $surface; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent; background: $onAccent; }
QRadioButton:focus { color: $accent; }
QCheckBox:focus { color: $accent; }
)";

// As high as the fields beside them. Qt 6.8 adds three pixels to the least height of a spin box where it says
// what it needs, and not where it says how small it may become: without one both are the same.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
const char spinBoxes[] = "QAbstractSpinBox { padding: 2px 8px 3px 8px; }\n";
#else
const char spinBoxes[] = "QAbstractSpinBox { min-height: 20px; }\n";
#endif

const char inputs[] = R"(
QLineEdit, QComboBox, QAbstractSpinBox { background: $surface; color: $text; border: 1px solid $line; border-radius: 6px; padding: 3px 8px; selection-background-color: $accent; selection-color: $onAccent; }
QLineEdit, QComboBox { min-height: 20px; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus { border-color: $accent; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $muted; background: $background; }
QLineEdit[invalid="true"] { border-color: $bad; }
QComboBox { padding: 3px 2px 3px 7px; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/millrace/icons/chevron-down-$scheme.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $surface; color: $text; border: 1px solid $line; outline: none; selection-background-color: $softAccent; selection-color: $text; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/millrace/icons/chevron-up-$scheme.svg); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url(:/millrace/icons/chevron-down-$scheme.svg); width: 12px; height: 12px; }
QPlainTextEdit { background: $surface; color: $text; border: 1px solid $line; border-radius: 6px; selection-background-color: $accent; selection-color: $onAccent; }
QPlainTextEdit[role="code"] { background: $raised; border-color: transparent; }
QPlainTextEdit[role="code"]:focus { border-color: $accent; }
QPlainTextEdit[role="bare"] { background: transparent; border: 1px solid transparent; }
QPlainTextEdit[role="bare"]:focus { border-color: $accent; }
)";

// No rule for QTableView::item: with one, Qt ignores the background a model gives a cell.
const char views[] = R"(
QTableView, QListView { background: $surface; color: $text; border: none; outline: none; selection-background-color: $softAccent; selection-color: $text; }
QListView::item:selected { background: $softAccent; color: $text; }
QTableView::indicator, QListView::indicator, QMenu::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 4px; background: $surface; }
QTableView::indicator:checked, QListView::indicator:checked, QMenu::indicator:checked { background: $accent; border-color: $accent; image: url(:/millrace/icons/check-$scheme.svg); }
QMenu::indicator { margin-left: 6px; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section { background: $surface; color: $muted; border: none; border-bottom: 1px solid $line; padding: 4px 4px; font-weight: 400; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableCornerButton::section { background: $surface; border: none; }
QListView { border: 1px solid $line; border-radius: 6px; }
QListView#manualPages { border: none; border-radius: 0; background: transparent; }
QTextBrowser { background: $background; border: none; selection-background-color: $accent; selection-color: $onAccent; }
QProgressBar { background: $raised; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QMenu { background: $surface; color: $text; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 18px; border-radius: 4px; }
QMenu::item:selected { background: $softAccent; }
QSplitter::handle { background: transparent; }
)";

} // namespace

QString styleSheet(const ThemeColors &colors)
{
    static const QRegularExpression leastHeights(u"(min-height: )(1[0-9]|2[0-9])px"_s);
    return themed(QString::fromLatin1(frames) + QString::fromLatin1(buttons) + QString::fromLatin1(inputs) +
                      QString::fromLatin1(spinBoxes) + QString::fromLatin1(views),
                  colors, leastHeights);
}

QString themed(QString sheet, const ThemeColors &colors, const QRegularExpression &lengths)
{
    for (auto found = lengths.match(sheet); found.hasMatch();) {
        const QString now = u"%1%2px"_s.arg(found.captured(1)).arg(scaled(found.captured(2).toInt()));
        sheet.replace(found.capturedStart(), found.capturedLength(), now);
        found = lengths.match(sheet, found.capturedStart() + now.size());
    }
    // A longer name goes before the name it begins with.
    const std::pair<QString, QString> tokens[] = {
        {u"$background"_s, colors.background.name()},
        {u"$surface"_s, colors.surface.name()},
        {u"$raised"_s, colors.raised.name()},
        {u"$line"_s, colors.line.name()},
        {u"$text"_s, colors.text.name()},
        {u"$muted"_s, colors.muted.name()},
        {u"$accentHover"_s, colors.accent.lighter(colors.dark ? 112 : 114).name()},
        {u"$accentPressed"_s, colors.accent.darker(112).name()},
        {u"$accent"_s, colors.accent.name()},
        {u"$softAccent"_s, colors.softAccent.name()},
        {u"$good"_s, colors.good.name()},
        {u"$warning"_s, colors.warning.name()},
        {u"$bad"_s, colors.bad.name()},
        {u"$onAccent"_s, colors.onAccent.name()},
        {u"$scheme"_s, colors.dark ? u"dark"_s : u"light"_s},
    };
    for (const auto &[name, value] : tokens)
        sheet.replace(name, value);
    return sheet;
}

} // namespace millrace
