// SPDX-License-Identifier: GPL-3.0-or-later
// Files that look like bombs: a few MB that unpack to gigabytes of one field. The budget holds, and what is
// wrong is said.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/secretscan.h"
#include "tests/support/testdata.h"

#include <QDataStream>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <gtest/gtest.h>
#include <zlib.h>

namespace millrace::test::bombs_test {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
/// Of the plan: rows that are held, blocks that are unpacked ahead.
constexpr qint64 budget = 64 * mebibyte;
/// What a run takes besides, whatever the plan says: program and libraries (some 30 MB), its threads with the
/// blocks they read and send, and what the allocator keeps of memory that was given back; 89 MiB in all were
/// measured. A sanitizer's shadow and quarantine are bounded by memoryLimitCommand() instead.
constexpr qint64 overheadBytes = 64 * mebibyte;
/// A file is inspected in blocks and samples of a fixed size (28 MiB in all were measured of the quoted one).
constexpr qint64 inspectBytes = 64 * mebibyte;

const QString bombTable = u"(id int NOT NULL PRIMARY KEY, s varchar(120)) ENGINE=InnoDB"_s;
const QString bombColumns = u"(id, s)"_s;

constexpr auto bombHead = "1\tabc\n2\tdef\n3\t"; // two rows, and the third begins
constexpr int bombBlock = 64 * 1024 * 1024;

/// A .gz may consist of several, so one block is packed once and written 68 times: more than 32 bits can
/// count.
void makeGzipBomb(const QString &path)
{
    QProcess shell;
    shell.setWorkingDirectory(QFileInfo(path).path());
    shell.start(u"bash"_s,
                {u"-c"_s, u"set -o pipefail; { printf '%1' | gzip -1; "
                          "head -c %2 /dev/zero | tr '\\0' a | gzip -9 > part; "
                          "for i in {1..68}; do cat part; done; } > '%3'"_s.arg("1\\tabc\\n2\\tdef\\n3\\t"_L1)
                              .arg(bombBlock)
                              .arg(path)});
    ASSERT_TRUE(shell.waitForFinished(-1));
    ASSERT_EQ(shell.exitCode(), 0) << shell.readAllStandardError();
}

/// The same in a .zip: a block that refers to nothing before it can be repeated within one deflated member.
void makeZipBomb(const QString &path)
{
    constexpr int times =
        12; // far more than may be held; that more than 32 bits can count is the .gz's matter
    z_stream stream{};
    ASSERT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY), Z_OK);
    const auto deflated = [&stream](QByteArray bytes, int flush) {
        QByteArray packed(bytes.size() / 100 + 1000, '\0');
        stream.next_in = reinterpret_cast<Bytef *>(bytes.data());
        stream.avail_in = static_cast<uInt>(bytes.size());
        stream.next_out = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, flush);
        EXPECT_EQ(stream.avail_in, 0U);
        return packed.left(packed.size() - static_cast<qsizetype>(stream.avail_out));
    };
    const QByteArray head(bombHead);
    const QByteArray block(bombBlock, 'a');
    const auto sumOf = [](const QByteArray &bytes) {
        return crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size()));
    };
    QByteArray packed = deflated(head, Z_FULL_FLUSH);
    const QByteArray again = deflated(block, Z_FULL_FLUSH);
    uLong sum = sumOf(head);
    const uLong sumOfBlock = sumOf(block);
    for (int i = 0; i < times; ++i) {
        packed += again;
        sum = crc32_combine(sum, sumOfBlock, bombBlock);
    }
    packed += deflated({}, Z_FINISH);
    deflateEnd(&stream);

    QByteArray zip;
    QDataStream out(&zip, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    const QByteArray member("bomb.txt");
    const auto common = [&] { // what the file's own header and the list at the end have in common
        out << quint16(20) << quint16(0) << quint16(8) << quint32(0) << quint32(sum) << quint32(packed.size())
            << quint32(head.size() + qint64(times) * bombBlock) << quint16(member.size()) << quint16(0);
    };
    out << quint32(0x04034b50);
    common();
    out.writeRawData(member.constData(), int(member.size()));
    out.writeRawData(packed.constData(), int(packed.size()));
    const auto listAt = quint32(zip.size());
    out << quint32(0x02014b50) << quint16(20);
    common();
    out << quint16(0) << quint16(0) << quint16(0) << quint32(0) << quint32(0);
    out.writeRawData(member.constData(), int(member.size()));
    const auto listBytes = quint32(zip.size()) - listAt;
    out << quint32(0x06054b50) << quint16(0) << quint16(0) << quint16(1) << quint16(1) << listBytes << listAt
        << quint16(0);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(zip), zip.size());
}

