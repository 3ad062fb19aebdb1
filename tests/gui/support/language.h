// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;
class QString;
class QWidget;

namespace millrace::test {

/// Speaks English, with numbers as the tests expect them, whatever the machine speaks; or the language that
/// MILLRACE_TEST_LANGUAGE names ("de"). In that case a text that is shown without a translation fails the
/// test: it is not in the .ts file, or not in the context in which the program looks for it.
void speakTestLanguage(QCoreApplication &application);

/// In a language other than English: nothing that can be read in \a window is an English text of the .ts
/// file, or a sentence that nobody marked as a text, wherever it comes from. What a server says in English,
/// names and values of data are left out of it.
void expectNoEnglish(const QWidget &window, const QString &name);

} // namespace millrace::test
