// SPDX-License-Identifier: GPL-3.0-or-later
// The wizard's state and the edits of a mapping: no widget is made here.
#include "ui/models/indexwords.h"
#include "ui/models/limitswords.h"
#include "ui/models/mappingedits.h"
#include "ui/models/tablewarnings.h"
#include "ui/session/celltext.h"
#include "ui/session/migrationdraft.h"
#include "ui/session/proposedtable.h"
#include "ui/session/workqueue.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace millrace {

// gtest prints what it compares.
void PrintTo(const FieldBinding &binding, std::ostream *out)
{
    *out << bindingText(binding).toStdString();
}

namespace {

using testing::ElementsAre;

/// As SHOW CREATE TABLE writes it.
QString createText(const QString &keys)
{
    return QStringLiteral(
               "CREATE TABLE `credits` (\n  `id` bigint NOT NULL AUTO_INCREMENT,\n  `user_id` int,\n"
               "  `action` varchar(20),\n  PRIMARY KEY (`id`)%1\n) ENGINE=InnoDB")
        .arg(keys.isEmpty() ? QString() : QStringLiteral(",\n  ") + keys);
}

TableSchema credits()
{
    return {.schema = QStringLiteral("causes"),
            .name = QStringLiteral("credits"),
            .engine = QStringLiteral("InnoDB"),
            .columns = {{.name = QStringLiteral("id"),
                         .type = QStringLiteral("bigint"),
                         .hasDefault = true,
                         .autoIncrement = true},
                        {.name = QStringLiteral("user_id"), .type = QStringLiteral("int")},
                        {.name = QStringLiteral("action"), .type = QStringLiteral("varchar(20)")}},
            .indexes = {{.name = QStringLiteral("PRIMARY"),
                         .columns = {QStringLiteral("id")},
                         .unique = true,
                         .primary = true}},
            .createSql = createText({})};
}

TableSchema indexedCredits()
{
    TableSchema table = credits();
    table.indexes << Index{.name = QStringLiteral("by_user"), .columns = {QStringLiteral("user_id")}}
                  << Index{.name = QStringLiteral("by_action"), .columns = {QStringLiteral("action")}}
                  << Index{.name = QStringLiteral("once"),
                           .columns = {QStringLiteral("user_id"), QStringLiteral("action")},
                           .unique = true};
    table.createSql = createText(QStringLiteral("UNIQUE KEY `once` (`user_id`,`action`),\n  KEY `by_user` "
                                                "(`user_id`),\n  KEY `by_action` (`action`)"));
    return table;
}

FoundTable foundCredits(int files)
{
    FoundTable found;
    found.source.name = QStringLiteral("credits");
    found.source.fieldCount = 3;
    for (int number = 1; number <= files; ++number)
        found.source.files << SourceFile{.path = QStringLiteral("/dump/credits_%1.txt").arg(number),
                                         .fingerprint = {.bytes = 1000, .modifiedMs = 100 - number}};
    Row row;
    row.raw = "1\t4711\trecruit";
    row.fields = {{.value = "1"}, {.value = "4711"}, {.value = "recruit"}};
    found.sample = {row};
    return found;
}

Mapping threeFields()
{
    return {.fields = {{.name = QStringLiteral("id")},
                       {.name = QStringLiteral("user_id")},
                       {.name = QStringLiteral("action")}}};
}

TEST(CellText, showsOneLineAndSurvivesBytesThatAreNoText)
{
    EXPECT_EQ(cellText("a\nb"), QStringLiteral("a\u21b5b"));
    EXPECT_EQ(cellText("caf\xe9"), QStringLiteral("café"));
    EXPECT_EQ(cellText(QByteArray(500, 'x'), 10).size(), 11);
}

TEST(MappingEdits, aColumnIsTakenFromTheFieldThatHadIt)
{
    const auto changed = withFieldBound(threeFields(), 0, QStringLiteral("action"));
    ASSERT_TRUE(changed) << changed.error().text().toStdString();
    EXPECT_EQ(bindingText(changed->fields.at(0)), QStringLiteral("action"));
    EXPECT_EQ(changed->fields.at(2).kind, FieldBinding::Kind::Discard);
}

TEST(MappingEdits, aFieldTakesOneColumnAndNoMore)
{
    EXPECT_FALSE(withFieldBound(threeFields(), 0, QStringLiteral("@a, @b")));
    EXPECT_FALSE(withFieldBound(threeFields(), 0, QString()));
    const auto odd = withFieldBound(threeFields(), 0, QStringLiteral("created at"));
    ASSERT_TRUE(odd);
    EXPECT_EQ(odd->fields.first().name, QStringLiteral("created at"));
}

TEST(MappingEdits, anExpressionThatReadsItsColumnTurnsTheFieldIntoThatVariable)
{
    const auto changed = withColumnExpression(threeFields(), QStringLiteral("action"),
                                              QStringLiteral("CONCAT('web_', @action)"));
    ASSERT_TRUE(changed) << changed.error().text().toStdString();
    EXPECT_EQ(bindingText(changed->fields.at(2)), QStringLiteral("@action"));
    EXPECT_TRUE(checkMapping(*changed, 3, credits()).isEmpty());
    const auto constant =
        withColumnExpression(threeFields(), QStringLiteral("action"), QStringLiteral("'x'"));
    ASSERT_TRUE(constant);
    EXPECT_EQ(constant->fields.at(2).kind, FieldBinding::Kind::Discard);
}

TEST(MappingEdits, rowNumberTakesTheFieldsPlaceAndGivesItBack)
{
    const Mapping numbered = withColumnFromRowNumber(threeFields(), QStringLiteral("id"));
    EXPECT_TRUE(numbered.usesRowNumber());
    EXPECT_EQ(numbered.fields.at(0).kind, FieldBinding::Kind::Discard);
    EXPECT_EQ(withColumnFromField(numbered, QStringLiteral("id"), 0), threeFields());
}

TEST(MappingEdits, textGoesThereAndBack)
{
    const Mapping numbered = withColumnFromRowNumber(threeFields(), QStringLiteral("id"));
    const auto read = mappingFromText(columnListText(numbered.fields), setClausesText(numbered));
    ASSERT_TRUE(read) << read.error().text().toStdString();
    EXPECT_EQ(*read, numbered);
    EXPECT_EQ(mappingFromText(QStringLiteral("(a,"), {}).error().code, ErrorCode::ColumnListInvalid);
    EXPECT_EQ(mappingFromText(QStringLiteral("(a)"), QStringLiteral("b=(")).error().code,
              ErrorCode::ExpressionInvalid);
}

TEST(Draft, mapsByItselfUntilSomebodyMapsByHand)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(2)});
    draft.setTable(credits());
    EXPECT_EQ(draft.mapping(), threeFields());
    const Mapping mine = withColumnFromRowNumber(threeFields(), QStringLiteral("id"));
    draft.setMapping(mine);
    draft.setSample(draft.sample()); // a second look at the same files
    EXPECT_EQ(draft.mapping(), mine);
    Row shorter = draft.sample().first();
    shorter.fields.removeLast();
    draft.setSample({shorter}); // two fields: what was mapped by hand no longer fits
    EXPECT_EQ(draft.mapping().fields.size(), 2);
}

