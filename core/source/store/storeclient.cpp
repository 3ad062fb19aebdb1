// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/storeclient.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/version.h"

#include <QFile>
#include <QRandomGenerator>
#include <algorithm>
#include <chrono>
#include <curl/curl.h>
#include <mutex>

namespace millrace {

namespace {

using namespace std::chrono_literals;

constexpr long connectSeconds = 20;
constexpr long silentSeconds = 60;  // without a byte
constexpr int mostTries = 7;        // in a row, without any progress
constexpr int mostTriesAtFirst = 3; // nobody there at all: said soon
constexpr auto firstPause = 200ms;
constexpr auto longestPause = 10s;
constexpr qsizetype mostXmlBytes = 64LL * 1024 * 1024;
constexpr int statusOk = 200;
constexpr int statusPartial = 206;
constexpr int statusRangeRefused = 416;
// Of no bytes: what a request without a body has.
constexpr auto emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

void startCurl()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

Error readingCancelled()
{
    return {.code = ErrorCode::Cancelled, .what = CoreText::tr("The reading was cancelled.")};
}

class HeaderList
{
public:
    ~HeaderList() { curl_slist_free_all(m_list); }
    HeaderList() = default;
    HeaderList(const HeaderList &) = delete;
    HeaderList &operator=(const HeaderList &) = delete;
    void add(const QByteArray &line) { m_list = curl_slist_append(m_list, line.constData()); }
    curl_slist *get() const { return m_list; }

private:
    curl_slist *m_list = nullptr;
};

QString withoutQuotes(const QByteArray &tag)
{
    QByteArray text = tag.trimmed();
    if (text.startsWith("W/"))
        text = text.mid(2);
    return QString::fromLatin1(
        text.startsWith('"') && text.endsWith('"') && text.size() > 1 ? text.mid(1, text.size() - 2) : text);
}

Error storeUnreachable(const StoreAccess &access, CURLcode code, const char *detail)
{
    const QString said = QString::fromLocal8Bit(detail[0] != '\0' ? detail : curl_easy_strerror(code));
    const QString what =
        CoreText::tr("The object store at %1 cannot be read: %2.").arg(access.endpoint.toString(), said);
    if (code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_SSL_CACERT_BADFILE)
        return {.code = ErrorCode::StoreUnreachable,
                .what = what,
                .howToFix = CoreText::tr(
                    "Its certificate has to be signed by a CA that this machine trusts, and be for "
                    "this host. A CA of your own: name its file in AWS_CA_BUNDLE.")};
    return {.code = ErrorCode::StoreUnreachable,
            .what = what,
            .howToFix = CoreText::tr(
                "Check endpoint, network and proxy (https_proxy), then begin once more: what has "
                "arrived is not fetched again.")};
}

/// What another try may mend.
bool isPassingFailure(CURLcode code)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
    case CURLE_PARTIAL_FILE:
    case CURLE_OPERATION_TIMEDOUT:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return true;
    default:
        return false;
    }
}

} // namespace

struct StoreClient::Request
{
    QByteArray url;
    QString key;       ///< that errors name
    QByteArray range;  ///< "0-1023"; empty: all
    QByteArray tagHad; ///< the ETag it must have
};

/// One request while it is under way.
struct StoreClient::Exchange
{
    StoreClient *client = nullptr;
    StoreAnswer answer;
    /// Takes the body of an answer whose status says that it is what was asked for; not set: it is kept.
    std::function<bool(const StoreAnswer &, std::span<const char>)> onBody;
    bool isRefused = false; ///< by onBody

