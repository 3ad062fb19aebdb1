// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/cli/referencecase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <gtest/gtest.h>

namespace millrace::test {

QByteArray outputOf(const QString &program, const QStringList &arguments, int exitCode)
{
    QProcess process;
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(120'000)) << qPrintable(process.errorString());
    EXPECT_EQ(process.exitCode(), exitCode) << process.readAllStandardError().constData();
    return process.readAllStandardOutput();
}

QByteArray cli(const QStringList &arguments, int exitCode)
{
    return outputOf(QStringLiteral(MILLRACE_CLI), arguments, exitCode);
}

QMap<QString, QStringList> describedOptions()
{
    const QJsonObject program =
        QJsonDocument::fromJson(cli({QStringLiteral("help"), QStringLiteral("--json")})).object();
    QMap<QString, QStringList> options;
    for (const QJsonValue &command : program.value(QStringLiteral("commands")).toArray()) {
        QStringList names;
        for (const QJsonValue &option : command[QStringLiteral("options")].toArray())
            for (const QJsonValue &name : option[QStringLiteral("names")].toArray())
                names << (name.toString().size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) +
                             name.toString();
        names.sort();
        options.insert(command[QStringLiteral("name")].toString(), names);
    }
    return options;
}

QStringList parsedOptions(const QString &command)
{
    // "  -o, --output <FILE>  Where …": names stand before the first gap of two spaces; a name that is too
    // wide for its column has its text on the next line.
    static const QRegularExpression line(QStringLiteral("^  (-\\S.*?)(?:  |$)"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression name(QStringLiteral("(?:^|, )(--?[a-z0-9-]+)"));
    QStringList names;
    auto lines = line.globalMatch(QString::fromUtf8(cli({command, QStringLiteral("--help")})));
    while (lines.hasNext()) {
        auto found = name.globalMatch(lines.next().captured(1));
        while (found.hasNext())
            names << found.next().captured(1);
    }
    names.sort();
    return names;
}

} // namespace millrace::test
