// SPDX-License-Identifier: GPL-3.0-or-later
// How fast is a shuffled dump sorted by its key, in how much memory, and how fast is its order told? Prints
// figures; exits with 1 when the sorted file is not in order or not whole.
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/order/externalsorter.h"
#include "core/order/keys/keyorderprobe.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <array>
#include <charconv>
#include <cstdio>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace millrace;

namespace {

/// A permutation of 0 … count - 1 without a table: a Feistel network over the next power of four, walked
/// until it comes back into the range.
class Permutation
{
public:
    explicit Permutation(quint64 count)
        : m_count(count)
    {
        while ((quint64(1) << (2 * m_halfBits)) < count)
            ++m_halfBits;
    }
    quint64 at(quint64 index) const
    {
        do
            index = once(index);
        while (index >= m_count);
        return index;
    }

private:
    quint64 once(quint64 value) const
    {
        const quint64 mask = (quint64(1) << m_halfBits) - 1;
        quint64 left = value >> m_halfBits;
        quint64 right = value & mask;
        for (quint64 round = 1; round <= 4; ++round) {
            const quint64 mixed = (right + round * 0x9e3779b97f4a7c15ULL) * 0xbf58476d1ce4e5b9ULL;
            left ^= (mixed >> 29) & mask;
            std::swap(left, right);
        }
        return left << m_halfBits | right;
    }
    quint64 m_count;
    int m_halfBits = 1;
};

/// About 50 bytes a row, shuffled: id, user, action, cause, time.
bool writeDump(const QString &path, qint64 rows, bool csv)
{
    static constexpr std::array actions{"comment_upvoted", "answer_accepted", "signup_bonus",
                                        "flag_declined"};
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const Permutation permutation(static_cast<quint64>(rows));
    const char separator = csv ? ',' : '\t';
    const QByteArray quote = csv ? "\"" : "";
    QByteArray block;
    const auto append = [&block](quint64 number) {
        std::array<char, 24> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        block.append(text.data(), end - text.data());
    };
    for (qint64 i = 0; i < rows; ++i) {
        const quint64 id = 1 + permutation.at(quint64(i));
        const quint64 mixed = id * 0x9e3779b97f4a7c15ULL;
        append(id);
        block.append(separator);
        append(mixed >> 44);
        block.append(separator).append(quote).append(actions[(mixed >> 20) % actions.size()]).append(quote);
        block.append(separator);
        append((mixed >> 24) % 9'000'000);
        block.append(separator).append("2010-07-28 12:00:00\n");
        if (block.size() >= 4 << 20) {
            if (file.write(block) != block.size())
                return false;
            block.resize(0);
        }
    }
    return file.write(block) == block.size() && file.flush();
}

qint64 statusBytes(const char *name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(name))
            return line.mid(qsizetype(qstrlen(name))).simplified().split(' ').constFirst().toLongLong() *
                   1024;
    return -1;
}

