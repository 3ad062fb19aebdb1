// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks of a file that is still being written: the same as of the whole one, and no end but its end.
#include "core/base/literals.h"
#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/segmentbytes.h"
#include "core/record/heldbytes.h"
#include "tests/support/pack.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::arriving_test {

namespace {

struct CutPiece
{
    Chunk chunk;
    QByteArray bytes; ///< of its rows

    friend bool operator==(const CutPiece &a, const CutPiece &b)
    {
        const Chunk &x = a.chunk;
        const Chunk &y = b.chunk;
        const auto same = [](const Segment &s, const Segment &t) {
            return s.offset.value == t.offset.value && s.bytes == t.bytes && s.rows == t.rows &&
                   s.firstRowInFile == t.firstRowInFile && s.firstLine == t.firstLine &&
                   s.terminated == t.terminated;
        };
        return x.id.value == y.id.value && x.firstRow.value == y.firstRow.value && x.rows == y.rows &&
               x.bytes == y.bytes && a.bytes == b.bytes &&
               std::equal(x.segments.begin(), x.segments.end(), y.segments.begin(), y.segments.end(), same);
    }
};

struct Cut
{
    QVector<CutPiece> pieces;
    std::optional<Error> error;
};

class Arriving : public testing::Test
{
protected:
    QString path() const { return m_folder.filePath(u"rows.txt"_s); }

    Source sourceOf(const QByteArray &content, const Dialect &dialect, ContentWay::Encoding encoding)
    {
        QFile file(path());
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(content), content.size());
        file.close();
        SourceFile found{.path = path(), .fingerprint = *fingerprintOf(path())};
        found.way.encoding = encoding;
        Source source;
        source.files << found;
        source.setDialect(dialect);
        return source;
    }

    static Cut cut(const Source &source, const Arrival *arrival, qint64 chunkRows, qint64 chunkBytes,
                   std::stop_token stop = {})
    {
        ChunkCutter cutter(source, {.chunkRows = chunkRows,
                                    .chunkBytes = chunkBytes,
                                    .arrival = arrival,
                                    .stopWaiting = std::move(stop)});
        Cut cut;
        while (true) {
            const auto next = cutter.next();
            if (!next) {
                cut.error = next.error();
                return cut;
            }
            if (!*next)
                return cut;
            cut.pieces << CutPiece{.chunk = **next, .bytes = bytesOf(source, **next)};
        }
    }

    /// As a worker reads them.
    static QByteArray bytesOf(const Source &source, const Chunk &chunk)
    {
        SegmentBytes stream(source, chunk);
        QByteArray bytes;
        while (true) {
            const auto view = stream.next();
            EXPECT_TRUE(view) << view.error().text();
            if (!view || view->empty())
                return bytes;
            bytes.append(view->data(), static_cast<qsizetype>(view->size()));
        }
    }

    QTemporaryDir m_folder;
};

QByteArray utf16(const QString &text)
{
    QByteArray bytes("\xFF\xFE");
    for (const QChar c : text) {
        bytes += char(c.unicode() & 0xFF);
        bytes += char(c.unicode() >> 8);
    }
    return bytes;
}

} // namespace

