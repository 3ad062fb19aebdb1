// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/connectionbook.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace {

namespace {

class Book : public testing::Test
{
protected:
    void SetUp() override { qputenv("MILLRACE_HOME", m_home.path().toUtf8()); }

    static bool settled(const ConnectionBook &book)
    {
        return QTest::qWaitFor([&book] { return !book.isBusy(); }, 30'000);
    }
    static QStringList names(const ConnectionBook &book)
    {
        QStringList list;
        for (const SavedConnection &entry : book.connections())
            list << entry.name;
        return list;
    }

    QTemporaryDir m_home;
};

TEST_F(Book, EveryChangeIsMadeInItsTurn)
{
    ConnectionBook book;
    const ConnectionSpec spec{.host = QStringLiteral("db1"), .user = QStringLiteral("app")};
    for (const char *name : {"one", "two", "three"}) // none takes another's place in the queue
        book.save(QString::fromLatin1(name), spec);
    book.rename(QStringLiteral("one"), QStringLiteral("zero"));
    book.markUsed(QStringLiteral("two"));
    book.setPasswordKept(QStringLiteral("two"), true);
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.error()) << qPrintable(book.error()->text());
    EXPECT_EQ(names(book),
              (QStringList{QStringLiteral("two"), QStringLiteral("three"), QStringLiteral("zero")}));
    EXPECT_TRUE(book.find(QStringLiteral("TWO"))->passwordKept);
    // The same from the file.
    ConnectionBook again;
    ASSERT_TRUE(settled(again));
    EXPECT_EQ(names(again), names(book));
    // Another account is another password.
    book.save(QStringLiteral("two"), {.host = QStringLiteral("db2"), .user = QStringLiteral("app")});
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.find(QStringLiteral("two"))->passwordKept);
}

TEST_F(Book, WhatIsRemovedComesBack)
{
    ConnectionBook book;
    book.save(QStringLiteral("one"), {.host = QStringLiteral("db1"), .port = 3307});
    book.setPasswordKept(QStringLiteral("one"), true);
    book.remove(QStringLiteral("one"));
    ASSERT_TRUE(settled(book));
    EXPECT_TRUE(book.connections().isEmpty());
    ASSERT_TRUE(book.removed());
    book.undoRemove();
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.removed());
    ASSERT_EQ(names(book), QStringList{QStringLiteral("one")});
    EXPECT_EQ(book.connections().first().spec.port, 3307);
    EXPECT_FALSE(book.connections().first().passwordKept) << "the keychain was told to forget it";
    book.remove(QStringLiteral("nobody"));
    ASSERT_TRUE(settled(book));
    ASSERT_TRUE(book.error());
    EXPECT_EQ(book.error()->code, ErrorCode::SavedConnectionUnknown);
    EXPECT_FALSE(book.removed());
}

TEST_F(Book, AnUnreadableFileIsSaidAndLeftAlone)
{
    QFile file(SavedConnections::path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    ConnectionBook book;
    book.save(QStringLiteral("one"), {.host = QStringLiteral("db1")});
    ASSERT_TRUE(settled(book));
    ASSERT_TRUE(book.error());
    EXPECT_EQ(book.error()->code, ErrorCode::SavedConnectionsUnusable);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "{broken");
}

} // namespace

} // namespace millrace
