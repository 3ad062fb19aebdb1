// SPDX-License-Identifier: GPL-3.0-or-later
// The wizard's state and the edits of a mapping: no widget is made here.
#include "core/base/literals.h"
#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/models/mappingedits.h"
#include "ui/models/tablewarnings.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"
#include "ui/words/celltext.h"
#include "ui/words/planwords.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace millrace::draft_test {

// gtest prints what it compares.
void PrintTo(const FieldBinding &binding, std::ostream *out)
{
    *out << bindingText(binding);
}

namespace {

using testing::ElementsAre;

/// As SHOW CREATE TABLE writes it.
QString createText(const QString &keys)
{
    return u"CREATE TABLE `credits` (\n  `id` bigint NOT NULL AUTO_INCREMENT,\n  `user_id` int,\n"
           "  `action` varchar(20),\n  PRIMARY KEY (`id`)%1\n) ENGINE=InnoDB"_s.arg(
               keys.isEmpty() ? QString() : u",\n  "_s + keys);
}

TableSchema credits()
{
    return {.schema = u"causes"_s,
            .name = u"credits"_s,
            .engine = u"InnoDB"_s,
            .columns = {{.name = u"id"_s, .type = u"bigint"_s, .hasDefault = true, .autoIncrement = true},
                        {.name = u"user_id"_s, .type = u"int"_s},
                        {.name = u"action"_s, .type = u"varchar(20)"_s}},
            .indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true}},
            .createSql = createText({})};
}

TableSchema indexedCredits()
{
    TableSchema table = credits();
    table.indexes << Index{.name = u"by_user"_s, .columns = {u"user_id"_s}}
                  << Index{.name = u"by_action"_s, .columns = {u"action"_s}}
                  << Index{.name = u"once"_s, .columns = {u"user_id"_s, u"action"_s}, .unique = true};
    table.createSql = createText(u"UNIQUE KEY `once` (`user_id`,`action`),\n  KEY `by_user` "
                                 "(`user_id`),\n  KEY `by_action` (`action`)"_s);
    return table;
}

FoundTable foundCredits(int files)
{
    FoundTable found;
    found.source.name = u"credits"_s;
    found.source.fieldCount = 3;
    for (int number = 1; number <= files; ++number)
        found.source.files << SourceFile{.path = u"/dump/credits_%1.txt"_s.arg(number),
                                         .fingerprint = {.bytes = 1000, .modifiedMs = 100 - number}};
    Row row;
    row.raw = "1\t4711\trecruit";
    row.fields = {{.value = "1"}, {.value = "4711"}, {.value = "recruit"}};
    found.sample = {row};
    return found;
}

Mapping threeFields()
{
    return {.fields = {{.name = u"id"_s}, {.name = u"user_id"_s}, {.name = u"action"_s}}};
}

TEST(CellText, showsOneLineAndSurvivesBytesThatAreNoText)
{
    EXPECT_EQ(cellText("a\nb"), u"a\u21b5b"_s);
    EXPECT_EQ(cellText("caf\xe9"), u"café"_s);
    EXPECT_EQ(cellText(QByteArray(500, 'x'), 10).size(), 11);
}

TEST(MappingEdits, aColumnIsTakenFromTheFieldThatHadIt)
{
    const auto changed = withFieldBound(threeFields(), 0, u"action"_s);
    ASSERT_TRUE(changed) << changed.error().text();
    EXPECT_EQ(bindingText(changed->fields.at(0)), u"action"_s);
    EXPECT_EQ(changed->fields.at(2).kind, FieldBinding::Kind::Discard);
}

TEST(MappingEdits, aFieldTakesOneColumnAndNoMore)
{
    EXPECT_FALSE(withFieldBound(threeFields(), 0, u"@a, @b"_s));
    EXPECT_FALSE(withFieldBound(threeFields(), 0, QString()));
    const auto odd = withFieldBound(threeFields(), 0, u"created at"_s);
    ASSERT_TRUE(odd);
    EXPECT_EQ(odd->fields.first().name, u"created at"_s);
}

