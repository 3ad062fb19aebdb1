// SPDX-License-Identifier: GPL-3.0-or-later
// Images made by several threads, against one thread that makes them one by one.
#include "core/base/literals.h"
#include "core/ship/imagepipe.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <random>

namespace millrace::test::imagepipe_test {

namespace {

TableShape shapeOf()
{
    TableShape shape;
    shape.columns = {{.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
                     {.name = "note",
                      .kind = ibd::ColumnKind::Text,
                      .nullable = true,
                      .length = 4,
                      .ordering = ibd::TextOrdering::BytesPadded}};
    shape.labels.resize(2);
    shape.nullLeft = {false, false};
    shape.autoIncrement = 0;
    return shape;
}

class ImagePipes : public testing::Test
{
protected:
    void addFile(const QByteArray &content)
    {
        QFile file(m_files.filePath(QString::number(m_source.files.size())));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        m_source.files << SourceFile{.path = file.fileName(), .fingerprint = *fingerprintOf(file.fileName())};
    }
    ImagePipe::Context context() const
    {
        return {.source = m_source,
                .mapping = m_mapping,
                .shape = m_shape,
                .session = {.utc = true},
                .server = {},
                .appendKeys =
                    [](const ibd::RowImage &image, ImageBatch &batch) {
                        for (const std::size_t bytes : {std::size_t{2}, std::size_t{4}}) {
                            batch.keys.insert(batch.keys.end(), image.bytes, image.bytes + bytes);
                            batch.keyEnds.push_back(batch.keys.size());
                        }
                    },
                .maxRowBytes = 1 << 20,
                .mostBytes = m_mostBytes};
    }
    /// What is told of a row, in one text.
    static std::string told(int file, const FedRow &row, bool isBuilt, const ibd::RowImage &image,
                            quint32 checksum)
    {
        std::string text = std::to_string(file) + '@' + std::to_string(row.offset) +
                           (row.terminated ? ":" : "!") + std::string(row.bytes.data(), row.bytes.size());
        if (!isBuilt)
            return text + " left";
        text += " is " + std::string(reinterpret_cast<const char *>(image.bytes), image.length);
        for (const ibd::StoredValue &value : image.values)
            text += ' ' + std::to_string(value.at) + '+' + std::to_string(value.length);
        return text + " adds " + std::to_string(checksum);
    }
    std::vector<std::string> oneByOne() const
    {
        std::vector<std::string> all;
        RowImages images(m_source, m_mapping, m_shape, {.utc = true});
        ibd::ServerChecksum checksum(m_shape.columns, {});
        for (int file = 0; file < m_source.files.size(); ++file) {
            auto feed = RowFeed::open(m_source.files[file], m_source.dialect, {.maxRowBytes = 1 << 20});
            EXPECT_TRUE(feed);
            FedRow row;
            while (feed->next(row).value_or(false)) {
                const bool isBuilt = images.read(row.bytes, row.terminated);
                all.push_back(
                    told(file, row, isBuilt, images.image(), isBuilt ? checksum.of(images.image()) : 0));
            }
        }
        return all;
    }
    /// … and in order: the error, if there is one, after the rows.
    std::vector<std::string> byThreads()
    {
        std::vector<std::string> all;
        ImagePipe pipe(context());
        for (;;) {
            const auto batch = pipe.next();
            if (!batch)
                all.push_back(batch.error().what.toStdString());
            if (!batch || *batch == nullptr)
                return all;
            for (const ImageBatch::Row &row : (*batch)->rows) {
                const ibd::RowImage image = row.isBuilt ? (*batch)->image(row, 2) : ibd::RowImage();
                all.push_back(told((*batch)->file, (*batch)->fed(row), row.isBuilt, image, row.checksum));
                if (!row.isBuilt)
                    continue;
                const std::string_view bytes(reinterpret_cast<const char *>(image.bytes), image.length);
                EXPECT_EQ((*batch)->key(row, 0), bytes.substr(0, 2));
                EXPECT_EQ((*batch)->key(row, 1), bytes.substr(0, 4));
            }
            m_filesEnded += (*batch)->isLastOfFile ? 1 : 0;
        }
    }
    static QByteArray randomRows(unsigned seed, int rows)
    {
        std::mt19937 random(seed);
        QByteArray text;
        for (int i = 0; i < rows; ++i) {
            text += random() % 9 == 0 ? QByteArray("no number") : QByteArray::number(random() % 100000);
            text += '\t' + (random() % 5 == 0 ? QByteArray("\\N") : QByteArray(int(random() % 90), 'x'));
            if (random() % 700 == 0)
                text += QByteArray(int(random() % 400'000), 'l');
            text += '\n';
        }
        return text;
    }

    QTemporaryDir m_files;
    Source m_source;
    const Mapping m_mapping{.fields = *parseColumnList(u"(id, note)"_s)};
    const TableShape m_shape = shapeOf();
    qint64 m_mostBytes = 1 << 22;
    int m_filesEnded = 0;
};

} // namespace

TEST_F(ImagePipes, RowsComeInTheOrderOfTheFilesAsOneThreadMakesThem)
{
    addFile(randomRows(1, 20'000));
    addFile({});
    addFile("7\tthe last line has no end");
    addFile(randomRows(2, 9'000));
    const auto wanted = oneByOne();
    EXPECT_EQ(wanted.size(), 29'001U);
    EXPECT_EQ(byThreads(), wanted);
    EXPECT_EQ(m_filesEnded, 4);
}

TEST_F(ImagePipes, RowsLongerThanWhatMayBeOnItsWayGoThroughAlone)
{
    m_mostBytes = 1;
    addFile(randomRows(3, 6'000));
    const auto wanted = oneByOne();
    EXPECT_EQ(wanted.size(), 6'000U);
    EXPECT_EQ(byThreads(), wanted);
}

TEST_F(ImagePipes, AnErrorComesBehindTheRowsBeforeIt)
{
    addFile(randomRows(4, 5'000));
    auto wanted = oneByOne();
    addFile("1\ta\n" + QByteArray(2 << 20, 'b') + '\n');
    wanted.emplace_back("1@0:1\ta\n is ");
    const auto got = byThreads();
    ASSERT_EQ(got.size(), wanted.size() + 1);
    EXPECT_TRUE(std::equal(wanted.begin(), wanted.end() - 1, got.begin()));
    EXPECT_TRUE(got[wanted.size() - 1].starts_with(wanted.back()));
    EXPECT_FALSE(got.back().empty());
}

TEST_F(ImagePipes, WhoWantsNoMoreIsNotHeldUp)
{
    addFile(randomRows(5, 60'000));
    ImagePipe pipe(context());
    const auto batch = pipe.next();
    ASSERT_TRUE(batch);
    EXPECT_NE(*batch, nullptr);
}

} // namespace millrace::test::imagepipe_test
