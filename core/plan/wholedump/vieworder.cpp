// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/vieworder.h"

#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

/// What stands together of one file.
struct Block
{
    QVector<DumpStatement> statements;
    QSet<QByteArray> makes; ///< views, as they are quoted where they are named
    QByteArray texts;       ///< of the statements that make them
};

QVector<Block> blocksOf(const QVector<DumpStatement> &statements)
{
    QVector<Block> blocks;
    for (const DumpStatement &statement : statements) {
        if (blocks.isEmpty() || blocks.last().statements.last().file != statement.file)
            blocks << Block();
        Block &block = blocks.last();
        block.statements << statement;
        if (statement.phase != SqlPhase::AfterData)
            continue;
        for (const DumpObject &object : statement.objects)
            if (object.kind == SqlObject::View) {
                block.makes.insert('`' + object.name.toUtf8() + '`');
                block.texts += statement.text + '\n';
            }
    }
    return blocks;
}

bool needs(const Block &block, const Block &other)
{
    return std::any_of(other.makes.begin(), other.makes.end(), [&block](const QByteArray &view) {
        return !block.makes.contains(view) && block.texts.contains(view);
    });
}

} // namespace

QVector<DumpStatement> viewsInOrder(const QVector<DumpStatement> &statements)
{
    QVector<Block> waiting = blocksOf(statements);
    QVector<DumpStatement> ordered;
    while (!waiting.isEmpty()) {
        const auto ready = std::find_if(waiting.begin(), waiting.end(), [&waiting](const Block &block) {
            return std::none_of(waiting.begin(), waiting.end(),
                                [&block](const Block &other) { return needs(block, other); });
        });
        const qsizetype next = ready == waiting.end() ? 0 : ready - waiting.begin();
        ordered += waiting.takeAt(next).statements;
    }
    return ordered;
}

} // namespace millrace
