// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/stream/fetchrecord.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <xxhash.h>

namespace millrace {

QString FetchTask::tag() const
{
    if (objects.size() == 1)
        return objects.first().tag;
    QByteArray text;
    for (const StoreObject &object : objects)
        text +=
            object.key.toUtf8() + '\0' + QByteArray::number(object.bytes) + '\0' + object.tag.toUtf8() + '\0';
    return u"%1"_s.arg(quint64(XXH3_64bits(text.constData(), static_cast<std::size_t>(text.size()))), 16, 16,
                       '0'_L1);
}

qint64 FetchTask::bytes() const
{
    qint64 sum = 0;
    for (const StoreObject &object : objects)
        sum += object.bytes;
    return sum;
}

QByteArray FetchTask::toJson() const
{
    QJsonArray list;
    for (const StoreObject &object : objects)
        list << QJsonObject{{u"key"_s, object.key},
                            {u"bytes"_s, object.bytes},
                            {u"tag"_s, object.tag},
                            {u"modified"_s, object.modified.toString(Qt::ISODateWithMs)}};
    return QJsonDocument(QJsonObject{{u"url"_s, url}, {u"part_bytes"_s, partBytes}, {u"objects"_s, list}})
        .toJson();
}

Result<FetchTask> FetchTask::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    FetchTask task{.url = object.value(u"url"_s).toString()};
    const QJsonArray list = object.value(u"objects"_s).toArray();
    for (const QJsonValue each : list)
        task.objects << StoreObject{
            .key = each[u"key"_s].toString(),
            .bytes = each[u"bytes"_s].toInteger(-1),
            .tag = each[u"tag"_s].toString(),
            .modified = QDateTime::fromString(each[u"modified"_s].toString(), Qt::ISODateWithMs)};
    if (task.url.isEmpty() || task.objects.isEmpty() ||
        object.value(u"part_bytes"_s).toInteger() != partBytes)
        return fail(
            Error{.code = ErrorCode::BadJson, .what = CoreText::tr("The record of a fetch is none.")});
    return task;
}

QVector<FetchPart> partsOf(const FetchTask &task)
{
    QVector<FetchPart> parts;
    for (qsizetype i = 0; i < task.objects.size(); ++i)
        for (qint64 offset = 0; offset < task.objects.at(i).bytes; offset += FetchTask::partBytes)
            parts << FetchPart{.object = i,
                               .offset = offset,
                               .bytes = qMin(FetchTask::partBytes, task.objects.at(i).bytes - offset)};
    return parts;
}

Result<std::unique_ptr<FetchLedger>> FetchLedger::open(const QString &path, qsizetype parts)
{
    std::unique_ptr<FetchLedger> ledger(new FetchLedger);
    ledger->m_hashes.resize(parts);
    ledger->m_file.setFileName(path);
    if (!ledger->m_file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return fail(writeError(path, errno, ledger->m_file.errorString()));
    ledger->m_file.seek(0);
    const QList<QByteArray> lines = ledger->m_file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        bool isPart = false;
        bool isHash = false;
        const qlonglong part = words.first().toLongLong(&isPart);
        const quint64 hash = words.last().toULongLong(&isHash, 16);
        // One that a kill has cut short has fewer digits, or no end.
        if (words.size() == 2 && isPart && isHash && words.last().size() == 16 && part >= 0 && part < parts)
            ledger->m_hashes[part] = hash;
    }
    // What follows such a line must not become part of it.
    if (ledger->m_file.size() > 0 && !lines.last().isEmpty())
        ledger->m_file.write("\n");
    return ledger;
}

Result<void> FetchLedger::add(qsizetype part, quint64 hash)
{
    const std::lock_guard lock(m_mutex);
    const QByteArray line =
        QByteArray::number(part) + ' ' + QByteArray::number(hash, 16).rightJustified(16, '0') + '\n';
    errno = 0;
    if (m_file.write(line) != line.size())
        return fail(writeError(m_file.fileName(), errno, m_file.errorString()));
    m_hashes[part] = hash;
    return {};
}

bool FetchLedger::isEmpty() const
{
    return std::none_of(m_hashes.begin(), m_hashes.end(), [](const auto &hash) { return hash.has_value(); });
}

void FetchLedger::forget(qsizetype part)
{
    const std::lock_guard lock(m_mutex);
    m_hashes[part].reset();
}

} // namespace millrace
