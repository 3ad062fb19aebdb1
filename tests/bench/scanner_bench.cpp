// SPDX-License-Identifier: GPL-3.0-or-later
// How fast are row ends found? Compares `wc -l` (a process over all files) with our scan (map, find rows, count
// fields; in process) on the same files, best of five each, in one run.
#include "core/source/filescan.h"
#include "core/source/rowreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <limits>

using namespace millrace;

namespace {

constexpr int runs = 5;

struct Measured
{
    qint64 bestNs = std::numeric_limits<qint64>::max();
    qint64 rows = 0;
};

bool timeWc(const QStringList &files, Measured &wc)
{
    for (int i = 0; i < runs; ++i) {
        QProcess process;
        QElapsedTimer timer;
        timer.start();
        process.start(QStringLiteral("wc"), QStringList{QStringLiteral("-l")} + files);
        if (!process.waitForFinished(-1) || process.exitCode() != 0)
            return false;
        wc.bestNs = qMin(wc.bestNs, timer.nsecsElapsed());
        const QString last = QString::fromLocal8Bit(process.readAllStandardOutput()).trimmed().section(
            QLatin1Char('\n'), -1);
        wc.rows = last.trimmed().section(QLatin1Char(' '), 0, 0).toLongLong();
    }
    return true;
}

bool timeScan(const QStringList &files, const Dialect &dialect, int fields, Measured &scan, qint64 &issues)
{
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        qint64 rows = 0;
        issues = 0;
        for (const QString &file : files) {
            const auto result = scanFile(file, dialect, fields);
            if (!result) {
                std::fprintf(stderr, "%s\n", qPrintable(result.error().text()));
                return false;
            }
            rows += result->rows;
            issues += result->issueCount;
        }
        scan.bestNs = qMin(scan.bestNs, timer.nsecsElapsed());
        scan.rows = rows;
    }
    return true;
}

void print(const char *what, const Measured &measured, qint64 bytes)
{
    std::printf("%-28s %10.1f ms %10.0f MB/s %14lld rows\n", what, double(measured.bestNs) / 1e6,
                double(bytes) / (double(measured.bestNs) / 1e3), static_cast<long long>(measured.rows));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("files"), QStringLiteral("The files, all of one shape."));
    const QCommandLineOption dialectOption(QStringLiteral("dialect"), QStringLiteral("tab, csv or csv-crlf."),
                                           QStringLiteral("name"), QStringLiteral("tab"));
    const QCommandLineOption plainOption(QStringLiteral("no-field-count"), QStringLiteral("Do not count fields."));
    parser.addOptions({dialectOption, plainOption});
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        parser.showHelp(1);

    const QString name = parser.value(dialectOption);
    const Dialect dialect = name == QLatin1String("csv") ? Dialect::csvRfc4180("\n")
        : name == QLatin1String("csv-crlf")              ? Dialect::csvRfc4180("\r\n")
                                                         : Dialect::mysqldumpTab();
    qint64 bytes = 0;
    for (const QString &file : files)
        bytes += QFileInfo(file).size();
    int fields = 0;
    if (const auto first = readRows(files.constFirst(), dialect, 0, 1); first && !first->isEmpty())
        fields = int(first->constFirst().fields.size());

    Measured wc;
    Measured scan;
    qint64 issues = 0;
    if (!timeWc(files, wc) || !timeScan(files, dialect, parser.isSet(plainOption) ? 0 : fields, scan, issues))
        return 1;
    std::printf("%lld files, %.1f MB, %d fields a row, best of %d\n", static_cast<long long>(files.size()),
                double(bytes) / 1e6, fields, runs);
    print("wc -l", wc, bytes);
    print("scan", scan, bytes);
    std::printf("scan / wc -l: %.2f    rows with another field count: %lld\n",
                double(scan.bestNs) / double(wc.bestNs), static_cast<long long>(issues));
    return 0;
}
