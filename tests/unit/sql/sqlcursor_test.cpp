// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/sql/sqlcursor.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::sqlcursor_test {

TEST(SqlCursor, SkipsWhatStandsThereAndNothingElse)
{
    SqlCursor at(u"create `TABLE` t;"_s);
    EXPECT_FALSE(at.skip("TABLE"));
    EXPECT_TRUE(at.skip("CREATE"));
    EXPECT_FALSE(at.skip("TABLE")) << "quoted, it is a name";
    EXPECT_EQ(at.take().text, u"TABLE"_s);
    EXPECT_EQ(at.peek().text, u"t"_s);
    EXPECT_TRUE(at.peek(1).isSymbol(';'));
    EXPECT_EQ(at.peek(-1).text, u"TABLE"_s);
    at.take();
    EXPECT_FALSE(at.skip(','));
    EXPECT_TRUE(at.skip(';'));
    EXPECT_TRUE(at.atEnd());
}

TEST(SqlCursor, StandsAtTheEndOfTheTextAfterTheLastToken)
{
    const QString text = u"a  -- b"_s;
    SqlCursor at(text);
    EXPECT_EQ(at.peek(-1).kind, SqlToken::Kind::End);
    at.take();
    for (int more = 0; more < 3; ++more) {
        EXPECT_EQ(at.take().kind, SqlToken::Kind::End);
        EXPECT_EQ(at.peek(5).offset, text.size());
        EXPECT_EQ(at.peek(-1).text, u"a"_s);
    }
    EXPECT_EQ(SqlCursor(QString()).peek().kind, SqlToken::Kind::End);
}

TEST(SqlCursor, AnElementIsATokenOrABracketWithAllInIt)
{
    SqlCursor at(u"a ((b), ')' (c)) d (e"_s);
    at.skipElement();
    EXPECT_EQ(at.peek(1).text, u"("_s);
    at.skipElement();
    EXPECT_EQ(at.peek().text, u"d"_s);
    at.skipElement();
    at.skipElement();
    EXPECT_TRUE(at.atEnd()) << "the bracket stays open";
}

TEST(SqlCursor, NumbersAreNoNames)
{
    const auto isName = [](const char *text, bool doubleQuoted = false) {
        return SqlCursor(QString::fromUtf8(text), {.doubleQuotedNames = doubleQuoted}).isName();
    };
    for (const char *name : {"a", "`a`", "2nd", "é", "_1"})
        EXPECT_TRUE(isName(name)) << name;
    for (const char *other : {"1", "1.5", "1e3", "0x1F", "0b1", "'a'", "\"a\"", "@a", "(", ""})
        EXPECT_FALSE(isName(other)) << other;
    EXPECT_TRUE(isName("\"a\"", true));
    EXPECT_FALSE(isName("'a'", true));
    EXPECT_FALSE(SqlCursor(u"a"_s).isQuotedName());
}

} // namespace millrace::sqlcursor_test
