// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programgenerator.h"

#include "core/base/literals.h"
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

GeneratedTable *ProgramState::tableWithIds()
{
    QVector<GeneratedTable *> found;
    for (GeneratedTable &table : tables)
        if (table.hasIds)
            found << &table;
    return found.isEmpty() ? nullptr : found.at(dice.below(int(found.size())));
}

GeneratedTable *ProgramState::tableNamed(const QByteArray &name)
{
    for (GeneratedTable &table : tables)
        if (table.name == name)
            return &table;
    return nullptr;
}

namespace {

void addFreeProgram(ProgramState &state)
{
    QVector<StatementMaker> makers;
    int weights = 0;
    // A program with one ends there, and tells nothing of what it has otherwise.
    const bool errors = state.dice.chance(25);
    for (const StatementMaker &maker : rowStatements() + tableStatements() + codeStatements() +
                                           sessionStatements() + knownStatements() + linkedStatements() +
                                           foundStatements()) {
        if (!state.has(maker.feature) || (maker.feature == ProgramFeature::Errors && !errors))
            continue;
        makers << maker;
        weights += maker.weight;
    }
    const int tables = 1 + state.dice.below(3);
    for (int i = 0; i < tables; ++i)
        addTable(state);
    addRows(state, state.tables.first());
    const int steps = 3 + state.dice.below(12);
    for (int i = 0; i < steps; ++i) {
        if (weights == 0 || state.dice.chance(35)) {
            addRows(state, state.anyTable());
            continue;
        }
        int at = state.dice.below(weights);
        for (const StatementMaker &maker : std::as_const(makers)) {
            at -= maker.weight;
            if (at < 0) {
                maker.make(state);
                break;
            }
        }
    }
    if (state.has(ProgramFeature::OpenEnds) && state.dice.chance(15)) {
        state.add(state.dice.oneOf({"START TRANSACTION", "SET autocommit = 0"}));
        addRows(state, state.anyTable());
    }
}

/// Of many features a program has some: what is in all of them would keep others from showing.
ProgramFeatures someOf(Dice &dice, ProgramFeatures features)
{
    constexpr std::size_t few = 8;
    if (features.size() > few && !features.contains(ProgramFeature::DumpFrame))
        std::erase_if(features, [&dice](ProgramFeature) { return dice.chance(45); });
    return features;
}

/// Pieces small enough that there are several, and the two ways with indexes.
QStringList planOptions(Dice &dice)
{
    return {u"--chunk-rows"_s, QString::fromLatin1(dice.oneOf({"1", "2", "5", "1000000"})), u"--indexes"_s,
            QString::fromLatin1(dice.oneOf({"keep", "defer", "defer-all"}))};
}

} // namespace

SqlProgram randomProgram(quint32 seed, const ProgramFeatures &features)
{
    ProgramState state{.dice = Dice(seed)};
    state.features = someOf(state.dice, features);
    state.program.planOptions = planOptions(state.dice);
    if (state.has(ProgramFeature::DumpFrame))
        addDumpFrame(state);
    else
        addFreeProgram(state);
    return state.program;
}

} // namespace millrace::test
