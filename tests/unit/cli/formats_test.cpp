// SPDX-License-Identifier: GPL-3.0-or-later
// resources/manual/formats.md against the code that writes the files: a member one of them knows and the
// other does not is an error. Members are read out of the writers' sources, where a test by objects would
// only see those that happen to be filled in; objects then show that this reading sees what is really
// written.
#include "core/base/literals.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/load/journal/journal.h"
#include "core/plan/statements.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/report/reportfiles.h"
#include "core/server/login/connectionurl.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::formats_test {

namespace {

QString contentOf(const QString &path)
{
    QFile file(sourceFile(path));
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
    const QString text = contentOf(u"resources/manual/formats.md"_s);
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith("## "_L1))
            heading = line.mid(3);
        if (!line.startsWith("| `"_L1))
            continue;
        const QStringList cells = line.split(u" | "_s);
        const QString name = cells.first().mid(3).chopped(1);
        if (cells.size() == 2) // the list of files
            continue;
        EXPECT_EQ(cells.size(), 4) << qPrintable(line);
        sections[heading].insert(name, {cells.value(1), cells.value(2), cells.value(3)});
    }
    return sections;
}

/// The members a piece of source writes: {u"x"_s, …}, insert(u"x"_s, …), {"x", &Struct::member, …}.
QSet<QString> membersIn(const QString &source)
{
    static const QRegularExpression one(u"(?:\\{|insert\\w*\\(|visit\\(|lineOf\\()\\s*u\"(\\w+)\"_s\\s*,"_s);
    static const QRegularExpression row(u"\\{\\s*\"(\\w+)\",\\s*&\\w+::"_s);
    static const QRegularExpression either(u"(?:\\{|insert\\()[^{};\"]*\\?\\s*u\"(\\w+)\"_s\\s*:\\s*"
                                           "u\"(\\w+)\"_s\\s*,"_s);
    QSet<QString> members;
    for (const QRegularExpression &form : {one, row})
        for (auto found = form.globalMatch(source); found.hasNext();)
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
    {"Plan", "core/plan/planchoice.cpp"},
    {"Connection", "core/server/login/connectionspec.cpp"},
    {"Source", "core/source/source.cpp"},
    {"Source", "core/source/content/contentway.cpp"},
    {"Dialect", "core/source/rows/dialect.cpp"},
    {"Source table", "core/source/sourcetable.cpp"},
    {"SQL table", "core/source/sqldump/sqltablepart.cpp"},
    {"Scan", "core/source/scanfacts.cpp"},
    {"Scan", "core/source/typeprofile.cpp"},
    {"Mapping", "core/mapping/mapping.cpp"},
    {"Warm-up options", "core/plan/warmupoptions.cpp"},
    {"Plan of a whole dump", "core/plan/wholedump/dumpplan.cpp"},
    {"Plan of a whole dump", "core/source/inspect/dumpsources.cpp"},
    {"Coordinates", "core/source/sqldump/coordinates.h"},
    {"Stream", "core/source/stream/sourcestream.h"},
    {"Foreign words", "core/mapping/foreign/wordchoice.h"},
    {"Foreign words", "core/mapping/foreign/wordrewriter.h"},
    {"Replica facts", "core/run/replica/replicafacts.h"},
    {"Run summary", "core/record/runsummary.cpp"},
    {"Run summary", "core/record/runsummary.h"},
    {"Run summary", "core/record/runspans.h"},
    {"Chunks", "core/record/chunk.cpp"},
    {"Chunks", "core/source/keyrange.cpp"},
    {"Chunks", "core/record/runfolder.cpp", "append(const ChunkSplit"},
    {"Snapshots", "core/record/runfolder.h"},
    {"Events", "core/base/event.cpp"},
    {"Findings", "core/record/chunkfindings.cpp"},
    {"Findings", "core/record/chunkfindings.h"},
    {"Settings", "core/tuning/settingsrecord.cpp"},
    {"Setting outcome", "core/tuning/settingoutcome.cpp"},
    {"Deferred indexes", "core/indexes/indexdeferral.cpp", "jsonMembers<KeptIndex>"},
    {"Warm-up report", "core/verify/warmupreport.cpp"},
    {"Warm-up report", "core/verify/warmupreport.h"},
    {"Statements of a dump", "core/run/wholedump/dumpstatements.cpp"},
    {"Report", "core/report/reportfiles.cpp"},
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
            source = source.mid(begin, source.indexOf(u"\n}\n"_s, begin) - begin);
        }
        const QSet<QString> members = membersIn(source);
        EXPECT_FALSE(members.isEmpty()) << writer.file;
        sections[QLatin1String(writer.section)] += members;
    }
    // Names that are put together where they are written.
    for (const char *kind : {"integer", "real", "datetime"})
        sections[u"Scan"_s] << u"first_not_"_s + QLatin1String(kind);
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
    plan.name = u"p"_s;
    plan.source.name = u"t"_s;
    plan.source.files = {{.path = u"/d/t.txt"_s, .shareBytes = 1, .statedBytes = 1}};
    plan.source.files.first().way.member = u"t.txt"_s;
    plan.source.files.first().way.sqlTable = SqlTablePart{};
    ColumnProfile column{.name = u"a"_s};
    column.longest = {.text = "x", .file = u"f"_s, .row = 1};
    column.least = {.text = "\xff", .file = u"g"_s, .row = 1};
    column.greatest = column.firstNull = column.firstEmpty = column.least;
    column.firstOther.fill(column.least);
    plan.source.scan = ScanFacts{.notes = {Error{}}, .profile = {.columns = {column}}};
    plan.source.table = SourceTable{.query = u"SELECT 1"_s, .schema = u"s"_s};
    plan.source.table->server = ConnectionSpec{.host = u"h"_s};
    plan.connection = *connectionFromUrl(
        u"mysql://a@h:1/s?ssl-mode=verify-ca&ssl-ca=/c&ssl-cert=/d&ssl-key=/e&compression=zlib&option-group=g"_s);
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    plan.mapping.fields = *parseColumnList(u"(@discard, b, @a)"_s);
    plan.mapping.expressions = {{u"c"_s, u"@a"_s}};
    plan.session = plan.global = plan.host = {{u"n"_s, u"v"_s}};
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
        EXPECT_TRUE(unnamed.isEmpty())
            << qPrintable(section.key()) << " lacks " << qPrintable(QStringList(unnamed.values()).join(u' '));
        EXPECT_TRUE(stale.isEmpty()) << qPrintable(section.key()) << " names what nobody writes: "
                                     << qPrintable(QStringList(stale.values()).join(u' '));
    }
}