TEST(MappingEdits, anExpressionThatReadsItsColumnTurnsTheFieldIntoThatVariable)
{
    const auto changed = withColumnExpression(threeFields(), u"action"_s, u"CONCAT('web_', @action)"_s);
    ASSERT_TRUE(changed) << changed.error().text();
    EXPECT_EQ(bindingText(changed->fields.at(2)), u"@action"_s);
    EXPECT_TRUE(checkMapping(*changed, 3, credits()).isEmpty());
    const auto constant = withColumnExpression(threeFields(), u"action"_s, u"'x'"_s);
    ASSERT_TRUE(constant);
    EXPECT_EQ(constant->fields.at(2).kind, FieldBinding::Kind::Discard);
}

TEST(MappingEdits, rowNumberTakesTheFieldsPlaceAndGivesItBack)
{
    const Mapping numbered = withColumnFromRowNumber(threeFields(), u"id"_s);
    EXPECT_TRUE(numbered.usesRowNumber());
    EXPECT_EQ(numbered.fields.at(0).kind, FieldBinding::Kind::Discard);
    EXPECT_EQ(withColumnFromField(numbered, u"id"_s, 0), threeFields());
}

TEST(MappingEdits, textGoesThereAndBack)
{
    const Mapping numbered = withColumnFromRowNumber(threeFields(), u"id"_s);
    const auto read = mappingFromText(columnListText(numbered.fields), setClausesText(numbered));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, numbered);
    EXPECT_EQ(mappingFromText(u"(a,"_s, {}).error().code, ErrorCode::ColumnListInvalid);
    EXPECT_EQ(mappingFromText(u"(a)"_s, u"b=("_s).error().code, ErrorCode::ExpressionInvalid);
}

TEST(Draft, mapsByItselfUntilSomebodyMapsByHand)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(2)});
    draft.setTable(credits());
    EXPECT_EQ(draft.mapping(), threeFields());
    const Mapping mine = withColumnFromRowNumber(threeFields(), u"id"_s);
    draft.setMapping(mine);
    draft.change(&SourceDraft::setSample, draft.input().sample); // a second look at the same files
    EXPECT_EQ(draft.mapping(), mine);
    Row shorter = draft.input().sample.first();
    shorter.fields.removeLast();
    draft.change(&SourceDraft::setSample, {shorter}); // two fields: what was mapped by hand no longer fits
    EXPECT_EQ(draft.mapping().fields.size(), 2);
}

TEST(Draft, anotherDialectMakesTheCountedRowsWorthless)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(2)});
    Source scanned = draft.source();
    for (SourceFile &file : scanned.files)
        file.rows = 10;
    std::swap(scanned.files[0], scanned.files[1]); // the list was sorted while the scan ran
    scanned.files[0].rows = 7;
    draft.change(&SourceDraft::setScan, scanned, {});
    EXPECT_EQ(draft.source().totalRows(), 17);
    EXPECT_EQ(draft.source().files.at(1).rows, 7) << "rows belong to the file, not to its place";
    draft.change(&SourceDraft::setDialect, Dialect::csvRfc4180("\n"), Origin::Set,
                 DialectReading{.rows = draft.input().sample});
    EXPECT_EQ(draft.source().totalRows(), -1);
}

TEST(Draft, filesAreSortedMovedAndRemoved)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(11)});
    draft.change(&SourceDraft::sortFiles, FileOrder::Name);
    EXPECT_TRUE(draft.input().filePaths().at(1).endsWith(u"_10.txt"_s));
    draft.change(&SourceDraft::sortFiles, FileOrder::Natural);
    EXPECT_TRUE(draft.input().filePaths().at(1).endsWith(u"_2.txt"_s));
    draft.change(&SourceDraft::sortFiles, FileOrder::Time);
    EXPECT_TRUE(draft.input().filePaths().first().endsWith(u"_11.txt"_s));
    draft.change(&SourceDraft::moveFile, 0, 10);
    EXPECT_TRUE(draft.input().filePaths().last().endsWith(u"_11.txt"_s));
    for (int left = 11; left > 0; --left)
        draft.change(&SourceDraft::removeFile, 0);
    EXPECT_FALSE(draft.input().isReady());
    EXPECT_TRUE(draft.input().found.isEmpty());
}