TEST(Draft, anotherDialectMakesTheCountedRowsWorthless)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(2)});
    Source scanned = draft.source();
    for (SourceFile &file : scanned.files)
        file.rows = 10;
    std::swap(scanned.files[0], scanned.files[1]); // the list was sorted while the scan ran
    scanned.files[0].rows = 7;
    draft.setScan(scanned, {});
    EXPECT_EQ(draft.source().totalRows(), 17);
    EXPECT_EQ(draft.source().files.at(1).rows, 7) << "rows belong to the file, not to its place";
    draft.setDialect(Dialect::csvRfc4180("\n"), Origin::Set, draft.sample(), {});
    EXPECT_EQ(draft.source().totalRows(), -1);
}

TEST(Draft, filesAreSortedMovedAndRemoved)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(11)});
    draft.sortFiles(FileOrder::Name);
    EXPECT_TRUE(draft.filePaths().at(1).endsWith(QStringLiteral("_10.txt")));
    draft.sortFiles(FileOrder::Natural);
    EXPECT_TRUE(draft.filePaths().at(1).endsWith(QStringLiteral("_2.txt")));
    draft.sortFiles(FileOrder::Time);
    EXPECT_TRUE(draft.filePaths().first().endsWith(QStringLiteral("_11.txt")));
    draft.moveFile(0, 10);
    EXPECT_TRUE(draft.filePaths().last().endsWith(QStringLiteral("_11.txt")));
    for (int left = 11; left > 0; --left)
        draft.removeFile(0);
    EXPECT_FALSE(draft.isSourceReady());
    EXPECT_TRUE(draft.foundTables().isEmpty());
}