/// The twin: the whole file, and the same file in pieces of any size, appended while it is cut.
TEST_F(Arriving, InRandomPiecesItIsCutAsTheWholeFile)
{
    QByteArray rows;
    for (int row = 1; row <= 40'000; ++row)
        rows += QByteArray::number(row) + '\t' + QByteArray(row % 61, 'v') + (row % 7 == 0 ? "\\\n" : "") +
                (row % 500 == 0 ? "\n# a comment of its own" : "") + '\n';
    Dialect commented;
    commented.commentsBeginWith = "#";
    struct Kind
    {
        const char *name;
        QByteArray content;
        Dialect dialect = {};
        ContentWay::Encoding encoding = ContentWay::Encoding::AsIs;
    };
    const Kind kinds[] = {
        {"plain", rows},
        {"the last row without an end", rows.chopped(1)},
        {"with comments", rows, commented},
        {"gzip", packed(rows, "gzip")},
        {"two of them", packed(rows, "gzip") + packed("1\tx\n", "gzip")},
        {"zstd", packed(rows, "zstd")},
        {"gzip with comments", packed(rows, "gzip"), commented},
        {"UTF-16", utf16(QString::fromLatin1(rows)), {}, ContentWay::Encoding::Utf16LittleEndian}};
    QRandomGenerator random(11);
    for (const Kind &kind : kinds) {
        for (const qint64 chunkBytes : {0, 50'000}) {
            SCOPED_TRACE(kind.name + std::string(chunkBytes > 0 ? ", by bytes" : ", by rows"));
            Source source = sourceOf(kind.content, kind.dialect, kind.encoding);
            const Cut whole = cut(source, nullptr, 3'000, chunkBytes);
            ASSERT_FALSE(whole.error) << qPrintable(whole.error->text());
            ASSERT_GT(whole.pieces.size(), 5);
            source.files.first().isArriving = true;
            QFile file(path());
            ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered));
            Arrival arrival;
            std::jthread writer([&, seed = random.generate()] {
                QRandomGenerator sizes(seed);
                for (qsizetype at = 0; at < kind.content.size();) {
                    const qsizetype most = sizes.bounded(4) == 0 ? 200'000 : 3'000;
                    const QByteArray piece = kind.content.mid(at, 1 + sizes.bounded(int(most)));
                    EXPECT_EQ(file.write(piece), piece.size());
                    at += piece.size();
                    arrival.reach(at);
                }
                arrival.end();
            });
            const Cut pieces = cut(source, &arrival, 3'000, chunkBytes);
            ASSERT_FALSE(pieces.error) << qPrintable(pieces.error->text());
            ASSERT_EQ(pieces.pieces.size(), whole.pieces.size());
            EXPECT_TRUE(pieces.pieces == whole.pieces);
        }
    }
}

/// A chunk comes as soon as its rows are there, whether or not anything comes after them.
TEST_F(Arriving, AChunkWaitsForItsRowsAndForNothingElse)
{
    const QByteArray rows = QByteArray("1\tone\n2\ttwo\n3\tthree\n").repeated(1'000);
    Source source = sourceOf(rows, {}, ContentWay::Encoding::AsIs);
    source.files.first().isArriving = true;
    Arrival arrival;
    arrival.reach(rows.size());
    std::stop_source stop;
    ChunkCutter cutter(source, {.chunkRows = 3'000, .arrival = &arrival, .stopWaiting = stop.get_token()});
    const auto first = cutter.next();
    ASSERT_TRUE(first && *first);
    EXPECT_EQ((*first)->rows, 3'000);
    // Nobody says that this is all: no end, but a wait that can be ended.
    std::jthread stopper([&stop] { stop.request_stop(); });
    const auto second = cutter.next();
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Cancelled);
}

TEST_F(Arriving, WhatBrokeItOffComesAfterTheLastByteAndIsNoEnd)
{
    const QByteArray rows = QByteArray("1\tone\n2\ttwo\n3\tthree\n").repeated(1'000);
    for (const bool isPacked : {false, true}) {
        SCOPED_TRACE(isPacked);
        const QByteArray content = isPacked ? packed(rows.repeated(200), "gzip") : rows;
        Source source = sourceOf(content, {}, ContentWay::Encoding::AsIs);
        source.files.first().isArriving = true;
        Arrival arrival;
        // All but the last byte: what is compressed lacks the end of its checksum, plain rows the end of the
        // last one.
        arrival.reach(content.size() - 1);
        arrival.breakOff({.code = ErrorCode::StreamBroken, .what = u"the writer died"_s});
        const Cut found = cut(source, &arrival, 1'000, 0);
        ASSERT_TRUE(found.error);
        EXPECT_EQ(found.error->code, ErrorCode::StreamBroken) << qPrintable(found.error->text());
        EXPECT_EQ(found.error->what, u"the writer died"_s);
        EXPECT_GE(found.pieces.size(), 2) << "the rows before it were cut";
        EXPECT_TRUE(isPacked || found.pieces.size() == 2) << "the third chunk is not whole";
    }
}

TEST_F(Arriving, AFileThatShrinksIsAnError)
{
    Source source = sourceOf("1\tone\n", {}, ContentWay::Encoding::AsIs);
    source.files.first().isArriving = true;
    Arrival arrival;
    arrival.reach(1'000);
    const Cut found = cut(source, &arrival, 10, 0);
    ASSERT_TRUE(found.error);
    EXPECT_EQ(found.error->code, ErrorCode::SourceChanged);
}

} // namespace millrace::test::arriving_test
