// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/login/optiongroup.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <utility>

namespace millrace {

namespace {

Error unreadable(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::OptionFileUnreadable, .what = what, .howToFix = howToFix};
}

Result<QByteArray> runPrintDefaults(const QString &program, const QStringList &arguments)
{
    constexpr int timeoutMs = 10'000;
    QProcess process;
    process.start(program, arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(timeoutMs) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0) {
        const QString said = QString::fromLocal8Bit(process.readAllStandardError()).trimmed();
        process.kill();
        process.waitForFinished();
        return fail(unreadable(
            CoreText::tr("%1 could not read the option files: %2.")
                .arg(program, said.isEmpty() ? process.errorString() : said),
            CoreText::tr("Run \"%1 %2\" to see what it objects to.").arg(program, arguments.join(u' '))));
    }
    return process.readAllStandardOutput();
}

} // namespace

Result<QString> printDefaultsProgram()
{
    QString program = QStandardPaths::findExecutable(u"my_print_defaults"_s);
    if (program.isEmpty())
        return fail(unreadable(
            CoreText::tr("The program my_print_defaults, which reads option files, was not found."),
            CoreText::tr("Install the client programs of MariaDB or MySQL (Debian: mariadb-client), "
                         "or write the connection out and set MILLRACE_PASSWORD.")));
    return program;
}

Result<OptionGroup> parseOptionGroup(const QString &name, const QByteArray &output)
{
    static constexpr std::pair<const char *, QString OptionGroup::*> texts[] = {
        {"--host", &OptionGroup::host},        {"--socket", &OptionGroup::socket},
        {"--user", &OptionGroup::user},        {"--password", &OptionGroup::password},
        {"--ssl-mode", &OptionGroup::sslMode}, {"--ssl-ca", &OptionGroup::sslCa},
        {"--ssl-cert", &OptionGroup::sslCert}, {"--ssl-key", &OptionGroup::sslKey}};
    OptionGroup group;
    bool verifies = false;
    // Split as bytes: a password may hold any character, and only a line feed ends an option.
    for (const QByteArray &line : output.split('\n')) {
        if (QByteArray(line).replace('_', '-').trimmed() == "--ssl-verify-server-cert")
            verifies = true;
        const qsizetype equals = line.indexOf('=');
        if (equals < 0)
            continue;
        const QByteArray option = line.left(equals).replace('_', '-');
        const QString value = QString::fromUtf8(line.mid(equals + 1));
        for (const auto &[known, member] : texts)
            if (option == known)
                group.*member = value;
        if (option == "--ssl-verify-server-cert")
            verifies = value != "0"_L1 && value.compare("off"_L1, Qt::CaseInsensitive) != 0;
        else if (option == "--port") {
            bool isNumber = false;
            group.port = value.toInt(&isNumber);
            if (!isNumber || group.port < 1 || group.port > 65535)
                return fail(unreadable(CoreText::tr("The option group [%1] says port=%2.").arg(name, value),
                                       CoreText::tr("A port is a number from 1 to 65535.")));
        }
    }
    if (verifies && group.sslMode.isEmpty())
        group.sslMode = u"VERIFY_IDENTITY"_s;
    return group;
}

Result<OptionGroup> readOptionGroup(const QString &name)
{
    // An option file's group is a plain name; one with a dash in front would be taken for an option.
    if (name.startsWith(u'-'))
        return fail(
            unreadable(CoreText::tr("\"%1\" cannot be the name of an option group.").arg(name),
                       CoreText::tr("Name the group as it stands between the brackets in the file.")));
    MILLRACE_TRY(const auto program, printDefaultsProgram());

    auto output = runPrintDefaults(program, {name});
    if (!output)
        return fail(output.error());
    if (output->trimmed().isEmpty())
        return fail(
            unreadable(CoreText::tr("No option file has a group [%1] that says anything.").arg(name),
                       CoreText::tr("Add [%1] with host, user and password to ~/.my.cnf, or correct the "
                                    "name.")
                           .arg(name)));
    auto group = parseOptionGroup(name, *output);
    // MySQL's program hides passwords unless it is asked to show them; MariaDB's does not know that option.
    if (group && group->password == u"*****"_s) {
        output = runPrintDefaults(program, {u"--show"_s, name});
        if (output)
            group = parseOptionGroup(name, *output);
    }
    return group;
}

} // namespace millrace