TEST(Formats, EveryMemberHasATypeADefaultAndAMeaning)
{
    static const QSet<QString> types{u"string"_s, u"number"_s, u"boolean"_s,
                                     u"object"_s, u"array"_s,  u"bytes"_s};
    const auto described = page();
    EXPECT_GE(described.size(), 20);
    for (auto section = described.begin(); section != described.end(); ++section)
        for (auto member = section->begin(); member != section->end(); ++member) {
            const std::string where = (section.key() + u' ' + member.key()).toStdString();
            EXPECT_TRUE(section.key() == "Journal table"_L1 || types.contains(member->type)) << where;
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
    dump.before.first().file = u"f"_s;
    dump.before.first().objects = {DumpObject{}};
    collect(QJsonDocument::fromJson(dump.toJson()).object(), names);
    EXPECT_GT(names.size(), 120);
    QSet<QString> emitted;
    for (const QSet<QString> &members : written())
        emitted += members;
    EXPECT_TRUE(QSet(names).subtract(emitted).isEmpty())
        << qPrintable(QStringList(names.subtract(emitted).values()).join(u' '));
}

TEST(Formats, LimitSamplesAreNamed)
{
    // Written by tables of names, so that they are read out of the tables.
    const QString source = contentOf(u"core/bottleneck/bottlenecksample.cpp"_s);
    static const QRegularExpression entry(u"Member\\{\"(\\w+)\"|[{\\s]\"(\\w+_ms)\""_s);
    const qsizetype begin = source.indexOf(u"BottleneckSample::toJson"_s);
    QSet<QString> emitted = membersIn(source.mid(begin, source.indexOf(u"\n}\n"_s, begin) - begin));
    for (auto found = entry.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        emitted << (match.captured(1).isEmpty() ? match.captured(2) : match.captured(1));
    }
    QStringList names(emitted.begin(), emitted.end());
    names.sort();
    EXPECT_EQ(names, page().value(u"Limit samples"_s).keys());
    QSet<QString> real;
    collect(BottleneckSample{.tcpBusyMs = 1, .redoWaits = 1}.toJson(), real);
    EXPECT_GE(real.size(), 15);
    EXPECT_TRUE(real.subtract(emitted).isEmpty());
}

TEST(Formats, TheJournalHasTheColumnsThePageNames)
{
    static const QRegularExpression column(u"^  (\\w+) ([a-z]+(?:\\(\\d+\\))?(?: unsigned)?) NOT NULL"_s,
                                           QRegularExpression::MultilineOption);
    const auto described = page().value(u"Journal table"_s);
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
    const QString text = contentOf(u"resources/manual/formats.md"_s);
    const QStringList files = QDir((*folder)->path()).entryList(QDir::Files);
    EXPECT_GE(files.size(), 7);
    for (const QString &file : files)
        EXPECT_TRUE(text.contains(u"\n| `%1` |"_s.arg(file))) << qPrintable(file);
    QFile samples((*folder)->path() + u"/samples.csv"_s);
    ASSERT_TRUE(samples.open(QIODevice::ReadOnly));
    EXPECT_TRUE(text.contains(QString::fromUtf8(samples.readLine().trimmed())));
    const QString rejects = contentOf(u"core/load/rejectfiles.cpp"_s);
    static const QRegularExpression header(u"\"(reject,[\\w,]+)(?:\\\\r)?(?:\\\\n)?\""_s);
    int headers = 0;
    for (auto found = header.globalMatch(rejects); found.hasNext(); ++headers) {
        const QString line = found.next().captured(1);
        EXPECT_TRUE(text.contains(line)) << qPrintable(line);
    }
    EXPECT_EQ(headers, 2);
}

} // namespace millrace::test::formats_test
