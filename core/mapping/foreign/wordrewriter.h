// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordchoice.h"

#include <QHash>

namespace millrace {

/// Parts of a text and what takes their place. Others may add theirs before it is applied, as long as no two
/// of them meet.
class TextEdits
{
public:
    void add(qsizetype offset, qsizetype length, const QByteArray &text)
    {
        m_edits << Edit{offset, length, text};
    }
    bool isEmpty() const { return m_edits.isEmpty(); }
    QByteArray appliedTo(const QByteArray &text);

private:
    struct Edit
    {
        qsizetype offset = 0;
        qsizetype length = 0;
        QByteArray text;
    };
    QVector<Edit> m_edits;
};

/// Writes statements anew with the changes that were decided for their words, and everything else byte for
/// byte as it stands.
class WordRewriter
{
public:
    WordRewriter() = default; ///< changes nothing
    /// \a target: whose executable comments count.
    WordRewriter(const QVector<ForeignWord> &words, const SqlRules &target);

    bool changesNothing() const { return m_changed.isEmpty(); }
    QByteArray rewritten(const QByteArray &statement, const SqlLexRules &rules) const;
    QString rewritten(const QString &statement, const SqlLexRules &rules = {}) const;
    void addEdits(const QByteArray &statement, const SqlLexRules &rules, TextEdits &edits) const;
    /// A list of sql_modes, comma in between.
    QByteArray modes(const QByteArray &list) const;

private:
    const ForeignWord *find(WordKind kind, const QByteArray &name) const;

    SqlRules m_target;
    QHash<std::pair<int, QString>, ForeignWord> m_changed; ///< by kind and name
};

/// What was decided about a dump's words, for one server.
struct DecidedWords
{
    WordChoice choice;
    bool mariaDb = false; ///< that server is one
    int version = 0;      ///< its; 0: nothing was decided
    QVector<ForeignWord> words;

    /// How that server reads.
    SqlRules rules() const { return {.executableComments = true, .mariaDb = mariaDb, .version = version}; }
    WordRewriter rewriter() const { return WordRewriter(words, rules()); }
};

template <>
inline const JsonMembers<DecidedWords> jsonMembers<DecidedWords>{{"choice", &DecidedWords::choice},
                                                                 {"maria_db", &DecidedWords::mariaDb},
                                                                 {"version", &DecidedWords::version},
                                                                 {"words", &DecidedWords::words}};

} // namespace millrace
