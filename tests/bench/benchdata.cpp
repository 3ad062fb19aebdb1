// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchdata.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/sql/quoting.h"
#include "core/tuning/sessionknobs.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>
#include <array>
#include <charconv>
#include <stdexcept>

namespace millrace::bench {

void BenchTable::recreate(const test::PrivateServer &server) const
{
    const QString table = qualifiedName(schema, name());
    server.execute(u"DROP TABLE IF EXISTS %1"_s.arg(table));
    const QString keys = indexes ? u", KEY user (user_id), KEY created (created_at)"_s : QString();
    server.execute(u"CREATE TABLE %1 (id INT UNSIGNED NOT NULL, user_id INT UNSIGNED NOT NULL, "
                   "action VARCHAR(32) NOT NULL, cause_id INT UNSIGNED NOT NULL, created_at DATETIME NOT "
                   "NULL, PRIMARY KEY (id)%2) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"_s.arg(table, keys));
}

qint64 writeRows(const QString &path, qint64 firstId, qint64 rows, qint64 bytes)
{
    static constexpr std::array actions{"comment_upvoted", "answer_accepted", "signup_bonus",
                                        "flag_declined"};
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw std::runtime_error(file.errorString().toStdString());
    QByteArray block;
    qint64 written = 0;
    qint64 row = 0;
    const auto append = [&block](qint64 number) {
        std::array<char, 24> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        block.append(text.data(), end - text.data());
    };
    const auto appendTwo = [&block](int number) {
        block.append(static_cast<char>('0' + number / 10)).append(static_cast<char>('0' + number % 10));
    };
    constexpr qsizetype blockBytes = 4 << 20;
    while (bytes > 0 ? written + block.size() < bytes : row < rows) {
        const qint64 id = firstId + row++;
        const quint64 mixed = static_cast<quint64>(id) * 0x9e3779b97f4a7c15ULL;
        append(id);
        block.append('\t');
        append(static_cast<qint64>(mixed >> 44));
        block.append('\t').append(actions[(mixed >> 20) % actions.size()]).append('\t');
        append(static_cast<qint64>((mixed >> 24) % 9'000'000));
        block.append("\t2010-");
        appendTwo(static_cast<int>(1 + mixed % 12));
        block.append('-');
        appendTwo(static_cast<int>(1 + (mixed >> 8) % 28));
        block.append(" 12:");
        appendTwo(static_cast<int>((mixed >> 13) % 60));
        block.append(':');
        appendTwo(static_cast<int>((mixed >> 17) % 60));
        block.append('\n');
        if (block.size() >= blockBytes) {
            written += block.size();
            if (file.write(block) != block.size())
                throw std::runtime_error(file.errorString().toStdString());
            block.clear();
        }
    }
    if (file.write(block) != block.size() || !file.flush())
        throw std::runtime_error(file.errorString().toStdString());
    return row;
}

Plan planFor(const QStringList &files, const BenchTable &table, const test::PrivateServer &server)
{
    Plan plan;
    plan.name = u"bench"_s;
    plan.source.name = BenchTable::name();
    plan.source.fieldCount = 5;
    for (const QString &path : files)
        plan.source.files << SourceFile{.path = path, .fingerprint = orThrow(fingerprintOf(path))};
    plan.connection = server.connectionAs(u"root"_s, {}, table.schema).spec;
    plan.schema = table.schema;
    plan.table = BenchTable::name();
    for (const char *column : {"id", "user_id", "action", "cause_id", "created_at"})
        plan.mapping.fields << FieldBinding{.name = QLatin1String(column)};
    const auto connection = orThrow(Connection::open(server.connection()));
    plan.session = defaultSettings(orThrow(ServerFacts::read(*connection)));
    return plan;
}

void settle(const test::PrivateServer &server)
{
    constexpr int timeoutMs = 60'000;
    server.execute(u"SET GLOBAL innodb_max_dirty_pages_pct_lwm = 0"_s);
    server.execute(u"SET GLOBAL innodb_max_dirty_pages_pct = 0"_s);
    QElapsedTimer timer;
    timer.start();
    const auto connection = orThrow(Connection::open(server.connection()));
    while (orThrow(connection->rows(u"SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'"_s))
               .value(0)
               .value(1)
               .toLongLong() > 0) {
        if (timer.hasExpired(timeoutMs))
            throw std::runtime_error("the server did not write its changed pages back within a minute");
        QThread::msleep(20);
    }
    server.execute(u"SET GLOBAL innodb_max_dirty_pages_pct = 90"_s);
}

} // namespace millrace::bench