    static std::size_t takeHeader(char *bytes, std::size_t size, std::size_t count, void *self)
    {
        auto &exchange = *static_cast<Exchange *>(self);
        const QByteArray line(bytes, static_cast<qsizetype>(size * count));
        if (line.startsWith("HTTP/")) {
            exchange.answer = {.status = line.mid(line.indexOf(' ') + 1).left(3).toInt()};
        } else if (const qsizetype colon = line.indexOf(':'); colon > 0) {
            exchange.answer.headers.insert(line.first(colon).trimmed().toLower(),
                                           line.mid(colon + 1).trimmed());
        }
        return size * count;
    }
    static std::size_t takeBody(char *bytes, std::size_t size, std::size_t count, void *self)
    {
        auto &exchange = *static_cast<Exchange *>(self);
        const std::span<const char> part(bytes, size * count);
        const bool isWanted = exchange.answer.status == statusOk || exchange.answer.status == statusPartial;
        if (isWanted && exchange.onBody) {
            exchange.isRefused = !exchange.onBody(exchange.answer, part);
            return exchange.isRefused ? 0 : part.size();
        }
        if (exchange.answer.body.size() + static_cast<qsizetype>(part.size()) > mostXmlBytes)
            return 0;
        exchange.answer.body.append(part.data(), static_cast<qsizetype>(part.size()));
        return part.size();
    }
    static int lookAround(void *self, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
    {
        return static_cast<Exchange *>(self)->client->m_stop.stop_requested() ? 1 : 0;
    }
};

StoreClient::StoreClient(StoreUrl url, StoreAccess access, std::stop_token stop)
    : m_url(std::move(url))
    , m_access(std::move(access))
    , m_stop(std::move(stop))
{
    startCurl();
    m_curl = curl_easy_init();
}

StoreClient::~StoreClient()
{
    curl_easy_cleanup(m_curl);
}

/// One try.
Result<StoreAnswer> StoreClient::ask(const Request &request, Exchange &exchange)
{
    exchange.client = this;
    exchange.answer = {};
    char detail[CURL_ERROR_SIZE] = {};
    HeaderList headers;
    // curl signs a host without its port, and without these two what S3 wants signed is not.
    const int port = m_access.endpoint.port();
    const bool hasPort = port > 0 && port != (m_access.endpoint.scheme() == "https"_L1 ? 443 : 80);
    if (hasPort)
        headers.add("Host: " + QUrl::fromEncoded(request.url).authority(QUrl::FullyEncoded).toLatin1());
    headers.add(QByteArray("x-amz-content-sha256: ") + emptySha256);
    if (!m_access.keys.token.isEmpty())
        headers.add("x-amz-security-token: " + m_access.keys.token.toUtf8());
    if (!request.tagHad.isEmpty())
        headers.add("If-Match: \"" + request.tagHad + '"');

    CURL *const curl = m_curl;
    curl_easy_reset(curl); // what was set; its connection stays
    const QByteArray agent = "Millrace/" + programVersion().toLatin1();
    const QByteArray id = m_access.keys.id.toUtf8();
    const QByteArray secret = m_access.keys.secret.toUtf8();
    const QByteArray signature = "aws:amz:" + m_access.region.toUtf8() + ":s3";
    const QByteArray authorities = QFile::encodeName(m_access.caFile);
    curl_easy_setopt(curl, CURLOPT_URL, request.url.constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L); // "a//b" and "a/../b" are keys like others
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, agent.constData());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, connectSeconds);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, silentSeconds);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, detail);
    if (!request.range.isEmpty())
        curl_easy_setopt(curl, CURLOPT_RANGE, request.range.constData());
    if (!authorities.isEmpty())
        curl_easy_setopt(curl, CURLOPT_CAINFO, authorities.constData());
    if (m_access.keys.areThere()) {
        curl_easy_setopt(curl, CURLOPT_AWS_SIGV4, signature.constData());
        curl_easy_setopt(curl, CURLOPT_USERNAME, id.constData());
        curl_easy_setopt(curl, CURLOPT_PASSWORD, secret.constData());
    }
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, &Exchange::takeHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, &Exchange::takeBody);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, &Exchange::lookAround);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &exchange);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    const CURLcode code = curl_easy_perform(curl);
    if (m_stop.stop_requested() || exchange.isRefused)
        return fail(readingCancelled());
    m_hasAnswered |= exchange.answer.status > 0;
    m_isPassing = code != CURLE_OK ? isPassingFailure(code) : isPassing(exchange.answer);
    if (code != CURLE_OK)
        return fail(storeUnreachable(m_access, code, detail));
    if (exchange.answer.status != statusOk && exchange.answer.status != statusPartial)
        return fail(storeError(m_url, m_access, request.key, exchange.answer));
    return exchange.answer;
}

