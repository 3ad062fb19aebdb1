// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/language.h"

#include "ui/language/translations.h"

#include <QCoreApplication>
#include <QTranslator>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// Asked last, so only for what no other translator knows.
class MissingTexts final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        // Classes of Qt have their texts in a package that need not be installed.
        if (QByteArray(text).trimmed().isEmpty() || QByteArray(context).startsWith('Q'))
            return {};
        ADD_FAILURE() << "no translation in context " << context << ": " << text;
        return {};
    }
};

} // namespace

void speakTestLanguage(QCoreApplication &application)
{
    const QString language = qEnvironmentVariable("MILLRACE_TEST_LANGUAGE");
    if (language.isEmpty()) {
        QLocale::setDefault(QLocale::c());
        return;
    }
    QCoreApplication::installTranslator(new MissingTexts(&application));
    if (!installTranslations(application, localeFor({language}, QLocale::c()))) {
        ADD_FAILURE() << "no texts in " << qPrintable(language);
        std::exit(1);
    }
}

} // namespace millrace::test
