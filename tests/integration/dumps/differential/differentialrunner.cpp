// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/dumps/differential/differentialrunner.h"

#include "core/base/literals.h"
#include "core/choice/choices.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/run/growing/dumpparts.h"
#include "core/sql/quoting.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <stdexcept>

namespace millrace::test {

namespace {

std::unique_ptr<Connection> openedTo(const ResolvedConnection &target)
{
    auto connection = Connection::open(target);
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    return std::move(*connection);
}

/// What a text calls the schema that it is run in, whichever that is.
constexpr const char *anySchema = "by_schema";

Verdict::Kind kindOf(SnapshotDifference difference)
{
    switch (difference) {
    case SnapshotDifference::Rows:
        return Verdict::Kind::Rows;
    case SnapshotDifference::Definitions:
        return Verdict::Kind::Definitions;
    case SnapshotDifference::NextNumbers:
        return Verdict::Kind::NextNumbers;
    case SnapshotDifference::None:
        break;
    }
    return Verdict::Kind::Same;
}

} // namespace

DifferentialRunner::DifferentialRunner(PrivateServer &server)
    : m_server(server)
    , m_connection(openedTo(server.connection()))
    , m_client(QStandardPaths::findExecutable(u"mariadb"_s))
    , m_clientSchema(u"by_client"_s)
    , m_millraceSchema(u"by_engine"_s)
{
    if (m_client.isEmpty())
        throw std::runtime_error("mariadb is missing: installer/deps.sh installs it");
}

Verdict DifferentialRunner::compare(const SqlProgram &program)
{
    empty(m_clientSchema);
    empty(m_millraceSchema);
    // A dump may name its schema.
    const auto write = [&](const QString &schema) {
        writeBeside(u"dump.sql"_s, program.text().replace(anySchema, schema.toUtf8()));
    };
    write(m_clientSchema);
    const End client = byClient();
    write(m_millraceSchema);
    return judged(client, byMillrace({u"dump.sql"_s}, program.planOptions));
}

Verdict DifferentialRunner::compareInParts(const SqlProgram &program)
{
    empty(m_clientSchema);
    empty(m_millraceSchema);
    writeBeside(u"dump.sql"_s, program.text().replace(anySchema, m_clientSchema.toUtf8()));
    const End client = byClient();
    writeBeside(u"dump.sql"_s, program.text().replace(anySchema, m_millraceSchema.toUtf8()));
    QDir(path(u"home"_s)).removeRecursively();
    writeBeside(u"p.millrace"_s, planInParts(program.planOptions));
    Verdict verdict = judged(client, ended(millraceCli(), {u"run"_s, path(u"p.millrace"_s)}));
    verdict.rowByRow = rowByRow();
    return verdict;
}

/// As the plan of a stream's head is, of which no statement was read yet.
QByteArray DifferentialRunner::planInParts(const QStringList &planOptions) const
{
    DumpPlanOptions options{.connection = spec()};
    options.defaults.connection = options.connection;
    options.defaults.onError = OnError::AsDump;
    options.defaults.indexes = IndexPolicy::Defer;
    for (qsizetype i = 0; i < planOptions.size(); ++i) {
        const QString &name = planOptions.at(i);
        if (name == "--chunk-rows"_L1) {
            options.defaults.chunkRows = planOptions.at(++i).toInt();
            markSet(options.defaults, Choice::ChunkRows);
        } else if (name == "--indexes"_L1) {
            options.defaults.indexes = *enumFromName<IndexPolicy>(planOptions.at(++i));
            markSet(options.defaults, Choice::Indexes);
            options.deferFromBytes = 0;
        } else if (name == "--run-others"_L1) {
            options.others = OtherStatements::Run;
        } else if (name == "--without-others"_L1) {
            options.others = OtherStatements::LeftOut;
        } else {
            throw std::runtime_error("not of a plan in parts: " + name.toStdString());
        }
    }
    DumpPlan plan = planOfArriving(path(u"dump.sql"_s), options, false);
    plan.arriving->partBytes = 0;
    return plan.toJson();
}

Verdict DifferentialRunner::compareForced(const SqlProgram &program)
{
    constexpr int withRejects = 3;
    empty(m_clientSchema);
    empty(m_millraceSchema);
    writeBeside(u"dump.sql"_s, program.text());
    End client = byClient({u"--force"_s});
    client.well = client.code >= 0;
    End millrace = byMillrace({u"dump.sql"_s}, program.planOptions);
    millrace.well = millrace.well || millrace.code == withRejects;
    return judged(client, millrace);
}

Verdict DifferentialRunner::compareFiles(const QVector<SqlProgram> &files)
{
    empty(m_clientSchema);
    empty(m_millraceSchema);
    QStringList names;
    QByteArray all; // "source" would have the client go on after an error
    for (const SqlProgram &file : files) {
        names << u"part%1.sql"_s.arg(names.size() + 1);
        writeBeside(names.last(), file.text());
        all += file.text();
    }
    writeBeside(u"dump.sql"_s, all);
    const End client = byClient();
    return judged(client, byMillrace(names, files.first().planOptions));
}

Verdict DifferentialRunner::compareFolder(const QString &folder, const QStringList &order)
{
    empty(m_clientSchema);
    empty(m_millraceSchema);
    const QString copy = path(u"dump"_s);
    QDir(copy).removeRecursively();
    QDir().mkpath(copy);
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error((name + u": "_s + file.errorString()).toStdString());
        files[name] = file.readAll();
        writeBeside(u"dump/"_s + QString(name).replace(QLatin1String(anySchema), m_millraceSchema),
                    QByteArray(files[name]).replace(anySchema, m_millraceSchema.toUtf8()));
    }
    QByteArray all;
    for (const QString &name : order)
        all += files.value(name) + '\n';
    writeBeside(u"dump.sql"_s, all.replace(anySchema, m_clientSchema.toUtf8()));
    const End client = byClient();
    return judged(client, byMillrace({u"dump"_s}, {u"--chunk-rows"_s, u"2"_s}));
}

