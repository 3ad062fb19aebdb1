// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sqlprograms/generatedtable.h"

namespace millrace::test {

/// A program while it is made, and what it has made so far.
struct ProgramState
{
    Dice dice;
    ProgramFeatures features;
    SqlProgram program;
    QVector<GeneratedTable> tables; ///< at least one
    QByteArrayList procedures;
    QByteArrayList functions; ///< of one number
    QByteArrayList sequences;
    QVector<std::pair<QByteArray, QByteArray>> views; ///< each with the table it shows `id` and `n` of
    QByteArrayList triggers;
    bool userVariable = false; ///< @v has a value
    bool loose = false;        ///< the session bends values
    bool sums = false;         ///< the trigger of chains is there
    int names = 0;

    bool has(ProgramFeature feature) const { return features.contains(feature); }
    void add(const QByteArray &text) { program.statements << SqlStatement{.head = text}; }
    void add(const SqlStatement &statement) { program.statements << statement; }
    QByteArray newName(const QByteArray &kind) { return kind + QByteArray::number(++names); }
    GeneratedTable &anyTable() { return tables[dice.below(int(tables.size()))]; }
    /// With ids of its own; nothing where there is none.
    GeneratedTable *tableWithIds();
    GeneratedTable *tableNamed(const QByteArray &name); ///< nothing: it is gone
};

struct StatementMaker
{
    ProgramFeature feature; ///< is not called without it
    int weight;
    void (*make)(ProgramState &state); ///< may add nothing
};

/// A table and no row of it.
void addTable(ProgramState &state);
/// Rows with ids, one statement.
void addRows(ProgramState &state, GeneratedTable &table);
/// All its columns but id and n may be left out of an INSERT.
bool takesIdAndNumber(const GeneratedTable &table);

QVector<StatementMaker> rowStatements();     ///< INSERT, UPDATE, …
QVector<StatementMaker> tableStatements();   ///< CREATE, ALTER, …
QVector<StatementMaker> codeStatements();    ///< views, triggers, routines, sequences
QVector<StatementMaker> sessionStatements(); ///< SET, transactions, what only the client knows
QVector<StatementMaker> knownStatements();   ///< what the session knows of what ran before, questions
QVector<StatementMaker> linkedStatements();  ///< several tables, or what stands for one
QVector<StatementMaker> foundStatements();   ///< what dumps by hand were found to differ in

/// mysqldump's text from its first line to its last; state.tables is filled.
void addDumpFrame(ProgramState &state);

} // namespace millrace::test
