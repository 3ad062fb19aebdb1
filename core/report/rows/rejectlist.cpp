// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/rows/rejectlist.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/source/content/jsonlinefinder.h"
#include "core/source/content/rowfiles.h"
#include "core/source/scan/filescan.h"

#include <algorithm>

namespace millrace {

namespace {

/// RFC 4180, as writeRejectFiles() writes it: calls \a take with the fields of each line.
template <typename Take> void forEachLine(const QByteArray &csv, Take take)
{
    QVector<QByteArray> fields(1);
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const char c = csv.at(i);
        if (quoted) {
            if (c != '"')
                fields.last() += c;
            else if (i + 1 < csv.size() && csv.at(i + 1) == '"')
                fields.last() += csv.at(++i);
            else
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            fields.append(QByteArray());
        } else if (c == '\n') {
            take(fields);
            fields = QVector<QByteArray>(1);
        } else if (c != '\r') {
            fields.last() += c;
        }
    }
}

class Columns
{
public:
    explicit Columns(const QVector<QByteArray> &names)
    {
        for (qsizetype i = 0; i < names.size(); ++i)
            m_places.insert(names.at(i), i);
    }
    QString text(const QVector<QByteArray> &fields, const char *name) const
    {
        return QString::fromUtf8(fields.value(m_places.value(name, -1)));
    }
    qint64 number(const QVector<QByteArray> &fields, const char *name) const
    {
        return fields.value(m_places.value(name, -1)).toLongLong();
    }

private:
    QMap<QByteArray, qsizetype> m_places;
};

} // namespace

Result<RejectList> RejectList::read(const Plan &plan, const QString &rejectsFile, const QString &reasonsFile,
                                    qint64 most)
{
    MILLRACE_TRY(const auto csv, readWholeFile(reasonsFile));
    RejectList list;
    std::optional<Columns> columns;
    QMap<QPair<int, QString>, qint64> causes;
    forEachLine(csv, [&](const QVector<QByteArray> &fields) {
        if (!columns) {
            columns.emplace(fields);
            return;
        }
        ++list.count;
        Reject reject{.number = columns->number(fields, "reject"),
                      .file = columns->text(fields, "file"),
                      .key = columns->text(fields, "key"),
                      .row = columns->number(fields, "row"),
                      .line = columns->number(fields, "line"),
                      .byteOffset = columns->number(fields, "byte_offset"),
                      .column = columns->text(fields, "column"),
                      .code = static_cast<int>(columns->number(fields, "code")),
                      .reason = columns->text(fields, "reason")};
        if (reject.file.isEmpty())
            reject.file = columns->text(fields, "table");
        ++causes[{reject.code, reject.column}];
        ++list.byFile[reject.file];
        if (list.rows.size() < most)
            list.rows << reject;
    });
    for (auto cause = causes.cbegin(); cause != causes.cend(); ++cause)
        list.causes << Cause{.code = cause.key().first, .column = cause.key().second, .count = cause.value()};
    std::stable_sort(list.causes.begin(), list.causes.end(),
                     [](const Cause &a, const Cause &b) { return a.count > b.count; });
    // Somebody may have begun to mend the file: then its rows are not those that were refused.
    const Content content = Content(rejectsFile).readAs(plan.source.dialect);
    if (plan.source.dialect.isJsonLines()) {
        JsonLineFinder lines(content);
        for (qsizetype i = 0; i < list.rows.size(); ++i)
            list.rows[i].raw = lines.find(i + 1).value_or(JsonLineAt()).text;
        return list;
    }
    MILLRACE_TRY(const auto rows, readRows(content, plan.source.dialect, 0, list.rows.size()));
    for (qsizetype i = 0; i < std::min(rows.size(), list.rows.size()); ++i)
        list.rows[i].raw = rows.at(i).raw;
    return list;
}

Result<Plan> planForRejects(const Plan &plan, const QString &rejectsFile)
{
    if (plan.mapping.usesRowNumber())
        return fail({.code = ErrorCode::MappingIncomplete,
                     .what = CoreText::tr("The run numbered its rows with @row_number; among the rows set "
                                          "aside those numbers are not known any more."),
                     .howToFix = CoreText::tr("Open the file as a new source and map the numbered column to "
                                              "a field, or leave it to AUTO_INCREMENT.")});
    Plan mended = plan;
    mended.name = plan.name + CoreText::tr(" (rows set aside)");
    mended.source.name = plan.source.name;
    mended.source.table.reset();
    mended.source.scan.reset();
    MILLRACE_TRY(const auto fingerprint, fingerprintOf(rejectsFile));
    mended.source.files = {{.path = rejectsFile, .fingerprint = fingerprint}};
    mended.source.setDialect(mended.source.dialect);
    MILLRACE_TRY_VOID(scanSource(mended.source));
    // The table is there and full: what pays for a whole dump does not for what is left of it.
    mended.createSql.clear();
    mended.indexes = IndexPolicy::Keep;
    mended.order = RowOrder::File;
    mended.wayIn = WayIn::Auto;
    mended.workers = 1;
    mended.warmup = {};
    mended.global.clear();
    mended.host.clear();
    mended.redoLogOffServer.clear();
    mended.unloggedServer.clear();
    MILLRACE_TRY_VOID(mended.validate());
    return mended;
}

} // namespace millrace
