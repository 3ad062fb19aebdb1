// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/bytes/filewindows.h"
#include "tests/unit/source/sourcefixture.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace millrace::test::mappedfile_test {

class FileWindowsTest : public SourceFiles
{
protected:
    static QByteArray readAll(FileWindows &file)
    {
        QByteArray all;
        for (;;) {
            const auto window = file.next();
            EXPECT_TRUE(window);
            if (!window || window->empty())
                return all;
            all.append(window->data(), qsizetype(window->size()));
        }
    }
};

TEST_F(FileWindowsTest, WindowsAtAnyOffsetGiveEveryByteOnce)
{
    QByteArray content;
    for (int i = 0; i < 30'000; ++i)
        content += QByteArray::number(i);
    const QString file = write(u"a"_s, content);
    for (const qint64 offset : {qint64{0}, qint64{1}, qint64{4095}, qint64{4096}, qint64{70'001}})
        for (const qint64 window :
             {qint64{1000}, qint64{4096}, qint64{65'536}, FileWindows::defaultWindowBytes}) {
            auto whole = FileWindows::open(file, offset, -1, window);
            ASSERT_TRUE(whole);
            EXPECT_EQ(readAll(**whole), content.mid(offset)) << offset << ' ' << window;
            auto part = FileWindows::open(file, offset, 5000, window);
            ASSERT_TRUE(part);
            EXPECT_EQ(readAll(**part), content.mid(offset, 5000));
        }
}

TEST_F(FileWindowsTest, EmptyFileAndEmptyPartEndAtOnce)
{
    const QString empty = write(u"empty"_s, {});
    EXPECT_EQ(readAll(**FileWindows::open(empty)), QByteArray());
    const QString file = write(u"a"_s, "abc");
    EXPECT_EQ(readAll(**FileWindows::open(file, 3)), QByteArray());
    EXPECT_EQ(readAll(**FileWindows::open(file, 1, 0)), QByteArray());
}

TEST_F(FileWindowsTest, AFileThatShrinksIsAnErrorAndNoCrash)
{
    const QString path = write(u"a"_s, QByteArray(100'000, 'x'));
    auto file = FileWindows::open(path, 0, -1, 40'960);
    ASSERT_TRUE(file);
    ASSERT_TRUE((*file)->next());
    ASSERT_TRUE(QFile::resize(path, 50'000));
    const auto window = (*file)->next();
    ASSERT_FALSE(window);
    expectHelpful(window.error(), ErrorCode::SourceChanged);
    EXPECT_EQ(window.error().context.file, path);
}

TEST_F(FileWindowsTest, AWindowOutlivesTheBytesItCameFrom)
{
    const QByteArray content(3 * FileWindows::defaultWindowBytes, 'x');
    const QString path = write(u"a"_s, content);
    auto file = FileWindows::open(path);
    ASSERT_TRUE(file);
    const auto window = (*file)->next();
    ASSERT_TRUE(window);
    // With a mapping, looking at what was cut off is SIGBUS and the end of the program.
    ASSERT_TRUE(QFile::resize(path, 0));
    EXPECT_EQ(QByteArray(window->data(), qsizetype(window->size())), content.left(qsizetype(window->size())));
    const auto next = (*file)->next();
    ASSERT_FALSE(next);
    expectHelpful(next.error(), ErrorCode::SourceChanged);
}

TEST_F(FileWindowsTest, APartBeyondTheEndIsAChangedFile)
{
    const QString path = write(u"a"_s, "abc");
    const auto file = FileWindows::open(path, 2, 5);
    ASSERT_FALSE(file);
    expectHelpful(file.error(), ErrorCode::SourceChanged);
    EXPECT_FALSE(FileWindows::open(path, 4));
}

TEST_F(FileWindowsTest, AFileThatGrowsIsReadToItsOldEnd)
{
    const QString path = write(u"a"_s, "abc");
    auto file = FileWindows::open(path);
    ASSERT_TRUE(QFile::resize(path, 10));
    EXPECT_EQ(readAll(**file), "abc");
}

TEST_F(FileWindowsTest, MissingFileFolderAndPipe)
{
    const auto missing = FileWindows::open(path(u"none"_s));
    ASSERT_FALSE(missing);
    expectHelpful(missing.error(), ErrorCode::SourceMissing);
    const auto asFolder = FileWindows::open(folder());
    ASSERT_FALSE(asFolder);
    expectHelpful(asFolder.error(), ErrorCode::SourceUnreadable);
    const QString pipe = path(u"pipe"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto asPipe = FileWindows::open(pipe); // must not wait for a writer
    ASSERT_FALSE(asPipe);
    expectHelpful(asPipe.error(), ErrorCode::SourceUnreadable);
}

TEST_F(FileWindowsTest, NoPermissionIsUnreadable)
{
    const QString file = write(u"secret"_s, "abc");
    ASSERT_EQ(::chmod(QFile::encodeName(folder()).constData(), 0755), 0);
    ASSERT_EQ(::chmod(QFile::encodeName(file).constData(), 0), 0);
    // Root reads everything: a child without privileges looks.
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
            ::_exit(2);
        const auto opened = FileWindows::open(file);
        ::_exit(!opened && opened.error().code == ErrorCode::SourceUnreadable ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

} // namespace millrace::test::mappedfile_test
