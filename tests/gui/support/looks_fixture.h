// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/support/looks.h"
#include "tests/gui/support/wizard_fixture.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"

#include <QApplication>

namespace millrace::test {

/// The type that WizardTest's window is made in.
class LooksTheme
{
public:
    explicit LooksTheme(const Look &look)
    {
        applyTheme(*qApp, look.dark ? ThemeMode::Dark : ThemeMode::Light, look.percent);
    }
    /// Once there is no window any more: all of it would be drawn anew, which takes as long as half the test.
    ~LooksTheme() { applyTheme(*qApp, ThemeMode::Light); }
    LooksTheme(const LooksTheme &) = delete;
    LooksTheme &operator=(const LooksTheme &) = delete;
};

/// Looks at pages: no text is cut, nothing covers anything (expectGoodLooks()).
class LooksTest : public testing::WithParamInterface<Look>, private LooksTheme, public WizardTest
{
protected:
    LooksTest()
        : LooksTheme(GetParam())
    {}
    void SetUp() override
    {
        window.resize(GetParam().size);
        WizardTest::SetUp();
    }
    void look(const QString &name) { expectGoodLooks(window, GetParam(), name); }
};

} // namespace millrace::test
