// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/warnings.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <QMutex>
#include <QStringList>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

QMutex mutex;
QStringList seen; // protected by mutex: workers log too

void collect(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtDebugMsg || type == QtInfoMsg)
        return;
    // The offscreen platform says this whenever something asks it for what only a desktop has.
    if (text.startsWith("This plugin does not support "_L1))
        return;
    const QMutexLocker lock(&mutex);
    seen.append(text);
}

class WarningCheck : public testing::EmptyTestEventListener
{
    void OnTestStart(const testing::TestInfo &) override
    {
        const QMutexLocker lock(&mutex);
        seen.clear();
    }
    void OnTestEnd(const testing::TestInfo &) override
    {
        const QMutexLocker lock(&mutex);
        for (const QString &text : std::as_const(seen))
            ADD_FAILURE() << "unexpected warning: " << text;
    }
};

} // namespace

void installWarningCheck()
{
    qInstallMessageHandler(collect);
    // The runner owns the listener. OnTestEnd runs in reverse order: appended last, it comes before the
    // printer's.
    testing::UnitTest::GetInstance()->listeners().Append(new WarningCheck);
}

} // namespace millrace::test
