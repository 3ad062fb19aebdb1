// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace millrace::test {

/// A request as it came.
struct S3Request
{
    QByteArray method;
    QByteArray target;                     ///< path and query, as they were sent
    QHash<QByteArray, QByteArray> headers; ///< names in lower case

    QByteArray path() const { return target.split('?').first(); }
    QByteArray query() const { return target.mid(path().size() + 1); }
};

/// The signature that a request of AWS Signature Version 4 ought to have, by the words of AWS's documentation
/// ("Authenticating Requests: Using the Authorization Header"), and of no library: what it was signed with is
/// checked against it. Empty: the request names no signature of this kind.
QByteArray awsSignature(const S3Request &request, const QByteArray &secret);

/// An object store on 127.0.0.1 that speaks as much of S3 as is needed to read it, and does what stores do:
/// refuses what is not signed as it has to be, by other keys, at another time or for another region; is busy;
/// breaks off. Everything may be called from any thread.
class S3Server
{
public:
    S3Server();
    ~S3Server();
    S3Server(const S3Server &) = delete;
    S3Server &operator=(const S3Server &) = delete;

    QString endpoint() const; ///< "http://127.0.0.1:40123"
    int port() const { return m_port; }

    static constexpr auto keyId = "AKIDTESTS3SERVERKEY1";
    static constexpr auto secret = "tests3/Secret+Of/NoAccount+anywhere/4711";
    /// A session's token that every request has to have; empty: none is wanted.
    void wantToken(const QByteArray &token);
    /// The region that requests have to be signed for.
    void setRegion(const QByteArray &region);
    void setClock(qint64 secondsAhead);

    /// The ETag is the MD5 sum unless another one is given.
    void put(const QString &bucket, const QString &key, const QByteArray &content,
             const QByteArray &tag = {});
    void deny(const QString &key); ///< AccessDenied for it
    void setPage(int objects);     ///< of a list

    /// Of requests for objects: so many more are answered by 503 SlowDown.
    void beBusy(int requests);
    /// Likewise, so many are cut after half of their bytes.
    void breakOff(int answers);
    /// So many bytes of objects are sent, then all wait until it is let go.
    void holdAfter(qint64 bytes);
    /// Answers of parts from this offset of their object on wait until they are let go.
    void holdFrom(qint64 offset);
    void letGo();
    /// Blocks until answers wait. False: none did within a minute.
    bool awaitHeld();
    void spoil(bool on);        ///< bytes are sent that are others than those of the object
    void ignoreRanges(bool on); ///< all of an object is sent whatever was asked for
    void ignoreTags(bool on);   ///< If-Match changes nothing
    void sayNothing(bool on);   ///< errors have no body

    qint64 bytesSent() const { return m_sent; } ///< of objects
    int requests() const { return m_requests; }
    QStringList targets() const; ///< of all requests

private:
    struct Object
    {
        QByteArray content;
        QByteArray tag;
    };
    struct Connection
    {
        int handle = -1;
        std::thread thread;
    };
    void accept();
    void serve(int handle);
    bool answer(int handle, const S3Request &request);
    bool answerObject(int handle, const S3Request &request, const QString &key, const Object &object);
    bool answerList(int handle, const S3Request &request, const QString &bucket);
    bool refuse(int handle, int status, const QByteArray &code, const QByteArray &message,
                const QByteArray &more = {});
    bool isSigned(int handle, const S3Request &request, bool &goesOn);
    bool sendContent(int handle, QByteArrayView content);

    int m_listener = -1;
    int m_port = 0;
    std::atomic<qint64> m_sent = 0;
    std::atomic<int> m_requests = 0;
    mutable std::mutex m_mutex; ///< protects what follows
    std::condition_variable m_changed;
    QMap<QString, QMap<QByteArray, Object>> m_buckets;
    QStringList m_denied;
    QStringList m_targets;
    QByteArray m_token;
    QByteArray m_region = "us-east-1";
    qint64 m_clockAhead = 0;
    int m_page = 1000;
    int m_busy = 0;
    int m_breaks = 0;
    qint64 m_holdAfter = -1;
    qint64 m_holdFrom = -1;
    int m_held = 0;
    bool m_spoils = false;
    bool m_ignoresRanges = false;
    bool m_ignoresTags = false;
    bool m_saysNothing = false;
    bool m_ends = false;
    std::list<Connection> m_connections;
    std::thread m_acceptor; ///< last: it uses all above
};

} // namespace millrace::test