struct Bomb
{
    const char *name;
    void (*make)(const QString &path);
    const char *size; ///< how the longest field's begins
};

struct Said
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
    qint64 peakBytes = 0; ///< VmHWM of the program, as it was seen while it ran
};

qint64 peakOf(qint64 pid)
{
    QFile status(u"/proc/%1/status"_s.arg(pid));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong() * 1024;
    return 0;
}

/// The command line program under a limit of memory: one that took the field into memory would die of it.
Said cli(const QString &folder, const QStringList &arguments, const QString &password = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!password.isEmpty())
        environment.insert(u"MILLRACE_PASSWORD"_s, password);
    process.setProcessEnvironment(environment);
    process.start(u"bash"_s, QStringList{u"-c"_s, u"%1; exec \"$0\" \"$@\""_s.arg(memoryLimitCommand(2000)),
                                         millraceCli()} +
                                 arguments);
    EXPECT_TRUE(process.waitForStarted());
    Said said;
    constexpr int lookMs = 10;
    do
        said.peakBytes = std::max(said.peakBytes, peakOf(process.processId()));
    while (!process.waitForFinished(lookMs) && process.state() != QProcess::NotRunning);
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    said.exitCode = process.exitCode();
    said.output = process.readAllStandardOutput();
    said.errors = process.readAllStandardError();
    return said;
}

void expectPeakWithin(const Said &said, qint64 bytes)
{
    testing::Test::RecordProperty("peak_mib", std::to_string(said.peakBytes / mebibyte));
    EXPECT_GT(said.peakBytes, 5 * mebibyte) << "it was looked at";
    if constexpr (!addressSanitized && !threadSanitized) {
        EXPECT_LE(said.peakBytes, bytes + overheadBytes);
    }
}

} // namespace

/// 4.6 GB of one field in a .gz, 0.8 GB in a .zip: the budget holds whatever the file unpacks to, and the
/// field is told. Under a limit of memory, so that a program that took the field into memory would die of it,
/// or at least show in its peak.
class Bombs : public testing::TestWithParam<Bomb>
{};

TEST_P(Bombs, AreReadWithinTheMemoryBudget)
{
    const QTemporaryDir folder;
    const QString name = QString::fromLatin1(GetParam().name);
    const QString path = folder.filePath(name);
    ASSERT_NO_FATAL_FAILURE(GetParam().make(path));
    ASSERT_LT(QFileInfo(path).size(), 12'000'000) << "it is packed well";

    const Said inspected = cli(folder.path(), {u"inspect"_s, name, u"--json"_s});
    EXPECT_EQ(inspected.exitCode, 0) << inspected.errors;
    EXPECT_TRUE(inspected.output.contains("\"rows_total\": 3")) << inspected.output;
    EXPECT_TRUE(inspected.output.contains(GetParam().size)) << inspected.output;
    expectPeakWithin(inspected, inspectBytes);

    LoadCase load;
    auto sources = inspectPaths({path});
    ASSERT_TRUE(sources) << sources.error().text();
    ASSERT_EQ(sources->size(), 1);
    load.plan.source = sources->first().source;
    load.createTable(bombTable, bombColumns);
    load.plan.memoryBytes = budget;
    load.plan.connection.scratch = false;
    ASSERT_TRUE(writeFileAtomically(folder.filePath(u"p.millrace"_s), load.plan.toJson()));
    const Said ran = cli(folder.path(), {u"run"_s, u"p.millrace"_s, u"--json"_s}, load.target().password);
    EXPECT_NE(ran.exitCode, 0);
    const auto summary = RunSummary::fromJson(QJsonDocument::fromJson(ran.output).object());
    ASSERT_TRUE(summary) << ran.output << ran.errors;
    ASSERT_EQ(summary->status, RunState::Stopped) << why(*summary);
    EXPECT_EQ(summary->error->code, ErrorCode::RowTooLong) << why(*summary);
    EXPECT_EQ(summary->error->context.row, 3);
    EXPECT_LT(load.rowsInTable(), 3);
    expectPeakWithin(ran, budget);
    EXPECT_GT(summary->peakRssBytes, 1'000'000);
    EXPECT_LE(summary->peakRssBytes, budget + overheadBytes) << "by its own figure";
    SecretScan({load.target().password}).expectNone(ran.output + ran.errors, "what the program said");
}

