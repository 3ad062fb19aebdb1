// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/order/keys/sortkey.h"
#include "core/source/source.h"
#include "tests/support/qtprinters.h"
#include "tests/support/randomdump.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test {

/// Tests that write dumps get a folder of their own.
class Dumps : public testing::Test
{
protected:
    Dumps() = default;
    explicit Dumps(const QString &folderTemplate)
        : m_folder(folderTemplate)
    {}

    QString path(const QString &name) const { return m_folder.filePath(name); }

    SourceFile write(const QString &name, const QByteArray &content)
    {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << qPrintable(file.errorString());
        EXPECT_EQ(file.write(content), content.size());
        file.close();
        const auto fingerprint = fingerprintOf(file.fileName());
        EXPECT_TRUE(fingerprint);
        return {.path = file.fileName(), .fingerprint = *fingerprint};
    }

    Source sourceOf(const QVector<QByteArray> &contents, const Dialect &dialect = {})
    {
        Source source{.name = u"t"_s, .dialect = dialect};
        for (const QByteArray &content : contents)
            source.files << write(u"dump%1"_s.arg(source.files.size()), content);
        return source;
    }

    static QByteArray contentOf(const QString &file)
    {
        QFile opened(file);
        EXPECT_TRUE(opened.open(QIODevice::ReadOnly)) << qPrintable(file);
        return opened.readAll();
    }

    QString sortFolder() const { return path(u"sort"_s); }
    QStringList leftInSortFolder() const { return QDir(sortFolder()).entryList(QDir::Files); }

private:
    QTemporaryDir m_folder;
};

inline SortKey keyOf(KeyOrderKind kind, int field = 0)
{
    return {.index = u"PRIMARY"_s, .parts = {{.column = u"k"_s, .field = field, .kind = kind}}};
}

inline void expectHelpful(const Error &error, ErrorCode code)
{
    EXPECT_EQ(error.code, code) << qPrintable(error.text());
    EXPECT_FALSE(error.what.isEmpty());
    EXPECT_FALSE(error.howToFix.isEmpty());
}

} // namespace millrace::test
