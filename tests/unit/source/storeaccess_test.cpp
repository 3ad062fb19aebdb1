// SPDX-License-Identifier: GPL-3.0-or-later
// What is written of an object store: its URL, the files and the environment of its keys, its lists and its
// complaints.
#include "core/base/literals.h"
#include "core/source/store/keptkeys.h"
#include "core/source/store/storeaccess.h"
#include "core/source/store/storeerrors.h"
#include "core/source/store/storelist.h"
#include "tests/support/stores/s3server.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::storeaccess_test {

namespace {

class StoreAccesses : public SourceFiles
{
protected:
    void SetUp() override
    {
        environment.insert(u"HOME"_s, folder());
        ASSERT_TRUE(QDir(folder()).mkdir(u".aws"_s));
    }
    Result<StoreAccess> access(const QString &url) const
    {
        const auto parsed = StoreUrl::parse(url);
        return parsed ? storeAccess(*parsed, environment) : fail(parsed.error());
    }

    QProcessEnvironment environment;
};

StoreUrl parsed(const QString &text)
{
    const auto url = StoreUrl::parse(text);
    EXPECT_TRUE(url) << qPrintable(url.error().text());
    return url.value_or(StoreUrl());
}

} // namespace

TEST(StoreUrls, TheKeyIsTakenAsItStands)
{
    const StoreUrl url = parsed(u"s3://b.ucket-1/a b+c%20ü?x/d.sql"_s);
    EXPECT_EQ(url.bucket, u"b.ucket-1"_s);
    EXPECT_EQ(url.key, u"a b+c%20ü?x/d.sql"_s);
    EXPECT_FALSE(url.isPrefix());
    EXPECT_EQ(url.text(), u"s3://b.ucket-1/a b+c%20ü?x/d.sql"_s);
    EXPECT_TRUE(parsed(u"s3://bucket/dumps/"_s).isPrefix());
    EXPECT_TRUE(parsed(u"s3://bucket"_s).isPrefix());
    EXPECT_EQ(parsed(u"s3://bucket//a"_s).key, u"/a"_s);
}

TEST(StoreUrls, ItemsComeAfterTheLastQuestionMarkAndComeBack)
{
    const QString text =
        u"s3://bucket/k?1.sql?endpoint=http://127.0.0.1:9000&region=eu-1&profile=backup&path-style=0&"
        "anonymous=1&plain-http=1&etag-is-md5=0"_s;
    const StoreUrl url = parsed(text);
    EXPECT_EQ(url.key, u"k?1.sql"_s);
    EXPECT_EQ(url.endpoint, u"http://127.0.0.1:9000"_s);
    EXPECT_EQ(url.region, u"eu-1"_s);
    EXPECT_EQ(url.profile, u"backup"_s);
    EXPECT_EQ(url.pathStyle, std::optional(false));
    EXPECT_TRUE(url.isAnonymous);
    EXPECT_TRUE(url.mayBePlain);
    EXPECT_FALSE(url.hasMd5Tags);
    EXPECT_EQ(url.text(), text);
    // A key may look like items of another kind.
    EXPECT_EQ(parsed(u"s3://bucket/k?versions=3"_s).key, u"k?versions=3"_s);
}

TEST(StoreUrls, WhatCannotBeOneIsSaid)
{
    for (const auto &text : {u"s3://"_s, u"s3:///key"_s, u"s3://b/k"_s, u"s3://buck et/k"_s,
                             u"s3://bucket/k?region=eu 1"_s, u"s3://bucket/k?region=eu-1&colour=red"_s,
                             u"s3://bucket/k?path-style=maybe"_s, u"s3://bucket/k?endpoint=minio:9000"_s,
                             u"http://bucket/k"_s, u"s3://bucket/"_s + QString(1025, u'k')}) {
        const auto url = StoreUrl::parse(text);
        ASSERT_FALSE(url) << qPrintable(text);
        expectHelpful(url.error(), ErrorCode::StoreUrlInvalid);
    }
}