Verdict DifferentialRunner::judged(const End &client, const End &millrace)
{
    Verdict verdict{.loadsInOrder = loadsInOrder()};
    if (client.well && millrace.well) {
        const auto one = SchemaSnapshot::of(*m_connection, m_clientSchema);
        const auto other = SchemaSnapshot::of(*m_connection, m_millraceSchema);
        verdict.kind = kindOf(compareSnapshots(one, other));
        verdict.text = differenceText(one, other);
    } else if (!client.well && !millrace.well) {
        verdict.kind = Verdict::Kind::BothFailed;
    } else {
        verdict.kind = client.well ? Verdict::Kind::MillraceFailed : Verdict::Kind::ClientFailed;
    }
    verdict.text = enumName(verdict.kind) + u'\n' + verdict.text;
    if (!client.well)
        verdict.text += u"the client: "_s + client.said + u'\n';
    if (!millrace.well)
        verdict.text += u"Millrace: "_s + millrace.said + u'\n';
    return verdict;
}

int DifferentialRunner::loadsInOrder() const
{
    QFile file(path(u"p.millrace"_s));
    if (!file.open(QIODevice::ReadOnly))
        return 0; // it could not be planned
    const auto plan = DumpPlan::fromJson(file.readAll());
    return plan && plan->tail ? static_cast<int>(plan->tail->loads.size()) : 0;
}

int DifferentialRunner::rowByRow() const
{
    int tables = 0;
    QDirIterator plans(path(u"home/runs"_s), {u"plan.millrace"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (plans.hasNext()) {
        QFile file(plans.next());
        if (file.open(QIODevice::ReadOnly))
            if (const auto plan = DumpPlan::fromJson(file.readAll()))
                tables += static_cast<int>(plan->fileByFile.size());
    }
    return tables;
}

void DifferentialRunner::writeBeside(const QString &name, const QByteArray &content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        throw std::runtime_error((name + u": "_s + file.errorString()).toStdString());
}

void DifferentialRunner::empty(const QString &schema)
{
    const QString name = quotedIdentifier(schema);
    for (const QString &sql :
         {u"DROP DATABASE IF EXISTS %1"_s.arg(name), u"CREATE DATABASE %1 CHARACTER SET utf8mb4"_s.arg(name)})
        if (const auto done = m_connection->execute(sql); !done)
            throw std::runtime_error(done.error().text().toStdString());
}

DifferentialRunner::End DifferentialRunner::byClient(const QStringList &more) const
{
    const ResolvedConnection target = m_server.connection();
    // SET NAMES: MariaDB's client greets MySQL with a collation that MySQL's own does not ask for. Without
    // TLS, for whose sake it would read the system's CAs each time.
    return ended(m_client,
                 QStringList{u"--no-defaults"_s, u"--skip-ssl"_s, u"--user="_s + target.spec.user,
                             u"--socket="_s + target.spec.socket, u"--default-character-set=utf8mb4"_s,
                             u"--init-command=SET NAMES utf8mb4"_s} +
                     more + QStringList{m_clientSchema},
                 path(u"dump.sql"_s));
}

DifferentialRunner::End DifferentialRunner::byMillrace(const QStringList &sources,
                                                       const QStringList &planOptions) const
{
    // Otherwise each program would look through the runs of all before it.
    QDir(path(u"home"_s)).removeRecursively();
    const QString plan = path(u"p.millrace"_s);
    QFile::remove(plan);
    const End planned =
        ended(millraceCli(), QStringList{u"plan"_s} + sources +
                                 QStringList{u"--target"_s, spec().toUrl(), u"-o"_s, plan} + planOptions);
    return planned.well ? ended(millraceCli(), {u"run"_s, plan}) : planned;
}

ConnectionSpec DifferentialRunner::spec() const
{
    ConnectionSpec spec = m_server.connection(m_millraceSchema).spec;
    spec.scratch = false;
    return spec;
}

DifferentialRunner::End DifferentialRunner::ended(const QString &program, const QStringList &arguments,
                                                  const QString &input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString password = m_server.connection().password;
    environment.insert(u"MYSQL_PWD"_s, password);
    environment.insert(u"MILLRACE_PASSWORD"_s, password);
    environment.insert(u"MILLRACE_HOME"_s, path(u"home"_s));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    if (!input.isEmpty())
        process.setStandardInputFile(input);
    process.start(program, arguments);
    constexpr int endingMs = 60'000;
    if (!process.waitForFinished(endingMs)) {
        const QString why = process.errorString();
        process.kill();
        process.waitForFinished();
        return {.said = why};
    }
    const QString said = QString::fromUtf8(process.readAllStandardError()).trimmed();
    if (process.exitStatus() == QProcess::CrashExit)
        return {.said = u"crashed. "_s + said};
    return {.well = process.exitCode() == 0,
            .said = u"exit %1. %2"_s.arg(process.exitCode()).arg(said),
            .code = process.exitCode()};
}

} // namespace millrace::test
