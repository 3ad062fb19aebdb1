// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/loadcase.h"

#include <QProcessEnvironment>
#include <QRandomGenerator>

namespace millrace::test {

/// MILLRACE_SEED, or a new one: SCOPED_TRACE(seedText(number)) puts it into every failure's message.
quint32 killSeed();
std::string seedText(quint32 seed);

/// Kills sessions of the run at random moments for as long as it loads, those that work on a statement before
/// those that wait; never so often while one chunk is under way that a piece of it meets its last attempt,
/// for then the run gives up, and rightly so. Called while the run runs, which is slow until so many went as
/// are wanted; returns how many did.
int killSessions(LoadCase &load, RunControl &control, const MigrationRun &run, QRandomGenerator &random,
                 int wanted);

/// Of a program that is started in it: it is killed (SIGKILL) as a file of this name takes its place with
/// this text in it, "before" or "after" that (killpoint.cpp).
void killAtFile(QProcessEnvironment &environment, const QString &file, const QString &text,
                const QString &when);

/// Holds a load back, to so few rows per second that nothing of it is over before whoever is to disturb it
/// has done so: a time that a test takes for long is none on a busy machine.
class HeldBack
{
public:
    explicit HeldBack(RunControl &control, qint64 rowsPerSecond = 4'000)
        : m_control(control)
    {
        m_control.setThrottle(rowsPerSecond);
    }
    ~HeldBack() { letGo(); }
    HeldBack(const HeldBack &) = delete;
    HeldBack &operator=(const HeldBack &) = delete;
    void letGo() { m_control.setThrottle(0); }

private:
    RunControl &m_control;
};

/// `millrace-cli run` of the plan (empty: the case's), killed (SIGKILL) and resumed until it comes to its
/// end, each life a little longer than the one before; after each of them all it said and
/// left is searched for passwords. Returns how many were killed; -1 when the last one
/// failed (said by a test failure). \a wholeMs: how long a run takes that cannot go on in the middle of its
/// work; lives are as much longer.
int killProgram(LoadCase &load, const QString &cli, QRandomGenerator &random, QByteArray plan = {},
                int wholeMs = 0);

} // namespace millrace::test