TEST(Draft, filesOfOneTableStayAsTheyWereWhileAnotherIsLookedAt)
{
    MigrationDraft draft;
    FoundTable other = foundCredits(1);
    other.source.name = QStringLiteral("other");
    other.source.files.first().path = QStringLiteral("/dump/other.txt");
    draft.setFoundTables({foundCredits(3), other});
    draft.moveFile(0, 2);
    draft.removeFile(0);
    EXPECT_EQ(draft.fileOrder(), FileOrder::Given);
    const QStringList files = draft.filePaths();
    draft.chooseTable(1);
    EXPECT_EQ(draft.filePaths(), QStringList{QStringLiteral("/dump/other.txt")});
    EXPECT_EQ(draft.allFilePaths().size(), 3);
    draft.chooseTable(0);
    EXPECT_EQ(draft.filePaths(), files);
    draft.removeFile(0);
    draft.removeFile(0);
    EXPECT_EQ(draft.source().name, QStringLiteral("other"))
        << "the last file of one table takes no other along";
}

TEST(Draft, tablesOfOneShapeAreJoined)
{
    MigrationDraft draft;
    QVector<FoundTable> tables;
    for (const char *name : {"a_x", "b", "a_y"}) {
        FoundTable table = foundCredits(1);
        table.source.name = QString::fromLatin1(name);
        table.source.files.first().path = QStringLiteral("/dump/%1.txt").arg(table.source.name);
        tables << table;
    }
    tables[1].source.fieldCount = 4;
    draft.setFoundTables(tables);
    draft.chooseTable(2);
    EXPECT_EQ(draft.joinableTables(), QVector<int>{0});
    draft.joinTables({0, 1}); // 1 is of another shape
    ASSERT_EQ(draft.foundTables().size(), 2);
    EXPECT_EQ(draft.chosenTable(), 1);
    EXPECT_EQ(draft.source().name, QStringLiteral("a"));
    EXPECT_EQ(draft.filePaths(),
              QStringList({QStringLiteral("/dump/a_x.txt"), QStringLiteral("/dump/a_y.txt")}));
}

TEST(Draft, planHoldsWhatWasChosenAndComesBack)
{
    MigrationDraft draft;
    EXPECT_FALSE(draft.plan());
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    draft.setChunkRows(250'000);
    draft.setWorkers(3);
    draft.setOnDuplicate(OnDuplicate::Replace);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text().toStdString();
    EXPECT_EQ(plan->table, QStringLiteral("credits"));
    MigrationDraft other;
    QSignalSpy mapped(&other, &MigrationDraft::mappingChanged);
    other.setPlan(*plan);
    EXPECT_EQ(mapped.count(), 1);
    EXPECT_EQ(other.chunkRows(), 250'000);
    EXPECT_EQ(other.mapping(), plan->mapping);
    EXPECT_TRUE(other.password().isNull());
    const auto again = other.plan();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->toJson(), plan->toJson());
}

TEST(Draft, policiesGoIntoThePlanAndComeBackFromIt)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(indexedCredits());
    draft.setOnError(OnError::SetAside);
    draft.setOnDuplicate(OnDuplicate::SetAside);
    draft.setIndexes(IndexPolicy::Defer);
    draft.setOrder(RowOrder::PrimaryKey);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text().toStdString();
    EXPECT_EQ(plan->onError, OnError::SetAside);
    EXPECT_EQ(plan->onDuplicate, OnDuplicate::SetAside);
    EXPECT_EQ(plan->indexes, IndexPolicy::Defer);
    EXPECT_EQ(plan->order, RowOrder::PrimaryKey);
    EXPECT_EQ(draft.rowMode(), plan->rowMode());
    MigrationDraft other;
    other.setPlan(*plan);
    EXPECT_EQ(other.indexes(), IndexPolicy::Defer);
    EXPECT_EQ(other.order(), RowOrder::PrimaryKey);
    const auto again = other.plan();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->toJson(), plan->toJson());
}

