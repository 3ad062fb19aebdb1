// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/translations.h"

#include "core/base/literals.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>
#include <memory>

namespace millrace {

namespace {

const QString folder = u":/millrace/translations"_s;
const QString ours = u"millraceTranslation"_s;
const QString english = u"en"_s;

/// "de" from "de_AT", "de-AT" and "de".
QString languageOf(const QString &name)
{
    return name.section(u'_', 0, 0).section(u'-', 0, 0).toLower();
}

void load(QCoreApplication &application, const QString &file, const QString &where)
{
    auto translator = std::make_unique<QTranslator>(&application);
    translator->setObjectName(ours);
    if (translator->load(file, where)) // Qt's own may not be installed: its few buttons stay English then
        QCoreApplication::installTranslator(translator.release());
}

} // namespace

QStringList windowLanguages()
{
    QStringList languages{english};
    for (const QString &file : QDir(folder).entryList({u"millrace_*.qm"_s}, QDir::Files))
        languages << file.section(u'_', 1).section(u'.', 0, 0);
    return languages;
}

bool knowsLanguage(const QString &name)
{
    return windowLanguages().contains(languageOf(name));
}

QLocale localeFor(const QStringList &wanted, const QLocale &desktop)
{
    const QStringList known = windowLanguages();
    for (const QString &name : wanted)
        if (const QString language = languageOf(name); known.contains(language))
            return languageOf(desktop.name()) == language ? desktop : QLocale(name);
    return QLocale(QLocale::English, QLocale::UnitedStates);
}

QLocale desktopLocale()
{
    const QLocale desktop = QLocale::system();
    return localeFor(desktop.uiLanguages(), desktop);
}

bool installTranslations(QCoreApplication &application, const QLocale &locale)
{
    for (QTranslator *translator : application.findChildren<QTranslator *>(ours))
        delete translator; // takes itself out
    const QString language = languageOf(locale.name());
    const bool known = knowsLanguage(language);
    const QLocale chosen = known ? locale : QLocale(QLocale::English, QLocale::UnitedStates);
    QLocale::setDefault(chosen);
    setTextLocale(chosen);
    if (!known || language == english)
        return known;
    load(application, u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(application, u"millrace_"_s + language, folder);
    return true;
}

} // namespace millrace
