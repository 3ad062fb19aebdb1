// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/cli/referencecase.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

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
    return outputOf(millraceCli(), arguments, exitCode);
}

QMap<QString, QStringList> describedOptions()
{
    const QJsonObject program = QJsonDocument::fromJson(cli({u"help"_s, u"--json"_s})).object();
    QMap<QString, QStringList> options;
    for (const QJsonValue &command : program.value(u"commands"_s).toArray()) {
        QStringList names;
        for (const QJsonValue &option : command[u"options"_s].toArray())
            for (const QJsonValue &name : option[u"names"_s].toArray())
                names << (name.toString().size() == 1 ? u"-"_s : u"--"_s) + name.toString();
        names.sort();
        options.insert(command[u"name"_s].toString(), names);
    }
    return options;
}

QStringList parsedOptions(const QString &command)
{
    // "  -o, --output <FILE>  Where …": names stand before the first gap of two spaces; a name that is too
    // wide for its column has its text on the next line.
    static const QRegularExpression line(u"^  (-\\S.*?)(?:  |$)"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression name(u"(?:^|, )(--?[a-z0-9-]+)"_s);
    QStringList names;
    auto lines = line.globalMatch(QString::fromUtf8(cli({command, u"--help"_s})));
    while (lines.hasNext()) {
        auto found = name.globalMatch(lines.next().captured(1));
        while (found.hasNext())
            names << found.next().captured(1);
    }
    names.sort();
    return names;
}

} // namespace millrace::test
