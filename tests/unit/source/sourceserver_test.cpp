// SPDX-License-Identifier: GPL-3.0-or-later
// URLs of tables on other servers, what a plan keeps of them, and whose error an error is.
#include "core/base/literals.h"
#include "core/source/sourceserver.h"
#include "core/source/tableinspection.h"
#include "tests/support/qtprinters.h"

#include <QJsonArray>
#include <gtest/gtest.h>

namespace millrace::sourceserver_test {

namespace {

SourceAddress parsed(const char *url)
{
    const auto address = parseSourceAddress(QString::fromUtf8(url));
    if (!address)
        ADD_FAILURE() << url << ": " << address.error().text();
    return address.value_or(SourceAddress{});
}

} // namespace

TEST(SourceAddress, ReadsSchemaAndTable)
{
    const SourceAddress address = parsed("mysql://app@db1:3307/shop/orders?ssl-mode=required");
    EXPECT_EQ(address.server.schema, u"shop"_s);
    EXPECT_EQ(address.table, u"orders"_s);
    EXPECT_EQ(address.server.host, u"db1"_s);
    EXPECT_EQ(address.server.port, 3307);
    EXPECT_EQ(address.server.tls, ConnectionSpec::Tls::Required);
    EXPECT_TRUE(parsed("mysql://app@db1/shop").table.isEmpty());
    EXPECT_TRUE(parsed("mysql://app@db1").server.schema.isEmpty());
    EXPECT_EQ(parsed("mysql://app@/shop/orders?socket=/run/a/b.sock").server.socket, u"/run/a/b.sock"_s);
}

TEST(SourceAddress, DecodesNamesAndGivesThemBack)
{
    const SourceAddress address = parsed("mysql://u@/my%2Fshop/caf%C3%A9%20%3F?socket=/tmp/s");
    EXPECT_EQ(address.server.schema, u"my/shop"_s);
    EXPECT_EQ(address.table, u"café ?"_s);
    SourceTable table{.server = address.server, .schema = address.server.schema, .name = address.table};
    const auto again = parseSourceAddress(sourceUrl(table));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->server, address.server);
    EXPECT_EQ(again->table, address.table);
}

TEST(SourceAddress, RefusesPasswordsAndMoreLevels)
{
    for (const char *url : {"mysql://u:secret@h/s/t", "mysql://u@h/a/b/c", "mysql://u@h/s/t?nonsense=1"}) {
        const auto address = parseSourceAddress(QString::fromLatin1(url));
        ASSERT_FALSE(address) << url;
        EXPECT_EQ(address.error().code, ErrorCode::BadTargetUrl);
        EXPECT_FALSE(address.error().text().contains(u"secret"_s)) << url;
    }
    EXPECT_FALSE(namesServer(u"table:shop.orders"_s));
    EXPECT_FALSE(namesServer(u"dump.sql"_s));
}

TEST(SourceServerPlan, KeepsEverythingButThePassword)
{
    Source source{.name = u"query"_s, .fieldCount = 2};
    source.fieldNames = {u"a"_s, u"b"_s};
    source.table = SourceTable{.server = parsed("mysql://u@h:3310/s").server,
                               .query = u"SELECT a, b FROM t -- x"_s,
                               .schema = u"s"_s,
                               .kinds = {ResultColumn::Kind::Float, ResultColumn::Kind::Bytes}};
    source.dialect = dialectOf(source.table->kinds);
    EXPECT_EQ(source.dialect.charset, "binary");
    const auto read = Source::fromJson(source.toJson());
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read->table, *source.table);
    EXPECT_TRUE(read->isOnServer());
    EXPECT_FALSE(read->isSameServerTable());

    QJsonObject json = source.toJson();
    QJsonObject table = json.value(u"table"_s).toObject();
    table.insert(u"kinds"_s, QJsonArray{u"nonsense"_s});
    json.insert(u"table"_s, table);
    const auto broken = Source::fromJson(json);
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().code, ErrorCode::BadJson);
}

TEST(SourceServerErrors, NameTheServerOnceAndAreNoErrorsOfTheTarget)
{
    Error lost{.code = ErrorCode::ConnectionLost, .what = u"gone"_s, .context = {.serverCode = 2013}};
    lost = errorOfSource(errorOfSource(lost, u"db1"_s), u"db1"_s);
    EXPECT_EQ(lost.code, ErrorCode::SourceConnectionLost);
    EXPECT_EQ(lost.what, u"Source server db1: gone"_s);
    EXPECT_EQ(errorOfSource({.code = ErrorCode::RowRejected}, u"x"_s).code, ErrorCode::StatementFailed);
    EXPECT_EQ(errorOfSource({.code = ErrorCode::PrivilegeMissing}, u"x"_s).code, ErrorCode::PrivilegeMissing);
}

} // namespace millrace::sourceserver_test
