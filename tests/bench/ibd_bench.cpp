// SPDX-License-Identifier: GPL-3.0-or-later
// How fast is an InnoDB file built outside of a server? Rows come from memory, so that only the building is
// measured; with --import the server takes the file, and its CHECKSUM TABLE is compared with that of the same
// rows by LOAD DATA INFILE. Exits with 1 when they differ.
#include "core/ship/ibd/tablespacebuilder.h"
#include "tests/bench/benchdata.h"

#include "core/server/connection.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cstdio>
#include <future>
#include <sys/resource.h>

using namespace millrace;

namespace {

/// A row of about 50 bytes of text: who did what when; a tenth of the actions NULL.
struct BenchRow
{
    std::uint64_t id = 0;
    std::uint32_t user = 0;
    std::uint32_t cause = 0;
    std::uint32_t action = 0;
    std::uint32_t seconds = 0;
};

constexpr std::array<std::string_view, 12> actions{
    "login", "logout",       "view_page",   "add_to_cart", "purchase",        "search",
    "",      "profile_edit", "caf\xc3\xa9", "comment",     "password_change", "like"};

std::vector<BenchRow> makeRows(std::size_t count)
{
    std::vector<BenchRow> rows(count);
    std::uint64_t id = 0;
    std::uint64_t state = 88172645463325252ULL;
    const auto random = [&state] {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return state;
    };
    for (BenchRow &row : rows) {
        id += 1 + (random() % 8 == 0 ? random() % 5 : 0);
        row = {.id = id,
               .user = static_cast<std::uint32_t>(1 + random() % 500000),
               .cause = static_cast<std::uint32_t>(1 + random() % 100000),
               .action = static_cast<std::uint32_t>(random() % (actions.size() + 1)),
               .seconds = static_cast<std::uint32_t>(random() % 86400)};
    }
    return rows;
}

ibd::CivilMoment momentOf(const BenchRow &row)
{
    return {.year = 2020 + row.user % 6,
            .month = 1 + row.user % 12,
            .day = 1 + row.cause % 28,
            .hour = row.seconds / 3600,
            .minute = row.seconds / 60 % 60,
            .second = row.seconds % 60};
}

void fill(ibd::RowEncoder &encoder, const BenchRow &row)
{
    encoder.begin();
    encoder.number(0, row.id);
    encoder.number(1, row.user);
    if (row.action == actions.size())
        encoder.null(2);
    else
        encoder.text(2, actions[row.action]);
    encoder.number(3, row.cause);
    encoder.moment(4, momentOf(row));
}

const std::vector<ibd::ColumnShape> columns{
    {.name = "id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 8},
    {.name = "user_id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
    {.name = "action", .kind = ibd::ColumnKind::VarChar, .nullable = true, .length = 20},
    {.name = "cause_id", .kind = ibd::ColumnKind::Integer, .isUnsigned = true, .length = 4},
    {.name = "created_at", .kind = ibd::ColumnKind::DateTime}};

double cpuSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

class Stopwatch
{
public:
    Stopwatch() { m_timer.start(); }
    void print(const char *what, std::size_t rows) const
    {
        const double cpu = cpuSeconds() - m_cpu;
        printTime(what);
        std::printf(" %7.2f s CPU %8.2f M rows/s and core\n", cpu, double(rows) / cpu / 1e6);
    }
    /// What the server did: not this process's processor time.
    void printTime(const char *what) const
    {
        std::printf("%-44s %7.2f s", what, double(m_timer.nsecsElapsed()) / 1e9);
    }

private:
    QElapsedTimer m_timer;
    double m_cpu = cpuSeconds();
};

template <typename T> T valueOf(ibd::Outcome<T> outcome)
{
    if (!outcome)
        throw std::runtime_error(outcome.fault().what);
    if constexpr (!std::is_void_v<T>)
        return *std::move(outcome);
}

/// An entry of twelve bytes, four of the column and eight of the key, as numbers that compare like it.
struct SmallEntry
{
    static constexpr std::size_t bytes = 12;
    std::uint64_t first = 0;
    std::uint32_t last = 0;

    auto operator<=>(const SmallEntry &) const = default;
};

/// What the stage above does on disk where there is no memory for it.
std::vector<SmallEntry> sorted(const std::vector<ibd::Byte> &entries)
{
    std::vector<SmallEntry> all(entries.size() / SmallEntry::bytes);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {ibd::get64(entries.data() + i * SmallEntry::bytes),
                  ibd::get32(entries.data() + i * SmallEntry::bytes + 8)};
    std::ranges::sort(all);
    return all;
}

/// Nothing is kept: what the disk costs is not counted.
class NoDisk : public ibd::PageSink
{
public:
    ibd::Outcome<void> write(std::uint32_t, ibd::Bytes) override { return {}; }
    ibd::Outcome<void> end(std::uint32_t) override { return {}; }
};

void build(const ibd::TemplateFile &file, ibd::PageSink &sink, const std::vector<BenchRow> &rows,
           const char *what, bool threads)
{
    const auto builder = valueOf(ibd::TablespaceBuilder::create(file, columns, sink));
    ibd::RowEncoder encoder(columns);
    std::vector<std::vector<ibd::Byte>> entries(builder->indexes());
    const Stopwatch all;
    for (const BenchRow &row : rows) {
        fill(encoder, row);
        valueOf(builder->addRow(encoder.image()));
        for (std::size_t index = 1; index < entries.size(); ++index)
            builder->entries(index).append(encoder.image(), entries[index]);
    }
    std::vector<std::future<void>> keys;
    for (std::size_t index = 1; index < entries.size(); ++index) {
        const auto how = threads ? std::launch::async : std::launch::deferred;
        keys.push_back(std::async(how, [&, index] {
            for (const SmallEntry &entry : sorted(entries[index])) {
                std::array<ibd::Byte, SmallEntry::bytes> bytes{};
                ibd::put64(bytes.data(), entry.first);
                ibd::put32(bytes.data() + 8, entry.last);
                valueOf(builder->addEntry(index, bytes));
            }
        }));
    }
    for (std::future<void> &key : keys)
        key.get();
    const auto built = valueOf(builder->finish({.lastAutoIncrement = rows.back().id}));
    all.print(what, rows.size());
    std::printf("    %u pages, %.0f MB\n", built.pages, double(built.pages) * 16384 / 1e6);
}

/// A table that is made, exported, built, and taken in again.
class Table
{
public:
    Table(const test::PrivateServer &server, const QString &schema, const QString &keys)
        : m_server(server)
        , m_schema(schema)
        , m_definition(
              u"(id BIGINT UNSIGNED NOT NULL PRIMARY KEY, user_id INT UNSIGNED NOT NULL, action VARCHAR(20) "
              "CHARACTER SET utf8mb4 NULL, cause_id INT UNSIGNED NOT NULL, created_at DATETIME NOT NULL%1)"_s
                  .arg(keys))
    {}
    QString file(const char *ending) const
    {
        return m_server.folder() + u"/data/"_s + m_schema + u"/t."_s + QString::fromLatin1(ending);
    }
    ibd::TemplateFile exported()
    {
        m_server.execute(u"DROP TABLE IF EXISTS %1.t, %1.twin"_s.arg(m_schema));
        m_server.execute(u"CREATE TABLE %1.t %2"_s.arg(m_schema, m_definition));
        const auto connection = bench::orThrow(Connection::open(m_server.connection(m_schema)));
        bench::orThrow(connection->execute(u"FLUSH TABLES t FOR EXPORT"_s));
        QFile::remove(m_files.filePath(u"t.cfg"_s));
        QFile::copy(file("cfg"), m_files.filePath(u"t.cfg"_s));
        return valueOf(ibd::TemplateFile::read(file("ibd").toStdString(), file("cfg").toStdString()));
    }
    void discard() { m_server.execute(u"ALTER TABLE %1.t DISCARD TABLESPACE"_s.arg(m_schema)); }
    void import()
    {
        QFile::copy(m_files.filePath(u"t.cfg"_s), file("cfg"));
        m_server.execute(u"ALTER TABLE %1.t IMPORT TABLESPACE"_s.arg(m_schema));
        QFile::remove(file("cfg"));
    }
    /// The same rows by one LOAD DATA INFILE.
    void loadTwin(const QString &dump)
    {
        m_server.execute(u"CREATE TABLE %1.twin %2"_s.arg(m_schema, m_definition));
        m_server.execute(
            u"LOAD DATA INFILE '%1' INTO TABLE %2.twin CHARACTER SET utf8mb4"_s.arg(dump, m_schema));
    }
    bool same() const
    {
        return m_server.checksum(m_schema, u"t"_s) == m_server.checksum(m_schema, u"twin"_s);
    }

private:
    const test::PrivateServer &m_server;
    QString m_schema;
    QString m_definition;
    QTemporaryDir m_files;
};

void writeDump(const QString &path, const std::vector<BenchRow> &rows)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw std::runtime_error("dump");
    QByteArray block;
    for (const BenchRow &row : rows) {
        const ibd::CivilMoment at = momentOf(row);
        std::array<char, 256> line{};
        const std::string action =
            row.action == actions.size() ? std::string("\\N") : std::string(actions[row.action]);
        const int length =
            std::snprintf(line.data(), line.size(), "%llu\t%u\t%s\t%u\t%04u-%02u-%02u %02u:%02u:%02u\n",
                          static_cast<unsigned long long>(row.id), row.user, action.c_str(), row.cause,
                          at.year, at.month, at.day, at.hour, at.minute, at.second);
        block.append(line.data(), length);
        if (block.size() > 4 << 20) {
            file.write(block);
            block.resize(0);
        }
    }
    file.write(block);
}

bool measure(test::PrivateServer &server, const QString &schema, const std::vector<BenchRow> &rows,
             const QString &keys, bool import)
{
    Table table(server, schema, keys);
    const ibd::TemplateFile file = table.exported();
    NoDisk nowhere;
    build(file, nowhere, rows, "built, not written", false);
    if (!keys.isEmpty())
        build(file, nowhere, rows, "built by a thread for each key, not written", true);
    table.discard();
    const auto sink = valueOf(ibd::FileSink::create(table.file("ibd").toStdString()));
    build(file, *sink, rows, "built and written", false);
    if (!import) {
        QFile::remove(table.file("ibd")); // or MySQL makes no table of that name
        return true;
    }
    {
        const Stopwatch importing;
        table.import();
        importing.printTime("IMPORT TABLESPACE");
        std::puts("");
    }
    const QString dump = server.filesFolder() + u"/rows.tsv"_s;
    writeDump(dump, rows);
    {
        const Stopwatch loading;
        table.loadTwin(dump);
        loading.printTime("LOAD DATA INFILE, one session");
        std::puts("");
    }
    QFile::remove(dump);
    const bool same = table.same();
    std::printf("    checksums %s\n", same ? "equal" : "DIFFER");
    return same;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions(
        {{u"rows"_s, u"rows of the table"_s, u"N"_s, u"4000000"_s},
         {u"import"_s, u"have the server take the file, and compare it with LOAD DATA INFILE"_s}});
    parser.process(application);
    try {
        test::PrivateServer server({.memoryBytes = 1024LL * 1024 * 1024});
        const QString schema = server.freshSchema();
        const auto rows = makeRows(parser.value(u"rows"_s).toULongLong());
        std::printf("%s, %zu rows\n", qPrintable(server.value(u"SELECT VERSION()"_s).toString()),
                    rows.size());
        bool good = true;
        for (const QString &keys : {QString(), u", KEY (user_id), KEY (cause_id)"_s}) {
            std::printf("primary key%s\n", keys.isEmpty() ? "" : " and two of integers");
            good = measure(server, schema, rows, keys, parser.isSet(u"import"_s)) && good;
        }
        return good ? 0 : 1;
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
