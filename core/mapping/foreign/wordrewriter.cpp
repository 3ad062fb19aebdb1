// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/wordrewriter.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

QByteArray TextEdits::appliedTo(const QByteArray &text)
{
    std::stable_sort(m_edits.begin(), m_edits.end(),
                     [](const Edit &a, const Edit &b) { return a.offset < b.offset; });
    QByteArray result;
    qsizetype copied = 0;
    for (const Edit &edit : std::as_const(m_edits)) {
        result += text.mid(copied, edit.offset - copied) + edit.text;
        copied = edit.offset + edit.length;
    }
    return result + text.mid(copied);
}

WordRewriter::WordRewriter(const QVector<ForeignWord> &words, const SqlRules &target)
    : m_target(target)
{
    for (const ForeignWord &word : words)
        if (word.change != WordChange::None)
            m_changed.insert({int(word.kind), word.name}, word);
}

const ForeignWord *WordRewriter::find(WordKind kind, const QByteArray &name) const
{
    const auto found = m_changed.constFind({int(kind), QString::fromUtf8(name)});
    return found == m_changed.constEnd() ? nullptr : &*found;
}

QByteArray WordRewriter::modes(const QByteArray &list) const
{
    QList<QByteArray> kept;
    const QList<QByteArray> given = modesIn(list);
    bool changed = false;
    for (const QByteArray &mode : given) {
        const ForeignWord *word = find(WordKind::SqlMode, mode);
        changed = changed || word != nullptr;
        for (const QByteArray &part : word == nullptr ? QList{mode} : modesIn(word->instead.toUtf8()))
            if (!kept.contains(part))
                kept << part;
    }
    return changed ? kept.join(',') : list;
}

void WordRewriter::addEdits(const QByteArray &statement, const SqlLexRules &rules, TextEdits &edits) const
{
    if (changesNothing())
        return;
    for (const WordPlace &place : foreignWordsIn(statement, rules, m_target)) {
        if (place.fixed)
            continue;
        if (place.kind == WordKind::SqlMode) {
            if (const QByteArray now = modes(place.name); now != place.name) {
                const char quote = statement.at(place.offset) == '"' ? '"' : '\'';
                edits.add(place.offset, place.length, quote + now + quote);
            }
            continue;
        }
        const ForeignWord *word = find(place.kind, place.name);
        if (word == nullptr)
            continue;
        if (word->change == WordChange::LeaveOut)
            edits.add(place.clauseOffset, place.clauseLength, {});
        else if (place.kind == WordKind::Definer)
            edits.add(place.offset, place.length,
                      (quotedIdentifier(word->instead.section(u'@', 0, -2)) + u'@' +
                       quotedIdentifier(word->instead.section(u'@', -1)))
                          .toUtf8());
        else
            edits.add(place.offset, place.length,
                      place.kind == WordKind::Operator ? place.instead : word->instead.toUtf8());
    }
}

QByteArray WordRewriter::rewritten(const QByteArray &statement, const SqlLexRules &rules) const
{
    TextEdits edits;
    addEdits(statement, rules, edits);
    return edits.isEmpty() ? statement : edits.appliedTo(statement);
}

QString WordRewriter::rewritten(const QString &statement, const SqlLexRules &rules) const
{
    if (changesNothing())
        return statement;
    const QByteArray bytes = statement.toUtf8();
    const QByteArray now = rewritten(bytes, rules);
    return now == bytes ? statement : QString::fromUtf8(now);
}

} // namespace millrace