INSTANTIATE_TEST_SUITE_P(Kinds, Bombs,
                         testing::Values(Bomb{"bomb.txt.gz", makeGzipBomb, "4563"},
                                         Bomb{"bomb.zip", makeZipBomb, "805"}),
                         [](const auto &bomb) { return bomb.index == 0 ? "gzip" : "zip"; });

/// A quote that is never closed makes the rest of the file one field.
TEST(QuotedBomb, IsToldByTheQuoteThatOpensIt)
{
    const QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(
        u"bash"_s,
        {u"-c"_s,
         u"set -o pipefail; { printf '1,\"abc\"\\n2,\"' | gzip -1; head -c %1 /dev/zero | "
         "tr '\\0' a | gzip -9 > part; for i in {1..12}; do cat part; done; } > q.csv.gz"_s.arg(bombBlock)});
    ASSERT_TRUE(shell.waitForFinished(-1));
    ASSERT_EQ(shell.exitCode(), 0) << shell.readAllStandardError();
    const Said inspected = cli(folder.path(), {u"inspect"_s, u"q.csv.gz"_s, u"--json"_s});
    EXPECT_EQ(inspected.exitCode, 2) << inspected.output;
    EXPECT_TRUE(inspected.errors.contains("line 2 (row 2, byte 8)")) << inspected.errors;
    EXPECT_TRUE(inspected.errors.contains("never closed")) << inspected.errors;
    expectPeakWithin(inspected, inspectBytes);
}

/// The rest of a dump is one literal: the row is given up long before the memory is. What was read until then
/// is told (a dump that cannot be read on is a result), and that it is not all.
TEST(SqlBomb, IsGivenUpWithTheRowThatHasNoEnd)
{
    const QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(
        u"bash"_s,
        {u"-c"_s,
         u"set -o pipefail; { printf 'CREATE TABLE t (id int, s longtext);\\n"
         "INSERT INTO t VALUES (1,\\047abc\\047),(2,\\047' | gzip -1; head -c %1 /dev/zero | "
         "tr '\\0' a | gzip -9 > part; for i in {1..48}; do cat part; done; } > q.sql.gz"_s.arg(bombBlock)});
    ASSERT_TRUE(shell.waitForFinished(-1));
    ASSERT_EQ(shell.exitCode(), 0) << shell.readAllStandardError();
    const Said inspected = cli(folder.path(), {u"inspect"_s, u"q.sql.gz"_s, u"--json"_s});
    EXPECT_EQ(inspected.exitCode, 0) << inspected.errors;
    const QJsonObject told = QJsonDocument::fromJson(inspected.output).object();
    EXPECT_FALSE(told.value(u"read_whole"_s).toBool(true)) << inspected.output;
    const QJsonArray notes = told.value(u"notes"_s).toArray();
    ASSERT_EQ(notes.size(), 1) << inspected.output;
    const QJsonObject note = notes.first().toObject();
    EXPECT_EQ(note.value(u"code"_s).toInt(), int(ErrorCode::SqlStatementTooLong));
    EXPECT_EQ(note.value(u"line"_s).toInt(), 2);
    EXPECT_EQ(note.value(u"byte_offset"_s).toInt(), 68);
    EXPECT_EQ(note.value(u"what"_s).toString(), u"A row has no end within 268 MB."_s);
    constexpr qint64 rowBytes = 256 * mebibyte;
    expectPeakWithin(inspected, 3 * rowBytes);
}

} // namespace millrace::test::bombs_test
