// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/deferredindexfile.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace millrace {

namespace {

QString recordPath(const QString &runFolder)
{
    return runFolder + u"/indexes.json"_s;
}

} // namespace

DeferredIndexFile::DeferredIndexFile(QString path, IndexDeferral deferral)
    : m_path(std::move(path))
    , m_deferral(std::move(deferral))
{}

Result<DeferredIndexFile> DeferredIndexFile::create(const QString &runFolder, IndexDeferral deferral)
{
    const QString path = recordPath(runFolder);
    if (QFile::exists(path))
        return fail({.code = ErrorCode::IndexRecordUnusable,
                     .what = CoreText::tr("The run already has a record of dropped indexes."),
                     .howToFix = CoreText::tr("Go on with that one: resume or restore the run."),
                     .context = {.file = path}});
    const QByteArray content = QJsonDocument(deferral.toJson()).toJson(QJsonDocument::Indented);
    // What cannot be read back is worth nothing when it is needed.
    MILLRACE_TRY_VOID(IndexDeferral::fromJson(QJsonDocument::fromJson(content).object()));
    MILLRACE_TRY_VOID(writeFileAtomically(path, content));
    return DeferredIndexFile(path, std::move(deferral));
}

Result<std::optional<DeferredIndexFile>> DeferredIndexFile::open(const QString &runFolder)
{
    const QString path = recordPath(runFolder);
    if (!QFile::exists(path))
        return std::nullopt;
    MILLRACE_TRY(const auto content, readWholeFile(path));
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(content, &parsed);
    if (!document.isObject())
        return fail(
            {.code = ErrorCode::BadJson,
             .what = CoreText::tr("The record of dropped indexes is not JSON: %1.").arg(parsed.errorString()),
             .howToFix = CoreText::tr("Read the definitions in it and add them by hand (ALTER TABLE … "
                                      "ADD …)."),
             .context = {.file = path}});
    auto deferral = IndexDeferral::fromJson(document.object());
    if (!deferral) {
        Error error = deferral.error();
        error.context.file = path;
        return fail(error);
    }
    return DeferredIndexFile(path, std::move(*deferral));
}

QStringList DeferredIndexFile::namesIn(const QString &runFolder)
{
    QStringList names;
    if (const auto record = open(runFolder); record && record->has_value())
        for (const IndexDefinition &index : (*record)->deferral().deferred)
            names << index.name;
    return names;
}

QString DeferredIndexFile::runId() const
{
    return QFileInfo(m_path).dir().dirName();
}

} // namespace millrace
