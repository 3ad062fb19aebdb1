// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/scratchserver.h"

#include <QMap>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>
#include <memory>

namespace millrace::test {

/// A scratch server for tests, in a temporary folder of its own: socket only, small memory, relaxed
/// durability. Its data directory is a copy of one that was made once per machine, account and server
/// version, so it is up in under a second. Ends with the object. Everything here throws std::runtime_error
/// with the error's text: in a test that is a failure that says why, also when no server program is
/// installed.
class PrivateServer
{
public:
    struct Options
    {
        qint64 memoryBytes = 64LL * 1024 * 1024;
        QStringList extraArguments;
        QString program; ///< empty: MILLRACE_TEST_SERVER when set, else whichever is found
        /// Of root, 32 characters; empty: made up. Members of a cluster have one together.
        QString password;
        /// What freshSchema() begins names with; members of a cluster make them for all of it.
        QString schemaPrefix = QStringLiteral("test_");
        QMap<QString, QByteArray> dataFiles; ///< by name; put into the data folder before the first start
    };

    PrivateServer();
    explicit PrivateServer(const Options &options);
    ~PrivateServer();
    PrivateServer(const PrivateServer &) = delete;
    PrivateServer &operator=(const PrivateServer &) = delete;

    /// One for the whole test program: started at its first use, stopped when the program ends. With
    /// MILLRACE_TEST_URL (mysql://user@host, MILLRACE_TEST_PASSWORD) it is that server instead, which is only
    /// talked to: its schemas have names of their own and are dropped at the end. A test that asks for more
    /// (server(), filesFolder(), connectionAs(), SET GLOBAL, KILL …) is skipped there.
    static PrivateServer &shared();

    /// Root's connection.
    ResolvedConnection connection(const QString &schema = {}) const;
    ResolvedConnection connectionAs(const QString &user, const QString &password,
                                    const QString &schema = {}) const;
    ScratchServer &server();
    /// Ends it as a crash does; its data stay, for startAgain().
    void crash();
    /// With these arguments instead of those it was made with, but for what every one has.
    void startAgain(const QStringList &extraArguments);
    QString folder() const { return m_folder.path(); }
    /// A folder that the server may read for LOAD DATA INFILE.
    QString filesFolder() const;

    /// A new, empty schema; its name.
    QString freshSchema();
    /// As root, over a connection of its own.
    void execute(const QString &sql) const;
    QVariant value(const QString &sql) const;
    /// CHECKSUM TABLE … EXTENDED.
    QString checksum(const QString &schema, const QString &table) const;

private:
    explicit PrivateServer(const QString &url);
    void needsOwnServer() const;
    void dropSchemas();

    QTemporaryDir m_folder;
    std::unique_ptr<ScratchServer> make(const QStringList &extraArguments) const;

    QString m_schemaPrefix = QStringLiteral("test_");
    qint64 m_memoryBytes = 0;
    QString m_program;
    std::unique_ptr<ScratchServer> m_server; ///< none: somebody else's
    ResolvedConnection m_root;
    QStringList m_schemas;
};

} // namespace millrace::test
