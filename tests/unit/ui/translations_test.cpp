// SPDX-License-Identifier: GPL-3.0-or-later
// What the .ts files say, entry by entry, and which of them the program takes. Whether they hold every text
// of the sources is for resources/translations/update.sh --check to say.
#include "core/base/coretext.h"
#include "core/load/limit.h"
#include "core/server/errorcatalogue.h"
#include "core/tuning/knobtable.h"
#include "ui/language/localtext.h"
#include "ui/language/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace millrace {

namespace {

struct Entry
{
    QString context;
    QString source;
    QString translation;
    QString type; ///< "unfinished", "vanished", "obsolete"; empty: done
    bool hasForms = false;
};

QVector<Entry> entriesOf(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    QVector<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            entries << Entry{.context = context,
                             .hasForms =
                                 xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")};
        else if (xml.name() == QLatin1String("source"))
            entries.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            entries.last().type = xml.attributes().value(QLatin1String("type")).toString();
            entries.last().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
    return entries;
}

/// Every %1, %L1 and %n, as often as it stands there: a text may say a thing twice, but never forget one.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?\\d\\d?|%L?n"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

QStringList tags(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("</?[a-zA-Z][^>]*>"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

qsizetype mnemonics(QString text)
{
    return text.remove(QStringLiteral("&&")).count(QLatin1Char('&'));
}

QString blanksAround(const QString &text)
{
    const auto isBlank = [](QChar c) { return c.isSpace(); };
    const auto front = std::find_if_not(text.begin(), text.end(), isBlank) - text.begin();
    const auto back = std::find_if_not(text.rbegin(), text.rend(), isBlank) - text.rbegin();
    return text.left(front) + QLatin1Char('|') + text.right(back);
}

class TranslationFile : public testing::TestWithParam<const char *>
{
protected:
    QString path() const
    {
        return QStringLiteral(MILLRACE_TRANSLATIONS "/millrace_%1.ts").arg(QLatin1String(GetParam()));
    }
};

TEST_P(TranslationFile, IsComplete)
{
    const QVector<Entry> entries = entriesOf(path());
    EXPECT_GT(entries.size(), 1'000) << "a file that was emptied by mistake is complete, too";
    for (const Entry &entry : entries) {
        EXPECT_EQ(entry.type.toStdString(), "")
            << entry.context.toStdString() << ": " << entry.source.toStdString();
        EXPECT_FALSE(entry.translation.trimmed().isEmpty())
            << entry.context.toStdString() << ": " << entry.source.toStdString();
        EXPECT_FALSE(entry.hasForms)
            << "English has no file for its plurals; counted() of localtext.h, or add "
               "a millrace_en.ts: "
            << entry.source.toStdString();
    }
}

TEST_P(TranslationFile, KeepsWhatTheProgramFillsIn)
{
    for (const Entry &entry : entriesOf(path())) {
        const auto where = [&entry] {
            return (entry.context + QStringLiteral(": ") + entry.source + QStringLiteral(" → ") +
                    entry.translation)
                .toStdString();
        };
        EXPECT_EQ(placeholders(entry.source), placeholders(entry.translation)) << where();
        EXPECT_EQ(tags(entry.source), tags(entry.translation)) << where();
        EXPECT_EQ(mnemonics(entry.source), mnemonics(entry.translation)) << where();
        EXPECT_EQ(blanksAround(entry.source), blanksAround(entry.translation)) << where();
        EXPECT_EQ(entry.source.count(QLatin1Char('\n')), entry.translation.count(QLatin1Char('\n')))
            << where();
        EXPECT_EQ(entry.source.contains(QLatin1String(";;")), entry.translation.contains(QLatin1String(";;")))
            << "filters of a file dialog: " << where();
    }
}

TEST_P(TranslationFile, HoldsTheTextsOfCore)
{
    const QVector<Entry> entries = entriesOf(path());
    const auto count = std::count_if(entries.begin(), entries.end(), [](const Entry &entry) {
        return entry.context == QLatin1String("core");
    });
    EXPECT_GT(count, 1'500) << "update.sh has to look at core, too";
    // Options, names of variables and anything else between a person and a machine stay as they are spelled.
    static const QRegularExpression spelled(QStringLiteral("--[a-z][a-z-]+|[a-z]+_[a-z_]+|\\\\[a-zA-Z0]"));
    for (const Entry &entry : entries) {
        if (entry.context != QLatin1String("core"))
            continue;
        for (auto match = spelled.globalMatch(entry.source); match.hasNext();) {
            const QString word = match.next().captured();
            EXPECT_TRUE(entry.translation.contains(word))
                << word.toStdString() << ": " << entry.source.toStdString() << " → "
                << entry.translation.toStdString();
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
        installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("en_US")));
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
    EXPECT_EQ(windowLanguages(),
              QStringList({QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("es")}));
    EXPECT_EQ(chosen({QStringLiteral("de-AT"), QStringLiteral("en-US")}, "de_AT"), QStringLiteral("de_AT"));
    EXPECT_EQ(chosen({QStringLiteral("fr-FR"), QStringLiteral("es-MX")}, "fr_FR"), QStringLiteral("es_MX"));
    EXPECT_EQ(chosen({QStringLiteral("en-GB"), QStringLiteral("de")}, "en_GB"), QStringLiteral("en_GB"));
    EXPECT_EQ(chosen({QStringLiteral("de")}, "C"), QStringLiteral("de_DE")) << "LANGUAGE=de, or --language";
    EXPECT_EQ(chosen({QStringLiteral("de")}, "en_US"), QStringLiteral("de_DE"))
        << "numbers follow the texts: 1.234 means two things";
    EXPECT_EQ(chosen({QStringLiteral("fr-FR")}, "fr_FR"), QStringLiteral("en_US"));
    EXPECT_EQ(chosen({QStringLiteral("C")}, "C"), QStringLiteral("en_US"));
    EXPECT_EQ(chosen({}, "ja_JP"), QStringLiteral("en_US"));
    EXPECT_TRUE(knowsLanguage(QStringLiteral("de_CH")));
    EXPECT_TRUE(knowsLanguage(QStringLiteral("ES")));
    for (const char *unknown : {"", "fr", "d", "deutsch", "C"})
        EXPECT_FALSE(knowsLanguage(QString::fromLatin1(unknown))) << unknown;
}

TEST_F(Translations, SpeakTheLanguageInstalledLast)
{
    QCoreApplication &application = *QCoreApplication::instance();
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("de_AT"))));
    EXPECT_EQ(said(), QStringLiteral("Schritte"));
    EXPECT_EQ(QLocale().name(), QStringLiteral("de_AT"));
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("es_ES"))));
    EXPECT_EQ(said(), QStringLiteral("Pasos"));
    EXPECT_EQ(decimalText(0.5, 1), QStringLiteral("0,5"));
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("en_US"))));
    EXPECT_EQ(said(), QStringLiteral("Steps"));
    EXPECT_EQ(decimalText(0.5, 1), QStringLiteral("0.5"));
}

