// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace millrace {

/// The colour token an icon is drawn with.
enum class Ink
{
    Text,
    Muted,
    Accent,
    OnAccent,
    Good,
    Warning,
    Bad
};

/// One of resources/icons, in black lines there: drawn anew for each size, device pixel ratio and colour
/// scheme, so that it is crisp everywhere and follows a change of the theme. A disabled one is muted. The
/// name of no icon gives an empty one.
QIcon themedIcon(const QString &name, Ink ink = Ink::Text);

} // namespace millrace