Result<StoreAnswer> StoreClient::askPatiently(const Request &request, Exchange &exchange)
{
    std::chrono::milliseconds pause = firstPause;
    for (int attempt = 1;; ++attempt) {
        auto answer = ask(request, exchange);
        if (answer || !m_isPassing || answer.error().code == ErrorCode::Cancelled ||
            attempt >= (m_hasAnswered ? mostTries : mostTriesAtFirst))
            return answer;
        // All that wait begin again at moments of their own.
        const auto some = std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(pause.count())));
        if (!sleepFor(m_stop, pause / 2 + some))
            return fail(readingCancelled());
        pause = std::min<std::chrono::milliseconds>(pause * 2, longestPause);
    }
}

/// Its first byte: an error of HEAD has no body, and so no reason.
Result<StoreObject> StoreClient::look(const QString &key)
{
    const QString name = u"s3://"_s + m_url.bucket + u'/' + key;
    Exchange exchange;
    std::optional<StoreAnswer> seen;
    exchange.onBody = [&seen](const StoreAnswer &answer, std::span<const char>) {
        seen = answer;
        return answer.status == statusPartial; // the whole object, where the store knows no ranges
    };
    const auto asked =
        askPatiently({.url = m_access.urlOf(m_url, key), .key = key, .range = "0-0"}, exchange);
    if (exchange.answer.status == statusRangeRefused || (asked && !seen))
        return fail(Error{.code = ErrorCode::SourceEmpty,
                          .what = CoreText::tr("The object %1 is empty.").arg(name),
                          .howToFix = CoreText::tr("Check what wrote it: there is nothing in it to load.")});
    if (!asked && !seen)
        return fail(asked.error());
    bool isNumber = false;
    StoreObject object{.key = key,
                       .bytes =
                           seen->header("content-range").split('/').last().trimmed().toLongLong(&isNumber),
                       .tag = withoutQuotes(seen->header("etag")),
                       .modified = webTime(seen->header("last-modified"))};
    if (!isNumber || object.bytes < 1 || object.tag.isEmpty())
        return fail(
            Error{.code = ErrorCode::SourceUnsupported,
                  .what = CoreText::tr("The store at %1 gives %2 no size, no ETag, or no part of it.")
                              .arg(m_access.endpoint.toString(), name),
                  .howToFix = CoreText::tr("Without them nobody can tell that it stays the same while it is "
                                           "read: have a tool write it to a file, and name that.")});
    return object;
}

Result<void> StoreClient::knock()
{
    if (!m_url.isPrefix()) {
        const auto seen = look(m_url.key);
        return seen || seen.error().code == ErrorCode::SourceEmpty ? Result<void>() : fail(seen.error());
    }
    Exchange exchange;
    const QByteArray query =
        "encoding-type=url&list-type=2&max-keys=1&prefix=" + storeEncoded(m_url.key, false);
    MILLRACE_TRY(const StoreAnswer answer,
                 askPatiently({.url = m_access.urlOf(m_url, {}) + '?' + query, .key = m_url.key}, exchange));
    MILLRACE_TRY_VOID(storeListing(answer.body));
    return {};
}

