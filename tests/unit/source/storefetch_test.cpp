// SPDX-License-Identifier: GPL-3.0-or-later
// Objects into spool files, against a store that checks every signature: what arrives, what is said of each
// refusal, and what is left when a fetch ends early.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolstore.h"
#include "core/source/stream/streamarrival.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/secretscan.h"
#include "tests/support/stores/s3server.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>
#include <thread>

namespace millrace::test::storefetch_test {

namespace {

constexpr qint64 partBytes = 8LL * 1024 * 1024;

/// Bytes that are others at every offset.
QByteArray content(qint64 bytes)
{
    QByteArray text;
    text.reserve(bytes + 20);
    for (qint64 i = 0; text.size() < bytes; ++i)
        text += QByteArray::number(i * 7919) + "\tx\n";
    text.truncate(bytes);
    return text;
}

class StoreFetches : public SourceFiles
{
protected:
    void SetUp() override
    {
        for (const char *name :
             {"AWS_PROFILE", "AWS_SESSION_TOKEN", "AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3", "AWS_REGION",
              "AWS_DEFAULT_REGION", "AWS_CREDENTIAL_EXPIRATION"})
            qunsetenv(name);
        qputenv("AWS_ACCESS_KEY_ID", S3Server::keyId);
        qputenv("AWS_SECRET_ACCESS_KEY", S3Server::secret);
        qputenv("AWS_CONFIG_FILE", "/nonexistent");
        qputenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent");
    }
    void TearDown() override
    {
        qunsetenv("AWS_ACCESS_KEY_ID");
        qunsetenv("AWS_SECRET_ACCESS_KEY");
        qunsetenv("AWS_SESSION_TOKEN");
        EXPECT_EQ(SecretScan({QString::fromLatin1(S3Server::secret), QString::fromLatin1(S3Server::keyId)})
                      .findsIn(folder()),
                  QStringList());
    }

    QString url(const QString &object, const QString &more = {}) const
    {
        return u"s3://dumps/"_s + object + u"?endpoint="_s + store.endpoint() + more;
    }
    Result<SourceStream> fetch(const QString &object, SpoolOptions options = {}, const QString &more = {})
    {
        options.folder = home();
        return spoolStream(SourceStream::From::Store, url(object, more), options);
    }
    /// What it is refused with.
    Error refusal(const QString &object, const QString &more = {})
    {
        const auto stream = fetch(object, {}, more);
        EXPECT_FALSE(stream);
        return stream ? Error() : stream.error();
    }
    QString home() const { return path(u"spools"_s); }
    QStringList left() const { return QDir(home()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); }

