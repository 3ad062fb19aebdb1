// SPDX-License-Identifier: GPL-3.0-or-later
// resources/manual/formats.md against the code that writes the files: a member one of them knows and the
// other does not is an error. Members are read out of the writers' sources, where a test by objects would
// only see those that happen to be filled in; objects then show that this reading sees what is really
// written.
#include "core/load/journal.h"
#include "core/load/limitsample.h"
#include "core/load/runfolder.h"
#include "core/plan/dumpplan.h"
#include "core/plan/statements.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

QString contentOf(const QString &path)
{
    QFile file(QStringLiteral(MILLRACE_SOURCES "/") + path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return QString::fromUtf8(file.readAll());
}

struct Member
{
    QString type;
    QString fallback;
    QString meaning;
};

/// The tables of the page: heading → name of the member → the rest of its line.
QMap<QString, QMap<QString, Member>> page()
{
    QMap<QString, QMap<QString, Member>> sections;
    QString heading;
    const QString text = contentOf(QStringLiteral("resources/manual/formats.md"));
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("## ")))
            heading = line.mid(3);
        if (!line.startsWith(QLatin1String("| `")))
            continue;
        const QStringList cells = line.split(QStringLiteral(" | "));
        const QString name = cells.first().mid(3).chopped(1);
        if (cells.size() == 2) // the list of files
            continue;
        EXPECT_EQ(cells.size(), 4) << qPrintable(line);
        sections[heading].insert(name, {cells.value(1), cells.value(2), cells.value(3)});
    }
    return sections;
}

/// The members a piece of source writes: {QStringLiteral("x"), …}, insert(QStringLiteral("x"), …).
QSet<QString> membersIn(const QString &source)
{
    static const QRegularExpression one(
        QStringLiteral("(?:\\{|insert\\w*\\(|visit\\()\\s*QStringLiteral\\(\"(\\w+)\"\\)\\s*,"));
    static const QRegularExpression either(
        QStringLiteral("(?:\\{|insert\\()[^{};\"]*\\?\\s*QStringLiteral\\(\"(\\w+)\"\\)\\s*:\\s*"
                       "QStringLiteral\\(\"(\\w+)\"\\)\\s*,"));
    QSet<QString> members;
    for (auto found = one.globalMatch(source); found.hasNext();)
        members << found.next().captured(1);
    for (auto found = either.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        members << match.captured(1) << match.captured(2);
    }
    return members;
}

/// Where the members of a section are written: a file, from a function's head to its end where one is named.
struct Writer
{
    const char *section;
    const char *file;
    const char *function = nullptr;
};

constexpr Writer writers[] = {
    {"Plan", "core/plan/plan.cpp"},
    {"Connection", "core/server/connectionspec.cpp"},
    {"Source", "core/source/source.cpp"},
    {"Source", "core/source/content.cpp", "ContentWay::toJson"},
    {"Dialect", "core/source/dialect.cpp"},
    {"Source table", "core/source/sourcetable.cpp", "SourceTable::toJson"},
    {"SQL table", "core/source/sqltablepart.cpp"},
    {"Scan", "core/source/scanfacts.cpp"},
    {"Scan", "core/source/typeprofile.cpp"},
    {"Mapping", "core/mapping/mapping.cpp"},
    {"Warm-up options", "core/plan/warmupoptions.cpp"},
    {"Plan of a whole dump", "core/plan/dumpplan.cpp"},
    {"Run summary", "core/load/runsummary.cpp"},
    {"Chunks", "core/load/chunk.cpp"},
    {"Chunks", "core/source/keyrange.cpp"},
    {"Chunks", "core/load/runfolder.cpp", "append(const ChunkSplit"},
    {"Snapshots", "core/load/runfolder.cpp", "append(const SnapshotNote"},
    {"Events", "core/base/event.cpp"},
    {"Findings", "core/load/chunkfindings.cpp"},
    {"Settings", "core/tuning/settingsrecord.cpp"},
    {"Setting outcome", "core/tuning/settingoutcome.cpp"},
    {"Deferred indexes", "core/load/deferredindexes.cpp", "IndexDeferral::toJson"},
    {"Warm-up report", "core/verify/warmupreport.cpp"},
    {"Statements of a dump", "core/run/dumpstatements.cpp"},
    {"Report", "core/report/runreport.cpp"},
    {"Report", "core/report/dumpreport.cpp", "reportJson(const DumpReport"},
    {"Error", "core/base/error.cpp"},
};

