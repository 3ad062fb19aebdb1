// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/shiprecord.h"
#include "tests/support/loadcase.h"

#include <QProcess>
#include <gtest/gtest.h>

namespace millrace::test {

/// A load into a server that may be shipped to: its files are here, and it writes no binary log or is told
/// so.
class ShipRunCase : public testing::Test
{
protected:
    /// The dump, the table, and a plan that ships. Skips where the server's files are out of reach.
    static void prepare(LoadCase &load, const QByteArray &lines, const QString &definition,
                        const QString &list);
    /// The same dump by LOAD DATA.
    static QString loadedChecksum(const QByteArray &lines, const QString &definition, const QString &list);
    static QString checksum(const LoadCase &load);
    /// What CHECK TABLE … EXTENDED says.
    static void expectSound(const LoadCase &load);
    static void expectShipped(LoadCase &load, const RunSummary &summary, const QString &wanted);
};

/// The program, killed as soon as its run says that it is about to take the step; the run's id. The home of
/// the runs is the case's own.
class KilledProgram
{
public:
    explicit KilledProgram(LoadCase &load);

    /// False: it was over before it could be killed.
    bool killAt(ShipStep step);
    /// Exit code of a command about the run.
    int run(const QString &command);
    QByteArray said; ///< by the last run()

private:
    QString planFile() const;
    QStringList runs() const;
    void start(QProcess &process, const QStringList &arguments) const;

    LoadCase &m_load;
    const QString m_home;
};

/// A load for each step, killed as it is about to take it; \a then goes on from there. At least two have to
/// be killed in time.
void killAtEachStep(const std::vector<ShipStep> &steps, const std::function<void(LoadCase &load)> &prepared,
                    const std::function<void(LoadCase &load, KilledProgram &program)> &then);

} // namespace millrace::test
