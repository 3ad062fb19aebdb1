// SPDX-License-Identifier: GPL-3.0-or-later
// Random SQL texts by the ordinary client and by Millrace: the same schema, or both fail. What differs is
// shrunk before it is shown. By hand: MILLRACE_PROGRAMS says how many, MILLRACE_SEED with which to begin,
// MILLRACE_FEATURES of what ("noids,triggers", by the names of programfeatures.h).
#include "core/base/literals.h"
#include "core/server/serverfacts.h"
#include "tests/integration/dumps/differential/differentialrunner.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"
#include "tests/support/randomdump.h"
#include "tests/support/sqlprograms/programgenerator.h"
#include "tests/support/sqlprograms/programshrinker.h"
#include "tests/support/sqlprograms/refusedrows.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

namespace millrace::test::differential_test {

namespace {

int fromEnvironment(const char *name, int otherwise)
{
    return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

ProgramFeatures featuresOr(ProgramFeatures otherwise)
{
    const QStringList names = qEnvironmentVariable("MILLRACE_FEATURES").split(u',', Qt::SkipEmptyParts);
    if (names.isEmpty())
        return otherwise;
    ProgramFeatures features;
    for (const QString &name : names) {
        const auto feature = enumFromName<ProgramFeature>(name);
        if (!feature)
            throw std::runtime_error((u"MILLRACE_FEATURES: "_s + name).toStdString());
        features.insert(*feature);
    }
    return features;
}

class Differential : public testing::Test
{
protected:
    /// The smallest program that differs in the same way, and how.
    std::string smallest(const SqlProgram &program, const Verdict &verdict)
    {
        QString text = verdict.text;
        const SqlProgram small = shrunk(program, [&](const SqlProgram &candidate) {
            const Verdict again = m_runner.compare(candidate);
            if (again.kind == verdict.kind)
                text = again.text;
            return again.kind == verdict.kind;
        });
        // What came but once shows in no smaller one.
        return verdict.text.toStdString() + small.text().toStdString() + "with " +
               small.planOptions.join(u' ').toStdString() + ": " + text.toStdString();
    }

    /// Programs whose statements come to Millrace few at a time, as far as rows of one table let it.
    void expectPartsAreOneProgram(int programs, const ProgramFeatures &features)
    {
        const int first = fromEnvironment("MILLRACE_SEED", 1);
        int same = 0;
        int rowByRow = 0;
        for (int seed = first; seed < first + programs; ++seed) {
            const SqlProgram program = randomProgram(quint32(seed), features);
            const Verdict verdict = m_runner.compareInParts(program);
            same += verdict.kind == Verdict::Kind::Same ? 1 : 0;
            rowByRow += verdict.rowByRow;
            if (!verdict.differs())
                continue;
            const SqlProgram small = shrunk(program, [&](const SqlProgram &candidate) {
                return m_runner.compareInParts(candidate).kind == verdict.kind;
            });
            ADD_FAILURE() << "MILLRACE_SEED=" << seed << '\n'
                          << qPrintable(verdict.text) << small.text().toStdString() << "with "
                          << qPrintable(small.planOptions.join(u' ')) << ": "
                          << qPrintable(m_runner.compareInParts(small).text);
        }
        RecordProperty("same", same);
        RecordProperty("row_by_row", rowByRow);
        if (programs > 9) {
            EXPECT_GT(same, programs / 4) << "programs that fail on both sides tell nothing";
            EXPECT_GT(rowByRow, 0) << "no table was loaded before all of its rows had come";
        }
    }

    void expectNoDifference(int programs, const ProgramFeatures &features)
    {
        const int first = fromEnvironment("MILLRACE_SEED", 1);
        int same = 0;
        int loads = 0;
        for (int seed = first; seed < first + programs; ++seed) {
            const SqlProgram program = randomProgram(quint32(seed), features);
            const Verdict verdict = m_runner.compare(program);
            same += verdict.kind == Verdict::Kind::Same ? 1 : 0;
            loads += verdict.kind == Verdict::Kind::Same ? verdict.loadsInOrder : 0;
            EXPECT_FALSE(verdict.differs()) << "MILLRACE_SEED=" << seed << '\n' << smallest(program, verdict);
        }
        RecordProperty("same", same);
        RecordProperty("loads_in_order", loads);
        if (programs > 10 && features.contains(ProgramFeature::Between)) {
            EXPECT_GT(loads, 0) << "rows in the midst of a program were never loaded";
        }
        if (programs > 10) {
            EXPECT_GT(same, programs / 4) << "programs that fail on both sides tell nothing";
        }
    }

    /// At some of the borders of its statements.
    static QVector<SqlProgram> cut(const SqlProgram &program, quint32 seed)
    {
        Dice dice(seed);
        QVector<SqlProgram> files(2 + dice.below(3), {.planOptions = program.planOptions});
        std::vector<qsizetype> borders{program.statements.size()};
        while (qsizetype(borders.size()) < files.size())
            borders.push_back(dice.below(int(program.statements.size()) + 1));
        std::sort(borders.begin(), borders.end());
        qsizetype at = 0;
        for (qsizetype file = 0; file < files.size(); ++file)
            for (; at < borders[std::size_t(file)]; ++at)
                files[file].statements << program.statements.at(at);
        return files;
    }

    void expectFilesAreOneProgram(int programs, const ProgramFeatures &features)
    {
        const int first = fromEnvironment("MILLRACE_SEED", 1);
        int same = 0;
        for (int seed = first; seed < first + programs; ++seed) {
            const SqlProgram program = randomProgram(quint32(seed), features);
            const Verdict verdict = m_runner.compareFiles(cut(program, quint32(seed)));
            same += verdict.kind == Verdict::Kind::Same ? 1 : 0;
            if (!verdict.differs())
                continue;
            const SqlProgram small = shrunk(program, [&](const SqlProgram &candidate) {
                return m_runner.compareFiles(cut(candidate, quint32(seed))).kind == verdict.kind;
            });
            std::string text;
            for (const SqlProgram &file : cut(small, quint32(seed)))
                text += "== a file\n" + file.text().toStdString();
            ADD_FAILURE() << "MILLRACE_SEED=" << seed << '\n'
                          << qPrintable(verdict.text) << text
                          << qPrintable(m_runner.compareFiles(cut(small, quint32(seed))).text);
        }
        RecordProperty("same", same);
        if (programs > 10) {
            EXPECT_GT(same, programs / 4) << "programs that fail on both sides tell nothing";
        }
    }

    /// Of a form of them.
    void expectRefusedRowsAreTheSame(int programs, RefusedRows form)
    {
        SCOPED_TRACE(enumName(form).toStdString());
        const auto judged = [&](const SqlProgram &program) {
            return form == RefusedRows::Forced ? m_runner.compareForced(program) : m_runner.compare(program);
        };
        const int first = fromEnvironment("MILLRACE_SEED", 1);
        int same = 0;
        for (int seed = first; seed < first + programs; ++seed) {
            const SqlProgram program = refusedRows(quint32(seed), form, isMariaDb());
            const Verdict verdict = judged(program);
            same += verdict.kind == Verdict::Kind::Same ? 1 : 0;
            if (!verdict.differs())
                continue;
            const SqlProgram small = shrunk(
                program, [&](const SqlProgram &candidate) { return judged(candidate).kind == verdict.kind; });
            ADD_FAILURE() << "MILLRACE_SEED=" << seed << '\n'
                          << qPrintable(verdict.text) << small.text().toStdString() << "with "
                          << qPrintable(small.planOptions.join(u' ')) << ": "
                          << qPrintable(judged(small).text);
        }
        if (programs > 5) {
            EXPECT_GT(same, programs / 2) << "programs that fail on both sides tell nothing";
        }
    }

    bool isMariaDb() const { return factsOf(PrivateServer::shared()).isMariaDb(); }

    DifferentialRunner m_runner;
};

} // namespace

TEST_F(Differential, WhatIsLikeMysqldumpsIsTheSame)
{
    constexpr int inContinuousIntegration = 15;
    expectNoDifference(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration),
                       featuresOr(mysqldumpLike()));
}

TEST_F(Differential, RowsAmongStatementsThatSeeThemAreTheSame)
{
    ProgramFeatures features = mysqldumpLike();
    features.insert(ProgramFeature::Between);
    constexpr int inContinuousIntegration = 20;
    expectNoDifference(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration), featuresOr(features));
}

