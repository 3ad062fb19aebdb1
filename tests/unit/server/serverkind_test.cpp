// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/serverfacts.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::serverkind_test {

namespace {

struct Said
{
    const char *version;
    const char *comment;
    const char *variable; ///< "name=value"
    ServerKind kind;
};

class KindOf : public testing::TestWithParam<Said>
{};

} // namespace

TEST_P(KindOf, WhatAServerSays)
{
    const Said &said = GetParam();
    QMap<QString, QString> variables{{u"basedir"_s, u"/usr/"_s}};
    const QStringList variable = QString::fromLatin1(said.variable).split(u'=');
    variables.insert(variable.value(0), variable.value(1));
    EXPECT_EQ(serverKind(QString::fromLatin1(said.version), QString::fromLatin1(said.comment), variables),
              said.kind);
}

// As the products' manuals and drivers show them.
INSTANTIATE_TEST_SUITE_P(
    ServerKind, KindOf,
    testing::Values(
        Said{"10.11.19-MariaDB-0+deb12u1", "Debian 12", "version=x", ServerKind::Usual},
        Said{"9.7.4", "MySQL Community Server - GPL", "version=x", ServerKind::Usual},
        Said{"8.0.36-28", "Percona Server (GPL), Release 28", "version=x", ServerKind::Usual},
        Said{"8.0.36", "Source distribution", "basedir=/rdsdbbin/mysql-8.0.36.R2/", ServerKind::AmazonRds},
        Said{"10.11.8-MariaDB", "managed by ...", "basedir=/rdsdbbin/mariadb-10.11.8.R3",
             ServerKind::AmazonRds},
        Said{"8.0.28", "Source distribution", "aurora_version=3.04.1", ServerKind::AmazonAurora},
        Said{"8.0.31-google", "(Google)", "version=x", ServerKind::GoogleCloudSql},
        Said{"8.0.37-azure", "Source distribution", "version=x", ServerKind::AzureDatabase},
        Said{"8.0.11-TiDB-v7.5.1", "TiDB Server (Apache License 2.0) Community Edition", "version=x",
             ServerKind::TiDb},
        Said{"8.0.30-Vitess", "Version: 19.0.0", "version=x", ServerKind::Vitess},
        Said{"5.7.32", "SingleStoreDB source distribution", "memsql_version=8.1.32", ServerKind::SingleStore},
        Said{"5.7.99", "Doris version doris-2.0.3-rc06-37d31a5", "version=x", ServerKind::Doris},
        Said{"8.0.33", "StarRocks version 3.2.4", "version=x", ServerKind::StarRocks},
        Said{"5.7.25-OceanBase-v4.2.1.0", "OceanBase 4.2.1.0", "version=x", ServerKind::OceanBase}));

TEST(ServerKind, IsAServiceOrAnEngineOfItsOwnOrNeither)
{
    EXPECT_TRUE(serverKindName(ServerKind::Usual).isEmpty());
    EXPECT_FALSE(isManaged(ServerKind::Usual) || isOtherEngine(ServerKind::Usual));
    for (int i = 1; i <= static_cast<int>(ServerKind::OceanBase); ++i) {
        const auto kind = static_cast<ServerKind>(i);
        EXPECT_FALSE(serverKindName(kind).isEmpty()) << i;
        EXPECT_NE(isManaged(kind), isOtherEngine(kind)) << i;
        const QString command = providerCommand(kind, u"local_infile"_s, u"1"_s);
        EXPECT_EQ(command.isEmpty(), isOtherEngine(kind)) << i;
        EXPECT_EQ(command.contains(u"local_infile"_s), isManaged(kind)) << command;
        EXPECT_FALSE(command.contains(u'%')) << command;
    }
}

TEST(ServerFacts, KnowWhereGaleraCutsLoadsIntoTransactions)
{
    const auto splits = [](ServerFacts::Flavour flavour, int version, const QString &value) {
        ServerFacts facts;
        facts.flavour = flavour;
        facts.version = version;
        facts.cluster.kind = ClusterKind::Galera;
        facts.variables.insert(u"wsrep_load_data_splitting"_s, value);
        return facts.splitsLoads();
    };
    EXPECT_TRUE(splits(ServerFacts::Flavour::MariaDb, 100339, u"ON"_s));
    EXPECT_FALSE(splits(ServerFacts::Flavour::MariaDb, 100339, u"OFF"_s));
    EXPECT_FALSE(splits(ServerFacts::Flavour::MariaDb, 101119, u"ON"_s));
    EXPECT_TRUE(splits(ServerFacts::Flavour::MySql, 50744, u"ON"_s));
    EXPECT_FALSE(splits(ServerFacts::Flavour::MySql, 80036, u"ON"_s));
}

TEST(ServerFacts, SayWhoseServerItIs)
{
    ServerFacts facts;
    facts.flavour = ServerFacts::Flavour::MySql;
    facts.versionText = u"8.0.11-TiDB-v7.5.1"_s;
    EXPECT_EQ(facts.displayName(), u"MySQL 8.0.11"_s);
    facts.kind = ServerKind::TiDb;
    EXPECT_EQ(facts.displayName(), u"TiDB (MySQL 8.0.11)"_s);
}

} // namespace millrace::serverkind_test