TEST(StoreUrls, ASecretInItIsRefusedAndNotRepeated)
{
    for (const auto &text :
         {u"s3://AKIDEXAMPLE:hushhush@bucket/k"_s, u"s3://bucket/k?aws_secret_access_key=hushhush"_s,
          u"s3://bucket/k?X-Amz-Signature=hushhush"_s, u"s3://bucket/k?session_token=hushhush&region=x"_s,
          u"s3://bucket/k?endpoint=https://me:hushhush@minio"_s}) {
        const auto url = StoreUrl::parse(text);
        ASSERT_FALSE(url) << qPrintable(text);
        expectHelpful(url.error(), ErrorCode::StoreUrlInvalid);
        EXPECT_FALSE(url.error().text().contains(u"hushhush"_s));
    }
}

TEST_F(StoreAccesses, EnvironmentBeforeFilesAndTheUrlBeforeBoth)
{
    write(u".aws/config"_s,
          "# a comment\n[default]\nregion = eu-west-1\n[profile backup]\nregion=eu-north-1 # theirs\n"
          "endpoint_url = https://minio.example:9000\ns3 =\n  addressing_style = virtual\n"
          "  max_concurrent_requests = 20\naws_access_key_id = CONFIGID\naws_secret_access_key = c\n");
    write(u".aws/credentials"_s,
          "[default]\naws_access_key_id = DEFAULTID\naws_secret_access_key = sec#ret/1=\n"
          "[backup]\r\naws_access_key_id=BACKUPID\r\naws_secret_access_key=backup+secret\r\naws_session_"
          "token=TOK==\r\n");
    const auto plain = access(u"s3://bucket/k"_s);
    ASSERT_TRUE(plain) << qPrintable(plain.error().text());
    EXPECT_EQ(plain->keys.id, u"DEFAULTID"_s);
    EXPECT_EQ(plain->keys.secret, u"sec#ret/1="_s);
    EXPECT_EQ(plain->region, u"eu-west-1"_s);
    EXPECT_EQ(plain->urlOf(parsed(u"s3://bucket/k"_s), u"a b/ü+%?.sql"_s),
              "https://bucket.s3.eu-west-1.amazonaws.com/a%20b/%C3%BC%2B%25%3F.sql");

    environment.insert(u"AWS_PROFILE"_s, u"backup"_s);
    const auto profile = access(u"s3://bucket/k"_s);
    ASSERT_TRUE(profile) << qPrintable(profile.error().text());
    EXPECT_EQ(profile->keys.id, u"BACKUPID"_s);
    EXPECT_EQ(profile->keys.secret, u"backup+secret"_s);
    EXPECT_EQ(profile->keys.token, u"TOK=="_s);
    EXPECT_EQ(profile->region, u"eu-north-1"_s);
    EXPECT_EQ(profile->urlOf(parsed(u"s3://bucket/k"_s), u"k"_s), "https://bucket.minio.example:9000/k");
    EXPECT_TRUE(profile->keys.origin.contains(u"backup"_s));

    environment.insert(u"AWS_ACCESS_KEY_ID"_s, u"ENVID"_s);
    environment.insert(u"AWS_SECRET_ACCESS_KEY"_s, u"envsecret"_s);
    environment.insert(u"AWS_DEFAULT_REGION"_s, u"xx-1"_s);
    environment.insert(u"AWS_REGION"_s, u"us-west-2"_s);
    environment.insert(u"AWS_ENDPOINT_URL_S3"_s, u"http://localhost:9000/base/"_s);
    const auto fromEnvironment = access(u"s3://bucket/k"_s);
    ASSERT_TRUE(fromEnvironment) << qPrintable(fromEnvironment.error().text());
    EXPECT_EQ(fromEnvironment->keys.id, u"ENVID"_s);
    EXPECT_EQ(fromEnvironment->keys.token, QString()); // the profile's belongs to other keys
    EXPECT_EQ(fromEnvironment->region, u"us-west-2"_s);

    // A profile that is named in the URL is what is meant, whatever the environment has.
    const auto named = access(u"s3://bucket/k?profile=default&region=ap-1&path-style=1"_s);
    ASSERT_TRUE(named) << qPrintable(named.error().text());
    EXPECT_EQ(named->keys.id, u"DEFAULTID"_s);
    EXPECT_EQ(named->region, u"ap-1"_s);
    EXPECT_EQ(named->urlOf(parsed(u"s3://bucket/k"_s), u"k"_s), "http://localhost:9000/base/bucket/k");

    const auto anonymous = access(u"s3://bucket/k?anonymous=1"_s);
    ASSERT_TRUE(anonymous);
    EXPECT_FALSE(anonymous->keys.areThere());
}

