// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions through ssh: whom it believes, what it says when it does not get through, and that a server behind
// it is never taken for one of this machine.
#include "core/server/scratch/serverprocess.h"
#include "core/server/serverfacts.h"
#include "core/server/serverhost.h"
#include "core/server/ssh/hostkeys.h"
#include "core/tuning/hostfacts.h"
#include "tests/integration/servers/sshcase.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QThread>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace millrace::test::ssh_test {

namespace {

class Ssh : public SshWays
{
protected:
    static bool says(const QString &text, QLatin1String words) { return text.contains(words); }
};

} // namespace

TEST_F(Ssh, SessionsShareOneWayAndItEndsWithThem)
{
    ResolvedConnection target = throughSsh();
    qint64 pid = 0;
    {
        const auto tunnel = target.tunnels->to(target.spec.ssh, target.spec.placeName(), 30);
        ASSERT_TRUE(tunnel) << tunnel.error().text();
        pid = (*tunnel)->pid();
        const auto first = Connection::open(target);
        ASSERT_TRUE(first) << first.error().text();
        const auto second = Connection::open(target);
        ASSERT_TRUE(second) << second.error().text();
        EXPECT_TRUE((*first)->isTunnelled());
        EXPECT_EQ((*target.tunnels->to(target.spec.ssh, target.spec.placeName(), 30))->pid(), pid);
        const QFileInfo folder(QFileInfo((*tunnel)->socket()).path());
        EXPECT_EQ(folder.permissions() &
                      (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther),
                  QFile::Permissions());
        EXPECT_FALSE(sshd->sessions().isEmpty());
    }
    EXPECT_TRUE(ServerProcess::fromPid(pid)) << "kept for the next session";
    target.tunnels.reset();
    EXPECT_FALSE(ServerProcess::fromPid(pid)) << "nobody needs it";
}

TEST_F(Ssh, ASocketOfTheOtherMachineIsReached)
{
    ResolvedConnection target = PrivateServer::shared().connection();
    target.spec.ssh.destination = sshd->destination();
    const auto opened = Connection::open(target);
    ASSERT_TRUE(opened) << opened.error().text();
    EXPECT_TRUE((*opened)->isTunnelled());
    EXPECT_FALSE(ServerHost::find(**opened).isLocal()) << "the process behind the socket is ssh";
}

TEST_F(Ssh, TheServerIsNotTakenForOneOfThisMachine)
{
    ResolvedConnection target = throughSsh();
    target.spec.compression = Compression::Auto;
    const auto opened = Connection::open(target);
    ASSERT_TRUE(opened) << opened.error().text();
    EXPECT_FALSE((*opened)->tlsCipher().isEmpty()) << "the server offers it, and the line goes on behind ssh";
    EXPECT_FALSE(ServerHost::find(**opened).isLocal());
    const auto facts = ServerFacts::read(**opened);
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_FALSE(HostFacts::ofServer(target.spec, *facts));
    ConnectionSpec direct = target.spec;
    direct.ssh = {};
    EXPECT_TRUE(HostFacts::ofServer(direct, *facts)) << "without ssh it is this machine's";
    ASSERT_TRUE((*opened)->compressionDecision());
    EXPECT_NE((*opened)->compressionDecision()->why, CompressionDecision::Why::SameMachine);
}

TEST_F(Ssh, AWayThatFellIsOpenedAnew)
{
    const ResolvedConnection target = throughSsh();
    const auto before = Connection::open(target);
    ASSERT_TRUE(before) << before.error().text();
    const auto tunnel = *target.tunnels->to(target.spec.ssh, target.spec.placeName(), 30);
    ASSERT_GT(sshd->killSessions(), 0);
    EXPECT_FALSE((*before)->isAlive());
    while (tunnel->isUp()) // ssh notices at once
        QThread::msleep(1);
    const auto after = Connection::open(target);
    ASSERT_TRUE(after) << after.error().text();
    EXPECT_TRUE((*after)->isAlive());
}