    S3Server store;
};

} // namespace

TEST_F(StoreFetches, AnObjectArrivesWholeInParts)
{
    const QByteArray bytes = content(3 * partBytes + 12'345);
    store.put(u"dumps"_s, u"shop/credits.txt"_s, bytes);
    std::atomic<qint64> seen = 0;
    std::atomic<qint64> total = 0;
    const auto stream = fetch(u"shop/credits.txt"_s, {.bytes = &seen, .total = &total});
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(QFileInfo(stream->spool).fileName(), u"credits.txt"_s);
    EXPECT_EQ(*readWholeFile(stream->spool), bytes);
    EXPECT_EQ(seen, bytes.size());
    EXPECT_EQ(total, bytes.size());
    EXPECT_EQ(stream->bytes, bytes.size());
    EXPECT_EQ(stream->tag.size(), 32);
    EXPECT_EQ(stream->objects, 0);
    EXPECT_EQ(store.requests(), 5); // the look, and one for each part
    // Nothing but the file and its record; the time is the store's, so that another fetch gives the same
    // file.
    const QFileInfo file(stream->spool);
    EXPECT_EQ(QDir(file.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
              (QStringList{u"credits.txt"_s, u"stream.json"_s}));
    EXPECT_EQ(file.lastModified().toSecsSinceEpoch(), 1'795'000'000);
    EXPECT_EQ(QDateTime::fromString(stream->modified, Qt::ISODate).toSecsSinceEpoch(), 1'795'000'000);
    const auto record = streamOfSpool(stream->spool);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->from, SourceStream::From::Store);
    EXPECT_EQ(record->tag, stream->tag);
    const auto again = fetch(u"shop/credits.txt"_s, {.tag = stream->tag});
    ASSERT_TRUE(again) << qPrintable(again.error().text());
    EXPECT_EQ(again->hash, stream->hash);
    ASSERT_TRUE(removeSpool(stream->spool));
    ASSERT_TRUE(removeSpool(again->spool));
    EXPECT_EQ(left(), QStringList());
}

TEST_F(StoreFetches, EveryKeyIsSignedAsItHasToBe)
{
    for (const auto &key :
         {u"a b+c.sql"_s, u"ü/ß%20%.sql"_s, u"a//b.sql"_s, u"./a/../b.sql"_s, u"q?x=1&y.sql"_s,
          u"~(it's)*!@$,;:='\"[]{}|\\^`<>#.sql"_s, u"emoji-🙂.sql"_s, u"%2F%41.sql"_s}) {
        store.put(u"dumps"_s, key, "SELECT 1;\n");
        const auto stream = fetch(key);
        ASSERT_TRUE(stream) << qPrintable(key) << ' ' << qPrintable(stream.error().text());
        EXPECT_EQ(*readWholeFile(stream->spool), "SELECT 1;\n");
        EXPECT_TRUE(removeSpool(stream->spool));
    }
    // The bucket in the host's name, with a port.
    const auto hosted =
        spoolStream(SourceStream::From::Store,
                    u"s3://dumps/a b+c.sql?endpoint=http://localhost:%1&path-style=0"_s.arg(store.port()),
                    {.folder = home()});
    ASSERT_TRUE(hosted) << qPrintable(hosted.error().text());
    EXPECT_TRUE(removeSpool(hosted->spool));
}

TEST_F(StoreFetches, ASessionsTokenIsSentAndSigned)
{
    store.put(u"dumps"_s, u"a.sql"_s, "SELECT 1;\n");
    store.wantToken("IQoJb3JpZ2luX2VjE+/token==");
    expectHelpful(refusal(u"a.sql"_s), ErrorCode::StoreCredentials);
    qputenv("AWS_SESSION_TOKEN", "IQoJb3JpZ2luX2VjE+/token==");
    const auto stream = fetch(u"a.sql"_s);
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(SecretScan({u"IQoJb3JpZ2luX2VjE+/token=="_s}).findsIn(home()), QStringList());
}

TEST_F(StoreFetches, APrefixIsAFolder)
{
    store.setPage(3);
    QMap<QString, QByteArray> files;
    for (int i = 0; i < 10; ++i)
        files.insert(u"shop.t.%1 +ü%.sql"_s.arg(i, 5, 10, '0'_L1), content(1000 * i));
    files.insert(u"deeper/metadata"_s, "x");
    for (auto file = files.begin(); file != files.end(); ++file)
        store.put(u"dumps"_s, u"2026 11/dump/"_s + file.key(), *file);
    store.put(u"dumps"_s, u"2026 11/dump/"_s, {});        // marks of consoles
    store.put(u"dumps"_s, u"2026 11/dump/deeper/"_s, {}); // likewise
    store.put(u"dumps"_s, u"2026 11/dump.sql"_s, "not below it");
    const auto stream = fetch(u"2026 11/dump/"_s);
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(QFileInfo(stream->spool).fileName(), u"dump"_s);
    EXPECT_EQ(stream->objects, files.size());
    for (auto file = files.begin(); file != files.end(); ++file) {
        const QString arrived = stream->spool + u'/' + file.key();
        EXPECT_EQ(readWholeFile(arrived).value_or("missing"), *file) << qPrintable(file.key());
        const auto record = streamOfSpool(arrived);
        ASSERT_TRUE(record) << qPrintable(arrived);
        EXPECT_EQ(record->spool, stream->spool);
    }
    const auto all = spools(home());
    ASSERT_EQ(all.size(), 1);
    EXPECT_EQ(all.first().state, Spool::State::Whole);
    EXPECT_EQ(all.first().bytes, stream->bytes);
    ASSERT_TRUE(removeSpool(stream->spool));
    EXPECT_EQ(left(), QStringList());
}

TEST_F(StoreFetches, NoKeyLeadsOutOfTheFolder)
{
    for (const auto &key : {u"p1/../../evil"_s, u"p2//etc/evil"_s, u"p3/a/./b"_s}) {
        store.put(u"dumps"_s, key, "x");
        expectHelpful(refusal(key.left(3)), ErrorCode::SourceUnsupported);
    }
    store.put(u"dumps"_s, u"p4/a"_s, "x");
    store.put(u"dumps"_s, u"p4/a/b"_s, "x");
    expectHelpful(refusal(u"p4/"_s), ErrorCode::SourceUnsupported);
    EXPECT_EQ(left(), QStringList());
}

TEST_F(StoreFetches, ABusyStoreAndBrokenConnectionsAreWaitedFor)
{
    const QByteArray bytes = content(2 * partBytes + 5);
    store.put(u"dumps"_s, u"a.txt"_s, bytes);
    store.beBusy(3);
    store.breakOff(4);
    const auto stream = fetch(u"a.txt"_s);
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(*readWholeFile(stream->spool), bytes);
    // What arrived before a connection broke was not asked for again.
    EXPECT_EQ(store.bytesSent(), bytes.size() + 1);
}

TEST_F(StoreFetches, EveryRefusalHasItsRemedy)
{
    store.put(u"dumps"_s, u"a.sql"_s, "SELECT 1;\n");
    const Error noKey = refusal(u"A.sql"_s);
    expectHelpful(noKey, ErrorCode::SourceMissing);
    EXPECT_TRUE(noKey.what.contains(u"s3://dumps/A.sql"_s)) << qPrintable(noKey.text());
    expectHelpful(refusal(u"nothing/"_s), ErrorCode::SourceMissing);
    const auto noBucket = spoolStream(SourceStream::From::Store,
                                      u"s3://other/a.sql?endpoint="_s + store.endpoint(), {.folder = home()});
    ASSERT_FALSE(noBucket);
    expectHelpful(noBucket.error(), ErrorCode::SourceMissing);
    EXPECT_TRUE(noBucket.error().what.contains(u"bucket other"_s)) << qPrintable(noBucket.error().text());

    store.deny(u"secret.sql"_s);
    const Error denied = refusal(u"secret.sql"_s);
    expectHelpful(denied, ErrorCode::StoreRefused);
    EXPECT_TRUE(denied.howToFix.contains(u"s3:GetObject"_s)) << qPrintable(denied.text());

    store.setRegion("eu-central-1");
    const Error region = refusal(u"a.sql"_s);
    expectHelpful(region, ErrorCode::StoreRefused);
    EXPECT_TRUE(region.howToFix.contains(u"AWS_REGION=eu-central-1"_s)) << qPrintable(region.text());
    ASSERT_TRUE(fetch(u"a.sql"_s, {}, u"&region=eu-central-1"_s));
    store.setRegion("us-east-1");

    store.setClock(3600 + 7);
    const Error clock = refusal(u"a.sql"_s);
    expectHelpful(clock, ErrorCode::StoreRefused);
    EXPECT_TRUE(clock.what.contains(u"behind it by 1:00:0"_s)) << qPrintable(clock.text());
    store.setClock(0);

    qputenv("AWS_SECRET_ACCESS_KEY", "another");
    const Error secret = refusal(u"a.sql"_s);
    expectHelpful(secret, ErrorCode::StoreCredentials);
    EXPECT_TRUE(secret.what.contains(u"signature"_s)) << qPrintable(secret.text());
    qputenv("AWS_SECRET_ACCESS_KEY", S3Server::secret);
    qputenv("AWS_ACCESS_KEY_ID", "AKIDNOBODY");
    expectHelpful(refusal(u"a.sql"_s), ErrorCode::StoreCredentials);
    const Error anonymous = refusal(u"a.sql"_s, u"&anonymous=1"_s);
    expectHelpful(anonymous, ErrorCode::StoreRefused);
    EXPECT_TRUE(anonymous.what.contains(u"without keys"_s)) << qPrintable(anonymous.text());
    // A store that sends no reason: its status has to do.
    store.sayNothing(true);
    expectHelpful(refusal(u"a.sql"_s), ErrorCode::StoreRefused);
}

TEST_F(StoreFetches, NobodyThereIsSaid)
{
    const auto stream = spoolStream(SourceStream::From::Store,
                                    u"s3://dumps/a.sql?endpoint=http://127.0.0.1:1"_s, {.folder = home()});
    ASSERT_FALSE(stream);
    expectHelpful(stream.error(), ErrorCode::StoreUnreachable);
    EXPECT_TRUE(stream.error().what.contains(u"127.0.0.1:1"_s)) << qPrintable(stream.error().text());
}

TEST_F(StoreFetches, AnObjectReplacedMeanwhileIsAnError)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(6 * partBytes));
    // Four connections are held in their first part; the others have not been asked for.
    store.holdAfter(1000);
    std::thread replacer([this] {
        ASSERT_TRUE(store.awaitHeld());
        store.put(u"dumps"_s, u"a.txt"_s, content(6 * partBytes - 7));
        store.letGo();
    });
    const Error replaced = refusal(u"a.txt"_s);
    replacer.join();
    expectHelpful(replaced, ErrorCode::SourceChanged);
    EXPECT_TRUE(replaced.what.contains(u"replaced"_s)) << qPrintable(replaced.text());
    EXPECT_EQ(left(), QStringList());
    // And one that was replaced since the plan was made, before anything of it is fetched.
    const qint64 before = store.bytesSent();
    const auto other = fetch(u"a.txt"_s, {.tag = u"0123"_s});
    ASSERT_FALSE(other);
    expectHelpful(other.error(), ErrorCode::SourceChanged);
    EXPECT_LE(store.bytesSent() - before, 1);
}

/// A store that gives no heed to If-Match has no other sign of it than that the bytes are not there.
TEST_F(StoreFetches, AnObjectThatBecameShorterMeanwhileIsAnError)
{
    const QByteArray tag = "the same for both";
    store.ignoreTags(true);
    store.put(u"dumps"_s, u"a.txt"_s, content(6 * partBytes), tag);
    store.holdAfter(1000);
    std::thread replacer([this, tag] {
        ASSERT_TRUE(store.awaitHeld());
        store.put(u"dumps"_s, u"a.txt"_s, content(1000), tag);
        store.letGo();
    });
    const Error shorter = refusal(u"a.txt"_s);
    replacer.join();
    expectHelpful(shorter, ErrorCode::SourceChanged);
    EXPECT_TRUE(shorter.what.contains(u"has none from byte"_s)) << qPrintable(shorter.text());
    EXPECT_EQ(left(), QStringList());
}

/// Whoever loads what has arrived is not told that nothing was loaded, nor that the fetch can go on.
TEST_F(StoreFetches, OneReplacedWhileItIsLoadedIsARunToRollBack)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(8 * partBytes));
    store.holdFrom(2 * partBytes); // four parts are asked for at a time
    const auto arriving =
        StreamArrival::begin(SourceStream::From::Store, url(u"a.txt"_s), {.folder = home()});
    ASSERT_TRUE(arriving) << qPrintable(arriving.error().text());
    ASSERT_TRUE(store.awaitHeld());
    store.put(u"dumps"_s, u"a.txt"_s, content(8 * partBytes - 7));
    store.letGo();
    const auto broken = (*arriving)->wait();
    ASSERT_FALSE(broken);
    const auto again = StreamArrival::goOn((*arriving)->stream(), {});
    ASSERT_FALSE(again);
    for (const Error &error : {broken.error(), again.error()}) {
        expectHelpful(error, ErrorCode::SourceChanged);
        EXPECT_TRUE(error.howToFix.startsWith(u"Roll the run back"_s)) << qPrintable(error.text());
        EXPECT_FALSE(error.text().contains(u"Nothing of it"_s)) << qPrintable(error.text());
    }
    EXPECT_EQ(left().size(), 1) << "what had arrived stays until the run is rolled back";
}

