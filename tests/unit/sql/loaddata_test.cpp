// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses themselves; tests/unit/mapping/loadtext_test.cpp holds them against the statements we write.
#include "core/base/literals.h"
#include "core/sql/loaddata.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::loaddata_test {

TEST(LoadData, EveryClauseIsKept)
{
    const QString text = u"LOAD DATA CONCURRENT LOCAL INFILE 'f' REPLACE INTO TABLE s.t CHARACTER SET latin1 "
                         "FIELDS TERMINATED BY X'2C' OPTIONALLY ENCLOSED BY '\"' ESCAPED BY '' "
                         "LINES STARTING BY '>' TERMINATED BY 0xd0a IGNORE 2 LINES "
                         "(a, @b, `c d`) SET t.e = IF(@b = ',', (1), 2) -- why\n, f = 3"_s;
    const auto load = readLoadData(text, {});
    ASSERT_TRUE(load) << load.error().error.text();
    EXPECT_TRUE(load->local);
    EXPECT_EQ(load->file, u"f"_s);
    EXPECT_EQ(load->conflict, Conflict::Replace);
    EXPECT_EQ(load->schema, u"s"_s);
    EXPECT_EQ(load->table, u"t"_s);
    const LoadDataForm &form = load->form;
    EXPECT_EQ(form.fieldsTerminatedBy, ",");
    EXPECT_EQ(form.fieldsEnclosedBy, "\"");
    EXPECT_TRUE(form.optionallyEnclosed);
    EXPECT_EQ(form.fieldsEscapedBy, "");
    EXPECT_EQ(form.linesTerminatedBy, "\r\n");
    EXPECT_EQ(form.linesStartingBy, ">");
    EXPECT_EQ(form.skipLines, 2);
    EXPECT_EQ(form.charset, "latin1");
    EXPECT_EQ(form.offset, text.indexOf(u"CHARACTER"_s));
    EXPECT_EQ(form.offset + form.length, text.indexOf(u"IGNORE 2"_s));
    ASSERT_EQ(load->fields.size(), 3);
    EXPECT_EQ(load->fields.at(2).name, u"c d"_s);
    EXPECT_TRUE(load->fields.at(1).isVariable);
    EXPECT_FALSE(load->fields.at(2).isVariable);
    ASSERT_EQ(load->settings.size(), 2);
    EXPECT_EQ(load->settings.at(0).column, u"e"_s);
    EXPECT_EQ(load->settings.at(0).expression, u"IF(@b = ',', (1), 2)"_s);
    EXPECT_EQ(load->settings.at(1).expression, u"3"_s);
    EXPECT_EQ(load->notes.size(), 1);
}

TEST(LoadData, TheFirstOfAScriptIsReadAndNothingAfterIt)
{
    const QString script =
        u"/*!40101 SET NAMES binary*/;\nLOAD DATA INFILE 'f' INTO TABLE \"t\" (\"s\", id);\nSELECT 'x"_s;
    const auto load = firstLoadData(script, {.doubleQuotedNames = true});
    ASSERT_TRUE(load) << load.error().error.text();
    EXPECT_EQ(load->table, u"t"_s);
    EXPECT_EQ(load->fields.first().name, u"s"_s);
    EXPECT_FALSE(readLoadData(script, {.doubleQuotedNames = true}));
    EXPECT_FALSE(firstLoadData(script, {})) << "\"t\" is a text";
    EXPECT_FALSE(firstLoadData(u"INSERT INTO t VALUES (1)"_s, {}));
}

} // namespace millrace::loaddata_test
