// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace millrace::test {

/// Speaks English, with numbers as the tests expect them, whatever the machine speaks; or the language that
/// MILLRACE_TEST_LANGUAGE names ("de"). In that case a text that is shown without a translation fails the
/// test: it is not in the .ts file, or not in the context in which the program looks for it.
void speakTestLanguage(QCoreApplication &application);

} // namespace millrace::test
