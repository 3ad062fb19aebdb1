// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QPushButton;
class QWidget;

namespace millrace {

/// Sets the style sheet role (ui/theme/README.md) and re-polishes the widget when it changed.
void setRole(QWidget *widget, const QString &role);

/// A label that never takes its text for HTML; `role` as in the theme's README.
QLabel *makeLabel(const QString &text, const QString &role = {}, QWidget *parent = nullptr);
/// The same in 11 px, muted, wrapping.
QLabel *makeNote(const QString &text, QWidget *parent = nullptr);
/// A push button with its test handle; `role` "primary", "link", "small" or empty.
QPushButton *makeButton(const QString &text, const QString &objectName, const QString &role = {},
                        QWidget *parent = nullptr);

} // namespace millrace