TEST(Draft, whatThePagesDoNotShowOfAnOpenedPlanIsNotLost)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    auto plan = draft.plan();
    ASSERT_TRUE(plan);
    plan->chunkBytes = 4096;
    plan->maxRejects = 7;
    plan->wayIn = WayIn::Insert;
    plan->limits.rowsPerSecond = 5000;
    plan->memoryBytes = 64'000'000;
    plan->workFolder = QStringLiteral("/scratch");
    plan->journalTable = QStringLiteral("_j");
    MigrationDraft other;
    other.setPlan(*plan);
    const auto again = other.plan();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->toJson(), plan->toJson());
}

TEST(Draft, theServersWayWithBadRowsIsItsWayWithDuplicatesToo)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    for (const OnDuplicate wish : {OnDuplicate::Stop, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        draft.setOnError(OnError::Stop);
        draft.setOnDuplicate(wish);
        draft.setOnError(OnError::AsServer);
        EXPECT_EQ(draft.onDuplicate(), OnDuplicate::Keep);
        EXPECT_EQ(draft.rowMode(), RowMode::AsServer);
        EXPECT_TRUE(draft.plan()) << policyName(wish).toStdString();
        draft.setOnError(OnError::SetAside);
        EXPECT_EQ(draft.onDuplicate(), wish) << "the wish comes back";
    }
}

TEST(Draft, onlyIndexesThatCanGoAreDeferred)
{
    const auto going = [](const MigrationDraft &draft, IndexPolicy policy) {
        const auto choice = draft.indexChoice(policy);
        return choice ? choice->candidates.size() : -1;
    };
    MigrationDraft draft;
    EXPECT_EQ(going(draft, IndexPolicy::Defer), -1);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).isEmpty());
    draft.setFoundTables({foundCredits(1)});
    draft.setIndexes(IndexPolicy::Defer);
    draft.setTable(credits());
    EXPECT_EQ(draft.indexes(), IndexPolicy::Keep) << "there is none";
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).contains(QStringLiteral("no secondary index")));
    draft.setTable(indexedCredits());
    EXPECT_EQ(going(draft, IndexPolicy::Defer), 2);
    EXPECT_EQ(draft.indexes(), IndexPolicy::Defer) << "the wish comes back with the indexes";
    EXPECT_EQ(going(draft, IndexPolicy::DeferAll), 3);
    TableSchema onlyUnique = indexedCredits();
    onlyUnique.indexes.removeIf([](const Index &index) { return !index.unique; });
    onlyUnique.createSql = createText(QStringLiteral("UNIQUE KEY `once` (`user_id`,`action`)"));
    draft.setTable(onlyUnique);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).contains(QStringLiteral("unique")));
    EXPECT_EQ(draft.plan()->indexes, IndexPolicy::Keep);
    draft.setIndexes(IndexPolicy::DeferAll);
    EXPECT_EQ(draft.plan()->indexes, IndexPolicy::DeferAll) << "with this policy it can go";
    TableSchema isam = indexedCredits();
    isam.engine = QStringLiteral("MyISAM");
    draft.setTable(isam);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::DeferAll).contains(QStringLiteral("MyISAM")));
}

