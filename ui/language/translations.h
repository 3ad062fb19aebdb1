// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

class QCoreApplication;

namespace millrace {

/// The languages this program was built with, as "de": always "en", in which the texts are written, first.
QStringList windowLanguages();

/// Whether `name` ("de", "de_AT", "de-AT") is one of them.
bool knowsLanguage(const QString &name);

/// What to run in when `wanted` is asked for ("de", "de_AT", "es-MX", in the order of preference), out of
/// windowLanguages(): a locale of the first one there are texts for, English where there is none. Numbers
/// follow the language of the texts, for "1.234" means two things; `desktop` itself is taken where it is of
/// that language, and with it the user's own ways of writing numbers.
QLocale localeFor(const QStringList &wanted, const QLocale &desktop);

/// localeFor() what the desktop asks for: LANGUAGE, LC_ALL, LC_MESSAGES and LANG, or its settings.
QLocale desktopLocale();

/// Makes `locale` the default one, for numbers, and loads Millrace's texts and Qt's own in its language; what
/// an earlier call loaded is taken out. Windows that are open keep their texts: call it before the first one.
/// False when there are no texts in that language: all is English then.
bool installTranslations(QCoreApplication &application, const QLocale &locale);

} // namespace millrace