TEST_F(StoreFetches, OtherBytesThanTheTagSaysAreFound)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(5000));
    store.spoil(true);
    expectHelpful(refusal(u"a.txt"_s), ErrorCode::StreamBroken);
    EXPECT_EQ(left(), QStringList());
    // Where a tag is no sum there is none to compare with.
    ASSERT_TRUE(fetch(u"a.txt"_s, {}, u"&etag-is-md5=0"_s));
    store.spoil(false);
    store.put(u"dumps"_s, u"parts.txt"_s, content(5000), "0123456789abcdef0123456789abcdef-3");
    ASSERT_TRUE(fetch(u"parts.txt"_s));
}

TEST_F(StoreFetches, AStoreWithoutRangesIsNotBelieved)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(5000));
    store.ignoreRanges(true);
    expectHelpful(refusal(u"a.txt"_s), ErrorCode::SourceUnsupported);
}

TEST_F(StoreFetches, WhatArrivedBeforeACancelIsNotFetchedAgain)
{
    const QByteArray bytes = content(6 * partBytes);
    store.put(u"dumps"_s, u"a.txt"_s, bytes);
    store.holdAfter(5 * partBytes);
    std::stop_source stop;
    std::thread canceller([&] {
        ASSERT_TRUE(store.awaitHeld());
        stop.request_stop();
    });
    const auto cancelled = fetch(u"a.txt"_s, {.stop = stop.get_token()});
    canceller.join();
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled) << qPrintable(cancelled.error().text());
    const auto partial = spools(home());
    ASSERT_EQ(partial.size(), 1);
    EXPECT_EQ(partial.first().state, Spool::State::Partial);
    EXPECT_EQ(sweepSpools(home()), 0); // it stays for the next one

    // A part that is not as it arrived, and a line that was cut short, are found.
    const QString folder = partial.first().folder;
    const QByteArray ledger = *readWholeFile(folder + u"/parts"_s);
    const auto lines = ledger.split('\n');
    ASSERT_GE(lines.size(), 2); // a fifth part is asked for when one of four is whole
    const qint64 spoiled = lines.first().split(' ').first().toLongLong();
    QFile file(folder + u"/arriving/object"_s);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.seek(spoiled * partBytes + 77));
    file.write("!");
    file.close();
    QFile parts(folder + u"/parts"_s);
    ASSERT_TRUE(parts.open(QIODevice::Append));
    parts.write("5 0123");
    parts.close();

    store.letGo();
    const qint64 before = store.bytesSent();
    std::atomic<qint64> seen = 0;
    const auto stream = fetch(u"a.txt"_s, {.bytes = &seen});
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(*readWholeFile(stream->spool), bytes);
    EXPECT_EQ(seen, bytes.size());
    const qint64 known = lines.size() - 2; // the last line is empty, and one part was spoiled
    EXPECT_LE(store.bytesSent() - before, (6 - known) * partBytes + partBytes / 4)
        << "those that were held send a block more, and notice then";
    EXPECT_EQ(spools(home()).size(), 1);
}