TEST_F(Translations, ReachWhatTheEngineSays)
{
    QCoreApplication &application = *QCoreApplication::instance();
    const Error english = errorFromServer(1062, QStringLiteral("Duplicate entry"), {});
    const QString limit = limitSentence({.kind = LimitKind::Source, .share = 0.5});
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("de_DE"))));
    const Error german = errorFromServer(1062, QStringLiteral("Duplicate entry"), {});
    EXPECT_EQ(german.howToFix,
              QStringLiteral("Das Duplikat aus Dump oder Tabelle entfernen oder neue Zeilen alte ersetzen "
                             "lassen (--on-duplicate replace)."));
    EXPECT_EQ(german.what, QStringLiteral("Duplicate entry (Fehler 1062).")) << "the server's own words stay";
    EXPECT_EQ(german.code, english.code) << "what programs read is the same in every language";
    EXPECT_NE(limitSentence({.kind = LimitKind::Source, .share = 0.5}), limit);
    EXPECT_EQ(locationText({.file = QStringLiteral("/d/a.txt"), .line = 31'234}),
              QStringLiteral("a.txt, Zeile 31.234"));
    // Tables of constants are read in the language of the moment, not in that of the start.
    for (const KnobRow &row : knobRows())
        for (const char *text : {row.does, row.gain, row.risk})
            if (text) {
                EXPECT_NE(CoreText::tr(text), QString::fromUtf8(text)) << row.name;
            }
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("en_US"))));
    EXPECT_EQ(errorFromServer(1062, QStringLiteral("Duplicate entry"), {}).howToFix, english.howToFix);
    EXPECT_EQ(limitSentence({.kind = LimitKind::Source, .share = 0.5}), limit);
    EXPECT_EQ(locationText({.file = QStringLiteral("/d/a.txt"), .line = 31'234}),
              QStringLiteral("a.txt, line 31,234"));
}

TEST_F(Translations, AreEnglishWhereThereAreNone)
{
    QCoreApplication &application = *QCoreApplication::instance();
    EXPECT_TRUE(installTranslations(application, QLocale(QStringLiteral("de_DE"))));
    EXPECT_FALSE(installTranslations(application, QLocale(QStringLiteral("fr_FR"))));
    EXPECT_EQ(said(), QStringLiteral("Steps"));
    EXPECT_EQ(groupedNumber(1'234), QStringLiteral("1,234")) << "English texts, English numbers";
}

} // namespace

} // namespace millrace
