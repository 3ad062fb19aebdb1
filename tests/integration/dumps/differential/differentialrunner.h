// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "tests/integration/dumps/differential/schemasnapshot.h"
#include "tests/support/privateserver.h"
#include "tests/support/sqlprograms/sqlprogram.h"

#include <QTemporaryDir>

namespace millrace::test {

/// What became of a program on both sides.
struct Verdict
{
    enum class Kind
    {
        Same,       ///< equal schemas
        BothFailed, ///< and nobody was told otherwise
        Rows,       ///< both ended well, and it is not the same; from here on: a difference
        Definitions,
        NextNumbers,
        ClientFailed,  ///< what Millrace took
        MillraceFailed ///< or was not sure of; what the client took
    };
    Kind kind = Kind::Same;
    QString text;         ///< for people: both ends, and what differs
    int loadsInOrder = 0; ///< DumpTail::loads of Millrace's plan
    int rowByRow = 0;     ///< tables that were loaded before all of their rows were read; in parts

    bool differs() const { return kind != Kind::Same && kind != Kind::BothFailed; }
    /// Nobody would have noticed.
    bool silent() const { return differs() && kind != Kind::MillraceFailed; }
};

/// Runs an SQL text by the ordinary client into one schema and by millrace-cli into another of the same
/// server, with a name of the same length. Both are emptied for each program. A text that names the schema it
/// runs in calls it by_schema. Everything is blocking.
class DifferentialRunner
{
public:
    explicit DifferentialRunner(PrivateServer &server = PrivateServer::shared());

    /// Throws std::runtime_error where the comparison itself is not possible.
    Verdict compare(const SqlProgram &program);
    /// The same where the client goes on after errors (--force) and Millrace may end with 3: rows were set
    /// aside.
    Verdict compareForced(const SqlProgram &program);
    /// The same for a dump in several files, which Millrace gets as a folder and the client one file after
    /// the other. \a order: their names in the order in which the client does.
    Verdict compareFolder(const QString &folder, const QStringList &order);
    /// The same for a text cut into several files, which both are given in their order.
    Verdict compareFiles(const QVector<SqlProgram> &files);
    /// The same for a text of which Millrace takes as little at once as it can, as of a stream that hardly
    /// moves.
    Verdict compareInParts(const SqlProgram &program);
    /// A file beside the text, for `source`.
    void writeBeside(const QString &name, const QByteArray &content) const;

private:
    struct End
    {
        bool well = false;
        QString said;
        int code = -1; ///< -1: it did not end by itself
    };

    void empty(const QString &schema);
    End byClient(const QStringList &more = {}) const;
    End byMillrace(const QStringList &sources, const QStringList &planOptions) const;
    ConnectionSpec spec() const; ///< of Millrace's schema
    QByteArray planInParts(const QStringList &planOptions) const;
    Verdict judged(const End &client, const End &millrace);
    int loadsInOrder() const;
    int rowByRow() const;
    End ended(const QString &program, const QStringList &arguments, const QString &input = {}) const;
    QString path(const QString &name) const { return m_folder.filePath(name); }

    PrivateServer &m_server;
    std::unique_ptr<Connection> m_connection;
    QTemporaryDir m_folder;
    QString m_client; ///< the program
    QString m_clientSchema;
    QString m_millraceSchema;
};

} // namespace millrace::test

template <>
inline constexpr auto
    millrace::enumNames<millrace::test::Verdict::Kind> = millrace::namesOfEnum<millrace::test::Verdict::Kind>(
        {{millrace::test::Verdict::Kind::Same, "same"},
         {millrace::test::Verdict::Kind::BothFailed, "both fail"},
         {millrace::test::Verdict::Kind::Rows, "rows differ"},
         {millrace::test::Verdict::Kind::Definitions, "definitions differ"},
         {millrace::test::Verdict::Kind::NextNumbers, "next numbers differ"},
         {millrace::test::Verdict::Kind::ClientFailed, "only the client fails"},
         {millrace::test::Verdict::Kind::MillraceFailed, "only Millrace fails"}});
