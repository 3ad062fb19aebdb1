// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/mapping/foreign/foreignwords.h"
#include "core/server/serverfacts.h"

namespace millrace {

/// What is done about words that a server does not know.
enum class ForeignPolicy
{
    Map, ///< by the nearest it knows, or left out where nothing is lost by that
    Keep ///< they stay: the server may refuse them
};

template <>
inline constexpr auto enumNames<ForeignPolicy> = namesOfEnum<ForeignPolicy>({{ForeignPolicy::Map, "map"},
                                                                             {ForeignPolicy::Keep, "keep"}});

/// As whom views, triggers, routines and events run.
enum class DefinerPolicy
{
    Keep,
    Strip,  ///< as the account that loads them
    Replace ///< as another one
};

template <>
inline constexpr auto enumNames<DefinerPolicy> = namesOfEnum<DefinerPolicy>(
    {{DefinerPolicy::Keep, "keep"}, {DefinerPolicy::Strip, "strip"}, {DefinerPolicy::Replace, "replace"}});

/// What the user wants of statements that were written for another server.
struct WordChoice
{
    ForeignPolicy collations = ForeignPolicy::Map; ///< and character sets
    ForeignPolicy engines = ForeignPolicy::Map;    ///< row formats, options, types and operators, too
    ForeignPolicy sqlModes = ForeignPolicy::Map;
    DefinerPolicy definers = DefinerPolicy::Keep;
    QString definer; ///< with Replace: user@host
    /// SQL_LOG_BIN and GTID_PURGED are set as the dump has it; else they are left out.
    bool replication = false;

    friend bool operator==(const WordChoice &, const WordChoice &) = default;
};

template <>
inline const JsonMembers<WordChoice> jsonMembers<WordChoice>{
    {"collations", &WordChoice::collations}, {"engines", &WordChoice::engines},
    {"sql_modes", &WordChoice::sqlModes},    {"definers", &WordChoice::definers},
    {"definer", &WordChoice::definer},       {"replication", &WordChoice::replication}};

enum class WordChange
{
    None,
    Replace,
    LeaveOut
};

template <>
inline constexpr auto enumNames<WordChange> = namesOfEnum<WordChange>({{WordChange::None, "none"},
                                                                       {WordChange::Replace, "replace"},
                                                                       {WordChange::LeaveOut, "leave-out"}});

/// A word of a dump, and what becomes of it.
struct ForeignWord
{
    WordKind kind = WordKind::Collation;
    QString name;
    WordChange change = WordChange::None;
    QString instead;
    bool known = true; ///< to the target, as it stands
    bool same = false; ///< the other name means exactly the same
    qint64 count = 0;  ///< how often it stands there
    qint64 fixed = 0;  ///< of them: where nothing is changed
    /// Where it stands first, of what may be changed if there is any; empty: in the dump itself.
    QString file;
    qint64 line = 0;
    QString fixedFile; ///< likewise, of the first that is not changed
    qint64 fixedLine = 0;
};

template <>
inline const JsonMembers<ForeignWord> jsonMembers<ForeignWord>{{"kind", &ForeignWord::kind},
                                                               {"name", &ForeignWord::name},
                                                               {"change", &ForeignWord::change},
                                                               {"instead", &ForeignWord::instead},
                                                               {"known", &ForeignWord::known},
                                                               {"same", &ForeignWord::same},
                                                               {"count", &ForeignWord::count},
                                                               {"fixed", &ForeignWord::fixed},
                                                               {"file", &ForeignWord::file},
                                                               {"line", &ForeignWord::line},
                                                               {"fixed_file", &ForeignWord::fixedFile},
                                                               {"fixed_line", &ForeignWord::fixedLine}};

/// Names that the server does not have and does not list: it tells only when it is asked for each.
struct UnknownWords
{
    QSet<QString> modes;
    QSet<QString> functions;
    QSet<QString> operators;
};

/// What becomes of the word on this server.
ForeignWord wordFor(WordKind kind, const QString &name, const ServerFacts &target, const WordChoice &choice,
                    const UnknownWords &unknown = {});
/// The server knows the word; what nobody can say counts as known.
bool isKnown(WordKind kind, const QString &name, const ServerFacts &target, const UnknownWords &unknown = {});
/// For people, a sentence: what is changed; empty: nothing.
QString changeText(const ForeignWord &word);
/// For people: "the collation utf8mb4_0900_ai_ci".
QString wordText(const ForeignWord &word);

} // namespace millrace
