// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/plan/plan.h"
#include "core/run/trials/calibrationsample.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace millrace::calibrationsample_test {
namespace {

QStringList warnings;

class CalibrationSampleTest : public testing::Test
{
protected:
    void SetUp() override
    {
        m_tempBefore = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(m_temp.path()));
        warnings.clear();
        m_before = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext &, const QString &text) { warnings.append(text); });
    }
    void TearDown() override
    {
        qInstallMessageHandler(m_before);
        if (m_tempBefore.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_tempBefore);
    }

    Plan plan()
    {
        const QString path = m_data.filePath(u"rows.txt"_s);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("1\tone\n2\ttwo\n3\tthree\n");
        file.close();
        Plan plan;
        plan.source.files = {SourceFile{.path = path, .fingerprint = *fingerprintOf(path)}};
        plan.source.fieldCount = 2;
        return plan;
    }
    QStringList inTemp() const
    {
        return QDir(m_temp.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

private:
    QTemporaryDir m_temp;
    QTemporaryDir m_data;
    QByteArray m_tempBefore;
    QtMessageHandler m_before = nullptr;
};

TEST_F(CalibrationSampleTest, goesWithItsObjectAndLeavesNothing)
{
    {
        const auto sample = CalibrationSample::take(plan(), {});
        ASSERT_TRUE(sample) << sample.error().text();
        EXPECT_EQ((*sample)->rows(), 3);
        EXPECT_TRUE((*sample)->isWhole());
        EXPECT_EQ(inTemp().size(), 2) << "the folder and its lock";
    }
    EXPECT_EQ(inTemp(), QStringList());
    EXPECT_EQ(warnings, QStringList());
}

TEST_F(CalibrationSampleTest, whatAKilledProgramLeftGoesWithTheNextOneAndSaysNothing)
{
    const Plan source = plan();
    const pid_t child = ::fork();
    if (child == 0) {
        // Names are made from the generator that the parent has a copy of: this one takes its next name.
        (void)CalibrationSample::take(source, {});
        const auto sample = CalibrationSample::take(source, {});
        ::_exit(sample ? 0 : 1); // as kill does: no destructor
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ASSERT_EQ(inTemp().size(), 2);

    const QStringList left = inTemp();
    const auto sample = CalibrationSample::take(source, {});
    ASSERT_TRUE(sample) << sample.error().text();
    for (const QString &name : left)
        EXPECT_FALSE(inTemp().contains(name)) << name;
    EXPECT_EQ(warnings, QStringList());
}

TEST_F(CalibrationSampleTest, whatALivingProgramUsesStays)
{
    const auto first = CalibrationSample::take(plan(), {});
    const auto second = CalibrationSample::take(plan(), {});
    ASSERT_TRUE(first && second);
    EXPECT_TRUE(QFileInfo::exists((*first)->folder()));
    EXPECT_EQ(inTemp().size(), 4);
}

} // namespace
} // namespace millrace::calibrationsample_test