QMap<QString, QSet<QString>> written()
{
    QMap<QString, QSet<QString>> sections;
    for (const Writer &writer : writers) {
        QString source = contentOf(QLatin1String(writer.file));
        if (writer.function) {
            const qsizetype begin = source.indexOf(QLatin1String(writer.function));
            EXPECT_GE(begin, 0) << writer.function;
            source = source.mid(begin, source.indexOf(QStringLiteral("\n}\n"), begin) - begin);
        }
        const QSet<QString> members = membersIn(source);
        EXPECT_FALSE(members.isEmpty()) << writer.file;
        sections[QLatin1String(writer.section)] += members;
    }
    // Names that are put together where they are written.
    for (const char *kind : {"integer", "real", "datetime"})
        sections[QStringLiteral("Scan")] << QStringLiteral("first_not_") + QLatin1String(kind);
    return sections;
}

void collect(const QJsonValue &value, QSet<QString> &names)
{
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        names << member.key();
        collect(member.value(), names);
    }
    for (const QJsonValue &item : value.toArray())
        collect(item, names);
}

Plan fullPlan()
{
    Plan plan;
    plan.name = QStringLiteral("p");
    plan.source.name = QStringLiteral("t");
    plan.source.files = {{.path = QStringLiteral("/d/t.txt"), .shareBytes = 1, .statedBytes = 1}};
    plan.source.files.first().way.member = QStringLiteral("t.txt");
    plan.source.files.first().way.sqlTable = SqlTablePart{};
    ColumnProfile column{.name = QStringLiteral("a")};
    column.longest = {.text = "x", .file = QStringLiteral("f"), .row = 1};
    column.least = {.text = "\xff", .file = QStringLiteral("g"), .row = 1};
    column.greatest = column.firstNull = column.firstEmpty = column.least;
    column.firstOther.fill(column.least);
    plan.source.scan = ScanFacts{.notes = {Error{}}, .profile = {.columns = {column}}};
    plan.source.table = SourceTable{.query = QStringLiteral("SELECT 1"), .schema = QStringLiteral("s")};
    plan.source.table->server = ConnectionSpec{.host = QStringLiteral("h")};
    plan.connection = *ConnectionSpec::parseUrl(
        QStringLiteral("mysql://a@h:1/s?ssl-mode=verify-ca&ssl-ca=/c&ssl-cert=/d&ssl-key=/e&option-group=g"));
    plan.schema = QStringLiteral("s");
    plan.table = QStringLiteral("t");
    plan.mapping.fields = *parseColumnList(QStringLiteral("(@discard, b, @a)"));
    plan.mapping.expressions = {{QStringLiteral("c"), QStringLiteral("@a")}};
    plan.session = plan.global = plan.host = {{QStringLiteral("n"), QStringLiteral("v")}};
    return plan;
}

} // namespace

TEST(Formats, EveryMemberThatIsWrittenIsNamedAndNoOther)
{
    const auto described = page();
    const auto emitted = written();
    for (auto section = emitted.begin(); section != emitted.end(); ++section) {
        const auto members = described.value(section.key());
        QSet<QString> names(members.keyBegin(), members.keyEnd());
        const QSet<QString> unnamed = QSet(section.value()).subtract(names);
        const QSet<QString> stale = names.subtract(section.value());
        EXPECT_TRUE(unnamed.isEmpty()) << qPrintable(section.key()) << " lacks "
                                       << qPrintable(QStringList(unnamed.values()).join(QLatin1Char(' ')));
        EXPECT_TRUE(stale.isEmpty()) << qPrintable(section.key()) << " names what nobody writes: "
                                     << qPrintable(QStringList(stale.values()).join(QLatin1Char(' ')));
    }
}

TEST(Formats, EveryMemberHasATypeADefaultAndAMeaning)
{
    static const QSet<QString> types{QStringLiteral("string"),  QStringLiteral("number"),
                                     QStringLiteral("boolean"), QStringLiteral("object"),
                                     QStringLiteral("array"),   QStringLiteral("bytes")};
    const auto described = page();
    EXPECT_GE(described.size(), 20);
    for (auto section = described.begin(); section != described.end(); ++section)
        for (auto member = section->begin(); member != section->end(); ++member) {
            const std::string where = (section.key() + QLatin1Char(' ') + member.key()).toStdString();
            EXPECT_TRUE(section.key() == QLatin1String("Journal table") || types.contains(member->type))
                << where;
            EXPECT_FALSE(member->fallback.trimmed().isEmpty()) << where;
            EXPECT_GT(member->meaning.size(), 3) << where;
        }
}

