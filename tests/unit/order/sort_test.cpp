// SPDX-License-Identifier: GPL-3.0-or-later
// What a sort does when all goes well, and what it leaves when it does not; sortproperty_test.cpp has the
// rest.
#include "core/base/literals.h"
#include "core/order/externalsorter.h"
#include "core/order/sortfolder.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/sanitized.h"
#include "tests/unit/order/orderfixture.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <thread>
#include <unistd.h>

namespace millrace::test::sort_test {

class SortTest : public Dumps
{
protected:
    /// Rows 0 … count - 1 in an order far from theirs.
    static QByteArray shuffled(int count, const QByteArray &tail = "\tx\n")
    {
        QByteArray dump;
        for (int i = 0; i < count; ++i)
            dump += QByteArray::number(qint64(i) * 7919 % count) + tail;
        return dump;
    }

    Result<SortedSource> sort(const Source &source, SortOptions options = {.memoryBytes = 64 * 1024},
                              std::stop_token stop = {})
    {
        options.folder = sortFolder();
        return sortByKey(source, m_key, options, stop, &m_progress);
    }

    SortKey m_key = keyOf(KeyOrderKind::Signed);
    SortProgress m_progress;
};

TEST_F(SortTest, PutsRowsInKeyOrderOverAllFilesAndKeepsEqualOnes)
{
    const Source source = sourceOf({"3\tc\n1\ta1\n", "2\tb\n1\ta2", "1\ta3\n"});
    const auto sorted = sort(source);
    ASSERT_TRUE(sorted) << qPrintable(sorted.error().text());
    EXPECT_EQ(contentOf(sorted->source.files.at(0).path), "1\ta1\n1\ta2\n1\ta3\n2\tb\n3\tc\n");
    EXPECT_EQ(sorted->rows(), 5);
    EXPECT_EQ(m_progress.runs, 0) << "it fits into memory";
    EXPECT_EQ(m_progress.phase, SortProgress::Phase::Done);
    const auto origin = sorted->originOf(2);
    ASSERT_TRUE(origin);
    EXPECT_EQ(origin->file, 1);
    EXPECT_EQ(origin->rowInFile, 2);
    EXPECT_EQ(origin->row.value, 4);
    EXPECT_EQ(origin->offset.value, 4);
    EXPECT_FALSE(sorted->originOf(6));
    EXPECT_FALSE(sorted->originOf(0));
    EXPECT_EQ(leftInSortFolder(),
              (QStringList{u"sorted.book"_s, u"sorted.dump"_s, u"sorted.json"_s, u"sorted.rows"_s}));
}

TEST_F(SortTest, ManyRunsNeedSeveralPasses)
{
    constexpr int count = 60'000;
    const auto sorted = sort(sourceOf({shuffled(count)}), {.memoryBytes = SortOptions::leastMemoryBytes});
    ASSERT_TRUE(sorted) << qPrintable(sorted.error().text());
    EXPECT_GT(m_progress.runs, 144) << "more than two passes can merge, twelve runs at once";
    QByteArray expected;
    for (int i = 0; i < count; ++i)
        expected += QByteArray::number(i) + "\tx\n";
    EXPECT_TRUE(contentOf(sorted->source.files.at(0).path) == expected);
    EXPECT_EQ(m_progress.bytesMerged, m_progress.bytesToMerge);
    EXPECT_EQ(m_progress.rowsRead, count);
}

TEST_F(SortTest, AnEstimateThatIsFarTooLowCostsARunNotARow)
{
    constexpr int count = 20'000;
    Source source = sourceOf({shuffled(count)});
    source.files.first().rows = 1; // as if the rows were longer than they are
    const auto sorted = sort(source, {.memoryBytes = 400'000});
    ASSERT_TRUE(sorted) << qPrintable(sorted.error().text());
    EXPECT_GT(m_progress.runs, 1) << "one buffer was thought to hold everything";
    EXPECT_EQ(sorted->rows(), count);
    EXPECT_TRUE(contentOf(sorted->source.files.at(0).path).startsWith("0\tx\n1\tx\n2\tx\n"));
}

TEST_F(SortTest, RowNumbersBecomeTheFirstField)
{
    Source source = sourceOf({"2\tb\n1\ta\n"});
    source.fieldCount = 2;
    source.fieldNames = {u"id"_s, u"name"_s};
    const auto sorted = sort(source, {.memoryBytes = 64 * 1024, .rowNumbers = true});
    ASSERT_TRUE(sorted);
    EXPECT_EQ(contentOf(sorted->source.files.at(0).path), "2\t1\ta\n1\t2\tb\n");
    EXPECT_EQ(sorted->source.fieldCount, 3);
    EXPECT_EQ(sorted->source.fieldNames.constFirst(), u"row_number"_s);
    EXPECT_EQ(sorted->source.dialect, source.dialect);
}

TEST_F(SortTest, HeadersGoAndAMarkInDataStaysData)
{
    Dialect dialect;
    dialect.charset = "utf8mb4";
    dialect.skipLines = 1;
    m_key = keyOf(KeyOrderKind::Bytes, 1);
    const auto sorted = sort(sourceOf({"\xEF\xBB\xBFname\tk\nb\t2\n\xEF\xBB\xBF"
                                       "a\t1\n"},
                                      dialect));
    ASSERT_TRUE(sorted);
    EXPECT_EQ(sorted->source.dialect.skipLines, 0);
    EXPECT_EQ(sorted->source.files.at(0).bodyOffset, 3);
    EXPECT_EQ(contentOf(sorted->source.files.at(0).path), "\xEF\xBB\xBF\xEF\xBB\xBF"
                                                          "a\t1\nb\t2\n");
}

TEST_F(SortTest, EmptyFilesAreAnEmptySort)
{
    const auto sorted = sort(sourceOf({"", ""}));
    ASSERT_TRUE(sorted) << qPrintable(sorted.error().text());
    EXPECT_EQ(sorted->rows(), 0);
    const auto again = reuseSorted(sortFolder(), sorted->original, m_key, false);
    ASSERT_TRUE(again);
    EXPECT_TRUE(*again);
}

TEST_F(SortTest, AFullDiskLeavesNothingBehind)
{
    for (const rlim_t limit : {rlim_t{1000}, rlim_t{20'000}, rlim_t{100'000}}) {
        const Source source = sourceOf({shuffled(30'000)});
        const FileSizeLimit full(limit);
        const auto sorted = sort(source, {.memoryBytes = SortOptions::leastMemoryBytes});
        ASSERT_FALSE(sorted);
        expectHelpful(sorted.error(), ErrorCode::DiskFull);
        EXPECT_FALSE(QDir(sortFolder()).exists()) << "the sort made it";
    }
}

TEST_F(SortTest, SaysBeforehandThatTheDiskIsTooSmall)
{
    const QString big = path(u"big"_s);
    QFile file(big);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("1\tx\n");
    constexpr qint64 bytes = 8'000'000'000'000;
    ASSERT_EQ(::ftruncate(file.handle(), bytes), 0) << "a file with a hole of 8 TB";
    file.close();
    Source source{.files = {{.path = big, .fingerprint = *fingerprintOf(big)}}};
    const auto sorted = sort(source, {.memoryBytes = 128LL * 1024 * 1024});
    ASSERT_FALSE(sorted);
    expectHelpful(sorted.error(), ErrorCode::DiskFull);
    EXPECT_THAT(sorted.error().what.toStdString(), testing::HasSubstr(sortFolder().toStdString()));
    EXPECT_FALSE(QDir(sortFolder()).exists());
}

TEST_F(SortTest, CancelAnswersWithinASecondInEveryPhase)
{
    // Enough that a sort of them takes longer than to tell it to stop, in each kind of build.
    const Source source = sourceOf({shuffled(addressSanitized || threadSanitized ? 600'000 : 1'500'000)});
    for (const auto phase : {SortProgress::Phase::Reading, SortProgress::Phase::Merging}) {
        m_progress.phase = SortProgress::Phase::Reading;
        m_progress.rowsRead = 0;
        std::stop_source stop;
        QElapsedTimer sinceStop;
        std::jthread canceller([&](std::stop_token end) {
            while (!end.stop_requested() && (m_progress.phase != phase || m_progress.rowsRead == 0))
                std::this_thread::yield();
            sinceStop.start();
            stop.request_stop();
        });
        const auto sorted = sort(source, {.memoryBytes = 4 * 1024 * 1024}, stop.get_token());
        ASSERT_TRUE(sinceStop.isValid());
        EXPECT_LT(sinceStop.elapsed(), promptly(1000));
        ASSERT_FALSE(sorted);
        expectHelpful(sorted.error(), ErrorCode::Cancelled);
        EXPECT_FALSE(QDir(sortFolder()).exists());
    }
}

TEST_F(SortTest, ForeignFilesInTheFolderStayAndLeftoversGo)
{
    QDir().mkpath(sortFolder());
    write(u"sort/plan.json"_s, "mine");
    write(u"sort/run-7.part"_s, "of a killed sort");
    // The quote opens after what is looked at to estimate the sort's size.
    const QByteArray rows = QByteArray("1,a\n").repeated(30'000);
    const auto open = sort(sourceOf({rows + "\"x"}, Dialect::csvRfc4180("\n")));
    ASSERT_FALSE(open);
    expectHelpful(open.error(), ErrorCode::QuoteUnterminated);
    EXPECT_GT(m_progress.runs, 1);
    EXPECT_EQ(leftInSortFolder(), QStringList{u"plan.json"_s});
}

TEST_F(SortTest, AFinishedSortIsUsedAgain)
{
    const Source source = sourceOf({"2\tb\n1\ta\n"});
    const auto sorted = sort(source);
    ASSERT_TRUE(sorted);
    const auto again = reuseSorted(sortFolder(), source, m_key, false);
    ASSERT_TRUE(again);
    ASSERT_TRUE(*again);
    EXPECT_EQ((*again)->source.toJson(), sorted->source.toJson());
    EXPECT_EQ((*again)->original.toJson(), sorted->original.toJson());
    EXPECT_EQ((*again)->originOf(1)->row.value, 2);
    removeSorted(sortFolder());
    EXPECT_TRUE(leftInSortFolder().isEmpty());
    EXPECT_FALSE(*reuseSorted(sortFolder(), source, m_key, false));
}

TEST_F(SortTest, NothingIsUsedAgainThatDoesNotBelongToTheDump)
{
    Source source = sourceOf({"2\tb\n1\ta\n"});
    ASSERT_TRUE(sort(source));
    const auto reused = [&](const Source &dump, const SortKey &key, bool rowNumbers) {
        const auto found = reuseSorted(sortFolder(), dump, key, rowNumbers);
        return found && found->has_value();
    };
    ASSERT_TRUE(reused(source, m_key, false));
    EXPECT_FALSE(reused(source, m_key, true)) << "other fields";
    EXPECT_FALSE(reused(source, keyOf(KeyOrderKind::Bytes), false)) << "another key";
    Source other = source;
    other.dialect.fieldsTerminatedBy = ",";
    EXPECT_FALSE(reused(other, m_key, false)) << "another dialect";
    other = source;
    other.files << other.files.constFirst();
    EXPECT_FALSE(reused(other, m_key, false)) << "more files";
    other = source;
    other.timeZone = u"+00:00"_s;
    EXPECT_FALSE(reused(other, m_key, false)) << "moments in another zone";
    other.sqlMode = u"ANSI"_s;
    ASSERT_TRUE(sort(other));
    ASSERT_TRUE(reused(other, m_key, false));
    const auto rows = reuseSorted(sortFolder(), other, m_key, false);
    EXPECT_EQ((*rows)->source.timeZone, u"+00:00"_s);
    EXPECT_EQ((*rows)->source.sqlMode, u"ANSI"_s);
    // As an earlier version left it: lost on the way.
    QFile manifest(SortFolder::manifestFile(sortFolder()));
    ASSERT_TRUE(manifest.open(QIODevice::ReadWrite));
    QJsonObject json = QJsonDocument::fromJson(manifest.readAll()).object();
    QJsonObject lost = json.value(u"sorted"_s).toObject();
    EXPECT_EQ(lost.take(u"time_zone"_s).toString(), u"+00:00"_s);
    json.insert(u"sorted"_s, lost);
    ASSERT_TRUE(manifest.resize(0) && manifest.seek(0));
    manifest.write(QJsonDocument(json).toJson());
    manifest.close();
    EXPECT_FALSE(reused(other, m_key, false)) << "moments in no zone";
    ASSERT_TRUE(sort(source));

    for (const QString &file : {SortFolder::rowsFile(sortFolder()), SortFolder::originsFile(sortFolder()),
                                SortFolder::bookFile(sortFolder()), SortFolder::manifestFile(sortFolder())}) {
        ASSERT_TRUE(sort(source));
        ASSERT_TRUE(reused(source, m_key, false));
        QFile damaged(file);
        ASSERT_TRUE(damaged.open(QIODevice::ReadWrite));
        ASSERT_TRUE(damaged.resize(damaged.size() / 2));
        damaged.close();
        EXPECT_FALSE(reused(source, m_key, false)) << qPrintable(file);
    }

    ASSERT_TRUE(sort(source));
    QFile dump(source.files.constFirst().path);
    ASSERT_TRUE(dump.open(QIODevice::Append));
    dump.write("3\tc\n");
    dump.close();
    EXPECT_FALSE(reused(source, m_key, false)) << "the dump changed, the plan did not";
    source.files.first().fingerprint = *fingerprintOf(source.files.constFirst().path);
    EXPECT_FALSE(reused(source, m_key, false)) << "the dump changed and was inspected anew";
}

TEST_F(SortTest, RefusesADumpThatChangedSinceItWasInspected)
{
    const Source source = sourceOf({"2\tb\n1\ta\n"});
    write(u"dump0"_s, "2\tb\n1\tz\n3\tc\n");
    const auto sorted = sort(source);
    ASSERT_FALSE(sorted);
    expectHelpful(sorted.error(), ErrorCode::SourceChanged);
    EXPECT_FALSE(QDir(sortFolder()).exists());
}

TEST_F(SortTest, RefusesTooLittleMemory)
{
    const auto sorted = sort(sourceOf({"1\n"}), {.memoryBytes = 1000});
    ASSERT_FALSE(sorted);
    expectHelpful(sorted.error(), ErrorCode::OrderMemoryTooSmall);
    const auto tooLong = sort(sourceOf({QByteArray(10'000, 'x') + "\n"}), {.memoryBytes = 64 * 1024});
    ASSERT_FALSE(tooLong);
    expectHelpful(tooLong.error(), ErrorCode::OrderMemoryTooSmall);
}

} // namespace millrace::test::sort_test
