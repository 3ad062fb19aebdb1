// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/ssh/sshroute.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace millrace {

namespace {

Error badRoute(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::BadTargetUrl, .what = what, .howToFix = howToFix};
}

/// A word of a ProxyCommand: ssh reads % in it, then a shell reads the rest.
QString proxyWord(QString text)
{
    return shellQuoted(text.replace(u'%', u"%%"_s));
}

QStringList keyArguments(const SshRoute &route)
{
    if (route.key.isEmpty())
        return {};
    return {u"-o"_s, u"IdentitiesOnly=yes"_s, u"-i"_s, route.key};
}

QStringList hostArguments(const SshHost &host)
{
    return host.port.isEmpty() ? QStringList{u"--"_s, host.name}
                               : QStringList{u"-p"_s, host.port, u"--"_s, host.name};
}

/// The way over the machines between, as an argument.
QStringList proxyArguments(const SshRoute &route)
{
    if (route.jumps.isEmpty())
        return {};
    const SshRoute before = route.upTo(route.jumps.size() - 1);
    QString command = u"ssh"_s;
    for (const QString &word : sshOptions() + keyArguments(route) + proxyArguments(before))
        command += u' ' + proxyWord(word);
    command += u" -W '[%h]:%p'"_s;
    for (const QString &word : hostArguments(SshHost::from(before.destination).value_or(SshHost())))
        command += u' ' + proxyWord(word);
    return {u"-o"_s, u"ProxyCommand="_s + command};
}

/// The last of its lines, the ones that tell: a host may have greeted before. Without what each of them
/// begins with.
QString lastWords(const QString &said)
{
    constexpr qsizetype most = 4;
    QStringList lines;
    for (const QString &line : said.split(u'\n', Qt::SkipEmptyParts))
        if (const QString words = line.simplified(); !words.isEmpty())
            lines << words;
    QString words = lines.mid(std::max<qsizetype>(0, lines.size() - most)).join(u" "_s);
    if (!words.isEmpty() && !words.endsWith(u'.')) // a sentence of ours follows
        words += u'.';
    return words;
}

bool saysAny(const QString &said, std::initializer_list<QLatin1String> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](QLatin1String each) { return said.contains(each, Qt::CaseInsensitive); });
}

} // namespace

QString shellQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

std::optional<SshHost> SshHost::from(const QString &text)
{
    // Nothing that ssh could take for an option, and no word that a shell would read.
    static const QRegularExpression pattern(
        uR"(^((?:[A-Za-z0-9_][A-Za-z0-9_.-]*@)?)([A-Za-z0-9][A-Za-z0-9._-]*|\[[0-9A-Fa-f:]+\])(?::([0-9]{1,5}))?\z)"_s);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString machine = match.captured(2);
    if (machine.startsWith(u'['))
        machine = machine.mid(1, machine.size() - 2);
    return SshHost{.name = match.captured(1) + machine, .port = match.captured(3)};
}

Result<void> SshRoute::check() const
{
    if (!isSet() && key.isEmpty() && jumps.isEmpty())
        return {};
    if (!isSet())
        return fail(
            badRoute(CoreText::tr("A key or hosts on the way are named for ssh, but no host that ssh is "
                                  "to log in to."),
                     CoreText::tr("Name it: ssh=user@bastion.")));
    for (const QString &host : jumps + QStringList{destination}) {
        const auto found = SshHost::from(host);
        if (!found)
            return fail(badRoute(CoreText::tr("“%1” is no host for ssh.").arg(host),
                                 CoreText::tr("Write user@host or user@host:port; hosts on the way are "
                                              "separated by commas. A password is never part of it.")));
        if (!found->port.isEmpty() && (found->port.toInt() < 1 || found->port.toInt() > 65535))
            return fail(badRoute(CoreText::tr("The port of “%1” is outside 1 to 65535.").arg(host),
                                 CoreText::tr("Write the port that its sshd listens at, or leave it out.")));
    }
    return {};
}

SshRoute SshRoute::upTo(qsizetype hop) const
{
    if (hop >= jumps.size())
        return *this;
    return {.destination = jumps.at(hop), .key = key, .jumps = jumps.mid(0, hop)};
}

QString SshRoute::commandLine() const
{
    QString command = u"ssh"_s;
    if (!jumps.isEmpty())
        command += u" -J "_s + jumps.join(u',');
    if (!key.isEmpty())
        command += u" -i "_s + (key.contains(u' ') ? shellQuoted(key) : key);
    const SshHost host = SshHost::from(destination).value_or(SshHost());
    return command + (host.port.isEmpty() ? QString() : u" -p "_s + host.port) + u' ' + host.name;
}

bool canAskPassphrase()
{
    return !qEnvironmentVariableIsEmpty("SSH_ASKPASS") &&
           !(qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"));
}

QStringList sshOptions()
{
    QStringList options;
    const auto add = [&options](const char *option) { options << u"-o"_s << QLatin1String(option); };
    if (canAskPassphrase()) // BatchMode asks nobody
        add("NumberOfPasswordPrompts=1");
    else
        add("BatchMode=yes");
    for (const char *option :
         {"StrictHostKeyChecking=yes", "PasswordAuthentication=no", "KbdInteractiveAuthentication=no",
          "UpdateHostKeys=no", "ConnectTimeout=15", "ServerAliveInterval=15", "ServerAliveCountMax=3",
          "ControlMaster=no", "ControlPath=none", "PermitLocalCommand=no", "ForwardAgent=no", "ForwardX11=no",
          "LogLevel=INFO"})
        add(option);
    return options;
}

QStringList sshArguments(const SshRoute &route, const QStringList &own)
{
    return own + sshOptions() + keyArguments(route) + proxyArguments(route) + QStringList{u"-T"_s} +
           hostArguments(SshHost::from(route.destination).value_or(SshHost()));
}

QProcessEnvironment sshEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SSH_ASKPASS_REQUIRE"_s, canAskPassphrase() ? u"force"_s : u"never"_s);
    return environment;
}

