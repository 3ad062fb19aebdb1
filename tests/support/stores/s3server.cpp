// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/stores/s3server.h"

#include "core/base/literals.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>
#include <QMessageAuthenticationCode>
#include <algorithm>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test {

namespace {

using Pairs = QList<std::pair<QByteArray, QByteArray>>;

QByteArray hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

/// "UriEncode()" of the documentation.
QByteArray uriEncoded(const QByteArray &bytes, bool keepsSlash)
{
    QByteArray text;
    for (const char c : bytes) {
        const bool isPlain = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                             c == '-' || c == '.' || c == '_' || c == '~' || (c == '/' && keepsSlash);
        text += isPlain ? QByteArray(1, c) : '%' + QByteArray(1, c).toHex().toUpper();
    }
    return text;
}

Pairs pairsOf(const QByteArray &query)
{
    Pairs pairs;
    for (const QByteArray &item : query.split('&')) {
        if (item.isEmpty())
            continue;
        const qsizetype equals = item.indexOf('=');
        const QByteArray name = equals < 0 ? item : item.left(equals);
        const QByteArray value = equals < 0 ? QByteArray() : item.mid(equals + 1);
        pairs.append({QByteArray::fromPercentEncoding(name), QByteArray::fromPercentEncoding(value)});
    }
    return pairs;
}

QByteArray valueIn(const Pairs &pairs, const QByteArray &name)
{
    for (const auto &[key, value] : pairs)
        if (key == name)
            return value;
    return {};
}

/// "Credential", "SignedHeaders" or "Signature" of the Authorization header.
QByteArray partOf(const QByteArray &authorization, const QByteArray &name)
{
    const QByteArray items = authorization.mid(authorization.indexOf(' ') + 1);
    for (const QByteArray &item : items.split(','))
        if (item.trimmed().startsWith(name + '='))
            return item.trimmed().mid(name.size() + 1);
    return {};
}

bool sendAll(int handle, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t sent =
            ::send(handle, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes = bytes.sliced(sent);
    }
    return true;
}

QByteArray xmlText(const QByteArray &text)
{
    return QString::fromUtf8(text).toHtmlEscaped().toUtf8();
}

QByteArray webDate(qint64 seconds)
{
    return QLocale::c()
        .toString(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s)
        .toLatin1();
}

constexpr qint64 writtenAt = 1'795'000'000; // when every object was

} // namespace

QByteArray awsSignature(const S3Request &request, const QByteArray &secret)
{
    const QByteArray authorization = request.headers.value("authorization");
    const QList<QByteArray> scope =
        partOf(authorization, "Credential").split('/'); // KEY/DATE/REGION/s3/aws4_request
    const QByteArray names = partOf(authorization, "SignedHeaders");
    if (!authorization.startsWith("AWS4-HMAC-SHA256 ") || scope.size() != 5)
        return {};
    Pairs query = pairsOf(request.query());
    for (auto &[name, value] : query) {
        name = uriEncoded(name, false);
        value = uriEncoded(value, false);
    }
    std::sort(query.begin(), query.end());
    QByteArrayList canonicalQuery;
    for (const auto &[name, value] : std::as_const(query))
        canonicalQuery << name + '=' + value;
    QByteArray canonicalHeaders;
    for (const QByteArray &name : names.split(';'))
        canonicalHeaders += name + ':' + request.headers.value(name).simplified() + '\n';
    const QByteArray canonical = request.method + '\n' +
                                 uriEncoded(QByteArray::fromPercentEncoding(request.path()), true) + '\n' +
                                 canonicalQuery.join('&') + '\n' + canonicalHeaders + '\n' + names + '\n' +
                                 request.headers.value("x-amz-content-sha256");
    const QByteArray stringToSign = "AWS4-HMAC-SHA256\n" + request.headers.value("x-amz-date") + '\n' +
                                    scope.mid(1).join('/') + '\n' +
                                    QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex();
    QByteArray key = hmac("AWS4" + secret, scope.at(1));
    for (const QByteArray &part : scope.mid(2))
        key = hmac(key, part);
    return hmac(key, stringToSign).toHex();
}

