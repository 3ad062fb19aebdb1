// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/optionwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

/// The titles are those of the controls themselves, in the translations' context of their class.
QString titleOf(const char *card, const char *control)
{
    QString title = QCoreApplication::translate(card, control);
    title.remove(u'&');
    while (title.endsWith(u'…') || title.endsWith(u':') || title.endsWith(u' '))
        title.chop(1);
    return title;
}

OptionWord onSource(const char *option, const char *card, const char *control, const char *choice = nullptr)
{
    return {option, "millrace::SourcePage", "Source", card, control, choice};
}

OptionWord onTarget(const char *option, const char *card, const char *control, const char *choice = nullptr)
{
    return {option, "millrace::DumpTargetPage", "Target", card, control, choice};
}

OptionWord onChunks(const char *option, const char *card, const char *control, const char *choice = nullptr)
{
    return {option, "millrace::ChunksPage", "Chunks", card, control, choice};
}

OptionWord policy(const char *option, const char *control, const char *choice = nullptr)
{
    return onChunks(option, "millrace::PoliciesCard", control, choice);
}

OptionWord onReview(const char *option, const char *control, const char *choice = nullptr)
{
    return {option, "millrace::ReviewBase", "Review", "millrace::ForeignBar", control, choice};
}

OptionWord accounts(const char *option, const char *choice)
{
    return {option, "millrace::ReviewBase", "Review", "millrace::AccountsBar", "Accounts and roles", choice};
}

OptionWord onTuning(const char *option, const char *card = nullptr, const char *control = nullptr)
{
    return {option, "millrace::TuningPage", "Tuning", card, control};
}

OptionWord withValue(OptionWord word)
{
    word.takesValue = true;
    return word;
}

OptionWord onCommandLine(const char *option)
{
    return {option};
}

QVector<OptionWord> allWords()
{
    QVector<OptionWord> words{
        policy("--on-error stop", "Rows that do not fit", "Stop the load"),
        policy("--on-error set-aside", "Rows that do not fit", "Set them aside"),
        policy("--on-error as-dump", "Rows that do not fit", "As the dump's session does"),
        policy("--on-error as-server", "Rows that do not fit", "As the server does"),
        policy("--on-error", "Rows that do not fit"),
        policy("--on-duplicate stop", "Key is there already", "Stop the load"),
        policy("--on-duplicate keep", "Key is there already", "Keep the row there"),
        policy("--on-duplicate replace", "Key is there already", "Replace it"),
        policy("--on-duplicate set-aside", "Key is there already", "Set aside"),
        policy("--on-duplicate", "Key is there already"),
        policy("--indexes keep", "Secondary indexes", "Keep in place"),
        policy("--indexes defer", "Secondary indexes", "Drop before, build after"),
        policy("--indexes defer-all", "Secondary indexes", "All, unique ones too"),
        policy("--order file", "Order of rows", "As in the files"),
        policy("--order primary-key", "Order of rows", "Sorted by primary key"),
        policy("--order", "Order of rows"),
        policy("--verify sample", "Proof afterwards", "Counts and a sample"),
        policy("--verify content", "Proof afterwards", "Counts and all contents"),
        policy("--verify counts", "Proof afterwards", "Counts only"),
        onChunks("--chunk-rows", "millrace::ChunkSizeCard", "Rows per chunk"),
        onChunks("--max-rejects", "millrace::LimitsCard", "Bad rows"),
        onChunks("--memory", "millrace::LimitsCard", "Memory"),
        onChunks("--work-folder", "millrace::LimitsCard", "Sorted copies"),
        onSource("--recursive", "millrace::SourcePage", "with su&bfolders"),
        onSource("--charset", "millrace::DialectBar", "Character set"),
        onSource("millrace-cli plan without --table", "millrace::SourcePage", "The &whole dump"),
        onSource("--schemas", "millrace::DumpSourceView", "Sche&mas…"),
        onSource("--without-schemas", "millrace::DumpSourceView", "Sche&mas…"),
        onSource("--system-schemas", "millrace::DumpSourceView", "Sche&mas…"),
        onSource("--run-others", "millrace::DumpSourceView", "&Run them, too, after the rows"),
        onSource("--without-others", "millrace::DumpSourceView", "Lea&ve them out: they are not wanted"),
        accounts("--accounts new", "made as in the dump"),
        accounts("--accounts fit", "made as far as the server can"),
        accounts("--accounts none", "none is made"),
        onTarget("--table", "millrace::TargetPage", "Tables"),
        onTarget("--create", "millrace::CreateTableCard", "Create the table"),
        onTarget("--create-schema", "millrace::DumpTargetPage", "&Make it when the load begins"),
        withValue(onTarget("--schema", "millrace::DumpTargetPage", "Ot&her names:")),
        onTarget("--existing append", "millrace::DumpTargetPage", "What is there already",
                 "&Leave it, add rows"),
        onTarget("--existing replace", "millrace::DumpTargetPage", "What is there already", "&Replace it"),
        onTarget("scratch start --memory", "millrace::ScratchCard", "Buffer pool"),
        onTarget("--durability none", "millrace::ScratchCard", "Durability"),
        {"--set", "millrace::MappingPage", "Mapping"},
        withValue(onTuning("--tune")),
        withValue(onTuning("--confirm-redo-log-off", "millrace::TuningPage", "Switch the redo log off")),
        withValue(
            onTuning("--confirm-unlogged", "millrace::TuningPage", "Leave the rows out of the binary log")),
        onTuning("millrace-cli tune --my-cnf", "millrace::ConfCard", "my.cnf"),
        onReview("--definers keep", "Definers", "as the dump has them"),
        onReview("--definers strip", "Definers", "the account that loads"),
        onReview("--definers USER@HOST", "Definers", "another account"),
        onReview("--collations map", "Collations", "as the server has them"),
        onReview("--collations keep", "Collations", "as the dump has them"),
        onReview("--engines map", "Engines and types", "as the server has them"),
        onReview("--engines keep", "Engines and types", "as the dump has them"),
        onReview("--sql-modes map", "sql_modes", "as the server has them"),
        onReview("--sql-modes keep", "sql_modes", "as the dump has them"),
        onReview("--binlog leave-out", "Binary log", "left alone"),
        onReview("--binlog as-dump", "Binary log", "as the dump has it"),
        onCommandLine("--way auto"),
        onCommandLine("--way insert"),
        onCommandLine("--way local"),
        onCommandLine("--way ship"),
        onChunks("--ship direct", "millrace::ShipPart", "Its pages", "As they were built"),
        onCommandLine("--ship-by bundle"),
        onCommandLine("--ship-by ssh:HOST"),
        onCommandLine("--ship-by"),
        onCommandLine("--way"),
        onCommandLine("--server"),
        onCommandLine("--dump-table"),
        onCommandLine("--partition"),
    };
    std::stable_sort(words.begin(), words.end(), [](const OptionWord &a, const OptionWord &b) {
        return qstrlen(a.option) > qstrlen(b.option); // "--indexes defer-all" before "--indexes defer"
    });
    return words;
}