TEST(Draft, filesOfOneTableStayAsTheyWereWhileAnotherIsLookedAt)
{
    MigrationDraft draft;
    FoundTable other = foundCredits(1);
    other.source.name = u"other"_s;
    other.source.files.first().path = u"/dump/other.txt"_s;
    draft.change(&SourceDraft::setFound, {foundCredits(3), other});
    draft.change(&SourceDraft::moveFile, 0, 2);
    draft.change(&SourceDraft::removeFile, 0);
    EXPECT_EQ(draft.input().fileOrder, FileOrder::Given);
    const QStringList files = draft.input().filePaths();
    draft.change(&SourceDraft::choose, 1);
    EXPECT_EQ(draft.input().filePaths(), QStringList{u"/dump/other.txt"_s});
    EXPECT_EQ(draft.input().allFilePaths().size(), 3);
    draft.change(&SourceDraft::choose, 0);
    EXPECT_EQ(draft.input().filePaths(), files);
    draft.change(&SourceDraft::removeFile, 0);
    draft.change(&SourceDraft::removeFile, 0);
    EXPECT_EQ(draft.source().name, u"other"_s) << "the last file of one table takes no other along";
}

TEST(Draft, tablesOfOneShapeAreJoined)
{
    MigrationDraft draft;
    QVector<FoundTable> tables;
    for (const char *name : {"a_x", "b", "a_y"}) {
        FoundTable table = foundCredits(1);
        table.source.name = QString::fromLatin1(name);
        table.source.files.first().path = u"/dump/%1.txt"_s.arg(table.source.name);
        tables << table;
    }
    tables[1].source.fieldCount = 4;
    draft.change(&SourceDraft::setFound, tables);
    draft.change(&SourceDraft::choose, 2);
    EXPECT_EQ(draft.input().joinable(), QVector<int>{0});
    draft.change(&SourceDraft::join, {0, 1}); // 1 is of another shape
    ASSERT_EQ(draft.input().found.size(), 2);
    EXPECT_EQ(draft.input().chosen, 1);
    EXPECT_EQ(draft.source().name, u"a"_s);
    EXPECT_EQ(draft.input().filePaths(), QStringList({u"/dump/a_x.txt"_s, u"/dump/a_y.txt"_s}));
}

TEST(Draft, planHoldsWhatWasChosenAndComesBack)
{
    MigrationDraft draft;
    EXPECT_FALSE(draft.plan());
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    draft.change(&Plan::chunkRows, 250'000);
    draft.change(&Plan::workers, 3);
    draft.change(&Plan::onDuplicate, OnDuplicate::Replace);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text();
    EXPECT_EQ(plan->table, u"credits"_s);
    MigrationDraft other;
    QSignalSpy mapped(&other, &MigrationDraft::mappingChanged);
    other.setPlan(*plan);
    EXPECT_EQ(mapped.count(), 1);
    EXPECT_EQ(other.asked().chunkRows, 250'000);
    EXPECT_EQ(other.mapping(), plan->mapping);
    EXPECT_TRUE(other.password().isNull());
    const auto again = other.plan();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->choices.size(), 6) << "of what it does not say whoever made it chose";
    auto same = *again;
    same.choices = plan->choices;
    EXPECT_EQ(same.toJson(), plan->toJson());
}

TEST(Draft, whatNobodyAskedForIsChosenAndWhatSomebodyDidStays)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    ChoiceFacts facts{.rows = 5'000'000, .bytes = 250'000'000, .table = credits(), .entryBytes = {20, 20}};
    facts.cores.count = 6;
    facts.poolBytes = 1'000'000'000;
    draft.setChoiceFacts(facts);
    EXPECT_EQ(draft.asked().workers, 6);
    EXPECT_EQ(draft.asked().indexes, IndexPolicy::Defer);
    EXPECT_TRUE(draft.isAutomatic(Choice::Workers));
    draft.change(&Plan::workers, 3);
    EXPECT_FALSE(draft.isAutomatic(Choice::Workers));
    facts.cores.count = 8;
    facts.rows = 100;
    draft.setChoiceFacts(facts);
    EXPECT_EQ(draft.asked().workers, 3);
    EXPECT_EQ(draft.asked().indexes, IndexPolicy::Keep);
    draft.chooseAutomatically(Choice::Workers);
    EXPECT_EQ(draft.asked().workers, 2) << "few rows";
    // As it was planned, whatever the server is like by now.
    MigrationDraft opened;
    opened.setPlan(*draft.plan());
    facts.rows = 5'000'000;
    opened.setChoiceFacts(facts);
    EXPECT_EQ(opened.asked().workers, 2);
    opened.chooseAutomatically(Choice::Workers);
    EXPECT_EQ(opened.asked().workers, 8);
}

