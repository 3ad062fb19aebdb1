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

/// When a program is killed that writes down the step it is about to take.
enum class KillWhen
{
    Before, ///< all is done that comes before the step, and its record does not say so yet
    After   ///< the record says so, and nothing of the step is done
};

/// The one moment; with MILLRACE_SHIP_KILLS set both, which takes twice as long.
std::vector<KillWhen> momentsToKillAt(KillWhen always);

/// The program, killed as its run writes down that it is about to take a step (tests/support/killpoint.cpp:
/// at that very moment, however busy the machine is). The home of the runs is the case's own.
class KilledProgram
{
public:
    explicit KilledProgram(LoadCase &load);

    /// Throws where the run never comes there.
    void killAt(ShipStep step, KillWhen when = KillWhen::After);
    /// Exit code of a command about the run.
    int run(const QString &command);
    QByteArray said; ///< by the last run()

private:
    QString planFile() const;
    QStringList runs() const;
    void start(QProcess &process, const QStringList &arguments, const QProcessEnvironment &more) const;

    LoadCase &m_load;
    const QString m_home;
};

/// A load for each step and each of the moments, killed there; \a then goes on from there.
void killAtEachStep(const std::vector<ShipStep> &steps, const std::vector<KillWhen> &moments,
                    const std::function<void(LoadCase &load)> &prepared,
                    const std::function<void(LoadCase &load, KilledProgram &program)> &then);

} // namespace millrace::test
