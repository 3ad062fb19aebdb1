// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <initializer_list>

class QHBoxLayout;
class QLabel;
class QLayout;
class QPushButton;
class QVBoxLayout;
class QWidget;

namespace millrace {

/// Sets the style sheet role (ui/theme/README.md) and re-polishes the widget when it changed.
void setRole(QWidget *widget, const QString &role);

/// A label that never takes its text for HTML; `role` as in the theme's README.
QLabel *makeLabel(const QString &text, const QString &role = {}, QWidget *parent = nullptr);
/// The same in 11 px, muted, wrapping.
QLabel *makeNote(const QString &text, QWidget *parent = nullptr);
/// A label, semi-bold.
QLabel *makeHeading(const QString &text, QWidget *parent);
/// A push button with its test handle; `role` "primary", "link", "small" or empty.
QPushButton *makeButton(const QString &text, const QString &objectName, const QString &role = {},
                        QWidget *parent = nullptr);

void setNames(QWidget *widget, const QString &objectName, const QString &accessibleName);
/// The widget, with its test handle and, unless that is empty, with what a screen reader calls it.
template <typename Widget>
Widget *named(Widget *widget, const QString &objectName, const QString &accessibleName = {})
{
    setNames(widget, objectName, accessibleName);
    return widget;
}

void emptyLayout(QLayout *layout); ///< deletes what is in it

/// One thing in a line: a widget, a layout, or room that takes what is left (null).
struct LinePart
{
    LinePart(QWidget *what, int share = 0, Qt::Alignment where = {})
        : widget(what)
        , stretch(share)
        , alignment(where)
    {}
    LinePart(QLayout *what, int share = 0)
        : layout(what)
        , stretch(share)
    {}
    LinePart(std::nullptr_t)
        : stretch(1)
    {}

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
};

/// Beside each other, \a spacing pixels apart.
QHBoxLayout *makeLine(int spacing, std::initializer_list<LinePart> parts);
/// The same as the whole of \a holder, without a margin.
QHBoxLayout *makeLine(QWidget *holder, int spacing, std::initializer_list<LinePart> parts);
/// One below the other.
QVBoxLayout *makeColumn(int spacing, std::initializer_list<LinePart> parts);
QVBoxLayout *makeColumn(QWidget *holder, int spacing, std::initializer_list<LinePart> parts);

} // namespace millrace
