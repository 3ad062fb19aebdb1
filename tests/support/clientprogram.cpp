// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clientprogram.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <stdexcept>

namespace millrace::test {

ProgramEnd runClientProgram(const PrivateServer &server, const QString &path, const QStringList &arguments,
                            const QString &input, const QString &output)
{
    const ResolvedConnection target = server.connection();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MYSQL_PWD"), target.password);
    process.setProcessEnvironment(environment);
    if (!input.isEmpty())
        process.setStandardInputFile(input);
    if (!output.isEmpty())
        process.setStandardOutputFile(output);
    process.start(path,
                  QStringList{QStringLiteral("--no-defaults"), QStringLiteral("--user=") + target.spec.user,
                              QStringLiteral("--socket=") + target.spec.socket} +
                      arguments);
    constexpr int endingMs = 120'000;
    if (!process.waitForFinished(endingMs))
        throw std::runtime_error((path + QStringLiteral(": ") + process.errorString()).toStdString());
    return {.exitCode = process.exitCode(), .saidOnError = process.readAllStandardError()};
}

} // namespace millrace::test
