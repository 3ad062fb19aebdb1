// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/qtprinters.h"

#include <QSize>
#include <QString>
#include <gtest/gtest.h>
#include <ostream>

class QWidget;

namespace millrace::test {

/// How a window is looked at.
struct Look
{
    const char *name;
    bool dark;
    QSize size;
    int percent = 100; ///< size of the type
};

inline void PrintTo(const Look &look, std::ostream *out)
{
    *out << look.name;
}

/// No text is cut, nothing covers anything, nothing is squeezed, and nothing makes the window grow. In type
/// of 100 % pages have room without scrolling; in larger type they scroll up and down only. With
/// MILLRACE_SHOTS set to a folder the picture is left there, and of a page that scrolls one of all of it.
void expectGoodLooks(QWidget &window, const Look &look, const QString &name);

/// The window as it is now, in each of allLooks() but the largest screen; bright and in type of 100 % again
/// after it.
void expectGoodLooksInAll(QWidget &window, const QString &name);

/// Both colours in both sizes; type of 150 % in the smallest window, and the largest screen (light only:
/// colours take no room).
inline auto allLooks()
{
    return testing::Values(Look{"light", false, {1180, 760}}, Look{"dark", true, {1180, 760}},
                           Look{"small-light", false, {960, 640}}, Look{"small-dark", true, {960, 640}},
                           Look{"large-type", false, {960, 640}, 150},
                           Look{"large-screen", false, {2560, 1440}});
}

inline std::string nameOfLook(const testing::TestParamInfo<Look> &shown)
{
    return QString::fromLatin1(shown.param.name).remove(u'-').toStdString();
}

} // namespace millrace::test