TEST(Draft, policiesGoIntoThePlanAndComeBackFromIt)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(indexedCredits());
    draft.change(&Plan::onError, OnError::SetAside);
    draft.change(&Plan::onDuplicate, OnDuplicate::SetAside);
    draft.change(&Plan::indexes, IndexPolicy::Defer);
    draft.change(&Plan::order, RowOrder::PrimaryKey);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text();
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
    EXPECT_EQ(again->choices.size(), 6) << "it did not say who chose: whoever made it did";
    auto same = *again;
    same.choices = plan->choices;
    EXPECT_EQ(same.toJson(), plan->toJson());
    MigrationDraft third;
    third.setPlan(*again);
    EXPECT_EQ(third.plan()->toJson(), again->toJson());
}

TEST(Draft, whatThePagesDoNotShowOfAnOpenedPlanIsNotLost)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    auto plan = draft.plan();
    ASSERT_TRUE(plan);
    plan->chunkBytes = 4096;
    plan->maxRejects = 7;
    plan->wayIn = WayIn::Insert;
    plan->limits.rowsPerSecond = 5000;
    plan->memoryBytes = 64'000'000;
    plan->workFolder = u"/scratch"_s;
    plan->journalTable = u"_j"_s;
    MigrationDraft other;
    other.setPlan(*plan);
    const auto again = other.plan();
    ASSERT_TRUE(again);
    Plan same = *again;
    same.choices = plan->choices;
    EXPECT_EQ(same.toJson(), plan->toJson());
}

TEST(Draft, theServersWayWithBadRowsIsItsWayWithDuplicatesToo)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    for (const OnDuplicate wish : {OnDuplicate::Stop, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        draft.change(&Plan::onError, OnError::Stop);
        draft.change(&Plan::onDuplicate, wish);
        draft.change(&Plan::onError, OnError::AsServer);
        EXPECT_EQ(draft.onDuplicate(), OnDuplicate::Keep);
        EXPECT_EQ(draft.rowMode(), RowMode::AsServer);
        EXPECT_TRUE(draft.plan()) << enumName(wish);
        draft.change(&Plan::onError, OnError::SetAside);
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
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.change(&Plan::indexes, IndexPolicy::Defer);
    draft.setTable(credits());
    EXPECT_EQ(draft.indexes(), IndexPolicy::Keep) << "there is none";
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).contains(u"no secondary index"_s));
    draft.setTable(indexedCredits());
    EXPECT_EQ(going(draft, IndexPolicy::Defer), 2);
    EXPECT_EQ(draft.indexes(), IndexPolicy::Defer) << "the wish comes back with the indexes";
    EXPECT_EQ(going(draft, IndexPolicy::DeferAll), 3);
    TableSchema onlyUnique = indexedCredits();
    onlyUnique.indexes.removeIf([](const Index &index) { return !index.unique; });
    onlyUnique.createSql = createText(u"UNIQUE KEY `once` (`user_id`,`action`)"_s);
    draft.setTable(onlyUnique);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).contains(u"unique"_s));
    EXPECT_EQ(draft.plan()->indexes, IndexPolicy::Keep);
    draft.change(&Plan::indexes, IndexPolicy::DeferAll);
    EXPECT_EQ(draft.plan()->indexes, IndexPolicy::DeferAll) << "with this policy it can go";
    TableSchema isam = indexedCredits();
    isam.engine = u"MyISAM"_s;
    draft.setTable(isam);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::DeferAll).contains(u"MyISAM"_s));
}

