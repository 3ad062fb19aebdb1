// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace::test {

/// The path of a file below tests/data. A function, so that where the checkout lies is compiled into one file
/// only and a compiler cache serves all the others wherever they lie.
QString testData(const QString &name);

} // namespace millrace::test
