// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/base/literals.h"
#include "core/base/version.h"

#include <QCoreApplication>
#include <csignal>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    using namespace millrace::cli;
    // Writing beyond a limit or to a closed pipe is an error that is reported, not the end of the process.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"millrace-cli"_s);
    QCoreApplication::setApplicationVersion(millrace::programVersion());

    const QStringList arguments = QCoreApplication::arguments();
    const QString name = arguments.value(1);
    if (name.isEmpty() || name == "--help"_L1 || name == "-h"_L1) {
        (void)helpCommand({});
        return name.isEmpty() ? UsageError : Ok;
    }
    if (name == "--version"_L1) {
        printLine(u"millrace-cli "_s + millrace::programVersion());
        return Ok;
    }
    if (const CommandEntry *const command = commandNamed(name))
        return exitCodeOf(command->handler(arguments.mid(2)));
    printError(u"“%1” is no command of millrace-cli; millrace-cli --help lists them."_s.arg(name));
    return UsageError;
}
