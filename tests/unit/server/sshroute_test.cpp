// SPDX-License-Identifier: GPL-3.0-or-later
// A way through ssh: how it is written and kept, what ssh is called with, and what its words become.
#include "core/base/literals.h"
#include "core/server/login/connectionurl.h"
#include "core/server/login/knownservers.h"
#include "core/server/login/savedconnections.h"
#include "core/server/ssh/sshroute.h"
#include "tests/support/qtprinters.h"

#include <QJsonDocument>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::sshroute_test {

namespace {

ConnectionSpec parsed(const QString &url)
{
    const auto spec = connectionFromUrl(url);
    if (!spec)
        ADD_FAILURE() << qPrintable(spec.error().text());
    return spec.value_or(ConnectionSpec{});
}

Error refused(const QString &url)
{
    const auto spec = connectionFromUrl(url);
    EXPECT_FALSE(spec) << qPrintable(url);
    return spec ? Error() : spec.error();
}

/// What a shell makes of a line.
QStringList wordsOf(const QString &command)
{
    QProcess words;
    words.start(u"sh"_s, {u"-c"_s, u"set -- "_s + command + u"; printf '%s\\n' \"$@\""_s});
    words.waitForFinished();
    return QString::fromUtf8(words.readAllStandardOutput()).trimmed().split(u'\n');
}

QString proxyOf(const QStringList &arguments)
{
    for (const QString &argument : arguments)
        if (argument.startsWith("ProxyCommand="_L1))
            return argument.mid(13);
    return {};
}

/// As ssh reads a ProxyCommand, for a machine of this name.
QString expanded(QString command, const QString &host, const QString &port)
{
    const QString percent(QChar(1));
    return command.replace("%%"_L1, percent)
        .replace("%h"_L1, host)
        .replace("%p"_L1, port)
        .replace(percent, u"%"_s);
}

const QString url = u"mysql://app@db1:3307/blog?ssh=ops@bastion:2222&ssh-key=/home/me/.ssh/id%20night&"
                    "ssh-jump=a@gate,b@hop:22"_s;

TEST(SshRoute, IsReadAndWrittenInAUrlAndInJson)
{
    const ConnectionSpec spec = parsed(url);
    EXPECT_EQ(spec.ssh.destination, u"ops@bastion:2222"_s);
    EXPECT_EQ(spec.ssh.key, u"/home/me/.ssh/id night"_s);
    EXPECT_EQ(spec.ssh.jumps, (QStringList{u"a@gate"_s, u"b@hop:22"_s}));
    EXPECT_EQ(parsed(spec.toUrl()), spec) << spec.toUrl();
    const auto json = ConnectionSpec::fromJson(spec.toJson());
    ASSERT_TRUE(json) << json.error().text();
    EXPECT_EQ(*json, spec);
    EXPECT_EQ(spec.displayName(), u"app@db1:3307 (ssh a@gate → b@hop:22 → ops@bastion:2222)"_s);
    EXPECT_FALSE(ConnectionSpec{}.toJson().contains(u"ssh"_s)) << "and nothing is said where there is none";
}

TEST(SshRoute, ASocketBehindItIsTheOtherMachines)
{
    const ConnectionSpec spec = parsed(u"mysql://app@/blog?socket=/run/mysqld/mysqld.sock&ssh=ops@bastion"_s);
    EXPECT_EQ(spec.displayName(), u"app@/run/mysqld/mysqld.sock (ssh ops@bastion)"_s);
    EXPECT_EQ(refused(u"mysql://app@/blog?socket=/run/a:b.sock&ssh=ops@bastion"_s).code,
              ErrorCode::BadTargetUrl);
}

TEST(SshRoute, RefusesWhatCouldBeTakenForSomethingElse)
{
    for (const QString &ssh :
         {u"ssh=-oProxyCommand=x"_s, u"ssh=a%20b"_s, u"ssh=ops:secret@bastion"_s, u"ssh=a@b:0"_s,
          u"ssh=a@b:70000"_s, u"ssh=a@b&ssh-jump=c,-d"_s, u"ssh=a@b&ssh-jump=c,,d"_s, u"ssh-key=/k"_s,
          u"ssh-jump=a"_s, u"ssh=a@b;c"_s, u"ssh=$(x)"_s}) {
        const Error error = refused(u"mysql://db1/blog?"_s + ssh);
        EXPECT_EQ(error.code, ErrorCode::BadTargetUrl) << qPrintable(ssh);
        EXPECT_FALSE(error.howToFix.isEmpty()) << qPrintable(ssh);
    }
    const Error named = refused(u"mysql://db1/blog?ssh=a@b&ssl-mode=verify-identity"_s);
    EXPECT_TRUE(named.howToFix.contains("verify-ca"_L1)) << named.text();
}

TEST(SshRoute, IsKeptWithASavedConnectionAndTellsServersApart)
{
    const QTemporaryDir home;
    qputenv("MILLRACE_HOME", home.path().toUtf8());
    const auto putBack = qScopeGuard([] { qunsetenv("MILLRACE_HOME"); });
    const ConnectionSpec spec = parsed(url);
    ASSERT_TRUE(SavedConnections::save(u"far"_s, spec));
    const auto saved = SavedConnections::find(u"far"_s);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->spec, spec);
    ConnectionSpec elsewhere = spec;
    elsewhere.ssh.destination = u"somebody@else"_s;
    EXPECT_TRUE(KnownServers::contains(spec));
    EXPECT_FALSE(KnownServers::contains(elsewhere)) << "a password would go another way";
}

