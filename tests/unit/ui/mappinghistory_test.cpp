// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a mapping without a screen: the statement as text, and what takes a change back.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/models/mappingedits.h"
#include "ui/session/draft/mappinghistory.h"
#include "ui/session/draft/statementtext.h"

#include <gtest/gtest.h>

namespace millrace::mappinghistory_test {

namespace {

TableSchema table(const QString &name = u"credits"_s)
{
    TableSchema schema{.schema = u"causes"_s, .name = name};
    schema.columns = {{.name = u"id"_s, .type = u"int"_s}, {.name = u"action"_s, .type = u"varchar(20)"_s}};
    return schema;
}

void fill(MigrationDraft &draft)
{
    FoundTable found;
    found.source.name = u"credits"_s;
    found.source.files = {{.path = u"/dumps/credits.txt"_s}};
    found.source.fieldCount = 2;
    draft.change(&SourceDraft::setFound, {found});
    draft.setTable(table());
}

} // namespace

TEST(MappingHistoryTest, EachChangeIsAStepAndTypingIsOne)
{
    MigrationDraft draft;
    fill(draft);
    MappingHistory history(&draft);
    const Mapping first = draft.mapping();
    draft.setMapping(withColumnFromRowNumber(first, u"id"_s));
    const Mapping second = draft.mapping();
    history.beginTyping();
    for (const char *text : {"U", "UP", "UPPER(@action)"})
        draft.setMapping(*withColumnExpression(second, u"action"_s, QString::fromLatin1(text)));
    history.endTyping();
    const Mapping typed = draft.mapping();
    ASSERT_EQ(history.stack()->count(), 2);
    history.stack()->undo();
    EXPECT_EQ(draft.mapping(), second);
    history.stack()->undo();
    EXPECT_EQ(draft.mapping(), first);
    EXPECT_EQ(draft.mappingOrigin(), Origin::Detected) << "it was mapped by itself then";
    history.stack()->redo();
    history.stack()->redo();
    EXPECT_EQ(draft.mapping(), typed);
    // What is typed and taken back by hand is no step.
    history.beginTyping();
    draft.setMapping(second);
    draft.setMapping(typed);
    history.endTyping();
    EXPECT_EQ(history.stack()->count(), 2);
    // Automatic mapping is a change like any other; another table is a new beginning.
    draft.mapAutomatically();
    EXPECT_EQ(history.stack()->count(), 3);
    draft.setTable(table(u"other"_s));
    draft.setMapping(second);
    EXPECT_LE(history.stack()->count(), 1);
}

TEST(StatementTextTest, TheDraftsStatementReadsBackToTheSameDraft)
{
    MigrationDraft draft;
    fill(draft);
    draft.setMapping(*withColumnExpression(withColumnFromRowNumber(draft.mapping(), u"id"_s), u"action"_s,
                                           u"CONCAT('a', @action)"_s));
    const StatementReading reading = readStatement(statementText(draft), draft);
    ASSERT_FALSE(reading.fault) << reading.fault->error.text();
    EXPECT_EQ(reading.mapping, draft.mapping());
    EXPECT_FALSE(reading.dialect) << "nothing about the dialect changed";
    const StatementReading other = readStatement(statementText(draft).replace(u"'\\t'"_s, u"';'"_s), draft);
    ASSERT_TRUE(other.dialect);
    EXPECT_EQ(other.dialect->fieldsTerminatedBy, QByteArray(";"));
}

TEST(StatementTextTest, WhatTheDraftCannotTakeIsRefusedWhereItStands)
{
    MigrationDraft draft;
    fill(draft);
    const auto fault = [&](const char *text) {
        const StatementReading reading = readStatement(QString::fromUtf8(text), draft);
        return reading.fault ? reading.fault->offset : -1;
    };
    EXPECT_EQ(fault("LOAD DATA INFILE 'f' INTO TABLE causes.credits (id, action)"), -1);
    EXPECT_EQ(fault("LOAD DATA INFILE 'f' INTO TABLE other (id)"), 32);
    EXPECT_EQ(fault("LOAD DATA INFILE 'f' INTO TABLE x.credits (id)"), 32);
    // All columns where none is listed.
    EXPECT_EQ(readStatement(u"LOAD DATA INFILE 'f' INTO TABLE credits"_s, draft).mapping.fields.size(), 2);
    // Rows that come from a server have no dialect to choose.
    FoundTable onServer;
    onServer.source.table = SourceTable{};
    onServer.source.table->server = ConnectionSpec{};
    onServer.source.fieldCount = 2;
    draft.change(&SourceDraft::setFound, {onServer});
    const StatementReading refused =
        readStatement(u"LOAD DATA INFILE 'f' INTO TABLE credits FIELDS TERMINATED BY ',' (id)"_s, draft);
    ASSERT_TRUE(refused.fault);
    EXPECT_EQ(refused.fault->error.code, ErrorCode::DialectInvalid);
}

} // namespace millrace::mappinghistory_test