TEST_F(StoreFetches, KilledAtItsLastLinesItIsASpoolLikeOthers)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(5000));
    const auto first = fetch(u"a.txt"_s);
    ASSERT_TRUE(first);
    // What is there between the rename and the end.
    const QString folder = QFileInfo(first->spool).path();
    ASSERT_TRUE(QDir(folder).mkdir(u"arriving"_s));
    const QByteArray task = "{\"url\":\"" + url(u"a.txt"_s).toUtf8() +
                            "\",\"part_bytes\":8388608,\"objects\":[{"
                            "\"key\":\"a.txt\",\"bytes\":5000,\"tag\":\"" +
                            first->tag.toUtf8() + "\",\"modified\":\"2026-11-18T11:06:40.000Z\"}]}";
    for (const auto &[name, text] :
         {std::pair{u"fetch.json"_s, task}, {u"parts"_s, QByteArray("0 0123456789abcdef\n")}}) {
        QFile file(folder + u'/' + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    ASSERT_EQ(spools(home()).size(), 1);
    EXPECT_EQ(spools(home()).first().state, Spool::State::Whole);
    const auto second = fetch(u"a.txt"_s);
    ASSERT_TRUE(second) << qPrintable(second.error().text());
    EXPECT_NE(second->spool, first->spool);
    EXPECT_EQ(*readWholeFile(first->spool), content(5000));
    ASSERT_TRUE(removeSpool(first->spool));
    ASSERT_TRUE(removeSpool(second->spool));
    EXPECT_EQ(left(), QStringList());
}

TEST_F(StoreFetches, TwoAtOnceHaveAFolderEach)
{
    const QByteArray bytes = content(3 * partBytes);
    store.put(u"dumps"_s, u"a.txt"_s, bytes);
    store.holdAfter(1000);
    Result<SourceStream> first = fail(Error());
    std::thread one([&] { first = fetch(u"a.txt"_s); });
    ASSERT_TRUE(store.awaitHeld());
    Result<SourceStream> second = fail(Error());
    const int before = store.requests();
    std::thread other([&] { second = fetch(u"a.txt"_s); });
    while (store.requests() < before + 1)
        std::this_thread::yield();
    store.letGo();
    one.join();
    other.join();
    ASSERT_TRUE(first && second);
    EXPECT_NE(first->spool, second->spool);
    EXPECT_EQ(*readWholeFile(first->spool), bytes);
    EXPECT_EQ(*readWholeFile(second->spool), bytes);
}

TEST_F(StoreFetches, AFullDiskIsSaidBeforeAnythingArrives)
{
    store.put(u"dumps"_s, u"a.txt"_s, content(2'000'000));
    const auto stream = [&] {
        const FileSizeLimit limit(300'000);
        return fetch(u"a.txt"_s);
    }();
    ASSERT_FALSE(stream);
    expectHelpful(stream.error(), ErrorCode::DiskFull);
    EXPECT_TRUE(stream.error().what.contains(home())) << qPrintable(stream.error().text());
    EXPECT_EQ(left(), QStringList());
    EXPECT_EQ(store.bytesSent(), 1);
}

} // namespace millrace::test::storefetch_test