/// Seconds of processor time this process used so far.
double cpuSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// The most memory that belonged to the process alone (RssAnon), looked at 100 times a second.
class AnonymousPeak
{
public:
    AnonymousPeak()
        : m_thread([this](std::stop_token stop) {
            while (!stop.stop_requested()) {
                m_peak = std::max(m_peak.load(), statusBytes("RssAnon:"));
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
        })
    {}
    qint64 stop()
    {
        m_thread.request_stop();
        m_thread.join();
        return m_peak;
    }

private:
    std::atomic<qint64> m_peak = 0;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

void printRate(const char *what, qint64 ns, qint64 bytes)
{
    std::printf("%-34s %8.2f s %8.0f MB/s\n", what, double(ns) / 1e9, double(bytes) / (double(ns) / 1e3));
}

bool probe(const char *what, Source &source, const SortKey &key, KeyOrder::Verdict expected, bool heads)
{
    QElapsedTimer timer;
    timer.start();
    const double cpuBefore = cpuSeconds();
    const auto order = probeHeads(
        source, key,
        heads ? HeadProbeOptions() : HeadProbeOptions{.bytesPerFile = 1LL << 40, .totalBytes = 1LL << 50});
    const qint64 ns = timer.nsecsElapsed();
    const double cpu = cpuSeconds() - cpuBefore;
    if (!order) {
        std::fprintf(stderr, "%s\n", qPrintable(order.error().text()));
        return false;
    }
    if (heads)
        std::printf("%-34s %8.3f s\n", what, double(ns) / 1e9);
    else
        printRate(what, ns, source.totalBytes());
    std::printf("    processor time %.3f s. %s\n", cpu, qPrintable(order->sentence()));
    return order->verdict() == expected;
}

/// What the disk can do: the dump copied as it is, and waited for.
bool copyDump(const Source &source, const QString &to)
{
    QElapsedTimer timer;
    timer.start();
    QFile from(source.files.constFirst().path);
    QFile copy(to);
    if (!from.open(QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return false;
    for (QByteArray block = from.read(1 << 20); !block.isEmpty(); block = from.read(1 << 20))
        if (copy.write(block) != block.size())
            return false;
    if (::fdatasync(copy.handle()) != 0)
        return false;
    printRate("plain copy of the dump, to disk", timer.nsecsElapsed(), source.totalBytes());
    return copy.remove();
}

bool sort(Source &source, const SortKey &key, const SortOptions &options)
{
    // From here on VmHWM counts anew (proc(5), clear_refs).
    if (QFile peak(u"/proc/self/clear_refs"_s); peak.open(QIODevice::WriteOnly))
        peak.write("5");
    AnonymousPeak anonymous;
    SortProgress progress;
    QElapsedTimer timer;
    timer.start();
    qint64 readNs = 0;
    std::jthread watch([&](std::stop_token stop) {
        while (!stop.stop_requested() && progress.phase == SortProgress::Phase::Reading)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        readNs = timer.nsecsElapsed();
    });
    const double cpuBefore = cpuSeconds();
    const auto sorted = sortByKey(source, key, options, {}, &progress);
    const qint64 ns = timer.nsecsElapsed();
    const double cpu = cpuSeconds() - cpuBefore;
    watch.request_stop();
    watch.join();
    const qint64 anonymousPeak = anonymous.stop();
    const qint64 peak = statusBytes("VmHWM:");
    if (!sorted) {
        std::fprintf(stderr, "%s\n", qPrintable(sorted.error().text()));
        return false;
    }
    printRate("sort", ns, source.totalBytes());
    std::printf("    reading %.2f s, merging and writing to disk %.2f s, %d runs; processor time %.2f s\n",
                double(readNs) / 1e9, double(ns - readNs) / 1e9, progress.runs.load(), cpu);
    std::printf("    budget %s; peak of its own memory %s, of the process with mapped files %s\n",
                qPrintable(sizeText(options.memoryBytes)), qPrintable(sizeText(anonymousPeak)),
                qPrintable(sizeText(peak)));
    QElapsedTimer origin;
    origin.start();
    constexpr int lookUps = 100;
    for (int i = 0; i < lookUps; ++i)
        if (!sorted->originOf(1 + i * (sorted->rows() - 1) / lookUps))
            return false;
    std::printf("    origin of a row: %.2f ms\n", double(origin.nsecsElapsed()) / 1e6 / lookUps);
    Source result = sorted->source;
    SortKey shifted = key;
    shifted.parts.first().field += options.rowNumbers ? 1 : 0;
    return sorted->rows() == source.totalRows() &&
           probe("probe of the sorted file, whole", result, shifted, KeyOrder::Verdict::InOrder, false);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption rows(u"rows"_s, u"Rows of about 50 bytes."_s, u"number"_s, u"20000000"_s);
    const QCommandLineOption memory(u"memory"_s, u"The sort's budget in MB."_s, u"MB"_s, u"128"_s);
    const QCommandLineOption numbers(u"row-numbers"_s, u"Add row numbers."_s);
    const QCommandLineOption csv(u"csv"_s, u"CSV with quotes instead of mysqldump -T."_s);
    parser.addOptions({rows, memory, numbers, csv});
    parser.process(application);

    QTemporaryDir folder;
    const QString path = folder.filePath(u"shuffled.txt"_s);
    if (!writeDump(path, parser.value(rows).toLongLong(), parser.isSet(csv)))
        return 1;
    const auto fingerprint = fingerprintOf(path);
    if (!fingerprint)
        return 1;
    Source source{.name = u"credits"_s,
                  .files = {{.path = path, .fingerprint = *fingerprint}},
                  .dialect = parser.isSet(csv) ? Dialect::csvRfc4180("\n") : Dialect::mysqldumpTab(),
                  .fieldCount = 5};
    const SortKey key{.index = u"PRIMARY"_s,
                      .parts = {{.column = u"id"_s, .kind = KeyOrderKind::Unsigned, .bytes = 4}}};
    std::printf("%s, %s rows, shuffled\n", qPrintable(sizeText(source.totalBytes())),
                qPrintable(groupedNumber(parser.value(rows).toLongLong())));
    const bool good = probe("probe of the heads", source, key, KeyOrder::Verdict::Shuffled, true) &&
                      probe("probe, whole", source, key, KeyOrder::Verdict::Shuffled, false) &&
                      copyDump(source, folder.filePath(u"copy"_s)) &&
                      sort(source, key,
                           {.memoryBytes = parser.value(memory).toLongLong() * 1'000'000,
                            .folder = folder.filePath(u"sort"_s),
                            .rowNumbers = parser.isSet(numbers)});
    return good ? 0 : 1;
}
