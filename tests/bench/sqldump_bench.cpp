// SPDX-License-Identifier: GPL-3.0-or-later
// How fast is a SQL dump read? Writes two dumps of the same kind of rows, one with INSERT statements of about
// 1 MB, one with a statement per row, and compares `wc -l`, passing over all statements, and turning their
// rows into lines for LOAD DATA: best of five each, in one run.
#include "core/base/literals.h"
#include "core/source/bytes/filewindows.h"
#include "core/source/bytes/plainbytes.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <cstdio>
#include <limits>
#include <sys/resource.h>

using namespace millrace;

namespace {

struct Measured
{
    qint64 bestNs = std::numeric_limits<qint64>::max();
    qint64 bestCpuNs = std::numeric_limits<qint64>::max();
    qint64 count = 0; ///< what was counted: the same in every run, or the measurement is worth nothing
};

bool writeDump(const QString &path, qint64 bytes, qint64 statementBytes, qint64 &rows)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("-- MariaDB dump 10.19\n/*!40101 SET NAMES utf8mb4 */;\n");
    quint32 dice = 1;
    const auto below = [&dice](quint32 limit) { // the same dump on every machine
        dice = dice * 1664525 + 1013904223;
        return static_cast<int>((dice >> 8) % limit);
    };
    const char *const actions[] = {"login", "buy", "it\\'s", "transfer\\tback", "caf\xC3\xA9", "refund"};
    QByteArray statement;
    qint64 written = 0;
    for (rows = 0; written < bytes; ++rows) {
        statement += statement.isEmpty() ? "INSERT INTO `credits` VALUES (" : ",(";
        statement +=
            QByteArray::number(rows + 1) + ',' + QByteArray::number(below(5'000'000)) + ",'" +
            actions[below(6)] + "'," + (below(4) == 0 ? QByteArray("NULL") : QByteArray::number(below(900))) +
            ",'2010-0" + QByteArray::number(1 + below(9)) + '-' + QByteArray::number(10 + below(18)) +
            " 12:" + QByteArray::number(10 + below(50)) + ':' + QByteArray::number(10 + below(50)) + "')";
        if (statement.size() >= statementBytes) {
            written += file.write(statement + ";\n");
            statement.clear();
        }
    }
    if (!statement.isEmpty())
        file.write(statement + ";\n");
    file.write("-- Dump completed\n");
    return file.flush();
}

/// Processor time of this process and of the children that have ended.
qint64 cpuNs()
{
    qint64 ns = 0;
    for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        for (const timeval &time : {usage.ru_utime, usage.ru_stime})
            ns += qint64(time.tv_sec) * 1'000'000'000 + qint64(time.tv_usec) * 1000;
    }
    return ns;
}

template <typename Body> bool measure(int runs, Measured &measured, Body body)
{
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        const qint64 cpuBefore = cpuNs();
        const Result<qint64> count = body();
        const qint64 ns = timer.nsecsElapsed();
        measured.bestCpuNs = qMin(measured.bestCpuNs, cpuNs() - cpuBefore);
        if (!count) {
            std::fprintf(stderr, "%s\n", qPrintable(count.error().text()));
            return false;
        }
        measured.bestNs = qMin(measured.bestNs, ns);
        measured.count = *count;
    }
    return true;
}

Result<qint64> wcLines(const QString &path)
{
    QProcess process;
    process.start(u"wc"_s, {u"-l"_s, path});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        return fail({.code = ErrorCode::SourceUnreadable, .what = u"wc -l failed."_s});
    return process.readAllStandardOutput().trimmed().split(' ').first().toLongLong();
}

Result<qint64> statements(const QString &path)
{
    MILLRACE_TRY(const auto file, FileWindows::open(path));
    SqlDumpReader reader(*file);
    for (qint64 count = 0;; ++count) {
        MILLRACE_TRY(const auto event, reader.next());
        if (event == SqlDumpReader::Event::End)
            return count;
    }
}

