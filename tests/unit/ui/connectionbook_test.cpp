// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/session/connectionbook.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::connectionbook_test {

namespace {

class Book : public testing::Test
{
protected:
    void SetUp() override { qputenv("MILLRACE_HOME", m_home.path().toUtf8()); }

    static bool settled(const ConnectionBook &book)
    {
        return test::awaited([&book] { return !book.isBusy(); });
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
    const ConnectionSpec spec{.host = u"db1"_s, .user = u"app"_s};
    for (const char *name : {"one", "two", "three"}) // none takes another's place in the queue
        book.save(QString::fromLatin1(name), spec);
    book.rename(u"one"_s, u"zero"_s);
    book.markUsed(u"two"_s);
    book.setPasswordKept(u"two"_s, true);
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.error()) << qPrintable(book.error()->text());
    EXPECT_EQ(names(book), (QStringList{u"two"_s, u"three"_s, u"zero"_s}));
    EXPECT_TRUE(book.find(u"TWO"_s)->passwordKept);
    // The same from the file.
    ConnectionBook again;
    ASSERT_TRUE(settled(again));
    EXPECT_EQ(names(again), names(book));
    // Another account is another password.
    book.save(u"two"_s, {.host = u"db2"_s, .user = u"app"_s});
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.find(u"two"_s)->passwordKept);
}

TEST_F(Book, WhatIsRemovedComesBack)
{
    ConnectionBook book;
    book.save(u"one"_s, {.host = u"db1"_s, .port = 3307});
    book.setPasswordKept(u"one"_s, true);
    book.remove(u"one"_s);
    ASSERT_TRUE(settled(book));
    EXPECT_TRUE(book.connections().isEmpty());
    ASSERT_TRUE(book.removed());
    book.undoRemove();
    ASSERT_TRUE(settled(book));
    EXPECT_FALSE(book.removed());
    ASSERT_EQ(names(book), QStringList{u"one"_s});
    EXPECT_EQ(book.connections().first().spec.port, 3307);
    EXPECT_FALSE(book.connections().first().passwordKept) << "the keychain was told to forget it";
    book.remove(u"nobody"_s);
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
    book.save(u"one"_s, {.host = u"db1"_s});
    ASSERT_TRUE(settled(book));
    ASSERT_TRUE(book.error());
    EXPECT_EQ(book.error()->code, ErrorCode::SavedConnectionsUnusable);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "{broken");
}

} // namespace

} // namespace millrace::connectionbook_test