TEST(Draft, fulltextStaysAndSpatialGoesAsInTheRun)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    TableSchema table = indexedCredits();
    table.createSql = createText(QStringLiteral(
        "KEY `by_user` (`user_id`),\n  SPATIAL KEY `place` (`g`),\n  FULLTEXT KEY `words` (`action`)"));
    draft.setTable(table);
    draft.setIndexes(IndexPolicy::Defer);
    const auto choice = draft.indexChoice(IndexPolicy::Defer);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->candidates.size(), 2);
    const QString words = deferralText(IndexPolicy::Defer, choice);
    EXPECT_TRUE(words.startsWith(QStringLiteral("2 of 3 secondary indexes are dropped")))
        << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("words stays: It is a FULLTEXT index"))) << words.toStdString();
    EXPECT_FALSE(words.contains(QStringLiteral("nique"))) << words.toStdString();

    TableSchema only = table;
    only.createSql = createText(QStringLiteral("FULLTEXT KEY `words` (`action`)"));
    draft.setTable(only);
    EXPECT_EQ(draft.indexes(), IndexPolicy::Keep);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).startsWith(QStringLiteral("words stays.")));
}

TEST(Draft, whatDeferringMeansIsSaidForEachPolicy)
{
    MigrationDraft draft;
    draft.setTable(indexedCredits());
    const QString some = deferralText(IndexPolicy::Defer, draft.indexChoice(IndexPolicy::Defer));
    EXPECT_TRUE(some.startsWith(QStringLiteral("2 of 3"))) << some.toStdString();
    EXPECT_TRUE(some.contains(QStringLiteral("Unique ones stay"))) << some.toStdString();
    const QString all = deferralText(IndexPolicy::DeferAll, draft.indexChoice(IndexPolicy::DeferAll));
    EXPECT_TRUE(all.startsWith(QStringLiteral("All 3 secondary indexes"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("only when these are built"))) << all.toStdString();
}

TEST(Draft, limitsSurviveThePlanAndItsFile)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    QSignalSpy changed(&draft, &MigrationDraft::optionsChanged);
    const LoadLimits limits{
        .rowsPerSecond = 50'000, .bytesPerSecond = 1'234'567, .threadsRunning = 40, .replicaLagSeconds = 7};
    draft.setLimits(limits);
    draft.setMemoryBytes(64LL * 1024 * 1024);
    draft.setWorkFolder(QStringLiteral("/fast/disk"));
    draft.setMaxRejects(17);
    EXPECT_EQ(changed.count(), 4);
    draft.setMaxRejects(17);
    EXPECT_EQ(changed.count(), 4) << "nothing changed";
    draft.setVerify(VerifyLevel::Counts);
    EXPECT_EQ(changed.count(), 5);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text().toStdString();
    const auto read = Plan::fromJson(plan->toJson());
    ASSERT_TRUE(read) << read.error().text().toStdString();
    MigrationDraft opened;
    opened.setPlan(*read);
    EXPECT_EQ(opened.limits(), limits);
    EXPECT_EQ(opened.memoryBytes(), 64LL * 1024 * 1024);
    EXPECT_EQ(opened.workFolder(), QStringLiteral("/fast/disk"));
    EXPECT_EQ(opened.maxRejects(), 17);
    EXPECT_EQ(opened.verify(), VerifyLevel::Counts);
    EXPECT_EQ(limitsText(opened.limits(), opened.memoryBytes(), opened.workFolder(), opened.maxRejects()),
              QStringLiteral("at most 50,000 rows/s and 1.23 MB/s · slower above 40 running threads · "
                             "slower above 7 s of replica lag · 64 MiB of memory · stop after 17 rows set "
                             "aside · sorted copies in /fast/disk"));
}

TEST(Draft, nothingIsSortedWithoutAKeyInTheDump)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    draft.setOrder(RowOrder::PrimaryKey);
    EXPECT_EQ(draft.order(), RowOrder::PrimaryKey);
    const Mapping direct = draft.mapping();
    draft.setMapping(withColumnFromRowNumber(direct, QStringLiteral("id")));
    ASSERT_TRUE(draft.orderObstacle());
    EXPECT_EQ(draft.orderObstacle()->code, ErrorCode::OrderNotNeeded);
    EXPECT_EQ(draft.plan()->order, RowOrder::File);
    draft.setMapping(direct);
    EXPECT_EQ(draft.plan()->order, RowOrder::PrimaryKey);
    TableSchema keyless = credits();
    keyless.indexes.clear();
    keyless.createSql.clear();
    draft.setTable(keyless);
    ASSERT_TRUE(draft.orderObstacle());
    EXPECT_EQ(draft.orderObstacle()->code, ErrorCode::OrderKeyMissing);
}