Result<QString> sshProgram()
{
    QString program = QStandardPaths::findExecutable(u"ssh"_s);
    if (program.isEmpty())
        return fail({.code = ErrorCode::SshRefused,
                     .what = CoreText::tr("There is no ssh program on this machine."),
                     .howToFix = CoreText::tr("Install one (on Debian: openssh-client).")});
    return program;
}

void tieToThisThread(QProcess &process)
{
    process.setChildProcessModifier([parent = ::getpid()] {
        // A program may take its signals otherwise, and have them blocked: ssh is to hear of its end.
        sigset_t none;
        ::sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
        for (const int signal : {SIGTERM, SIGINT, SIGHUP})
            ::signal(signal, SIG_DFL);
        ::setsid();
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != parent) // it was gone before that
            ::_exit(1);
    });
}

Error sshError(const SshRoute &route, const QString &said)
{
    const QString words = lastWords(said);
    if (saysAny(said, {"HOST IDENTIFICATION HAS CHANGED"_L1, "host key for"_L1}) &&
        saysAny(said, {"has changed"_L1}))
        return {
            .code = ErrorCode::SshHostChanged,
            .what = CoreText::tr("On the way to %1 a host shows another key than the one this machine knows "
                                 "of it: the host was set up anew, or somebody else answers in its place. "
                                 "ssh says: %2")
                        .arg(route.destination, words),
            .howToFix =
                CoreText::tr("Ask whoever runs the host. Only if its key was changed on purpose, take the "
                             "old one out of the file of known hosts (ssh-keygen -R HOST) and look at the "
                             "new one. Millrace never does that.")};
    if (saysAny(said, {"host key is known for"_L1, "Host key verification failed"_L1}))
        return {.code = ErrorCode::SshHostUnknown,
                .what = CoreText::tr("The key of a host on the way to %1 is not known on this machine.")
                            .arg(route.destination),
                .howToFix =
                    CoreText::tr("Log in once by hand and compare the fingerprint that ssh shows with "
                                 "the one of whoever runs the host: %1")
                        .arg(route.commandLine())};
    if (saysAny(said, {"Permission denied"_L1, "Too many authentication failures"_L1}))
        return {.code = ErrorCode::SshRefused,
                .what = CoreText::tr("ssh is not let in on the way to %1: %2").arg(route.destination, words),
                .howToFix =
                    CoreText::tr("Millrace gives ssh no password: the host has to know one of your keys "
                                 "(ssh-copy-id), and a key with a passphrase has to be in the agent "
                                 "(ssh-add), or SSH_ASKPASS names a program that asks for it. This "
                                 "shows whether it does: %1")
                        .arg(route.commandLine())};
    if (saysAny(said, {"Bad configuration option"_L1, "Could not request local forwarding"_L1,
                       "cannot listen to"_L1, "command-line line"_L1}))
        return {.code = ErrorCode::SshRefused,
                .what = CoreText::tr("ssh does not open a way through %1: %2").arg(route.destination, words),
                .howToFix = CoreText::tr("Look at your settings of ssh for this host (~/.ssh/config).")};
    return {
        .code = ErrorCode::ServerUnreachable,
        .what =
            CoreText::tr("ssh does not reach %1: %2")
                .arg(route.destination, words.isEmpty() ? CoreText::tr("it ended without a word.") : words),
        .howToFix =
            CoreText::tr("Check the host's name, that it is up, and that its sshd may be reached from here. "
                         "The same by hand: %1")
                .arg(route.commandLine())};
}

std::optional<Error> forwardingError(const SshRoute &route, const QString &place, const QString &said)
{
    static const QRegularExpression refused(u"open failed: (.*)"_s);
    QString why;
    for (const QString &line : said.split(u'\n'))
        if (const auto match = refused.match(line); match.hasMatch())
            why = match.captured(1).trimmed();
    if (why.isEmpty())
        return std::nullopt;
    if (why.contains("prohibited"_L1))
        return Error{.code = ErrorCode::SshRefused,
                     .what = CoreText::tr("%1 lets ssh in, but does not let it through to %2: %3")
                                 .arg(route.destination, place, why),
                     .howToFix =
                         CoreText::tr("Have it allowed there (sshd_config: AllowTcpForwarding, "
                                      "AllowStreamLocalForwarding, PermitOpen), or go through another "
                                      "host.")};
    return Error{
        .code = ErrorCode::ServerUnreachable,
        .what = CoreText::tr("From %1 there is no connection to %2: %3").arg(route.destination, place, why),
        .howToFix = CoreText::tr("Host, port or socket are looked up on that machine, not on this one. Check "
                                 "them as they are seen from there, and that the server runs.")};
}

} // namespace millrace
