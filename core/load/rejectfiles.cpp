// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/rejectfiles.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/load/chunks/rowlines.h"
#include "core/source/content/content.h"
#include "core/source/rows/rowscanner.h"

#include <QSaveFile>
#include <algorithm>
#include <cerrno>

namespace millrace {

namespace {

QByteArray csvField(const QString &text)
{
    QByteArray bytes = text.toUtf8();
    if (bytes.contains('"') || bytes.contains(',') || bytes.contains('\n') || bytes.contains('\r'))
        bytes = '"' + bytes.replace('"', "\"\"") + '"';
    return bytes;
}

QByteArray reasonLine(qint64 reject, const Reject &row)
{
    QByteArrayList fields{QByteArray::number(reject), csvField(row.file)};
    if (!row.key.isEmpty())
        fields << csvField(row.key);
    else
        fields << QByteArray::number(row.row) << QByteArray::number(row.line)
               << (row.byteOffset < 0 ? QByteArray() : QByteArray::number(row.byteOffset));
    fields << csvField(row.column) << QByteArray::number(row.code) << csvField(row.reason);
    return fields.join(',') + "\r\n";
}

/// Byte order mark and header lines of the first file, so that the rejects read like a dump of the same kind.
Result<QByteArray> headerOf(const Source &source)
{
    if (source.isTable() || source.dialect.skipLines == 0)
        return QByteArray();
    MILLRACE_TRY(const auto content, openContent(source.files.first().content()));
    RowScanner scanner(source.dialect, {});
    QByteArray header;
    // One row is enough for the scanner to know where the header ends.
    while (scanner.rowsDone() == 0) {
        MILLRACE_TRY(const auto block, content->next());
        if (block.empty())
            break;
        header.append(block.data(), static_cast<qsizetype>(block.size()));
        scanner.scan(block, 1, std::numeric_limits<qint64>::max());
    }
    return header.left(scanner.bodyStart());
}

/// A file that appears whole or not at all.
class Output
{
public:
    explicit Output(const QString &path)
        : m_file(path)
    {
        m_file.open(QIODevice::WriteOnly);
    }
    void write(const QByteArray &bytes) { m_good = m_good && m_file.write(bytes) == bytes.size(); }
    Result<void> commit()
    {
        errno = 0;
        // QSaveFile (Qt 6.4) does not notice a flush that fails inside commit().
        if (m_good && m_file.isOpen() && m_file.flush() && m_file.commit())
            return {};
        return fail(writeError(m_file.fileName(),
                               m_file.error() == QFileDevice::ResourceError ? ENOSPC : errno,
                               m_file.errorString()));
    }

private:
    QSaveFile m_file;
    bool m_good = true;
};

void addKinds(QVector<WarningKind> &sum, const QVector<WarningKind> &kinds)
{
    ChunkFindings all;
    all.warnings = sum;
    for (const WarningKind &kind : kinds)
        all.addWarning(kind.code, kind.column, kind.example, kind.row, kind.count);
    sum = all.warnings;
}

} // namespace

Result<RejectSummary> writeRejectFiles(RunFolder &folder, const Plan &plan, const Journal::Entries &committed)
{
    RejectSummary summary;
    qint64 expected = 0;
    for (const auto &parts : committed)
        for (const Journal::Entry &entry : parts)
            expected += entry.tally.setAside;
    const QString rowsPath = folder.path() + u"/rejects.txt"_s;
    const QString reasonsPath = folder.path() + u"/rejects.csv"_s;
    MILLRACE_TRY(const auto header, expected > 0 ? headerOf(plan.source) : Result<QByteArray>(QByteArray()));

    QVector<Reject> rejects;
    for (auto chunk = committed.constBegin(); chunk != committed.constEnd(); ++chunk)
        for (const Journal::Entry &entry : *chunk) {
            MILLRACE_TRY(const auto findings,
                         folder.findings({.id = {chunk.key()}, .firstRow = {entry.firstRow}}));
            addKinds(summary.warnings, findings.warnings);
            rejects += findings.rejects;
        }
    summary.rejects = rejects.size();
    std::stable_sort(summary.warnings.begin(), summary.warnings.end(),
                     [](const WarningKind &a, const WarningKind &b) { return a.count > b.count; });
    if (summary.rejects != expected)
        return fail({.code = ErrorCode::CountMismatch,
                     .what = CoreText::tr("The journal counts %1 set aside, the run folder holds %2.")
                                 .arg(rowsText(expected), groupedNumber(summary.rejects)),
                     .howToFix = CoreText::tr("Files are missing below %1/findings.").arg(folder.path())});
    if (summary.rejects == 0) {
        QFile::remove(rowsPath);
        QFile::remove(reasonsPath);
        return summary;
    }
    std::sort(rejects.begin(), rejects.end(),
              [](const Reject &a, const Reject &b) { return a.number < b.number; });
    RowLines lines(plan.source);
    for (Reject &reject : rejects)
        MILLRACE_TRY_VOID(lines.complete(reject));
    Output rows(rowsPath);
    Output reasons(reasonsPath);
    rows.write(header);
    reasons.write(plan.source.isTable() ? "reject,table,key,column,code,reason\r\n"
                                        : "reject,file,row,line,byte_offset,column,code,reason\r\n");
    for (qsizetype i = 0; i < rejects.size(); ++i) {
        rows.write(rejects.at(i).raw + plan.source.dialect.linesTerminatedBy);
        reasons.write(reasonLine(i + 1, rejects.at(i)));
    }
    MILLRACE_TRY_VOID(rows.commit());
    MILLRACE_TRY_VOID(reasons.commit());
    summary.rejectsFile = rowsPath;
    summary.reasonsFile = reasonsPath;
    return summary;
}

} // namespace millrace
