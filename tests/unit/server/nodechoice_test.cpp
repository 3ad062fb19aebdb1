// SPDX-License-Identifier: GPL-3.0-or-later
// What a node's state says about a load, and which errors say "not this node".
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/server/sessions/nodechoice.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::nodechoice_test {

namespace {

ClusterFacts galera(const QString &component, std::optional<bool> ready)
{
    return {.kind = ClusterKind::Galera,
            .node = u"n1"_s,
            .state = u"Initialized"_s,
            .component = component,
            .ready = ready};
}

ClusterFacts group(const QString &own, const QStringList &others)
{
    ClusterFacts facts{.kind = ClusterKind::Group, .node = u"db1:3306"_s, .state = own};
    facts.members << ClusterFacts::Member{.name = facts.node, .state = own, .isSelf = true};
    for (const QString &state : others)
        facts.members << ClusterFacts::Member{.name = u"db%1:3306"_s.arg(facts.members.size() + 1),
                                              .state = state};
    return facts;
}

} // namespace

TEST(NodeChoiceTest, OfGaleraOnlyAReadyNodeOfThePrimaryComponentTakesRows)
{
    EXPECT_TRUE(whyNoLoad(galera(u"Primary"_s, true)).isEmpty());
    EXPECT_TRUE(whyNoLoad(galera({}, {})).isEmpty()) << "who may not know it loads all the same";
    EXPECT_FALSE(whyNoLoad(galera(u"non-Primary"_s, true)).isEmpty());
    EXPECT_FALSE(whyNoLoad(galera(u"Primary"_s, false)).isEmpty());
    const QString why = whyNoLoad(galera(u"non-Primary"_s, false));
    for (const QString &word : {u"n1"_s, u"non-Primary"_s, u"Initialized"_s})
        EXPECT_TRUE(why.contains(word)) << why;
}

TEST(NodeChoiceTest, OfAGroupAMemberWithAMajorityTakesRows)
{
    const QString online = u"ONLINE"_s;
    const QString gone = u"UNREACHABLE"_s;
    EXPECT_TRUE(whyNoLoad(group(online, {online, online})).isEmpty());
    EXPECT_TRUE(whyNoLoad(group(online, {online, gone})).isEmpty());
    EXPECT_TRUE(whyNoLoad(group(online, {u"RECOVERING"_s, u"RECOVERING"_s})).isEmpty());
    EXPECT_FALSE(whyNoLoad(group(online, {gone})).isEmpty()) << "half is no majority";
    EXPECT_FALSE(whyNoLoad(group(u"RECOVERING"_s, {online, online})).isEmpty());
    const QString why = whyNoLoad(group(online, {gone, gone}));
    EXPECT_TRUE(why.contains("db2:3306, db3:3306"_L1)) << why;
}

TEST(NodeChoiceTest, ASingleServerIsNeverRefused)
{
    EXPECT_TRUE(whyNoLoad({}).isEmpty());
}

TEST(NodeChoiceTest, ErrorsOfTheNodeAreToldFromOthersOfTheSameNumber)
{
    const auto isOfNode = [](int code, const QString &text) {
        return isRefusalOfNode(errorFromServer(code, text, {}));
    };
    EXPECT_TRUE(isOfNode(1047, u"WSREP has not yet prepared node for application use"_s));
    EXPECT_FALSE(isOfNode(1047, u"Unknown command"_s)) << "a proxy's";
    EXPECT_TRUE(isOfNode(1290, u"The MySQL server is running with the --super-read-only option so it cannot "
                               "execute this statement"_s));
    EXPECT_FALSE(isOfNode(1290,
                          u"The MySQL server is running with the --secure-file-priv option so it cannot "
                          "execute this statement"_s));
    EXPECT_TRUE(isOfNode(1180, u"Error while appending streaming replication fragment(provider status: Not "
                               "connected to Primary Component)"_s));
    EXPECT_FALSE(isOfNode(1180, u"wsrep_max_ws_rows exceeded"_s));
    EXPECT_TRUE(isOfNode(1836, u"Running in read-only mode"_s));
    EXPECT_FALSE(isOfNode(1062, u"Duplicate entry"_s));
}

TEST(NodeChoiceTest, AddressesAreReadAsClustersWriteThem)
{
    using Place = std::pair<QString, int>;
    EXPECT_EQ(hostAndPort(u"10.0.0.7:3307"_s), Place(u"10.0.0.7"_s, 3307));
    EXPECT_EQ(hostAndPort(u"[::1]:3307"_s), Place(u"::1"_s, 3307));
    EXPECT_EQ(hostAndPort(u"db1"_s), Place(u"db1"_s, 3306));
    EXPECT_FALSE(hostAndPort({}));
    EXPECT_FALSE(hostAndPort(u"a:b:c"_s));
}

TEST(NodeChoiceTest, AnotherAddressIsOfTheSameAccountAndNothingElse)
{
    ResolvedConnection given{.spec = {.scratch = true,
                                      .host = u"db1"_s,
                                      .socket = u"/s"_s,
                                      .user = u"app"_s,
                                      .tls = ConnectionSpec::Tls::Required,
                                      .optionGroup = u"client"_s},
                             .password = u"secret"_s};
    const ResolvedConnection there = given.at(u"db2"_s, 3307);
    EXPECT_EQ(there.spec.host, u"db2"_s);
    EXPECT_EQ(there.spec.port, 3307);
    EXPECT_TRUE(there.spec.socket.isEmpty());
    EXPECT_TRUE(there.spec.optionGroup.isEmpty());
    EXPECT_FALSE(there.spec.scratch);
    EXPECT_EQ(there.spec.tls, ConnectionSpec::Tls::Required);
    EXPECT_EQ(there.spec.user, u"app"_s);
    EXPECT_EQ(there.password, u"secret"_s);
}

} // namespace millrace::test::nodechoice_test