TEST(Draft, fulltextStaysAndSpatialGoesAsInTheRun)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    TableSchema table = indexedCredits();
    table.createSql = createText(
        u"KEY `by_user` (`user_id`),\n  SPATIAL KEY `place` (`g`),\n  FULLTEXT KEY `words` (`action`)"_s);
    draft.setTable(table);
    draft.change(&Plan::indexes, IndexPolicy::Defer);
    const auto choice = draft.indexChoice(IndexPolicy::Defer);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->candidates.size(), 2);
    const QString words = deferralText(IndexPolicy::Defer, choice);
    EXPECT_TRUE(words.startsWith(u"2 of 3 secondary indexes are dropped"_s)) << words;
    EXPECT_TRUE(words.contains(u"words stays: It is a FULLTEXT index"_s)) << words;
    EXPECT_FALSE(words.contains(u"nique"_s)) << words;

    TableSchema only = table;
    only.createSql = createText(u"FULLTEXT KEY `words` (`action`)"_s);
    draft.setTable(only);
    EXPECT_EQ(draft.indexes(), IndexPolicy::Keep);
    EXPECT_TRUE(draft.indexesStayBecause(IndexPolicy::Defer).startsWith(u"words stays."_s));
}

TEST(Draft, whatDeferringMeansIsSaidForEachPolicy)
{
    MigrationDraft draft;
    draft.setTable(indexedCredits());
    const QString some = deferralText(IndexPolicy::Defer, draft.indexChoice(IndexPolicy::Defer));
    EXPECT_TRUE(some.startsWith(u"2 of 3"_s)) << some;
    EXPECT_TRUE(some.contains(u"Unique ones stay"_s)) << some;
    const QString all = deferralText(IndexPolicy::DeferAll, draft.indexChoice(IndexPolicy::DeferAll));
    EXPECT_TRUE(all.startsWith(u"All 3 secondary indexes"_s)) << all;
    EXPECT_TRUE(all.contains(u"only when these are built"_s)) << all;
}

TEST(Draft, limitsSurviveThePlanAndItsFile)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    QSignalSpy changed(&draft, &MigrationDraft::optionsChanged);
    const LoadLimits limits{
        .rowsPerSecond = 50'000, .bytesPerSecond = 1'234'567, .threadsRunning = 40, .replicaLagSeconds = 7};
    draft.change(&Plan::limits, limits);
    draft.change(&Plan::memoryBytes, 64LL * 1024 * 1024);
    draft.change(&Plan::workFolder, u"/fast/disk"_s);
    draft.change(&Plan::maxRejects, 17);
    EXPECT_EQ(changed.count(), 4);
    draft.change(&Plan::maxRejects, 17);
    EXPECT_EQ(changed.count(), 4) << "nothing changed";
    draft.change(&Plan::verify, VerifyLevel::Counts);
    EXPECT_EQ(changed.count(), 5);
    const auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text();
    const auto read = Plan::fromJson(plan->toJson());
    ASSERT_TRUE(read) << read.error().text();
    MigrationDraft opened;
    opened.setPlan(*read);
    EXPECT_EQ(opened.asked().limits, limits);
    EXPECT_EQ(opened.asked().memoryBytes, 64LL * 1024 * 1024);
    EXPECT_EQ(opened.asked().workFolder, u"/fast/disk"_s);
    EXPECT_EQ(opened.asked().maxRejects, 17);
    EXPECT_EQ(opened.asked().verify, VerifyLevel::Counts);
    EXPECT_EQ(limitsText(opened.asked().limits, opened.asked().memoryBytes, opened.asked().workFolder,
                         opened.asked().maxRejects),
              u"at most 50,000 rows/s and 1.23 MB/s · slower above 40 running threads · "
              "slower above 7 s of replica lag · 64 MiB of memory · stop after 17 rows set "
              "aside · sorted copies in /fast/disk"_s);
}

