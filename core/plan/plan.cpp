// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

#include "core/base/paths.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

namespace {

const QString format = QStringLiteral("millrace-plan");

Error invalid(const QString &what)
{
    return {.code = ErrorCode::PlanInvalid,
            .what = what,
            .howToFix = QStringLiteral("Make the plan anew, or mend the file by hand.")};
}

} // namespace

QString onErrorName(OnError value)
{
    return value == OnError::Stop ? QStringLiteral("stop") : QStringLiteral("as-server");
}

QString onDuplicateName(OnDuplicate value)
{
    return value == OnDuplicate::Stop ? QStringLiteral("stop") : QStringLiteral("replace");
}

QByteArray Plan::toJson() const
{
    QJsonArray settings;
    for (const SessionSetting &setting : session)
        settings << QJsonObject{{QStringLiteral("name"), setting.name},
                                {QStringLiteral("value"), setting.value}};
    const QJsonObject json{
        {QStringLiteral("format"), format},
        {QStringLiteral("schema_version"), schemaVersion},
        {QStringLiteral("name"), name},
        {QStringLiteral("source"), source.toJson()},
        {QStringLiteral("target"), QJsonObject{{QStringLiteral("connection"), connection.toJson()},
                                               {QStringLiteral("schema"), schema},
                                               {QStringLiteral("table"), table},
                                               {QStringLiteral("create_sql"), createSql}}},
        {QStringLiteral("mapping"), mapping.toJson()},
        {QStringLiteral("chunks"),
         QJsonObject{{QStringLiteral("rows"), chunkRows}, {QStringLiteral("bytes"), chunkBytes}}},
        {QStringLiteral("workers"), workers},
        {QStringLiteral("on_error"), onErrorName(onError)},
        {QStringLiteral("on_duplicate"), onDuplicateName(onDuplicate)},
        {QStringLiteral("session"), settings},
        {QStringLiteral("journal_table"), journalTable},
    };
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

Result<Plan> Plan::fromJson(const QByteArray &bytes)
{
    QJsonParseError parseError;
    const QJsonObject json = QJsonDocument::fromJson(bytes, &parseError).object();
    if (parseError.error != QJsonParseError::NoError ||
        json.value(QStringLiteral("format")).toString() != format)
        return fail({.code = ErrorCode::PlanUnreadable,
                     .what = parseError.error != QJsonParseError::NoError
                                 ? QStringLiteral("This is no plan: %1 at byte %2.")
                                       .arg(parseError.errorString())
                                       .arg(parseError.offset)
                                 : QStringLiteral("This is JSON, but no Millrace plan."),
                     .howToFix = QStringLiteral("Choose a .millrace file that Millrace saved.")});
    const int version = json.value(QStringLiteral("schema_version")).toInt();
    if (version > schemaVersion)
        return fail({.code = ErrorCode::PlanTooNew,
                     .what = QStringLiteral("The plan is of version %1, this program reads up to %2.")
                                 .arg(version)
                                 .arg(schemaVersion),
                     .howToFix = QStringLiteral("Update Millrace.")});

    const QJsonObject target = json.value(QStringLiteral("target")).toObject();
    const QJsonObject chunks = json.value(QStringLiteral("chunks")).toObject();
    const auto source = Source::fromJson(json.value(QStringLiteral("source")).toObject());
    const auto connection = ConnectionSpec::fromJson(target.value(QStringLiteral("connection")).toObject());
    const auto mapping = Mapping::fromJson(json.value(QStringLiteral("mapping")).toObject());
    if (!source)
        return fail(source.error());
    if (!connection)
        return fail(connection.error());
    if (!mapping)
        return fail(mapping.error());

    Plan plan;
    plan.name = json.value(QStringLiteral("name")).toString();
    plan.source = *source;
    plan.connection = *connection;
    plan.schema = target.value(QStringLiteral("schema")).toString();
    plan.table = target.value(QStringLiteral("table")).toString();
    plan.createSql = target.value(QStringLiteral("create_sql")).toString();
    plan.mapping = *mapping;
    plan.chunkRows = chunks.value(QStringLiteral("rows")).toInteger();
    plan.chunkBytes = chunks.value(QStringLiteral("bytes")).toInteger();
    plan.workers = json.value(QStringLiteral("workers")).toInt();
    plan.journalTable = json.value(QStringLiteral("journal_table")).toString();

    const QString onError = json.value(QStringLiteral("on_error")).toString();
    if (onError != onErrorName(OnError::Stop) && onError != onErrorName(OnError::AsServer))
        return fail(invalid(QStringLiteral("“on_error” is “%1”; it can be stop or as-server.").arg(onError)));
    plan.onError = onError == onErrorName(OnError::Stop) ? OnError::Stop : OnError::AsServer;
    const QString onDuplicate = json.value(QStringLiteral("on_duplicate")).toString();
    if (onDuplicate != onDuplicateName(OnDuplicate::Stop) &&
        onDuplicate != onDuplicateName(OnDuplicate::Replace))
        return fail(
            invalid(QStringLiteral("“on_duplicate” is “%1”; it can be stop or replace.").arg(onDuplicate)));
    plan.onDuplicate =
        onDuplicate == onDuplicateName(OnDuplicate::Stop) ? OnDuplicate::Stop : OnDuplicate::Replace;

    for (const QJsonValue &value : json.value(QStringLiteral("session")).toArray())
        plan.session << SessionSetting{.name = value[QStringLiteral("name")].toString(),
                                       .value = value[QStringLiteral("value")].toString()};
    if (const auto valid = plan.validate(); !valid)
        return fail(valid.error());
    return plan;
}

Result<void> Plan::save(const QString &path) const
{
    return writeFileAtomically(path, toJson());
}

Result<Plan> Plan::load(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return fail({.code = ErrorCode::PlanUnreadable,
                     .what = bytes.error().what,
                     .howToFix = bytes.error().howToFix,
                     .context = bytes.error().context});
    auto plan = fromJson(*bytes);
    if (!plan)
        plan.error().context.file = path;
    return plan;
}

Result<void> Plan::validate() const
{
    if (source.files.isEmpty())
        return fail(invalid(QStringLiteral("The plan names no source file.")));
    if (schema.isEmpty() || table.isEmpty())
        return fail(invalid(QStringLiteral("The plan names no target table.")));
    if (mapping.fields.isEmpty())
        return fail(invalid(QStringLiteral("The plan's mapping binds no field.")));
    if (chunkRows < 1)
        return fail(
            invalid(QStringLiteral("A chunk needs at least 1 row, the plan says %1.").arg(chunkRows)));
    if (chunkBytes < 0)
        return fail(invalid(QStringLiteral("A chunk's size cannot be negative.")));
    if (workers < 1 || workers > 64)
        return fail(invalid(QStringLiteral("Workers can be 1 to 64, the plan says %1.").arg(workers)));
    if (onDuplicate == OnDuplicate::Replace && onError == OnError::AsServer)
        return fail(invalid(
            QStringLiteral("“replace” makes the server strict; it cannot be combined with “as-server”.")));
    if (journalTable.isEmpty())
        return fail(invalid(QStringLiteral("The plan names no journal table.")));
    return source.dialect.validate();
}

} // namespace millrace