Result<QVector<StoreObject>> StoreClient::list(const QString &prefix)
{
    QVector<StoreObject> objects;
    QString token;
    do {
        // In the order of their names: so they are signed, and curl does not sort them.
        QByteArray query;
        if (!token.isEmpty())
            query += "continuation-token=" + storeEncoded(token, false) + '&';
        query += "encoding-type=url&list-type=2&prefix=" + storeEncoded(prefix, false);
        Exchange exchange;
        MILLRACE_TRY(const StoreAnswer answer,
                     askPatiently({.url = m_access.urlOf(m_url, {}) + '?' + query, .key = prefix}, exchange));
        MILLRACE_TRY(const StoreListing page, storeListing(answer.body));
        for (const StoreObject &object : page.objects)
            if (!(object.bytes == 0 && (object.key.endsWith(u'/') || object.key == prefix)))
                objects << object;
        if (!page.next.isEmpty() && page.next == token)
            return fail(storeListUnreadable());
        token = page.next;
    } while (!token.isEmpty());
    std::sort(objects.begin(), objects.end(), [](const StoreObject &one, const StoreObject &other) {
        return one.key.toUtf8() < other.key.toUtf8();
    });
    return objects;
}

Result<void> StoreClient::read(const StoreObject &object, qint64 offset, qint64 bytes, const Sink &sink)
{
    const QString name = u"s3://"_s + m_url.bucket + u'/' + object.key;
    const qint64 end = offset + bytes;
    std::optional<Error> wrong;
    int stalls = 0;
    std::chrono::milliseconds pause = firstPause;
    while (offset < end) {
        const qint64 before = offset;
        bool isChecked = false;
        Exchange exchange;
        exchange.onBody = [&](const StoreAnswer &answer, std::span<const char> part) {
            if (!isChecked) {
                // Stores there are that do not know If-Match, and such as do not know ranges.
                const bool isAll = answer.status == statusOk && offset == 0 && end == object.bytes;
                const QByteArray tag = answer.header("etag");
                if (!tag.isEmpty() && withoutQuotes(tag) != object.tag)
                    wrong = objectReplaced(name);
                else if (answer.status != statusPartial && !isAll)
                    wrong = Error{
                        .code = ErrorCode::SourceUnsupported,
                        .what = CoreText::tr("The store gives all of %1 where a part of it is asked for.")
                                    .arg(name),
                        .howToFix = CoreText::tr("Have a tool write the object to a file, and name that.")};
                else if (answer.status == statusPartial &&
                         !answer.header("content-range")
                              .trimmed()
                              .startsWith("bytes " + QByteArray::number(offset) + '-'))
                    wrong = Error{
                        .code = ErrorCode::StoreUnreachable,
                        .what = CoreText::tr("The store gave another part of %1 than it was asked for.")
                                    .arg(name),
                        .howToFix = CoreText::tr("Begin once more; a proxy in between may be the reason.")};
                m_encryption = answer.header("x-amz-server-side-encryption");
                isChecked = true;
            }
            if (wrong || offset + static_cast<qint64>(part.size()) > end || !sink(offset, part))
                return false;
            offset += static_cast<qint64>(part.size());
            return true;
        };
        const Request request{.url = m_access.urlOf(m_url, object.key),
                              .key = object.key,
                              .range = QByteArray::number(offset) + '-' + QByteArray::number(end - 1),
                              .tagHad = object.tag.toLatin1()};
        const auto answer = ask(request, exchange);
        if (wrong)
            return fail(*wrong);
        if (offset == end)
            break;
        if (!answer && exchange.answer.status == statusRangeRefused)
            return fail(objectShortened(name, object.bytes, offset));
        if (!answer && (answer.error().code == ErrorCode::Cancelled || !m_isPassing))
            return fail(answer.error());
        // What arrived stays; the next try asks for the rest.
        if (offset > before) {
            stalls = 0;
            pause = firstPause;
        } else if (++stalls >= (m_hasAnswered ? mostTries : mostTriesAtFirst)) {
            return fail(answer ? storeUnreachable(m_access, CURLE_PARTIAL_FILE, "") : answer.error());
        }
        const auto some = std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(pause.count())));
        if (!sleepFor(m_stop, pause / 2 + some))
            return fail(readingCancelled());
        pause = std::min<std::chrono::milliseconds>(pause * 2, longestPause);
    }
    return {};
}

} // namespace millrace
