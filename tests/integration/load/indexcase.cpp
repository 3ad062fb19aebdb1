// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/load/indexcase.h"

#include "core/base/literals.h"

#include <QRegularExpression>

namespace millrace::test {

IndexCase::IndexCase(PrivateServer &server)
    : m_server(server)
    , m_schema(server.freshSchema())
{
    Plan plan;
    plan.name = u"indexes"_s;
    plan.schema = m_schema;
    plan.table = u"t"_s;
    ConnectionSpec spec = server.connection(m_schema).spec;
    spec.scratch = false; // for a CLI: a server like any other
    plan.connection = spec;
    // Never loaded; a plan without a file or a mapping is no plan.
    plan.source.files << SourceFile{.path = u"/dev/null"_s, .fingerprint = {}};
    plan.source.fieldCount = 1;
    plan.mapping.fields << FieldBinding{.name = u"a"_s};
    m_folder = valueOrThrow(RunFolder::create(plan));
}

void IndexCase::execute(const QString &sql) const
{
    valueOrThrow(valueOrThrow(Connection::open(target()))->execute(sql));
}

void IndexCase::createTable(const QString &definition) const
{
    execute(u"CREATE TABLE %1 %2"_s.arg(table(), definition));
}

void IndexCase::createBigTable(qint64 rows, const QString &keys) const
{
    createTable(u"(id int NOT NULL AUTO_INCREMENT PRIMARY KEY, a int, b int, s varchar(40)) ENGINE=InnoDB"_s);
    execute(u"INSERT INTO t (a, b, s) VALUES (1, 2, 'x'), (3, 4, 'y')"_s);
    for (qint64 have = 2; have < rows; have *= 2)
        execute(u"INSERT INTO t (a, b, s) SELECT (id * 7919 + %1) % 1000003, id % 1009, "
                "CONCAT('text ', (id * 104729 + %1) % 999983) FROM t"_s.arg(have));
    if (!keys.isEmpty())
        execute(u"ALTER TABLE t "_s + keys);
}

QString IndexCase::createText() const
{
    const auto connection = valueOrThrow(Connection::open(target()));
    static const QRegularExpression counter(u" AUTO_INCREMENT=\\d+"_s);
    return valueOrThrow(connection->rows(u"SHOW CREATE TABLE "_s + table()))
        .first()
        .value(1)
        .toString()
        .remove(counter);
}

QStringList IndexCase::indexNames() const
{
    QStringList names;
    for (const IndexDefinition &index : valueOrThrow(parseTableKeys(createText())).indexes)
        names << index.name;
    return names;
}

ServerFacts IndexCase::facts() const
{
    return valueOrThrow(ServerFacts::read(*valueOrThrow(Connection::open(target()))));
}

Result<IndexDeferral> IndexCase::tryPlan(DeferralScope scope, const ResolvedConnection &account) const
{
    const auto connection = valueOrThrow(Connection::open(account));
    const TableSchema schema = valueOrThrow(readTable(*connection, m_schema, u"t"_s));
    return planIndexDeferral(schema, valueOrThrow(ServerFacts::read(*connection)), scope, *connection);
}

IndexDeferral IndexCase::plan(DeferralScope scope) const
{
    return valueOrThrow(tryPlan(scope, target()));
}

void IndexCase::record(DeferralScope scope)
{
    m_file = valueOrThrow(DeferredIndexFile::create(m_folder->path(), plan(scope)));
}

Result<IndexDropOutcome> IndexCase::tryDrop(const IndexBuildOptions &options,
                                            const ResolvedConnection &account) const
{
    const auto connection = valueOrThrow(Connection::open(account));
    IndexBuildOptions all = options;
    all.target = account;
    return dropIndexes(*m_file, facts(), *connection, all);
}

IndexDropOutcome IndexCase::drop() const
{
    return valueOrThrow(tryDrop({}, target()));
}

Result<IndexBuildOutcome> IndexCase::tryBuild(const IndexBuildOptions &options) const
{
    const auto connection = valueOrThrow(Connection::open(target()));
    IndexBuildOptions all = options;
    all.target = target();
    return buildIndexes(*m_file, facts(), *connection, all);
}

IndexBuildOutcome IndexCase::build() const
{
    return valueOrThrow(tryBuild());
}

} // namespace millrace::test