TEST_F(Ssh, FoldersOfKilledProgramsAreRemovedAndNoOthers)
{
    const QTemporaryDir home;
    const auto putBack = qScopeGuard([before = qgetenv("XDG_RUNTIME_DIR")] {
        before.isNull() ? (void)qunsetenv("XDG_RUNTIME_DIR") : (void)qputenv("XDG_RUNTIME_DIR", before);
    });
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(home.path()));
    const auto make = [&home](const char *name, qint64 ageSeconds) {
        QString path = home.filePath(u"millrace-ssh-"_s + QLatin1String(name));
        EXPECT_TRUE(QDir().mkpath(path));
        QFile(path + u"/said"_s).open(QIODevice::WriteOnly);
        const timespec then{.tv_sec = ::time(nullptr) - ageSeconds, .tv_nsec = 0};
        const timespec times[] = {then, then};
        EXPECT_EQ(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), times, 0), 0);
        return path;
    };
    const QString left = make("aaaaaa", 3600);
    const QString young = make("bbbbbb", 0);
    const QString held = make("cccccc", 3600);
    const int lock = ::open(QFile::encodeName(held).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    ASSERT_EQ(::flock(lock, LOCK_EX), 0);
    const ResolvedConnection target = throughSsh();
    const auto tunnel = target.tunnels->to(target.spec.ssh, target.spec.placeName(), 30);
    ::close(lock);
    ASSERT_TRUE(tunnel) << tunnel.error().text();
    EXPECT_TRUE((*tunnel)->socket().startsWith(home.path()));
    EXPECT_FALSE(QFile::exists(left));
    EXPECT_TRUE(QFile::exists(young)) << "somebody may be about to take it";
    EXPECT_TRUE(QFile::exists(held)) << "a program that lives";
}

TEST_F(Ssh, AnUnknownHostNeedsAYesToTheKeyThatWasShown)
{
    sshd->forgetHostKey();
    const ResolvedConnection target = throughSsh();
    const Error unknown = refusalOf(target);
    EXPECT_EQ(unknown.code, ErrorCode::SshHostUnknown) << unknown.text();
    EXPECT_TRUE(unknown.what.contains(u"ED25519 "_s + sshd->fingerprint())) << unknown.text();
    EXPECT_TRUE(unknown.howToFix.contains(target.spec.ssh.commandLine())) << unknown.text();
    EXPECT_EQ(sshd->knownHosts(), QByteArray()) << "a key was accepted";

    const auto another = trustShownHostKey(target.spec.ssh, u"ED25519 SHA256:abc"_s);
    ASSERT_FALSE(another) << "it is not the one that was read";
    EXPECT_EQ(another.error().code, ErrorCode::SshHostChanged);
    EXPECT_EQ(sshd->knownHosts(), QByteArray());

    const auto trusted = trustShownHostKey(target.spec.ssh, unknown.what);
    ASSERT_TRUE(trusted) << trusted.error().text();
    EXPECT_EQ(sshd->knownHosts().count('\n'), 1) << sshd->knownHosts().toStdString();
    const auto opened = Connection::open(target);
    EXPECT_TRUE(opened) << opened.error().text();
}

TEST_F(Ssh, AChangedHostKeyIsNeverOffered)
{
    sshd->mistakeHostKey();
    const QByteArray before = sshd->knownHosts();
    const ResolvedConnection target = throughSsh();
    const Error changed = refusalOf(target);
    EXPECT_EQ(changed.code, ErrorCode::SshHostChanged) << changed.text();
    EXPECT_TRUE(says(changed.howToFix, "ssh-keygen -R"_L1)) << changed.text();
    const auto key = unknownHostKey(target.spec.ssh);
    ASSERT_TRUE(key) << key.error().text();
    EXPECT_FALSE(*key);
    EXPECT_TRUE(trustShownHostKey(target.spec.ssh, sshd->fingerprint()));
    EXPECT_EQ(sshd->knownHosts(), before) << "it was touched";
}

TEST_F(Ssh, EveryHostOnTheWayIsHeldToIt)
{
    ResolvedConnection target = throughSsh();
    target.spec.ssh = {.destination = sshd->destinationAt(u"localhost"_s),
                       .key = {},
                       .jumps = {sshd->destination(), sshd->destination()}};
    const Error last = refusalOf(target);
    EXPECT_EQ(last.code, ErrorCode::SshHostUnknown) << last.text();
    EXPECT_TRUE(last.what.contains(target.spec.ssh.destination)) << last.text();
    ASSERT_TRUE(trustShownHostKey(target.spec.ssh, last.what));
    {
        const auto opened = Connection::open(target);
        EXPECT_TRUE(opened) << opened.error().text();
    }
    target.tunnels = std::make_shared<SshTunnels>();
    sshd->forgetHostKey();
    const Error first = refusalOf(target);
    EXPECT_EQ(first.code, ErrorCode::SshHostUnknown) << first.text();
    EXPECT_TRUE(first.what.contains(u"host %1 is"_s.arg(sshd->destination()))) << first.text();
    EXPECT_FALSE(says(first.howToFix, "-J"_L1)) << "the nearest one is meant: " << first.text();
}