S3Server::S3Server()
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (m_listener < 0 || ::bind(m_listener, reinterpret_cast<sockaddr *>(&address), length) != 0 ||
        ::listen(m_listener, 64) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &length) != 0)
        throw std::runtime_error("no socket for the object store of the tests");
    m_port = ntohs(address.sin_port);
    m_acceptor = std::thread([this] { accept(); });
}

S3Server::~S3Server()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
        m_changed.notify_all();
        for (const Connection &connection : m_connections)
            ::shutdown(connection.handle, SHUT_RDWR);
    }
    ::shutdown(m_listener, SHUT_RDWR);
    m_acceptor.join();
    ::close(m_listener);
    for (Connection &connection : m_connections) {
        connection.thread.join();
        ::close(connection.handle);
    }
}

QString S3Server::endpoint() const
{
    return u"http://127.0.0.1:%1"_s.arg(m_port);
}

void S3Server::wantToken(const QByteArray &token)
{
    const std::lock_guard lock(m_mutex);
    m_token = token;
}

void S3Server::setRegion(const QByteArray &region)
{
    const std::lock_guard lock(m_mutex);
    m_region = region;
}

void S3Server::setClock(qint64 secondsAhead)
{
    const std::lock_guard lock(m_mutex);
    m_clockAhead = secondsAhead;
}

void S3Server::put(const QString &bucket, const QString &key, const QByteArray &content,
                   const QByteArray &tag)
{
    const QByteArray sum = QCryptographicHash::hash(content, QCryptographicHash::Md5).toHex();
    const std::lock_guard lock(m_mutex);
    m_buckets[bucket].insert(key.toUtf8(), {content, tag.isEmpty() ? sum : tag});
}

void S3Server::deny(const QString &key)
{
    const std::lock_guard lock(m_mutex);
    m_denied << key;
}

void S3Server::setPage(int objects)
{
    const std::lock_guard lock(m_mutex);
    m_page = objects;
}

void S3Server::beBusy(int requests)
{
    const std::lock_guard lock(m_mutex);
    m_busy = requests;
}

void S3Server::breakOff(int answers)
{
    const std::lock_guard lock(m_mutex);
    m_breaks = answers;
}

void S3Server::holdAfter(qint64 bytes)
{
    const std::lock_guard lock(m_mutex);
    m_holdAfter = bytes;
}

void S3Server::holdFrom(qint64 offset)
{
    const std::lock_guard lock(m_mutex);
    m_holdFrom = offset;
}

void S3Server::letGo()
{
    const std::lock_guard lock(m_mutex);
    m_holdAfter = -1;
    m_holdFrom = -1;
    m_changed.notify_all();
}

bool S3Server::awaitHeld()
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, std::chrono::minutes(1), [this] { return m_held > 0; });
}

void S3Server::spoil(bool on)
{
    const std::lock_guard lock(m_mutex);
    m_spoils = on;
}

void S3Server::ignoreRanges(bool on)
{
    const std::lock_guard lock(m_mutex);
    m_ignoresRanges = on;
}

void S3Server::ignoreTags(bool on)
{
    const std::lock_guard lock(m_mutex);
    m_ignoresTags = on;
}

void S3Server::sayNothing(bool on)
{
    const std::lock_guard lock(m_mutex);
    m_saysNothing = on;
}

QStringList S3Server::targets() const
{
    const std::lock_guard lock(m_mutex);
    return m_targets;
}

void S3Server::accept()
{
    while (true) {
        const int handle = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        const std::lock_guard lock(m_mutex);
        if (handle < 0 || m_ends) {
            if (handle >= 0)
                ::close(handle);
            return;
        }
        Connection &connection = m_connections.emplace_back();
        connection.handle = handle;
        connection.thread = std::thread([this, handle] { serve(handle); });
    }
}

