// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the manual while the programs are built: see README.md.
#include "app/manual/bundle.h"
#include "app/manual/site.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <cstdio>

namespace {

int complain(const QString &text)
{
    std::fprintf(stderr, "millrace_manual: %s\n", qPrintable(text));
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    using namespace millrace;
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption html(QStringLiteral("html"), QStringLiteral("Whole pages for a browser."),
                                  QStringLiteral("folder"));
    const QCommandLineOption bundle(QStringLiteral("bundle"), QStringLiteral("What the window carries."),
                                    QStringLiteral("folder"));
    parser.addOptions({html, bundle});
    parser.addPositionalArgument(QStringLiteral("folders"),
                                 QStringLiteral("Where the pages are; the first has index.md."));
    parser.addHelpOption();
    parser.process(application);
    const auto read = manual::readManual(parser.positionalArguments());
    if (!read)
        return complain(read.error().text());
    if (const QStringList faults = manual::manualFaults(*read); !faults.isEmpty())
        return complain(faults.join(QLatin1Char('\n')));
    if (parser.isSet(html))
        if (const auto written = manual::writeSite(*read, parser.value(html)); !written)
            return complain(written.error().text());
    if (parser.isSet(bundle))
        if (const auto written = manual::writeBundle(*read, parser.value(bundle)); !written)
            return complain(written.error().text());
    return 0;
}
