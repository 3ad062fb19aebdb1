// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/clusterwords.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::clusterwords_test {

TEST(ClusterWords, NothingOfAServerThatStandsAlone)
{
    EXPECT_TRUE(clusterNote({}).text.isEmpty());
    EXPECT_TRUE(clusterNote({}).isWell);
    EXPECT_EQ(clusterNote({.logReaders = {u"r1"_s, u"r2"_s}}).text, u"Its binary log is read by r1, r2"_s);
}

TEST(ClusterWords, OfGaleraItsNodeAndTheOthers)
{
    ClusterFacts cluster{.kind = ClusterKind::Galera,
                         .node = u"n1"_s,
                         .size = 3,
                         .state = u"Synced"_s,
                         .component = u"Primary"_s,
                         .ready = true,
                         .members = {{.name = u"n1"_s, .isSelf = true},
                                     {.name = u"n2"_s, .address = u"10.0.0.2:3306"_s},
                                     {.name = u"10.0.0.3:3306"_s, .address = u"10.0.0.3:3306"_s}}};
    EXPECT_EQ(clusterNote(cluster).text,
              u"Galera cluster of 3: this is n1, Synced\nwith n2 (10.0.0.2:3306), 10.0.0.3:3306"_s);
    EXPECT_TRUE(clusterNote(cluster).isWell);
    cluster.state = u"Donor/Desynced"_s;
    EXPECT_FALSE(clusterNote(cluster).isWell);
    cluster.state = u"Synced"_s;
    cluster.component = u"non-Primary"_s;
    EXPECT_FALSE(clusterNote(cluster).isWell);
    cluster = {
        .kind = ClusterKind::Galera, .node = u"n1"_s, .state = u"Synced"_s}; // the account may see no more
    EXPECT_EQ(clusterNote(cluster).text, u"Galera cluster: this is n1, Synced"_s);
}

TEST(ClusterWords, OfAGroupALineForEachMember)
{
    ClusterFacts group{.kind = ClusterKind::Group, .node = u"a:1"_s, .size = 2, .state = u"ONLINE"_s};
    EXPECT_EQ(clusterNote(group).text, u"Group Replication: this is a:1"_s);
    group.members = {{.name = u"a:1"_s, .state = u"ONLINE"_s, .role = u"PRIMARY"_s, .isSelf = true},
                     {.name = u"b:1"_s, .state = u"ONLINE"_s, .role = u"SECONDARY"_s}};
    EXPECT_EQ(clusterNote(group).text, u"Group of 2: this is a:1, PRIMARY, ONLINE\nb:1, SECONDARY, ONLINE"_s);
    EXPECT_TRUE(clusterNote(group).isWell);
    group.members[1].state = u"RECOVERING"_s;
    EXPECT_FALSE(clusterNote(group).isWell);
    for (int i = 0; i < 7; ++i)
        group.members.append({.name = QString::number(i), .state = u"ONLINE"_s});
    EXPECT_TRUE(clusterNote(group).text.endsWith(u"\nand 2 more"_s)) << qPrintable(clusterNote(group).text);
}

} // namespace millrace::test::clusterwords_test
