// SPDX-License-Identifier: GPL-3.0-or-later
// How fast are row ends found? Compares `wc -l` (a process over all files) with our scan (map, find rows,
// count fields; in process) on the same files, best of five each, in one run.
#include "core/base/literals.h"
#include "core/source/content/rowfiles.h"
#include "core/source/rows/rowreader.h"
#include "core/source/scan/filescan.h"

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
        process.start(u"wc"_s, QStringList{u"-l"_s} + files);
        if (!process.waitForFinished(-1) || process.exitCode() != 0)
            return false;
        wc.bestNs = qMin(wc.bestNs, timer.nsecsElapsed());
        const QString last =
            QString::fromLocal8Bit(process.readAllStandardOutput()).trimmed().section(u'\n', -1);
        wc.rows = last.trimmed().section(u' ', 0, 0).toLongLong();
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
    parser.addPositionalArgument(u"files"_s, u"The files, all of one shape."_s);
    const QCommandLineOption dialectOption(u"dialect"_s, u"tab, csv or csv-crlf."_s, u"name"_s, u"tab"_s);
    const QCommandLineOption plainOption(u"no-field-count"_s, u"Do not count fields."_s);
    parser.addOptions({dialectOption, plainOption});
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        parser.showHelp(1);

    const QString name = parser.value(dialectOption);
    const Dialect dialect = name == "csv"_L1        ? Dialect::csvRfc4180("\n")
                            : name == "csv-crlf"_L1 ? Dialect::csvRfc4180("\r\n")
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
