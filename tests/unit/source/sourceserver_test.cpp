// SPDX-License-Identifier: GPL-3.0-or-later
// URLs of tables on other servers, what a plan keeps of them, and whose error an error is.
#include "core/source/sourceserver.h"

#include <QJsonArray>
#include <gtest/gtest.h>

namespace millrace {

namespace {

SourceAddress parsed(const char *url)
{
    const auto address = parseSourceAddress(QString::fromUtf8(url));
    if (!address)
        ADD_FAILURE() << url << ": " << address.error().text().toStdString();
    return address.value_or(SourceAddress{});
}

} // namespace

TEST(SourceAddress, ReadsSchemaAndTable)
{
    const SourceAddress address = parsed("mysql://app@db1:3307/shop/orders?ssl-mode=required");
    EXPECT_EQ(address.server.schema, QStringLiteral("shop"));
    EXPECT_EQ(address.table, QStringLiteral("orders"));
    EXPECT_EQ(address.server.host, QStringLiteral("db1"));
    EXPECT_EQ(address.server.port, 3307);
    EXPECT_EQ(address.server.tls, ConnectionSpec::Tls::Required);
    EXPECT_TRUE(parsed("mysql://app@db1/shop").table.isEmpty());
    EXPECT_TRUE(parsed("mysql://app@db1").server.schema.isEmpty());
    EXPECT_EQ(parsed("mysql://app@/shop/orders?socket=/run/a/b.sock").server.socket,
              QStringLiteral("/run/a/b.sock"));
}

TEST(SourceAddress, DecodesNamesAndGivesThemBack)
{
    const SourceAddress address = parsed("mysql://u@/my%2Fshop/caf%C3%A9%20%3F?socket=/tmp/s");
    EXPECT_EQ(address.server.schema, QStringLiteral("my/shop"));
    EXPECT_EQ(address.table, QStringLiteral("café ?"));
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
        EXPECT_FALSE(address.error().text().contains(QStringLiteral("secret"))) << url;
    }
    EXPECT_FALSE(namesServer(QStringLiteral("table:shop.orders")));
    EXPECT_FALSE(namesServer(QStringLiteral("dump.sql")));
}

TEST(SourceServerPlan, KeepsEverythingButThePassword)
{
    Source source{.name = QStringLiteral("query"), .fieldCount = 2};
    source.fieldNames = {QStringLiteral("a"), QStringLiteral("b")};
    source.table = SourceTable{.server = parsed("mysql://u@h:3310/s").server,
                               .query = QStringLiteral("SELECT a, b FROM t -- x"),
                               .schema = QStringLiteral("s"),
                               .kinds = {ResultColumn::Kind::Float, ResultColumn::Kind::Bytes}};
    source.dialect = dialectOf(source.table->kinds);
    EXPECT_EQ(source.dialect.charset, "binary");
    const auto read = Source::fromJson(source.toJson());
    ASSERT_TRUE(read) << read.error().text().toStdString();
    EXPECT_EQ(*read->table, *source.table);
    EXPECT_TRUE(read->isOnServer());
    EXPECT_FALSE(read->isSameServerTable());

    QJsonObject json = source.toJson();
    QJsonObject table = json.value(QStringLiteral("table")).toObject();
    table.insert(QStringLiteral("kinds"), QJsonArray{QStringLiteral("nonsense")});
    json.insert(QStringLiteral("table"), table);
    const auto broken = Source::fromJson(json);
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().code, ErrorCode::BadJson);
}

TEST(SourceServerErrors, NameTheServerOnceAndAreNoErrorsOfTheTarget)
{
    Error lost{
        .code = ErrorCode::ConnectionLost, .what = QStringLiteral("gone"), .context = {.serverCode = 2013}};
    lost = errorOfSource(errorOfSource(lost, QStringLiteral("db1")), QStringLiteral("db1"));
    EXPECT_EQ(lost.code, ErrorCode::SourceConnectionLost);
    EXPECT_EQ(lost.what, QStringLiteral("Source server db1: gone"));
    EXPECT_EQ(errorOfSource({.code = ErrorCode::RowRejected}, QStringLiteral("x")).code,
              ErrorCode::StatementFailed);
    EXPECT_EQ(errorOfSource({.code = ErrorCode::PrivilegeMissing}, QStringLiteral("x")).code,
              ErrorCode::PrivilegeMissing);
}

} // namespace millrace
