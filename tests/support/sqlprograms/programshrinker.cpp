// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programshrinker.h"

namespace millrace::test {

namespace {

/// Takes windows out of a list, half of it first, single items last, from its end to its beginning: what
/// comes late depends on what comes early. Keeps at least \a least items.
template <typename List>
bool shrinkList(List &list, qsizetype least, const std::function<bool(const List &)> &holds)
{
    bool shorter = false;
    for (qsizetype window = std::max<qsizetype>(1, list.size() / 2); window > 0; window /= 2) {
        for (qsizetype end = list.size(); end > 0; end -= window) {
            const qsizetype begin = std::max<qsizetype>(0, end - window);
            if (list.size() - (end - begin) < least)
                continue;
            List without = list;
            without.remove(begin, end - begin);
            if (!holds(without))
                continue;
            list = std::move(without);
            shorter = true;
        }
    }
    return shorter;
}

} // namespace

SqlProgram shrunk(SqlProgram program, const std::function<bool(const SqlProgram &)> &stillDiffers,
                  int questions)
{
    const auto asked = [&](const SqlProgram &candidate) {
        return questions-- > 0 && stillDiffers(candidate);
    };
    for (bool shorter = true; shorter && questions > 0;) {
        shorter = shrinkList<QVector<SqlStatement>>(
            program.statements, 1, [&](const QVector<SqlStatement> &statements) {
                return asked({.statements = statements, .planOptions = program.planOptions});
            });
        for (qsizetype at = 0; at < program.statements.size(); ++at) {
            QByteArrayList parts = program.statements.at(at).parts;
            const auto with = [&](const QByteArrayList &fewer) {
                SqlProgram candidate = program;
                candidate.statements[at].parts = fewer;
                return candidate;
            };
            if (!shrinkList<QByteArrayList>(parts, 1,
                                            [&](const QByteArrayList &fewer) { return asked(with(fewer)); }))
                continue;
            program = with(parts);
            shorter = true;
        }
    }
    return program;
}

} // namespace millrace::test
