// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clientprogram.h"

#include "core/base/literals.h"

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
    environment.insert(u"MYSQL_PWD"_s, target.password);
    process.setProcessEnvironment(environment);
    if (!input.isEmpty())
        process.setStandardInputFile(input);
    if (!output.isEmpty())
        process.setStandardOutputFile(output);
    process.start(path, QStringList{u"--no-defaults"_s, u"--user="_s + target.spec.user,
                                    u"--socket="_s + target.spec.socket} +
                            arguments);
    constexpr int endingMs = 120'000;
    if (!process.waitForFinished(endingMs))
        throw std::runtime_error((path + u": "_s + process.errorString()).toStdString());
    return {.exitCode = process.exitCode(), .saidOnError = process.readAllStandardError()};
}

} // namespace millrace::test