TEST_F(Differential, WhateverItHoldsIsTheSame)
{
    constexpr int inContinuousIntegration = 35;
    expectNoDifference(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration),
                       featuresOr(allFeatures(isMariaDb())));
}

TEST_F(Differential, FilesInTheirOrderAreOneProgram)
{
    constexpr int inContinuousIntegration = 20;
    expectFilesAreOneProgram(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration),
                             featuresOr(allFeatures(isMariaDb())));
}

TEST_F(Differential, FilesOfADumpAreOneProgram)
{
    constexpr int inContinuousIntegration = 10;
    expectFilesAreOneProgram(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration),
                             featuresOr(mysqldumpLike()));
}

TEST_F(Differential, PartsOfAStreamAreOneProgram)
{
    constexpr int inContinuousIntegration = 20;
    expectPartsAreOneProgram(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration),
                             featuresOr(allFeatures(isMariaDb())));
    expectPartsAreOneProgram(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration / 2),
                             featuresOr(mysqldumpLike()));
}

TEST_F(Differential, RowsThatTheServerRefusesAreTheSame)
{
    constexpr int inContinuousIntegration = 6;
    const QString wanted = qEnvironmentVariable("MILLRACE_REFUSED");
    for (const RefusedRows form :
         {RefusedRows::Ignored, RefusedRows::Replaced, RefusedRows::Mixed, RefusedRows::Forced})
        if (wanted.isEmpty() || wanted == enumName(form))
            expectRefusedRowsAreTheSame(fromEnvironment("MILLRACE_PROGRAMS", inContinuousIntegration), form);
}

/// A table of what differs, for people: each feature without the others, with its smallest program.
TEST_F(Differential, DISABLED_EachFeatureByItself)
{
    const int programs = fromEnvironment("MILLRACE_PROGRAMS", 20);
    const int first = fromEnvironment("MILLRACE_SEED", 1);
    for (const ProgramFeature feature : featuresOr(allFeatures(isMariaDb()))) {
        std::map<Verdict::Kind, int> counts;
        std::map<Verdict::Kind, std::string> examples;
        for (int seed = first; seed < first + programs; ++seed) {
            const SqlProgram program = randomProgram(quint32(seed), {feature});
            const Verdict verdict = m_runner.compare(program);
            ++counts[verdict.kind];
            if (verdict.differs() && !examples.contains(verdict.kind))
                examples[verdict.kind] = smallest(program, verdict);
        }
        std::cout << "== " << enumName(feature).toStdString();
        for (const auto &[kind, count] : counts)
            std::cout << " · " << count << ' ' << enumName(kind).toStdString();
        std::cout << '\n';
        for (const auto &[kind, example] : examples)
            std::cout << example << '\n';
        std::cout.flush();
    }
}

} // namespace millrace::test::differential_test
