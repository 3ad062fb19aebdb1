// SPDX-License-Identifier: GPL-3.0-or-later
// What the .ts files say, entry by entry, and which of them the program takes. Whether they hold every text
// of the sources is for resources/translations/update.sh --check to say.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/bottleneck/bottleneck.h"
#include "core/server/errorcatalogue.h"
#include "core/tuning/knobtable.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/ui/tsentries.h"
#include "ui/language/localtext.h"
#include "ui/language/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTranslator>
#include <gtest/gtest.h>

namespace millrace::translations_test {

using test::tsEntries;
using test::TsEntry;

namespace {

/// Every %1, %L1 and %n, as often as it stands there: a text may say a thing twice, but never forget one.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%L?\\d\\d?|%L?n"_s);
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

QStringList tags(const QString &text)
{
    static const QRegularExpression pattern(u"</?[a-zA-Z][^>]*>"_s);
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

qsizetype mnemonics(QString text)
{
    return text.remove(u"&&"_s).count(u'&');
}

QString blanksAround(const QString &text)
{
    const auto isBlank = [](QChar c) { return c.isSpace(); };
    const auto front = std::find_if_not(text.begin(), text.end(), isBlank) - text.begin();
    const auto back = std::find_if_not(text.rbegin(), text.rend(), isBlank) - text.rbegin();
    return text.left(front) + u'|' + text.right(back);
}

class TranslationFile : public testing::TestWithParam<const char *>
{
protected:
    QString path() const
    {
        return test::sourceFile(u"resources/translations/millrace_%1.ts"_s.arg(QLatin1String(GetParam())));
    }
};

TEST_P(TranslationFile, IsComplete)
{
    const QVector<TsEntry> entries = tsEntries(path());
    EXPECT_GT(entries.size(), 1'000) << "a file that was emptied by mistake is complete, too";
    for (const TsEntry &entry : entries) {
        EXPECT_EQ(entry.type, QString()) << entry.context << ": " << entry.source;
        EXPECT_FALSE(entry.translation.trimmed().isEmpty()) << entry.context << ": " << entry.source;
        EXPECT_FALSE(entry.hasForms)
            << "English has no file for its plurals; counted() of localtext.h, or add "
               "a millrace_en.ts: "
            << entry.source;
    }
}

TEST_P(TranslationFile, KeepsWhatTheProgramFillsIn)
{
    for (const TsEntry &entry : tsEntries(path())) {
        const auto where = [&entry] {
            return (entry.context + u": "_s + entry.source + u" → "_s + entry.translation).toStdString();
        };
        EXPECT_EQ(placeholders(entry.source), placeholders(entry.translation)) << where();
        EXPECT_EQ(tags(entry.source), tags(entry.translation)) << where();
        EXPECT_EQ(mnemonics(entry.source), mnemonics(entry.translation)) << where();
        EXPECT_EQ(blanksAround(entry.source), blanksAround(entry.translation)) << where();
        EXPECT_EQ(entry.source.count(u'\n'), entry.translation.count(u'\n')) << where();
        EXPECT_EQ(entry.source.contains(";;"_L1), entry.translation.contains(";;"_L1))
            << "filters of a file dialog: " << where();
    }
}

TEST_P(TranslationFile, HoldsTheTextsOfCore)
{
    const QVector<TsEntry> entries = tsEntries(path());
    const auto count = std::count_if(entries.begin(), entries.end(),
                                     [](const TsEntry &entry) { return entry.context == "core"_L1; });
    EXPECT_GT(count, 1'500) << "update.sh has to look at core, too";
    // Options, names of variables and anything else between a person and a machine stay as they are spelled.
    static const QRegularExpression spelled(u"--[a-z][a-z-]+|[a-z]+_[a-z_]+|\\\\[a-zA-Z0]"_s);
    for (const TsEntry &entry : entries) {
        if (entry.context != "core"_L1)
            continue;
        for (auto match = spelled.globalMatch(entry.source); match.hasNext();) {
            const QString word = match.next().captured();
            EXPECT_TRUE(entry.translation.contains(word))
                << word << ": " << entry.source << " → " << entry.translation;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, TranslationFile, testing::Values("de", "es"),
                         [](const auto &shown) { return std::string(shown.param); });

class Translations : public testing::Test
{
protected:
    void SetUp() override
    {
        if (windowLanguages().size() == 1)
            GTEST_SKIP() << "built without Qt's Linguist tools: English only";
    }
    ~Translations() override
    {
        installTranslations(*QCoreApplication::instance(), QLocale(u"en_US"_s));
        QLocale::setDefault(m_before);
    }

    static QString chosen(const QStringList &wanted, const char *desktop)
    {
        return localeFor(wanted, QLocale(QString::fromLatin1(desktop))).name();
    }
    static QString said() { return QCoreApplication::translate("millrace::StepRail", "Steps"); }

private:
    QLocale m_before;
};

TEST_F(Translations, TakesTheFirstLanguageThereAreTextsFor)
{
    EXPECT_EQ(windowLanguages(), QStringList({u"en"_s, u"de"_s, u"es"_s}));
    EXPECT_EQ(chosen({u"de-AT"_s, u"en-US"_s}, "de_AT"), u"de_AT"_s);
    EXPECT_EQ(chosen({u"fr-FR"_s, u"es-MX"_s}, "fr_FR"), u"es_MX"_s);
    EXPECT_EQ(chosen({u"en-GB"_s, u"de"_s}, "en_GB"), u"en_GB"_s);
    EXPECT_EQ(chosen({u"de"_s}, "C"), u"de_DE"_s) << "LANGUAGE=de, or --language";
    EXPECT_EQ(chosen({u"de"_s}, "en_US"), u"de_DE"_s) << "numbers follow the texts: 1.234 means two things";
    EXPECT_EQ(chosen({u"fr-FR"_s}, "fr_FR"), u"en_US"_s);
    EXPECT_EQ(chosen({u"C"_s}, "C"), u"en_US"_s);
    EXPECT_EQ(chosen({}, "ja_JP"), u"en_US"_s);
    EXPECT_TRUE(knowsLanguage(u"de_CH"_s));
    EXPECT_TRUE(knowsLanguage(u"ES"_s));
    for (const char *unknown : {"", "fr", "d", "deutsch", "C"})
        EXPECT_FALSE(knowsLanguage(QString::fromLatin1(unknown))) << unknown;
}

TEST_F(Translations, SpeakTheLanguageInstalledLast)
{
    QCoreApplication &application = *QCoreApplication::instance();
    EXPECT_TRUE(installTranslations(application, QLocale(u"de_AT"_s)));
    EXPECT_EQ(said(), u"Schritte"_s);
    EXPECT_EQ(QLocale().name(), u"de_AT"_s);
    EXPECT_TRUE(installTranslations(application, QLocale(u"es_ES"_s)));
    EXPECT_EQ(said(), u"Pasos"_s);
    EXPECT_EQ(decimalText(0.5, 1), u"0,5"_s);
    EXPECT_TRUE(installTranslations(application, QLocale(u"en_US"_s)));
    EXPECT_EQ(said(), u"Steps"_s);
    EXPECT_EQ(decimalText(0.5, 1), u"0.5"_s);
}

TEST_F(Translations, ReachWhatTheEngineSays)
{
    QCoreApplication &application = *QCoreApplication::instance();
    const Error english = errorFromServer(1062, u"Duplicate entry"_s, {});
    const QString limit = bottleneckSentence({.kind = BottleneckKind::Source, .share = 0.5});
    EXPECT_TRUE(installTranslations(application, QLocale(u"de_DE"_s)));
    const Error german = errorFromServer(1062, u"Duplicate entry"_s, {});
    EXPECT_EQ(german.howToFix, u"Das Duplikat aus Dump oder Tabelle entfernen oder neue Zeilen alte ersetzen "
                               "lassen (--on-duplicate replace)."_s);
    EXPECT_EQ(german.what, u"Duplicate entry (Fehler 1062)."_s) << "the server's own words stay";
    EXPECT_EQ(german.code, english.code) << "what programs read is the same in every language";
    EXPECT_NE(bottleneckSentence({.kind = BottleneckKind::Source, .share = 0.5}), limit);
    EXPECT_EQ(locationText({.file = u"/d/a.txt"_s, .line = 31'234}), u"a.txt, Zeile 31.234"_s);
    // Tables of constants are read in the language of the moment, not in that of the start.
    for (const KnobRow &row : knobRows())
        for (const char *text : {row.does, row.gain, row.risk})
            if (text) {
                EXPECT_NE(CoreText::tr(text), QString::fromUtf8(text)) << row.name;
            }
    EXPECT_TRUE(installTranslations(application, QLocale(u"en_US"_s)));
    EXPECT_EQ(errorFromServer(1062, u"Duplicate entry"_s, {}).howToFix, english.howToFix);
    EXPECT_EQ(bottleneckSentence({.kind = BottleneckKind::Source, .share = 0.5}), limit);
    EXPECT_EQ(locationText({.file = u"/d/a.txt"_s, .line = 31'234}), u"a.txt, line 31,234"_s);
}

TEST_F(Translations, AreEnglishWhereThereAreNone)
{
    QCoreApplication &application = *QCoreApplication::instance();
    EXPECT_TRUE(installTranslations(application, QLocale(u"de_DE"_s)));
    EXPECT_FALSE(installTranslations(application, QLocale(u"fr_FR"_s)));
    EXPECT_EQ(said(), u"Steps"_s);
    EXPECT_EQ(groupedNumber(1'234), u"1,234"_s) << "English texts, English numbers";
}

} // namespace

} // namespace millrace::translations_test
