// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/scratch/scratchserver.h"
#include "tests/support/datatemplate.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace {

/// A folder for a scratch server that is not started yet; whatever runs in it at the end is stopped.
class ScratchFixture : public testing::Test
{
protected:
    explicit ScratchFixture(const QString &place = QDir::tempPath())
        : m_folder(place + u"/mr-scratch-XXXXXX"_s)
    {}
    void TearDown() override
    {
        const auto stopped = scratch().stop();
        EXPECT_TRUE(stopped) << qPrintable(stopped.error().text());
    }

    QString folder() const { return m_folder.path() + m_below; }
    QString file(const char *name) const { return folder() + u'/' + QLatin1String(name); }
    void useFolderBelow(const QString &name) { m_below = u'/' + name; }
    /// Saves the seconds of making a data directory where making it is not what is tested.
    void putData()
    {
        ASSERT_TRUE(ensurePrivateFolder(folder()));
        test::copyDataTemplate(program(), file("data"));
    }
    static QString program() { return qEnvironmentVariable("MILLRACE_TEST_SERVER"); }
    ScratchServer scratch(const QStringList &extraArguments = {}) const
    {
        // What it would clear when it starts (PrivateServer).
        const QStringList lean{u"--loose-performance-schema=OFF"_s, u"--loose-innodb-log-buffer-size=4M"_s};
        return ScratchServer({.folder = folder(),
                              .memoryBytes = 64LL * 1024 * 1024,
                              .program = program(),
                              .extraArguments = lean + extraArguments});
    }
    ResolvedConnection started(const QStringList &extraArguments = {}) const
    {
        const auto target = scratch(extraArguments).start();
        EXPECT_TRUE(target) << qPrintable(target.error().text());
        return target ? *target : ResolvedConnection{};
    }
    void write(const char *name, const QByteArray &content) const
    {
        ASSERT_TRUE(ensurePrivateFolder(QFileInfo(file(name)).path()));
        const auto written = writeFileAtomically(file(name), content);
        ASSERT_TRUE(written) << qPrintable(written.error().text());
    }

private:
    QTemporaryDir m_folder;
    QString m_below;
};

} // namespace millrace
