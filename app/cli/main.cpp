// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCoreApplication>
#include <array>
#include <csignal>

namespace {

using namespace millrace::cli;

struct Entry
{
    const char *name;
    const char *arguments;
    const char *summary;
    Handler handler;
};

constexpr std::array entries{
    Entry{"inspect", "SOURCE… [--json]", "what the files hold: tables, order, dialect, columns, rows",
          inspectCommand},
    Entry{"plan", "SOURCE… --target URL -o FILE", "write a plan", planCommand},
    Entry{"sql", "PLAN", "every statement the run will execute, in order", sqlCommand},
    Entry{"preview", "PLAN [--rows N] [--json]", "what the server makes of the first rows", previewCommand},
    Entry{"check", "PLAN [--json]", "preflight: files, server, privileges, mapping", checkCommand},
    Entry{"calibrate", "PLAN [--seconds N] [--json] [-o PLAN]",
          "try workers, chunk sizes and indexes on a table of its own", calibrateCommand},
    Entry{"run", "PLAN [--json]", "load", runCommand},
    Entry{"resume", "RUN [--json]", "go on with a run that was stopped or cancelled", resumeCommand},
    Entry{"rollback", "RUN", "take exactly this run's rows out", rollbackCommand},
    Entry{"restore", "RUN [--json]", "put back settings and indexes that a run left changed", restoreCommand},
    Entry{"runs", "[--json]", "past and unfinished runs, newest first", runsCommand},
    Entry{"report", "RUN -o FILE.html|.pdf|.json|.csv [--against RUN]",
          "a report on a run, or two side by side", reportCommand},
    Entry{"mend", "RUN -o PLAN.millrace", "a plan that loads the rows a run set aside, once they are mended",
          mendCommand},
    Entry{"ping", "URL [--json]", "what a server is, and what this account may do there", pingCommand},
    Entry{"connections", "list|save|rename|remove", "servers under names, for saved:NAME",
          connectionsCommand},
    Entry{"tune", "URL [--preset NAME] [--my-cnf] [--json]",
          "every setting that matters to a load, today and during it", tuneCommand},
    Entry{"rehearse", "PLAN [--in-memory] [--against RUN] [--json]",
          "run a plan on a private server that is thrown away", rehearseCommand},
    Entry{"warm", "URL TABLE… [--index NAME]… [--analyze] [--optimize] [--page-list] [--json]",
          "read tables into the buffer pool, with evidence", warmCommand},
    Entry{"compare",
          "[--url URL|--scratch] [--tables N,…] [--rows N,…] [--workers N,…] [--csv FILE] [--json]",
          "LOAD DATA against INSERT, measured", compareCommand},
    Entry{"scratch", "start|stop|status|seal|delete", "the private server", scratchCommand},
    Entry{"sample", "FOLDER [--rows N]", "write the sample dump", sampleCommand},
};

void printUsage()
{
    printLine(QStringLiteral("Usage: millrace-cli COMMAND …\n\nCommands:"));
    for (const Entry &entry : entries)
        printLine(QStringLiteral("  %1 %2")
                      .arg(QString::fromUtf8(entry.name), -11)
                      .arg(QString::fromUtf8(entry.summary)));
    printLine(QStringLiteral(
        "\nmillrace-cli COMMAND --help tells a command's options.\n"
        "Targets: mysql://user@host:port/schema?socket=…&ssl-mode=…&ssl-ca=…&option-group=…, "
        "scratch:schema\n         or saved:NAME/schema.\n"
        "Sources on another server: mysql://user@host:port/schema/table, with the same items behind it.\n"
        "Passwords: MILLRACE_PASSWORD (of a source MILLRACE_SOURCE_PASSWORD) or an option group of my.cnf, "
        "never on the command line.\n"
        "Exit codes: 0 done and verified, 1 usage or configuration, 2 preflight refused, 3 done with "
        "rejects or not verified,\n            4 stopped and 5 cancelled (both can be resumed)."));
}

} // namespace

int main(int argc, char **argv)
{
    // Writing beyond a limit or to a closed pipe is an error that is reported, not the end of the process.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("millrace-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MILLRACE_VERSION));

    const QStringList arguments = QCoreApplication::arguments();
    const QString name = arguments.value(1);
    if (name.isEmpty() || name == QLatin1String("--help") || name == QLatin1String("-h") ||
        name == QLatin1String("help")) {
        printUsage();
        return name.isEmpty() ? UsageError : Ok;
    }
    if (name == QLatin1String("--version")) {
        printLine(QStringLiteral("millrace-cli " MILLRACE_VERSION));
        return Ok;
    }
    for (const Entry &entry : entries)
        if (name == QLatin1String(entry.name))
            return entry.handler(arguments.mid(2));
    printError(
        QStringLiteral("“%1” is no command of millrace-cli; millrace-cli --help lists them.").arg(name));
    return UsageError;
}