TEST_F(StoreAccesses, KeysThatAreNotThereOrExpiredAreSaidBeforeAnyRequest)
{
    const auto none = access(u"s3://bucket/k"_s);
    ASSERT_FALSE(none);
    expectHelpful(none.error(), ErrorCode::StoreCredentials);
    const auto noProfile = access(u"s3://bucket/k?profile=nobody"_s);
    ASSERT_FALSE(noProfile);
    EXPECT_TRUE(noProfile.error().what.contains(u"nobody"_s));

    write(u".aws/config"_s, "[profile sso]\nsso_session = corp\n[profile old]\naws_access_key_id = OLDID\n"
                            "aws_secret_access_key = oldsecretvalue\naws_expiration = 2020-01-02T03:04:05Z\n"
                            "[profile half]\naws_access_key_id = HALFID\n");
    const auto sso = access(u"s3://bucket/k?profile=sso"_s);
    ASSERT_FALSE(sso);
    expectHelpful(sso.error(), ErrorCode::StoreCredentials);
    EXPECT_TRUE(sso.error().howToFix.contains(u"export-credentials --profile sso"_s))
        << qPrintable(sso.error().text());
    const auto old = access(u"s3://bucket/k?profile=old"_s);
    ASSERT_FALSE(old);
    expectHelpful(old.error(), ErrorCode::StoreCredentials);
    EXPECT_TRUE(old.error().what.contains(u"2020-01-02 03:04:05"_s)) << qPrintable(old.error().text());
    EXPECT_FALSE(old.error().text().contains(u"oldsecretvalue"_s));
    EXPECT_FALSE(access(u"s3://bucket/k?profile=half"_s));
    environment.insert(u"AWS_ACCESS_KEY_ID"_s, u"ENVID"_s);
    const auto half = access(u"s3://bucket/k"_s);
    ASSERT_FALSE(half);
    EXPECT_TRUE(half.error().what.contains(u"AWS_SECRET_ACCESS_KEY"_s));
}

TEST_F(StoreAccesses, WithoutTlsOnlyWhereItIsSaid)
{
    for (const auto &endpoint : {u"http://127.0.0.1:9000"_s, u"http://localhost"_s, u"http://[::1]:9000"_s,
                                 u"https://minio.example"_s})
        EXPECT_TRUE(access(u"s3://bucket/k?anonymous=1&endpoint="_s + endpoint)) << qPrintable(endpoint);
    for (const auto &endpoint :
         {u"http://minio.example"_s, u"http://127.0.0.1.example"_s, u"http://10.0.0.7:9000"_s}) {
        const auto plain = access(u"s3://bucket/k?anonymous=1&endpoint="_s + endpoint);
        ASSERT_FALSE(plain) << qPrintable(endpoint);
        expectHelpful(plain.error(), ErrorCode::StoreUrlInvalid);
        EXPECT_TRUE(access(u"s3://bucket/k?anonymous=1&plain-http=1&endpoint="_s + endpoint));
    }
}