Result<qint64> rowsOf(const QString &path, qint64 &bytes)
{
    MILLRACE_TRY(const auto file, FileWindows::open(path));
    SqlRowStream stream(*file, {.table = "credits"});
    qint64 lines = 0;
    bytes = 0;
    for (;;) {
        MILLRACE_TRY(const auto block, stream.next());
        if (block.empty())
            break;
        lines += countByte(block, '\n'); // as whoever sends the bytes would touch them once
        bytes += qint64(block.size());
    }
    if (lines != stream.rowCount())
        return fail({.code = ErrorCode::CountMismatch, .what = u"Lines and rows differ."_s});
    return lines;
}

Result<qint64> inspected(const QString &path, const SqlInspectLimits &limits)
{
    MILLRACE_TRY(const auto file, FileWindows::open(path));
    MILLRACE_TRY(const auto found, inspectSqlDump(*file, limits));
    return found.tables.isEmpty() ? 0 : found.tables.first().rows;
}

void print(const char *what, const Measured &measured, qint64 bytes, const char *unit)
{
    std::printf("  %-12s %9.1f ms %7.0f MB/s | processor %9.1f ms %7.0f MB/s %12lld %s\n", what,
                double(measured.bestNs) / 1e6, double(bytes) / (double(measured.bestNs) / 1e3),
                double(measured.bestCpuNs) / 1e6, double(bytes) / (double(measured.bestCpuNs) / 1e3),
                static_cast<long long>(measured.count), unit);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption sizeOption(u"mb"_s, u"Size of each dump."_s, u"MB"_s, u"200"_s);
    const QCommandLineOption runsOption(u"repeats"_s, u"Runs, the best counts."_s, u"N"_s, u"5"_s);
    const QCommandLineOption minOption(
        u"min-mbps"_s, u"Exit with 1 when the rows of 1 MB statements come slower (processor time)."_s,
        u"MB/s"_s, u"0"_s);
    parser.addOptions({sizeOption, runsOption, minOption});
    parser.process(application);
    const int runs = qMax(1, parser.value(runsOption).toInt());
    double extendedRate = 0;

    QTemporaryDir folder;
    for (const qint64 statementBytes : {qint64(1'000'000), qint64(1)}) {
        const QString path = folder.filePath(u"dump.sql"_s);
        qint64 rows = 0;
        if (!writeDump(path, parser.value(sizeOption).toLongLong() * 1'000'000, statementBytes, rows)) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(path));
            return 2;
        }
        const qint64 bytes = QFile(path).size();
        std::printf("%s: %.1f MB, %lld rows of 5 columns, best of %d\n",
                    statementBytes > 1 ? "INSERT statements of 1 MB" : "one INSERT per row",
                    double(bytes) / 1e6, static_cast<long long>(rows), runs);
        Measured wc;
        Measured split;
        Measured converted;
        Measured whole;
        Measured head;
        qint64 outBytes = 0;
        if (!measure(runs, wc, [&] { return wcLines(path); }) ||
            !measure(runs, split, [&] { return statements(path); }) ||
            !measure(runs, converted, [&] { return rowsOf(path, outBytes); }) ||
            !measure(runs, whole, [&] { return inspected(path, {}); }) ||
            !measure(runs, head, [&] { return inspected(path, SqlInspectLimits::headOnly()); }))
            return 2;
        print("wc -l", wc, bytes, "lines");
        print("statements", split, bytes, "events");
        print("rows", converted, bytes, "rows");
        print("inspect", whole, bytes, "rows");
        print("its head", head, qMin(bytes, SqlInspectLimits::headOnly().bytes), "rows");
        std::printf("  rows / wc -l: %.2f (processor)    output %.1f MB\n",
                    double(converted.bestCpuNs) / double(wc.bestCpuNs), double(outBytes) / 1e6);
        if (converted.count != rows || whole.count != rows) {
            std::fprintf(stderr, "%lld rows were written\n", static_cast<long long>(rows));
            return 2;
        }
        if (statementBytes > 1)
            extendedRate = double(bytes) / (double(converted.bestCpuNs) / 1e3);
    }
    return extendedRate < parser.value(minOption).toDouble() ? 1 : 0;
}