TEST(Formats, TheReadingOfTheSourcesSeesWhatAPlanReallyHolds)
{
    QSet<QString> names;
    const Plan plan = fullPlan();
    collect(QJsonDocument::fromJson(plan.toJson()).object(), names);
    DumpPlan dump;
    dump.tables = {plan};
    dump.before = {{.text = "\xff"}};
    dump.after = {{.text = "SELECT 1", .tableIndex = 0}};
    dump.before.first().file = QStringLiteral("f");
    dump.before.first().objects = {DumpObject{}};
    collect(QJsonDocument::fromJson(dump.toJson()).object(), names);
    EXPECT_GT(names.size(), 120);
    QSet<QString> emitted;
    for (const QSet<QString> &members : written())
        emitted += members;
    EXPECT_TRUE(QSet(names).subtract(emitted).isEmpty())
        << qPrintable(QStringList(names.subtract(emitted).values()).join(QLatin1Char(' ')));
}

TEST(Formats, LimitSamplesAreNamed)
{
    // Written by tables of names, so that they are read out of the tables.
    const QString source = contentOf(QStringLiteral("core/load/limitsample.cpp"));
    static const QRegularExpression entry(QStringLiteral("Member\\{\"(\\w+)\"|[{\\s]\"(\\w+_ms)\""));
    const qsizetype begin = source.indexOf(QStringLiteral("LimitSample::toJson"));
    QSet<QString> emitted =
        membersIn(source.mid(begin, source.indexOf(QStringLiteral("\n}\n"), begin) - begin));
    for (auto found = entry.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        emitted << (match.captured(1).isEmpty() ? match.captured(2) : match.captured(1));
    }
    QStringList names(emitted.begin(), emitted.end());
    names.sort();
    EXPECT_EQ(names, page().value(QStringLiteral("Limit samples")).keys());
    QSet<QString> real;
    collect(LimitSample{.tcpBusyMs = 1, .redoWaits = 1}.toJson(), real);
    EXPECT_GE(real.size(), 15);
    EXPECT_TRUE(real.subtract(emitted).isEmpty());
}

TEST(Formats, TheJournalHasTheColumnsThePageNames)
{
    static const QRegularExpression column(
        QStringLiteral("^  (\\w+) ([a-z]+(?:\\(\\d+\\))?(?: unsigned)?) NOT NULL"),
        QRegularExpression::MultilineOption);
    const auto described = page().value(QStringLiteral("Journal table"));
    int columns = 0;
    for (auto found = column.globalMatch(createJournalStatement(fullPlan())); found.hasNext(); ++columns) {
        const auto match = found.next();
        EXPECT_EQ(described.value(match.captured(1)).type, match.captured(2))
            << qPrintable(match.captured(1));
    }
    EXPECT_GE(columns, 15);
    EXPECT_EQ(columns, described.size());
}

TEST(Formats, TheRunFolderHoldsTheFilesThePageNames)
{
    const QTemporaryDir home;
    const auto folder = RunFolder::create(fullPlan(), home.path());
    ASSERT_TRUE(folder) << qPrintable(folder.error().text());
    ASSERT_TRUE((*folder)->lock());
    ASSERT_TRUE((*folder)->append(SnapshotNote{}));
    ASSERT_TRUE((*folder)->save(RunSummary{.run = (*folder)->id()}));
    const QString text = contentOf(QStringLiteral("resources/manual/formats.md"));
    const QStringList files = QDir((*folder)->path()).entryList(QDir::Files);
    EXPECT_GE(files.size(), 7);
    for (const QString &file : files)
        EXPECT_TRUE(text.contains(QStringLiteral("\n| `%1` |").arg(file))) << qPrintable(file);
    QFile samples((*folder)->path() + QStringLiteral("/samples.csv"));
    ASSERT_TRUE(samples.open(QIODevice::ReadOnly));
    EXPECT_TRUE(text.contains(QString::fromUtf8(samples.readLine().trimmed())));
    const QString rejects = contentOf(QStringLiteral("core/load/rejectfiles.cpp"));
    static const QRegularExpression header(QStringLiteral("\"(reject,[\\w,]+)(?:\\\\r)?(?:\\\\n)?\""));
    int headers = 0;
    for (auto found = header.globalMatch(rejects); found.hasNext(); ++headers) {
        const QString line = found.next().captured(1);
        EXPECT_TRUE(text.contains(line)) << qPrintable(line);
    }
    EXPECT_EQ(headers, 2);
}

} // namespace millrace::test