TEST(StoreLists, KeysComeOutOfTheirEncodingAndHalfAListIsNone)
{
    const QByteArray head =
        "<?xml version=\"1.0\"?><ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">"
        "<EncodingType>url</EncodingType>";
    const QByteArray contents =
        "<Contents><Key>d/a+b%2Bc%20%C3%BC%25.sql</Key><LastModified>2026-11-28T18:00:00.000Z</LastModified>"
        "<ETag>&quot;abc-2&quot;</ETag><Size>12345678901</Size><Owner><ID>x</ID></Owner></Contents>";
    const auto one = storeListing(head + "<IsTruncated>true</IsTruncated>" + contents +
                                  "<NextContinuationToken>t+/=</NextContinuationToken></ListBucketResult>");
    ASSERT_TRUE(one) << qPrintable(one.error().text());
    ASSERT_EQ(one->objects.size(), 1);
    EXPECT_EQ(one->objects.first().key, u"d/a b+c ü%.sql"_s);
    EXPECT_EQ(one->objects.first().tag, u"abc-2"_s);
    EXPECT_EQ(one->objects.first().bytes, 12'345'678'901);
    EXPECT_EQ(one->objects.first().modified.toString(Qt::ISODate), u"2026-11-28T18:00:00Z"_s);
    EXPECT_EQ(one->next, u"t+/="_s);
    for (const QByteArray &bad : {QByteArray(), QByteArray("<html></html>"), head + contents,
                                  head + "<IsTruncated>true</IsTruncated></ListBucketResult>"}) {
        const auto listing = storeListing(bad);
        ASSERT_FALSE(listing) << bad.constData();
        expectHelpful(listing.error(), ErrorCode::StoreRefused);
    }
}

// The examples of AWS's documentation ("Authenticating Requests: Using the Authorization Header").
TEST(S3Servers, SignaturesAreThoseOfTheDocumentation)
{
    const QByteArray secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
    const QByteArray empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    S3Request object{.method = "GET", .target = "/test.txt"};
    object.headers = {{"host", "examplebucket.s3.amazonaws.com"},
                      {"range", "bytes=0-9"},
                      {"x-amz-content-sha256", empty},
                      {"x-amz-date", "20130524T000000Z"},
                      {"authorization",
                       "AWS4-HMAC-SHA256 "
                       "Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                       "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=x"}};
    EXPECT_EQ(awsSignature(object, secret),
              "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
    S3Request list{.method = "GET", .target = "/?max-keys=2&prefix=J"};
    list.headers = object.headers;
    list.headers["authorization"] = "AWS4-HMAC-SHA256 "
                                    "Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                                    "SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=x";
    EXPECT_EQ(awsSignature(list, secret), "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
    EXPECT_NE(awsSignature(list, "another"), awsSignature(list, secret));
}

TEST_F(StoreAccesses, AKeychainIsAskedWhereNobodyElseHasKeys)
{
    const auto asked = [this](const QString &url) { return storeAccountToAsk(url, environment); };
    EXPECT_EQ(asked(u"s3://bucket/k"_s), u"s3://bucket at AWS"_s);
    // A region that is corrected is no other store.
    EXPECT_EQ(asked(u"s3://bucket/other?region=eu-west-1"_s), u"s3://bucket at AWS"_s);
    EXPECT_EQ(asked(u"s3://bucket/k?endpoint=https://s3.eu-west-1.amazonaws.com"_s), u"s3://bucket at AWS"_s);
    EXPECT_EQ(asked(u"s3://bucket/k?region=cn-north-1"_s), u"s3://bucket at AWS China"_s);
    EXPECT_EQ(asked(u"s3://bucket/k?endpoint=https://MinIO.example:443/"_s),
              u"s3://bucket at https://minio.example"_s);
    // What is not encrypted is another place.
    EXPECT_EQ(asked(u"s3://bucket/k?endpoint=http://minio.example"_s),
              u"s3://bucket at http://minio.example"_s);
    EXPECT_EQ(asked(u"s3://bucket/k?profile=backup&endpoint=https://minio.example"_s),
              u"profile backup at https://minio.example"_s);
    EXPECT_EQ(asked(u"s3://bucket/k?anonymous=1"_s), QString());
    EXPECT_EQ(asked(u"s3://bucket/k?endpoint=nowhere"_s), QString());
    environment.insert(u"AWS_ENDPOINT_URL"_s, u"http://127.0.0.1:9000"_s);
    EXPECT_EQ(asked(u"s3://bucket/k"_s), u"s3://bucket at http://127.0.0.1:9000"_s);
    environment.insert(u"AWS_ACCESS_KEY_ID"_s, u"HALF"_s);
    EXPECT_EQ(asked(u"s3://bucket/k"_s), QString()) << "that is to be mended";
    environment.insert(u"AWS_SECRET_ACCESS_KEY"_s, u"s"_s);
    EXPECT_EQ(asked(u"s3://bucket/k"_s), QString());
    EXPECT_EQ(asked(u"s3://bucket/k?profile=backup"_s), u"profile backup at http://127.0.0.1:9000"_s);
    write(u".aws/credentials"_s, "[backup]\naws_access_key_id = B\naws_secret_access_key = s\n");
    EXPECT_EQ(asked(u"s3://bucket/k?profile=backup"_s), QString());
    // Only the tools of AWS can follow it; what was typed for the bucket can be used all the same.
    write(u".aws/config"_s, "[profile work]\nsso_session = corp\n");
    EXPECT_EQ(asked(u"s3://bucket/k?profile=work"_s), u"profile work at http://127.0.0.1:9000"_s);
}

TEST_F(StoreAccesses, GivenKeysComeFirstAndWhyThereAreNoneIsSaid)
{
    const StoreUrl url = parsed(u"s3://bucket/k"_s);
    environment.insert(u"AWS_ACCESS_KEY_ID"_s, u"ENVID"_s);
    environment.insert(u"AWS_SECRET_ACCESS_KEY"_s, u"env"_s);
    const auto typed = storeAccess(url, environment,
                                   {.keys = {.id = u"TYPED"_s, .secret = u"t"_s, .origin = u"this page"_s}});
    ASSERT_TRUE(typed);
    EXPECT_EQ(typed->keys.id, u"TYPED"_s);
    environment.remove(u"AWS_ACCESS_KEY_ID"_s);
    environment.remove(u"AWS_SECRET_ACCESS_KEY"_s);
    const auto none = storeAccess(url, environment, {.keys = {}, .whyNone = u"The keychain is locked."_s});
    ASSERT_FALSE(none);
    expectHelpful(none.error(), ErrorCode::StoreCredentials);
    EXPECT_TRUE(none.error().what.endsWith(u" The keychain is locked."_s)) << none.error().what;
}

TEST(KeptKeys, GoThroughAKeychainAsOneTextAndNothingElseIsTakenForThem)
{
    const StoreKeys keys{.id = u"AKID"_s, .secret = u"a/b+\"c\\=ü"_s, .token = u"tok=="_s};
    const StoreKeys back = keysOfKept(keptText(keys));
    EXPECT_EQ(back.id, keys.id);
    EXPECT_EQ(back.secret, keys.secret);
    EXPECT_EQ(back.token, keys.token);
    EXPECT_EQ(back.origin, u"the keychain"_s);
    for (const QString &text : {u""_s, u"hushhush"_s, u"{}"_s, u"{\"id\":\"A\"}"_s, u"[1]"_s})
        EXPECT_FALSE(keysOfKept(text).areThere()) << text;
    for (const StoreKeys &bad : {StoreKeys{.id = u"A"_s}, StoreKeys{.secret = u"hushhush"_s},
                                 StoreKeys{.id = u"A"_s, .secret = u"hush\nhush"_s}}) {
        const auto checked = checkTyped(bad);
        ASSERT_FALSE(checked);
        expectHelpful(checked.error(), ErrorCode::StoreCredentials);
        EXPECT_FALSE(checked.error().text().contains(u"hush"_s));
    }
}

TEST(KeptKeys, TheListNamesStoresAndNothingElse)
{
    const QString one = u"s3://one at AWS"_s;
    const QString two = u"s3://two at http://127.0.0.1:9000"_s;
    QFile::remove(KeptStores::path());
    EXPECT_FALSE(KeptStores::isKept(one));
    ASSERT_TRUE(KeptStores::setKept(two, true));
    ASSERT_TRUE(KeptStores::setKept(one, true));
    ASSERT_TRUE(KeptStores::setKept(one, true));
    EXPECT_EQ(*KeptStores::load(), QStringList({one, two}));
    ASSERT_TRUE(KeptStores::setKept(one, false));
    ASSERT_TRUE(KeptStores::setKept(one, false));
    EXPECT_EQ(*KeptStores::load(), QStringList({two}));
    EXPECT_TRUE(KeptStores::isKept(two));
    QFile::remove(KeptStores::path());
}

} // namespace millrace::test::storeaccess_test
