// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/description.h"

namespace millrace::reference {

/// The program's page of section 1, in man(7), UTF-8.
QByteArray manPage(const ProgramDescription &program);

/// The same as Markdown, for people who read it in a browser.
QByteArray markdownPage(const ProgramDescription &program);

} // namespace millrace::reference