TEST_F(Ssh, WhomTheHostDoesNotKnowIsToldWhatItAsksFor)
{
    ResolvedConnection target = throughSsh();
    target.spec.ssh.destination = u"nobodyofthisname@"_s + sshd->destination().section(u'@', 1);
    const Error refused = refusalOf(target);
    EXPECT_EQ(refused.code, ErrorCode::SshRefused) << refused.text();
    EXPECT_TRUE(says(refused.what, "Permission denied (publickey"_L1)) << refused.text();
    EXPECT_TRUE(says(refused.howToFix, "ssh-add"_L1)) << refused.text();
}

TEST_F(Ssh, AKeyThatIsNotHereIsNamed)
{
    ResolvedConnection target = throughSsh();
    target.spec.ssh.key = u"/nowhere/id_of_another_machine"_s;
    const Error refused = refusalOf(target);
    EXPECT_EQ(refused.code, ErrorCode::FileNotReadable) << refused.text();
    EXPECT_TRUE(refused.what.contains(target.spec.ssh.key)) << refused.text();
}

TEST_F(Ssh, APasswordIsNotSentInClearFromThereOn)
{
    // MySQL's own; MariaDB knows it from 12.1 on.
    if (!server
             ->value(
                 u"SELECT 1 FROM information_schema.PLUGINS WHERE PLUGIN_NAME = 'caching_sha2_password' AND "
                 "PLUGIN_STATUS = 'ACTIVE'"_s)
             .isValid())
        GTEST_SKIP() << "a server whose logins never send the password itself";
    server->execute(
        u"CREATE USER clear@'%' IDENTIFIED WITH caching_sha2_password BY 'a new one, in no cache'"_s);
    const auto putBack = qScopeGuard([] { server->execute(u"DROP USER clear@'%'"_s); });
    ResolvedConnection target = throughSsh();
    target.spec.user = u"clear"_s;
    target.password = u"a new one, in no cache"_s;
    target.spec.tls = ConnectionSpec::Tls::Disabled;
    const Error refused = refusalOf(target);
    EXPECT_EQ(refused.code, ErrorCode::AccessDenied) << refused.text();
    EXPECT_TRUE(says(refused.what, "sends the password itself"_L1)) << refused.text();
    EXPECT_TRUE(says(refused.howToFix, "ssl-mode=preferred"_L1)) << refused.text();
    target.spec.tls = ConnectionSpec::Tls::Preferred;
    const auto opened = Connection::open(target);
    ASSERT_TRUE(opened) << opened.error().text();
    EXPECT_FALSE((*opened)->tlsCipher().isEmpty());
}

TEST_F(Ssh, WhatTheOtherEndDoesNotReachOrForbidsIsSaid)
{
    ResolvedConnection target = throughSsh();
    target.spec.port = freePort();
    const Error nobody = refusalOf(target);
    EXPECT_EQ(nobody.code, ErrorCode::ServerUnreachable) << nobody.text();
    EXPECT_TRUE(says(nobody.what, "Connection refused"_L1)) << nobody.text();
    EXPECT_TRUE(nobody.what.contains(sshd->destination())) << nobody.text();
    target.spec.ssh.destination = sshd->closedDestination();
    const Error forbidden = refusalOf(target);
    EXPECT_EQ(forbidden.code, ErrorCode::SshRefused) << forbidden.text();
    EXPECT_TRUE(says(forbidden.what, "prohibited"_L1)) << forbidden.text();
    target.spec.ssh.destination = u"user@127.0.0.1:%1"_s.arg(freePort());
    const Error noSsh = refusalOf(target);
    EXPECT_EQ(noSsh.code, ErrorCode::ServerUnreachable) << noSsh.text();
    EXPECT_TRUE(says(noSsh.what, "Connection refused"_L1)) << noSsh.text();
}

TEST_F(Ssh, APassphraseIsAskedForByAskpassAndNothingElse)
{
    ResolvedConnection target = throughSsh();
    target.spec.ssh.destination = SshdCase::lockedDestination();
    const Error refused = refusalOf(target);
    EXPECT_EQ(refused.code, ErrorCode::SshRefused) << refused.text();

    const QTemporaryDir folder;
    const QString askpass = folder.filePath(u"askpass"_s);
    QFile file(askpass);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\necho '" + sshd->passphrase().toUtf8() + "'\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    const auto putBack = qScopeGuard([display = qgetenv("DISPLAY")] {
        qunsetenv("SSH_ASKPASS");
        display.isEmpty() ? (void)qunsetenv("DISPLAY") : (void)qputenv("DISPLAY", display);
    });
    qputenv("SSH_ASKPASS", QFile::encodeName(askpass));
    qputenv("DISPLAY", ":99");
    target.tunnels = std::make_shared<SshTunnels>();
    const auto opened = Connection::open(target);
    EXPECT_TRUE(opened) << opened.error().text();
}

} // namespace millrace::test::ssh_test
