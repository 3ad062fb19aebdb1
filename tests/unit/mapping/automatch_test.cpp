// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::automatch_test {

namespace {

TableSchema creditsTarget()
{
    TableSchema table;
    table.name = u"credits"_s;
    for (const char *name : {"id", "user_id", "action", "created_at", "quantity", "twice"})
        table.columns << Column{.name = QString::fromLatin1(name),
                                .generated = QLatin1String(name) == "twice"_L1};
    return table;
}

/// "action:name" per field, "-:nothing" for a discard.
QStringList matched(const QStringList &names)
{
    static const char *const reasons[] = {"name",     "spelling",  "alias",  "similar",
                                          "position", "generated", "nothing"};
    QStringList texts;
    for (const FieldMatch &match : matchFields(static_cast<int>(names.size()), names, creditsTarget()))
        texts << u"%1:%2"_s.arg(match.binding.kind == FieldBinding::Kind::Column ? match.binding.name
                                                                                 : u"-"_s,
                                QLatin1String(reasons[static_cast<int>(match.reason)]));
    return texts;
}

QStringList list(const char *text)
{
    return QString::fromUtf8(text).split(u'|');
}

} // namespace

TEST(AutoMatch, NamesComeFirstThenSpellingAliasAndLikeness)
{
    EXPECT_EQ(matched(list("ACTION|User-ID|created|qantity|credit_id|other")),
              list("action:name|user_id:spelling|created_at:alias|quantity:similar|id:alias|-:nothing"));
    // A column that is called so by name is not given away to an alias before it.
    EXPECT_EQ(matched(list("uid|user_id|action")), list("-:nothing|user_id:name|action:name"));
    EXPECT_EQ(matched(list("twice|action")), list("-:generated|action:name"));
}

TEST(AutoMatch, ALikenessThatIsNotCertainBindsNothing)
{
    TableSchema table = creditsTarget();
    table.columns << Column{.name = u"action_b"_s} << Column{.name = u"action_c"_s};
    const auto matches = matchFields(2, list("id|action_d"), table);
    EXPECT_EQ(matches.at(1).reason, MatchReason::Nothing) << "action_b and action_c are as near";
    EXPECT_EQ(matched(list("user_id|idx")), list("user_id:name|-:nothing")) << "short names are near to all";
}

TEST(AutoMatch, WithoutAnyNamePositionDecides)
{
    EXPECT_EQ(matched(list("a|b|c")), list("id:position|user_id:position|action:position"));
    EXPECT_EQ(matched(list("id|id")), list("id:position|user_id:position")) << "two of the same name";
    EXPECT_EQ(matched(list("qantity|credit_id")), list("id:position|user_id:position"))
        << "nothing but likeness is no reason to believe the names";
    EXPECT_EQ(matched(list("a|b|c|d|e|f|g")).mid(4), list("quantity:position|-:generated|-:nothing"));
}

} // namespace millrace::automatch_test