void S3Server::serve(int handle)
{
    QByteArray received;
    char block[16'384];
    while (true) {
        const qsizetype end = received.indexOf("\r\n\r\n");
        if (end < 0) {
            const ssize_t got = ::recv(handle, block, sizeof block, 0);
            if (got <= 0)
                break;
            received.append(block, got);
            continue;
        }
        const QList<QByteArray> lines = received.left(end).split('\n');
        received.remove(0, end + 4);
        const QList<QByteArray> words = lines.first().trimmed().split(' ');
        S3Request request{.method = words.value(0), .target = words.value(1)};
        for (const QByteArray &line : lines.mid(1))
            request.headers.insert(line.left(line.indexOf(':')).trimmed().toLower(),
                                   line.mid(line.indexOf(':') + 1).trimmed());
        ++m_requests;
        {
            const std::lock_guard lock(m_mutex);
            m_targets << QString::fromLatin1(request.target);
        }
        if (!answer(handle, request))
            break;
    }
    ::shutdown(handle, SHUT_RDWR);
}

bool S3Server::refuse(int handle, int status, const QByteArray &code, const QByteArray &message,
                      const QByteArray &more)
{
    QByteArray body = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>" + code +
                      "</Code><Message>" + xmlText(message) + "</Message>" + more +
                      "<RequestId>4711</RequestId></Error>";
    qint64 now = QDateTime::currentSecsSinceEpoch();
    {
        const std::lock_guard lock(m_mutex);
        now += m_clockAhead;
        if (m_saysNothing)
            body.clear();
    }
    return sendAll(handle, "HTTP/1.1 " + QByteArray::number(status) +
                               " No\r\nContent-Type: application/xml\r\nDate: " + webDate(now) +
                               "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

/// False: it is answered, \a goesOn or not.
bool S3Server::isSigned(int handle, const S3Request &request, bool &goesOn)
{
    QByteArray token;
    QByteArray region;
    qint64 ahead = 0;
    {
        const std::lock_guard lock(m_mutex);
        token = m_token;
        region = m_region;
        ahead = m_clockAhead;
    }
    const QByteArray authorization = request.headers.value("authorization");
    const QList<QByteArray> scope = partOf(authorization, "Credential").split('/');
    const QByteArrayList names = partOf(authorization, "SignedHeaders").split(';');
    const auto no = [&](int status, const QByteArray &code, const QByteArray &message,
                        const QByteArray &more = {}) {
        goesOn = refuse(handle, status, code, message, more);
        return false;
    };
    if (authorization.isEmpty())
        return no(403, "AccessDenied", "Access Denied");
    if (scope.value(0) != keyId)
        return no(403, "InvalidAccessKeyId",
                  "The AWS Access Key Id you provided does not exist in our records.");
    if (request.headers.value("x-amz-security-token") != token)
        return no(400, token.isEmpty() ? "InvalidToken" : "ExpiredToken", "The provided token has expired.");
    const QDateTime when = QDateTime::fromString(QString::fromLatin1(request.headers.value("x-amz-date")),
                                                 u"yyyyMMdd'T'HHmmss'Z'"_s);
    const QDateTime utc(when.date(), when.time(), Qt::UTC);
    if (!when.isValid() ||
        qAbs(utc.toSecsSinceEpoch() - QDateTime::currentSecsSinceEpoch() - ahead) > 15 * 60)
        return no(403, "RequestTimeTooSkewed",
                  "The difference between the request time and the current time is too large.");
    if (scope.value(2) != region)
        return no(400, "AuthorizationHeaderMalformed",
                  "The authorization header is malformed; the region is wrong",
                  "<Region>" + region + "</Region>");
    // All of these have to be signed, where they are there.
    for (const auto &[name, value] : request.headers.asKeyValueRange())
        if ((name == "host" || name.startsWith("x-amz-")) && !names.contains(name))
            return no(403, "AccessDenied", "There were headers present in the request which were not signed");
    if (!names.contains("host") || !request.headers.contains("x-amz-content-sha256"))
        return no(400, "InvalidRequest", "Missing required header for this request: x-amz-content-sha256");
    if (awsSignature(request, secret) != partOf(authorization, "Signature"))
        return no(403, "SignatureDoesNotMatch",
                  "The request signature we calculated does not match the signature you provided.");
    return true;
}

bool S3Server::answer(int handle, const S3Request &request)
{
    bool goesOn = true;
    if (!isSigned(handle, request, goesOn))
        return goesOn;
    // The bucket is in the host's name, or the first part of the path.
    const QByteArray host = request.headers.value("host").split(':').first();
    QByteArray path = QByteArray::fromPercentEncoding(request.path()).mid(1);
    QByteArray bucketName = host.endsWith(".localhost") ? host.chopped(10) : QByteArray();
    if (bucketName.isEmpty()) {
        bucketName = path.split('/').first();
        path = path.contains('/') ? path.mid(path.indexOf('/') + 1) : QByteArray();
    }
    const QString bucket = QString::fromUtf8(bucketName);
    std::optional<Object> object;
    bool isBusy = false;
    bool isDenied = false;
    bool isThere = false;
    {
        const std::lock_guard lock(m_mutex);
        isThere = m_buckets.contains(bucket);
        isDenied = m_denied.contains(QString::fromUtf8(path));
        const auto &objects = m_buckets[bucket];
        if (const auto found = objects.find(path); found != objects.end())
            object = *found;
        isBusy = !path.isEmpty() && m_busy > 0;
        m_busy -= isBusy ? 1 : 0;
        if (!isThere)
            m_buckets.remove(bucket);
    }
    if (isBusy)
        return refuse(handle, 503, "SlowDown", "Please reduce your request rate.");
    if (!isThere)
        return refuse(handle, 404, "NoSuchBucket", "The specified bucket does not exist");
    if (isDenied)
        return refuse(handle, 403, "AccessDenied", "Access Denied");
    if (path.isEmpty())
        return answerList(handle, request, bucket);
    if (!object)
        return refuse(handle, 404, "NoSuchKey", "The specified key does not exist.");
    return answerObject(handle, request, QString::fromUtf8(path), *object);
}

bool S3Server::answerObject(int handle, const S3Request &request, const QString &, const Object &object)
{
    const QByteArray wanted = QByteArray(request.headers.value("if-match")).replace('"', "");
    const bool isChecked = [this] {
        const std::lock_guard lock(m_mutex);
        return !m_ignoresTags;
    }();
    if (isChecked && !wanted.isEmpty() && wanted != object.tag)
        return refuse(handle, 412, "PreconditionFailed", "At least one of the pre-conditions did not hold");
    bool ignores = false;
    bool spoils = false;
    bool breaks = false;
    {
        const std::lock_guard lock(m_mutex);
        ignores = m_ignoresRanges;
        spoils = m_spoils;
    }
    const QByteArray range = request.headers.value("range");
    qint64 first = 0;
    qint64 last = object.content.size() - 1;
    QByteArray head = "HTTP/1.1 200 OK\r\n";
    if (range.startsWith("bytes=") && !ignores) {
        const QList<QByteArray> ends = range.mid(6).split('-');
        first = ends.value(0).toLongLong();
        last = qMin<qint64>(last, ends.value(1).toLongLong());
        if (first >= object.content.size())
            return refuse(handle, 416, "InvalidRange", "The requested range is not satisfiable");
        head = "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes " + QByteArray::number(first) + '-' +
               QByteArray::number(last) + '/' + QByteArray::number(object.content.size()) + "\r\n";
    }
    QByteArray content = object.content.mid(first, last - first + 1);
    head += "ETag: \"" + object.tag + "\"\r\nLast-Modified: " + webDate(writtenAt) +
            "\r\nContent-Type: binary/octet-stream\r\nContent-Length: " + QByteArray::number(content.size()) +
            "\r\n\r\n";
    if (spoils && content.size() > 1)
        content[content.size() / 2] = static_cast<char>(~content.at(content.size() / 2));
    {
        const std::lock_guard lock(m_mutex);
        breaks = m_breaks > 0 && content.size() > 1;
        m_breaks -= breaks ? 1 : 0;
    }
    if (breaks)
        content.truncate(content.size() / 2);
    {
        std::unique_lock lock(m_mutex);
        if (m_holdFrom >= 0 && first >= m_holdFrom) {
            ++m_held;
            m_changed.notify_all();
            m_changed.wait(lock, [this] { return m_ends || m_holdFrom < 0; });
            --m_held;
            if (m_ends)
                return false;
        }
    }
    return sendAll(handle, head) && sendContent(handle, content) && !breaks;
}

bool S3Server::sendContent(int handle, QByteArrayView content)
{
    constexpr qsizetype blockBytes = 64LL * 1024;
    while (!content.isEmpty()) {
        {
            std::unique_lock lock(m_mutex);
            if (m_holdAfter >= 0 && m_sent >= m_holdAfter) {
                ++m_held;
                m_changed.notify_all();
                m_changed.wait(lock, [this] { return m_ends || m_holdAfter < 0; });
                --m_held;
                if (m_ends)
                    return false;
            }
        }
        const QByteArrayView block = content.first(qMin(content.size(), blockBytes));
        m_sent += block.size(); // before: who has the bytes may ask at once
        if (!sendAll(handle, block)) {
            m_sent -= block.size();
            return false;
        }
        content = content.sliced(block.size());
    }
    return true;
}

bool S3Server::answerList(int handle, const S3Request &request, const QString &bucket)
{
    const Pairs query = pairsOf(request.query());
    const QByteArray prefix = valueIn(query, "prefix");
    const QByteArray after = QByteArray::fromBase64(valueIn(query, "continuation-token"));
    if (valueIn(query, "list-type") != "2")
        return refuse(handle, 400, "InvalidRequest", "Only ListObjectsV2 is known here");
    QByteArray contents;
    QByteArray lastKey;
    int count = 0;
    bool isCut = false;
    {
        const std::lock_guard lock(m_mutex);
        const auto &objects = m_buckets[bucket];
        for (auto each = objects.begin(); each != objects.end(); ++each) {
            if (!each.key().startsWith(prefix) || (!after.isEmpty() && each.key() <= after))
                continue;
            if (count == m_page) {
                isCut = true;
                break;
            }
            ++count;
            lastKey = each.key();
            contents +=
                "<Contents><Key>" + uriEncoded(each.key(), true).replace("%20", "+") +
                "</Key><LastModified>" +
                QDateTime::fromSecsSinceEpoch(writtenAt, Qt::UTC).toString(Qt::ISODateWithMs).toLatin1() +
                "</LastModified><ETag>&quot;" + each->tag + "&quot;</ETag><Size>" +
                QByteArray::number(each->content.size()) +
                "</Size><StorageClass>STANDARD</StorageClass></Contents>";
        }
    }
    const QByteArray body =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ListBucketResult "
        "xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\"><Name>" +
        bucket.toUtf8() + "</Name><EncodingType>url</EncodingType><IsTruncated>" +
        (isCut ? "true" : "false") + "</IsTruncated>" + contents +
        (isCut ? "<NextContinuationToken>" + lastKey.toBase64() + "</NextContinuationToken>" : QByteArray()) +
        "</ListBucketResult>";
    return sendAll(handle, "HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: " +
                               QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

} // namespace millrace::test