TEST(Draft, planRefusesAMappingThatCannotWork)
{
    MigrationDraft draft;
    draft.setFoundTables({foundCredits(1)});
    draft.setTable(credits());
    draft.setMapping(withColumnUnset(draft.mapping(), QStringLiteral("user_id")));
    ASSERT_FALSE(draft.plan());
    EXPECT_EQ(draft.plan().error().code, ErrorCode::MappingIncomplete);
}

TEST(ProposedTable, takesTheStatementOutOfADumpAndRenamesIt)
{
    const QString dump =
        QStringLiteral("-- head\nDROP TABLE IF EXISTS `old`;\n/*!40101 SET x */;\nCREATE TABLE `old` (\n"
                       "  `a` int COMMENT 'a; b',\n  PRIMARY KEY (`a`)\n) ENGINE=InnoDB;\nSET y=1;\n");
    EXPECT_EQ(
        createStatementFor(dump, QStringLiteral("s"), QStringLiteral("new")),
        QStringLiteral(
            "CREATE TABLE `s`.`new` (\n  `a` int COMMENT 'a; b',\n  PRIMARY KEY (`a`)\n) ENGINE=InnoDB"));
    EXPECT_TRUE(
        createStatementFor(QStringLiteral("SELECT 1"), QStringLiteral("s"), QStringLiteral("t")).isEmpty());
}

TEST(TableWarnings, namesWhatSlowsOrEndangersALoad)
{
    EXPECT_TRUE(tableWarnings(credits()).isEmpty());
    TableSchema table = credits();
    table.rowsEstimate = 5;
    table.indexes.clear();
    table.triggers = {QStringLiteral("count_up")};
    table.foreignKeys = {QStringLiteral("fk_user")};
    table.engine = QStringLiteral("MyISAM");
    EXPECT_EQ(tableWarnings(table).size(), 5);
}

TEST(WorkQueue, onlyTheNewestOfAKeyIsHeard)
{
    WorkQueue queue;
    std::atomic<bool> firstRuns{false};
    std::atomic<bool> firstStopped{false};
    QVector<int> heard;
    queue.post(
        QStringLiteral("k"),
        [&](std::stop_token stop) {
            firstRuns = true;
            for (int i = 0; i < 500 && !stop.stop_requested(); ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            firstStopped = stop.stop_requested();
            return 1;
        },
        [&](int value) { heard << value; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return firstRuns.load(); }));
    queue.post(
        QStringLiteral("k"), [](std::stop_token) { return 2; }, [&](int value) { heard << value; });
    queue.post(
        QStringLiteral("k"), [](std::stop_token) { return 3; }, [&](int value) { heard << value; });
    queue.post(
        QStringLiteral("other"), [](std::stop_token) { return 4; }, [&](int value) { heard << value; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return heard.contains(4); }));
    EXPECT_TRUE(firstStopped);
    EXPECT_THAT(heard, ElementsAre(3, 4));
    EXPECT_FALSE(queue.isBusy(QStringLiteral("k")));
}

TEST(WorkQueue, whatBelongsToItsThreadEndsOnItsThread)
{
    std::thread::id workThread;
    std::thread::id endThread;
    {
        WorkQueue queue([&] { endThread = std::this_thread::get_id(); });
        bool done = false;
        queue.post(
            QStringLiteral("k"), [](std::stop_token) { return std::this_thread::get_id(); },
            [&](std::thread::id id) {
                workThread = id;
                done = true;
            });
        ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
    }
    EXPECT_EQ(workThread, endThread);
    EXPECT_NE(workThread, std::this_thread::get_id());
}

} // namespace
} // namespace millrace
