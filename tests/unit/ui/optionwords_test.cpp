// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says of options, as a window says it: every option that any of its texts names.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"
#include "tests/unit/ui/tsentries.h"
#include "ui/language/optionwords.h"

#include <QRegularExpression>
#include <QSet>
#include <gtest/gtest.h>

namespace millrace::test::optionwords_test {

namespace {

QVector<TsEntry> germanTexts()
{
    return tsEntries(sourceFile(u"resources/translations/millrace_de.ts"_s));
}

/// Of the programs of servers and stores.
bool isOfAnotherProgram(const QString &option)
{
    static const QSet<QString> others{u"--tab"_s,  u"--result-file"_s, u"--secure-file-priv"_s,
                                      u"--help"_s, u"--profile"_s,     u"--format"_s};
    return others.contains(option);
}

} // namespace

TEST(OptionWords, NameTheControl)
{
    EXPECT_EQ(
        inControls(u"Keep the indexes in place during the load (--indexes keep)."_s),
        u"Keep the indexes in place during the load (“Secondary indexes: Keep in place” under Chunks)."_s);
    EXPECT_EQ(inControls(u"Raise --memory, or dump with smaller INSERT statements."_s),
              u"Raise “Memory” under Chunks, or dump with smaller INSERT statements."_s);
    EXPECT_EQ(
        inControls(u"--indexes defer-all, --indexes defer"_s),
        u"“Secondary indexes: All, unique ones too” under Chunks, “Secondary indexes: Drop before, build "
        "after” under Chunks"_s);
    EXPECT_EQ(inControls(u"--schema shop=shop_copy sends it there."_s),
              u"“Other names: shop=shop_copy” under Target sends it there."_s);
    EXPECT_EQ(inControls(u"Confirm it: --confirm-redo-log-off db.example.org:3306; or not."_s),
              u"Confirm it: “Switch the redo log off: db.example.org:3306” under Tuning; or not."_s);
    EXPECT_EQ(inControls(u"Leave them out (--tune), or plan with --tune sql_log_bin=0."_s),
              u"Leave them out (the page Tuning), or plan with “sql_log_bin=0” under Tuning."_s);
    EXPECT_EQ(inControls(u"Name another (--definers USER@HOST)."_s),
              u"Name another (“Definers: another account” under Review)."_s);
}

TEST(OptionWords, SayWhatIsOfTheCommandLineAndLeaveTheRestAlone)
{
    const QString local = inControls(u"Load with --way local."_s);
    EXPECT_EQ(local, u"Load with --way local on the command line."_s);
    EXPECT_EQ(inControls(local), local) << "once is enough";
    for (const QString &same :
         {u"Put it back: millrace-cli restore x --target URL --memory 3"_s, u"mysqldump --tab=DIR"_s,
          u"a -- b --- c--memory --memory-limit"_s, u"--on-errors"_s, QString()})
        EXPECT_EQ(inControls(same), same);
    EXPECT_EQ(inControls(u"Write it into my.cnf (millrace-cli tune --my-cnf)."_s),
              u"Write it into my.cnf (“my.cnf” under Tuning)."_s);
}

TEST(OptionWords, KnowEveryOptionOfTheEnginesTexts)
{
    static const QRegularExpression option(u"(?<![\\w-])--[a-z][a-z-]*"_s);
    static const QRegularExpression commandLine(u"--\\S+( [\\w:-]+)? on the command line"_s);
    static const QRegularExpression command(u"millrace-cli [^.;:()]*"_s);
    int seen = 0;
    for (const TsEntry &text : germanTexts()) {
        if (text.context != "core"_L1 || !text.source.contains(option))
            continue;
        ++seen;
        QString left = inControls(text.source);
        left.remove(commandLine).remove(command);
        for (auto found = option.globalMatch(left); found.hasNext();) {
            const QString name = found.next().captured();
            EXPECT_TRUE(isOfAnotherProgram(name))
                << qPrintable(name)
                << " is in no row of ui/language/optionwords: " << qPrintable(text.source);
        }
    }
    EXPECT_GT(seen, 60);
}

/// Titles are looked up where the controls have them: one that was renamed would stay English.
TEST(OptionWords, HaveTheTitlesOfTheControls)
{
    QSet<std::pair<QString, QString>> titles;
    for (const TsEntry &text : germanTexts())
        titles.insert({text.context, text.source});
    const auto has = [&titles](const char *context, const char *title) {
        return titles.contains({QString::fromUtf8(context), QString::fromUtf8(title)});
    };
    for (const OptionWord &word : optionWords()) {
        if (word.page != nullptr) {
            EXPECT_TRUE(has(word.page, word.pageName)) << word.option;
        }
        if (word.control != nullptr) {
            EXPECT_TRUE(has(word.card, word.control)) << word.option << ": " << word.control;
        }
        if (word.choice != nullptr) {
            EXPECT_TRUE(has(word.card, word.choice)) << word.option << ": " << word.choice;
        }
    }
}

} // namespace millrace::test::optionwords_test
