// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "tests/support/needs.h"
#include "tests/support/pack.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>
#include <functional>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>

namespace millrace::test {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// Waits for a state, however long a busy machine takes to come to it.
inline bool waitFor(const std::function<bool()> &state)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 120'000) {
        if (state())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

class StreamCase : public testing::Test
{
protected:
    void SetUp() override
    {
        m_schema = m_server.freshSchema();
        m_server.execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, n int)"_s.arg(m_schema));
    }

    QString target() const
    {
        ConnectionSpec spec = m_server.connection(m_schema).spec;
        spec.scratch = false;
        return spec.toUrl();
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString home() const { return path(u"home"_s); }
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(content), content.size());
        return file.fileName();
    }

    void prepare(QProcess &process, const QString &home) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, home);
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        environment.insert(u"MYSQL_PWD"_s, m_server.connection().password);
        process.setProcessEnvironment(environment);
    }
    Outcome ended(QProcess &process) const
    {
        EXPECT_TRUE(process.waitForFinished(120'000));
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Outcome cli(const QStringList &arguments, const QByteArray &input = {},
                const QString &elsewhere = {}) const
    {
        QProcess process;
        prepare(process, elsewhere.isEmpty() ? home() : elsewhere);
        process.start(millraceCli(), arguments);
        process.write(input);
        process.closeWriteChannel();
        return ended(process);
    }
    /// Loading table t with these options.
    QStringList load(const QStringList &source, const QStringList &more = {}) const
    {
        return QStringList{u"run"_s} + source + QStringList{u"--target"_s, target(), u"--table"_s, u"t"_s} +
               more;
    }
    Outcome shell(const QString &script) const
    {
        QProcess process;
        prepare(process, home());
        process.start(u"/bin/sh"_s, {u"-c"_s, script});
        return ended(process);
    }

    qint64 rows(const QString &table = u"t"_s) const
    {
        return m_server.value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(m_schema, table)).toLongLong();
    }
    /// All that is kept of streams: files' names.
    QStringList kept() const
    {
        QStringList names;
        QDirIterator files(home() + u"/streams"_s, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            if (files.next(); !files.filePath().contains(u"/typed/"_s))
                names << files.fileName();
        names.sort();
        return names;
    }
    qint64 arrived() const
    {
        QDirIterator files(home() + u"/streams"_s, {u"arriving"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        return files.hasNext() ? QFileInfo(files.next()).size() : -1;
    }
    /// A load of standard input of which something has arrived, and not all.
    void beginToSend(QProcess &process) const
    {
        prepare(process, home());
        process.start(millraceCli(), load({u"-"_s}));
        process.write("1\t1\n2\t2\n");
        ASSERT_TRUE(waitFor([&] {
            process.waitForBytesWritten(10);
            return arrived() > 0;
        }));
    }
    QJsonObject onlyRun(const QString &elsewhere = {}) const
    {
        const QJsonArray runs =
            cli({u"runs"_s, u"--json"_s}, {}, elsewhere).json().value(u"runs"_s).toArray();
        EXPECT_EQ(runs.size(), 1);
        return runs.first().toObject();
    }

    PrivateServer &m_server = PrivateServer::shared();
    QTemporaryDir m_folder;
    QString m_schema;
};

inline QByteArray manyRows(int count)
{
    QByteArray text;
    for (int row = 1; row <= count; ++row)
        text += QByteArray::number(row) + '\t' + QByteArray::number(row % 100) + '\n';
    return text;
}

} // namespace millrace::test