/// The word that begins there; null: none of ours.
const OptionWord *wordAt(QStringView text)
{
    const auto isOf = [text](const OptionWord &word) {
        const QLatin1StringView option(word.option);
        const QChar behind = text.size() > option.size() ? text.at(option.size()) : QChar(u' ');
        return text.startsWith(option) && !behind.isLetterOrNumber() && behind != u'-' && behind != u'@';
    };
    const auto found = std::find_if(optionWords().begin(), optionWords().end(), isOf);
    return found == optionWords().end() ? nullptr : &*found;
}

/// What stands after the option, up to a blank, without the sentence's own marks.
QString valueAt(QStringView behind)
{
    static const QRegularExpression value(u"^ ([^\\s()“”\"]*[^\\s()“”\".,;:])"_s);
    return value.match(behind.toString()).captured(1);
}

QString inWindow(const OptionWord &word, const QString &value)
{
    const QString page = titleOf(word.page, word.pageName);
    const QString control = word.control == nullptr ? QString() : titleOf(word.card, word.control);
    const QString choice = word.choice == nullptr ? value : titleOf(word.card, word.choice);
    if (control.isEmpty() && choice.isEmpty())
        return tr("the page %1").arg(page);
    if (control.isEmpty() || choice.isEmpty())
        return tr("“%1” under %2").arg(control + choice, page);
    return tr("“%1: %2” under %3").arg(control, choice, page);
}

} // namespace

const QVector<OptionWord> &optionWords()
{
    static const QVector<OptionWord> words = allWords();
    return words;
}

QString inControls(const QString &text)
{
    static const QRegularExpression begin(
        u"(?<![\\w-])(?:millrace-cli [^.;:()]*|scratch start --memory|--[a-z])"_s);
    QString said;
    qsizetype at = 0;
    for (auto found = begin.match(text); found.hasMatch(); found = begin.match(text, at)) {
        said += QStringView(text).mid(at, found.capturedStart() - at);
        at = found.capturedStart();
        const QStringView rest = QStringView(text).mid(at);
        const OptionWord *const word = wordAt(rest);
        if (word == nullptr) {
            said += found.captured();
            at = found.capturedEnd();
            continue;
        }
        const QString option = QLatin1StringView(word->option);
        at += option.size();
        if (word->page == nullptr) {
            const QString onLine = tr("%1 on the command line").arg(option);
            said += onLine;
            at += rest.startsWith(onLine) ? onLine.size() - option.size() : 0;
            continue;
        }
        const QString value = word->takesValue ? valueAt(QStringView(text).mid(at)) : QString();
        said += inWindow(*word, value);
        at += value.isEmpty() ? 0 : value.size() + 1;
    }
    said += QStringView(text).mid(at);
    return said;
}

QStringList inControls(const QStringList &texts)
{
    QStringList said;
    for (const QString &text : texts)
        said << inControls(text);
    return said;
}

} // namespace millrace
