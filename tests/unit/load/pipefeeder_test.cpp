// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/load/writers/pipefeeder.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <future>
#include <gtest/gtest.h>
#include <unistd.h>

namespace millrace::test::pipefeeder_test {

using namespace std::chrono_literals;

namespace {

class BytesFeed final : public InfileFeed
{
public:
    explicit BytesFeed(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {}
    int read(char *buffer, unsigned size) override
    {
        const auto count = std::min<qsizetype>(size, m_bytes.size());
        std::memcpy(buffer, m_bytes.constData(), static_cast<std::size_t>(count));
        m_bytes.remove(0, count);
        return static_cast<int>(count);
    }

private:
    QByteArray m_bytes;
};

/// What the server does: open() waits for a writer.
QByteArray readAll(const QByteArray &path)
{
    const int pipe = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (pipe < 0)
        return {};
    QByteArray bytes;
    char block[4096];
    for (ssize_t count = 0; (count = ::read(pipe, block, sizeof block)) > 0;)
        bytes.append(block, count);
    ::close(pipe);
    return bytes;
}

} // namespace

TEST(PipeFeederTest, FeedsItsReaderToTheEndAndLeavesNoFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"pipe"_s);
    const QByteArray rows = QByteArray("1\ta\n").repeated(400'000); // more than a pipe holds
    BytesFeed feed(rows);
    const auto feeder = PipeFeeder::start(path, feed);
    ASSERT_TRUE(feeder) << feeder.error().text();
    EXPECT_EQ(readAll(QFile::encodeName(path)), rows);
    EXPECT_TRUE((*feeder)->finish());
    EXPECT_FALSE(QFileInfo::exists(path));
}

TEST(PipeFeederTest, WithoutAReaderItEndsIncompleteAndLeavesNoFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"pipe"_s);
    BytesFeed feed("1\ta\n");
    const auto feeder = PipeFeeder::start(path, feed);
    ASSERT_TRUE(feeder);
    EXPECT_FALSE((*feeder)->finish());
    EXPECT_FALSE(QFileInfo::exists(path));
}

/// A connection that is killed ends the statement here while its session goes on to open the pipe: at that
/// moment or any other around the end, it must not wait for a writer for ever.
TEST(PipeFeederTest, WhoeverOpensThePipeAroundItsEndIsLetGo)
{
    const QTemporaryDir folder;
    for (int round = 0; round < 500; ++round) {
        const QString path = folder.filePath(u"pipe%1"_s.arg(round));
        BytesFeed feed("1\ta\n");
        const auto feeder = PipeFeeder::start(path, feed);
        ASSERT_TRUE(feeder);
        std::promise<void> through;
        std::future<void> done = through.get_future();
        std::thread server([name = QFile::encodeName(path), pause = round % 50 * 20us,
                            through = std::move(through)]() mutable {
            std::this_thread::sleep_for(pause);
            (void)readAll(name);
            through.set_value();
        });
        std::this_thread::sleep_for(round / 50 * 50us);
        (void)(*feeder)->finish();
        if (done.wait_for(30s) == std::future_status::timeout) {
            server.detach(); // in open(), where nothing reaches it any more
            FAIL() << "a reader is left waiting in round " << round;
        }
        server.join();
    }
}

} // namespace millrace::test::pipefeeder_test