TEST(Draft, whatDoesNothingForATableThatIsShippedGivesWayAndComesBack)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    draft.setTuning({.global = {{u"innodb_io_capacity"_s, u"2000"_s}}});
    draft.change(&Plan::limits, {.rowsPerSecond = 50'000});
    draft.change(&Plan::wayIn, WayIn::Ship);
    EXPECT_TRUE(draft.isShipped());
    auto plan = draft.plan();
    ASSERT_TRUE(plan) << plan.error().text();
    EXPECT_EQ(plan->wayIn, WayIn::Ship);
    EXPECT_TRUE(plan->global.isEmpty());
    EXPECT_FALSE(plan->limits.any());
    MigrationDraft dump;
    DumpPlan whole;
    whole.tables = {*plan};
    dump.openDump(whole);
    EXPECT_EQ(dump.asked().wayIn, WayIn::Ship);
    EXPECT_EQ(dump.wayIn(), WayIn::Auto) << "one table is shipped, not many";
    draft.change(&Plan::wayIn, WayIn::Insert);
    plan = draft.plan();
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->global.size(), 1);
    EXPECT_EQ(plan->limits.rowsPerSecond, 50'000);
}

TEST(Draft, oneVariableOfTheSessionsIsSetBesideTheOthers)
{
    MigrationDraft draft;
    draft.setTuning({.session = {{u"unique_checks"_s, u"0"_s}}});
    draft.setSessionVariable(u"sql_log_bin"_s, u"0"_s);
    draft.setSessionVariable(u"SQL_LOG_BIN"_s, u"0"_s);
    ASSERT_EQ(draft.asked().session.size(), 2);
    EXPECT_EQ(draft.asked().session.last().value, u"0"_s);
    draft.setSessionVariable(u"sql_log_bin"_s, {});
    ASSERT_EQ(draft.asked().session.size(), 1);
    EXPECT_EQ(draft.asked().session.first().name, u"unique_checks"_s);
}

TEST(Draft, nothingIsSortedWithoutAKeyInTheDump)
{
    MigrationDraft draft;
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    draft.change(&Plan::order, RowOrder::PrimaryKey);
    EXPECT_EQ(draft.order(), RowOrder::PrimaryKey);
    const Mapping direct = draft.mapping();
    draft.setMapping(withColumnFromRowNumber(direct, u"id"_s));
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
    draft.change(&SourceDraft::setFound, {foundCredits(1)});
    draft.setTable(credits());
    draft.setMapping(withColumnUnset(draft.mapping(), u"user_id"_s));
    ASSERT_FALSE(draft.plan());
    EXPECT_EQ(draft.plan().error().code, ErrorCode::MappingIncomplete);
}

TEST(TableWarnings, namesWhatSlowsOrEndangersALoad)
{
    EXPECT_TRUE(tableWarnings(credits()).isEmpty());
    TableSchema table = credits();
    table.rowsEstimate = 5;
    table.indexes.clear();
    table.triggers = {u"count_up"_s};
    table.foreignKeys = {u"fk_user"_s};
    table.engine = u"MyISAM"_s;
    EXPECT_EQ(tableWarnings(table).size(), 5);
}

TEST(WorkQueue, onlyTheNewestOfAKeyIsHeard)
{
    WorkQueue queue;
    std::atomic<bool> firstRuns{false};
    std::atomic<bool> firstStopped{false};
    QVector<int> heard;
    queue.post(
        u"k"_s,
        [&](std::stop_token stop) {
            firstRuns = true;
            for (int i = 0; i < 500 && !stop.stop_requested(); ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            firstStopped = stop.stop_requested();
            return 1;
        },
        [&](int value) { heard << value; });
    ASSERT_TRUE(test::awaited([&] { return firstRuns.load(); }));
    queue.post(
        u"k"_s, [](std::stop_token) { return 2; }, [&](int value) { heard << value; });
    queue.post(
        u"k"_s, [](std::stop_token) { return 3; }, [&](int value) { heard << value; });
    queue.post(
        u"other"_s, [](std::stop_token) { return 4; }, [&](int value) { heard << value; });
    ASSERT_TRUE(test::awaited([&] { return heard.contains(4); }));
    EXPECT_TRUE(firstStopped);
    EXPECT_THAT(heard, ElementsAre(3, 4));
    EXPECT_FALSE(queue.isBusy(u"k"_s));
}

TEST(WorkQueue, whatBelongsToItsThreadEndsOnItsThread)
{
    std::thread::id workThread;
    std::thread::id endThread;
    {
        WorkQueue queue([&] { endThread = std::this_thread::get_id(); });
        bool done = false;
        queue.post(
            u"k"_s, [](std::stop_token) { return std::this_thread::get_id(); },
            [&](std::thread::id id) {
                workThread = id;
                done = true;
            });
        ASSERT_TRUE(test::awaited([&] { return done; }));
    }
    EXPECT_EQ(workThread, endThread);
    EXPECT_NE(workThread, std::this_thread::get_id());
}

} // namespace
} // namespace millrace::draft_test