TEST(SshRoute, EveryHostOnTheWayIsHeldToTheSameRules)
{
    const SshRoute route{.destination = u"ops@bastion:2222"_s,
                         .key = u"/home/o'me/100%/id"_s,
                         .jumps = {u"a@gate"_s, u"b@[::1]:23"_s}};
    const QStringList arguments = sshArguments(route, {u"-N"_s});
    EXPECT_EQ(arguments.first(), u"-N"_s) << "what is said first counts";
    EXPECT_EQ(arguments.mid(arguments.size() - 4),
              (QStringList{u"-p"_s, u"2222"_s, u"--"_s, u"ops@bastion"_s}));
    const QStringList second = wordsOf(expanded(proxyOf(arguments), u"bastion"_s, u"2222"_s));
    EXPECT_EQ(second.mid(second.size() - 6),
              (QStringList{u"-W"_s, u"[bastion]:2222"_s, u"-p"_s, u"23"_s, u"--"_s, u"b@::1"_s}));
    const QStringList first = wordsOf(expanded(proxyOf(second), u"::1"_s, u"23"_s));
    EXPECT_EQ(first.mid(first.size() - 4), (QStringList{u"-W"_s, u"[::1]:23"_s, u"--"_s, u"a@gate"_s}));
    EXPECT_TRUE(proxyOf(first).isEmpty());
    for (const QStringList &each : {arguments, second, first}) {
        for (const QString &option : {u"StrictHostKeyChecking=yes"_s, u"BatchMode=yes"_s,
                                      u"ControlPath=none"_s, u"PasswordAuthentication=no"_s, route.key})
            EXPECT_TRUE(each.contains(option)) << qPrintable(option + u" | "_s + each.join(u' '));
    }
    EXPECT_EQ(route.commandLine(), u"ssh -J a@gate,b@[::1]:23 -i /home/o'me/100%/id -p 2222 ops@bastion"_s);
}

TEST(SshRoute, OnlyAProgramOfTheScreenIsAskedForAPassphrase)
{
    const auto putBack = qScopeGuard([display = qgetenv("DISPLAY"), wayland = qgetenv("WAYLAND_DISPLAY"),
                                      askpass = qgetenv("SSH_ASKPASS")] {
        qputenv("DISPLAY", display);
        qputenv("WAYLAND_DISPLAY", wayland);
        qputenv("SSH_ASKPASS", askpass);
    });
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
    qputenv("SSH_ASKPASS", "/usr/bin/ssh-askpass");
    EXPECT_TRUE(sshOptions().contains(u"BatchMode=yes"_s));
    EXPECT_EQ(sshEnvironment().value(u"SSH_ASKPASS_REQUIRE"_s), u"never"_s);
    qputenv("WAYLAND_DISPLAY", "wayland-0");
    EXPECT_FALSE(sshOptions().contains(u"BatchMode=yes"_s));
    EXPECT_TRUE(sshOptions().contains(u"StrictHostKeyChecking=yes"_s)) << "a host's key is not asked about";
    EXPECT_EQ(sshEnvironment().value(u"SSH_ASKPASS_REQUIRE"_s), u"force"_s);
}

// As OpenSSH 9.2 says them.
TEST(SshRoute, WhatSshSaysBecomesAnErrorOfItsKind)
{
    const SshRoute route{.destination = u"ops@bastion"_s, .key = {}, .jumps = {}};
    const auto codeOf = [&](const QString &said) { return sshError(route, said).code; };
    EXPECT_EQ(codeOf(u"No ED25519 host key is known for bastion and you have requested strict checking.\r\n"
                     "Host key verification failed.\r\n"_s),
              ErrorCode::SshHostUnknown);
    EXPECT_EQ(codeOf(u"@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\r\n"
                     "@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\r\n"
                     "Host key for bastion has changed and you have requested strict checking.\r\n"
                     "Host key verification failed.\r\n"_s),
              ErrorCode::SshHostChanged);
    EXPECT_EQ(codeOf(u"ops@bastion: Permission denied (publickey).\r\n"_s), ErrorCode::SshRefused);
    EXPECT_EQ(codeOf(u"ssh: Could not resolve hostname bastion: Name or service not known\r\n"_s),
              ErrorCode::ServerUnreachable);
    EXPECT_EQ(codeOf(u"ssh: connect to host bastion port 22: Connection timed out\r\n"_s),
              ErrorCode::ServerUnreachable);
    EXPECT_TRUE(sshError(route, u"Welcome\nssh: connect to host bastion port 22: No route to host\n"_s)
                    .what.contains("No route to host"_L1));
    EXPECT_FALSE(sshError(route, {}).what.endsWith(u": "_s)) << "an ssh that says nothing is said to";

    EXPECT_FALSE(forwardingError(route, u"db1:3306"_s, u"Welcome to bastion\n"_s));
    const auto nobody = forwardingError(route, u"db1:3306"_s,
                                        u"channel 2: open failed: connect failed: Connection refused\r\n"_s);
    ASSERT_TRUE(nobody);
    EXPECT_EQ(nobody->code, ErrorCode::ServerUnreachable);
    EXPECT_EQ(nobody->what,
              u"From ops@bastion there is no connection to db1:3306: connect failed: Connection refused"_s);
    const auto forbidden = forwardingError(
        route, u"db1:3306"_s, u"channel 2: open failed: administratively prohibited: open failed\r\n"_s);
    ASSERT_TRUE(forbidden);
    EXPECT_EQ(forbidden->code, ErrorCode::SshRefused);
}

} // namespace

} // namespace millrace::sshroute_test
