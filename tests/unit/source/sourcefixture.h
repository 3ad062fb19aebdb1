// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test {

/// Tests that write files get a folder of their own.
class SourceFiles : public testing::Test
{
protected:
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << qPrintable(file.errorString());
        EXPECT_EQ(file.write(content), content.size());
        return file.fileName();
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }

    static QString data(const char *name) { return testData(QString::fromLatin1(name)); }

private:
    QTemporaryDir m_folder;
};

/// What every error owes the reader.
inline void expectHelpful(const Error &error, ErrorCode code)
{
    EXPECT_EQ(error.code, code) << qPrintable(error.text());
    EXPECT_FALSE(error.what.isEmpty());
    EXPECT_FALSE(error.howToFix.isEmpty());
}

} // namespace millrace::test
