// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/language.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "ui/language/translations.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>
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

/// Source texts of more than one word that read otherwise in \a language, in every context they have.
QSet<QString> englishTexts(const QString &language)
{
    QFile file(sourceFile(u"resources/translations/millrace_%1.ts"_s.arg(language)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName();
    QXmlStreamReader xml(&file);
    QSet<QString> english;
    QSet<QString> alike;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "source"_L1)
            source = xml.readElementText();
        else if (xml.name() == "translation"_L1)
            (xml.readElementText() == source ? alike : english) << source;
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString();
    english.subtract(alike);
    english.removeIf([](const QString &text) { return !text.contains(u' '); });
    EXPECT_GT(english.size(), 1'000) << "the check would find nothing";
    return english;
}

void collect(QStringList &texts, const QAbstractItemView &view)
{
    const QAbstractItemModel *const model = view.model();
    constexpr int mostRows = 300;
    for (int row = 0; model && row < qMin(mostRows, model->rowCount(view.rootIndex())); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            texts << model->index(row, column, view.rootIndex()).data().toString();
}

QStringList textsToRead(const QWidget &window)
{
    QStringList texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            collect(texts, *view);
        if (const QString tip = widget->toolTip(); !tip.isEmpty())
            texts << tip;
    }
    return texts;
}

} // namespace

void expectNoEnglish(const QWidget &window, const QString &name)
{
    const QString language = qEnvironmentVariable("MILLRACE_TEST_LANGUAGE");
    if (language.isEmpty())
        return;
    static const QSet<QString> english = englishTexts(language);
    // No word of German or Spanish, and hard to avoid in an English sentence.
    static const QRegularExpression sentence(u"\\b(the|which|would|with)\\b"_s);
    for (const QString &text : textsToRead(window)) {
        EXPECT_FALSE(english.contains(text)) << name << ": " << text;
        EXPECT_FALSE(sentence.match(text).hasMatch()) << name << ": " << text;
    }
}

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
