// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the manual while the programs are built: see README.md.
#include "app/manual/bundle.h"
#include "app/manual/site.h"
#include "core/base/literals.h"

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
    const QCommandLineOption html(u"html"_s, u"Whole pages for a browser."_s, u"folder"_s);
    const QCommandLineOption bundle(u"bundle"_s, u"What the window carries."_s, u"folder"_s);
    parser.addOptions({html, bundle});
    parser.addPositionalArgument(u"folders"_s, u"Where the pages are; the first has index.md."_s);
    parser.addHelpOption();
    parser.process(application);
    const auto read = manual::readManual(parser.positionalArguments());
    if (!read)
        return complain(read.error().text());
    if (const QStringList faults = manual::manualFaults(*read); !faults.isEmpty())
        return complain(faults.join(u'\n'));
    if (parser.isSet(html))
        if (const auto written = manual::writeSite(*read, parser.value(html)); !written)
            return complain(written.error().text());
    if (parser.isSet(bundle))
        if (const auto written = manual::writeBundle(*read, parser.value(bundle)); !written)
            return complain(written.error().text());
    return 0;
}
