// SPDX-License-Identifier: GPL-3.0-or-later
// The draft's source: the tables found, their files, the dialect and what the scan says of them.
#include "ui/session/draft/migrationdraft.h"

#include "core/source/inspect/dumptables.h"

#include <QHash>
#include <algorithm>

namespace millrace {

bool MigrationDraft::isSourceReady() const
{
    return !m_source.isEmpty() && m_source.fieldCount > 0;
}

QStringList MigrationDraft::filePaths() const
{
    QStringList paths;
    for (const SourceFile &file : m_source.files)
        paths.append(file.path);
    return paths;
}

QStringList MigrationDraft::fileNames() const
{
    QStringList names;
    for (const SourceFile &file : m_source.files)
        names.append(file.name());
    return names;
}

QStringList MigrationDraft::allFilePaths() const
{
    QStringList paths;
    for (qsizetype i = 0; i < m_found.size(); ++i)
        if (i != m_chosen)
            for (const SourceFile &file : m_found.at(i).source.files)
                paths.append(file.path);
    return filePaths() + paths;
}

QVector<int> MigrationDraft::joinableTables() const
{
    QVector<int> tables;
    for (qsizetype i = 0; i < m_found.size(); ++i) {
        const Source &other = m_found.at(i).source;
        if (i != m_chosen && !other.isTable() && other.dialect == m_source.dialect &&
            other.fieldCount == m_source.fieldCount && other.fieldNames == m_source.fieldNames)
            tables.append(static_cast<int>(i));
    }
    return tables;
}

void MigrationDraft::setFoundTables(const QVector<FoundTable> &tables)
{
    m_found = tables;
    m_chosen = -1;
    takeScope(holdsDump());
    if (tables.isEmpty())
        clearSource();
    else
        chooseTable(0);
}

bool MigrationDraft::holdsDump() const
{
    return holdTables(m_found) ||
           (!m_found.isEmpty() && std::all_of(m_found.begin(), m_found.end(), [](const FoundTable &found) {
               return sqlTableOf(found.source) != nullptr;
           }));
}

void MigrationDraft::setWholeDump(bool whole)
{
    if (m_wholeDump == whole || (whole && !holdsDump()))
        return;
    takeScope(whole);
    Q_EMIT sourceChanged();
    Q_EMIT optionsChanged();
    Q_EMIT nameChanged();
}

/// New tables are filled before their secondary indexes are built, unless the user says otherwise.
void MigrationDraft::takeScope(bool whole)
{
    if (whole == m_wholeDump)
        return;
    m_wholeDump = whole;
    if (whole && m_indexes == IndexPolicy::Keep) {
        m_indexes = IndexPolicy::Defer;
        m_deferredForDump = true;
    } else if (!whole && m_deferredForDump) {
        m_indexes = IndexPolicy::Keep;
        m_deferredForDump = false;
    }
}

void MigrationDraft::chooseTable(int index)
{
    if (index == m_chosen || index < 0 || index >= m_found.size())
        return;
    keepChosen();
    m_chosen = index;
    showChosen();
}

void MigrationDraft::splitTable(const QVector<FoundTable> &parts)
{
    if (m_chosen < 0 || parts.isEmpty())
        return;
    m_found.removeAt(m_chosen);
    for (qsizetype i = 0; i < parts.size(); ++i)
        m_found.insert(m_chosen + i, parts.at(i));
    showChosen();
}

void MigrationDraft::joinTables(const QVector<int> &tables)
{
    const QVector<int> joinable = joinableTables();
    QVector<int> joined;
    for (const int table : tables)
        if (joinable.contains(table) && !joined.contains(table))
            joined.append(table);
    if (joined.isEmpty())
        return;
    keepChosen();
    QStringList paths;
    FoundTable all = m_found.at(m_chosen);
    for (const SourceFile &file : std::as_const(all.source.files))
        paths << file.name();
    for (const int table : std::as_const(joined)) {
        for (const SourceFile &file : m_found.at(table).source.files)
            paths << file.name();
        all.source.files += m_found.at(table).source.files;
        all.notes += m_found.at(table).notes;
    }
    all.source.name = groupShards(paths, FileGrouping::Together).constFirst().stem;
    millrace::sortFiles(all.source.files, FileOrder::Natural);
    m_found[m_chosen] = all;
    const int chosen = m_chosen;
    std::sort(joined.begin(), joined.end(), std::greater<>());
    for (const int table : std::as_const(joined)) {
        m_found.removeAt(table);
        m_chosen -= table < chosen ? 1 : 0;
    }
    showChosen();
}

/// Files that were moved, removed or counted stay so while another table is looked at.
void MigrationDraft::keepChosen()
{
    if (m_chosen < 0 || m_chosen >= m_found.size())
        return;
    FoundTable &found = m_found[m_chosen];
    found.source = m_source;
    found.sample = m_sample;
    found.proposal = m_proposal;
    found.notes = m_notes;
    if (!m_scanIssues.isEmpty()) // they are found again with the rows
        for (SourceFile &file : found.source.files)
            file.rows = -1;
}

void MigrationDraft::showChosen()
{
    const FoundTable &found = m_found.at(m_chosen);
    m_source = found.source;
    m_sample = found.sample;
    m_proposal = found.proposal;
    m_notes = found.notes;
    m_scanIssues.clear();
    m_rowSamples = {};
    m_pinnedRows.clear();
    m_dialectOrigin = Origin::Detected;
    m_fileOrder = FileOrder::Natural;
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setDialect(const Dialect &dialect, Origin origin, const QVector<Row> &sample,
                                const QStringList &fieldNames)
{
    m_source.dialect = dialect;
    m_dialectOrigin = origin;
    m_source.fieldNames = fieldNames;
    forgetScan(); // another dialect, other rows: the count of before is worth nothing
    setSample(sample);
}

void MigrationDraft::forgetScan()
{
    m_scanIssues.clear();
    m_rowSamples = {};
    m_source.scan.reset();
    for (SourceFile &file : m_source.files) {
        file.rows = -1;
        file.bodyOffset = 0;
    }
}

/// Of rows that come in another order now it is not known whether they rise.
void MigrationDraft::forgetRowOrder()
{
    m_rowSamples = {};
    if (!m_source.scan)
        return;
    for (ColumnProfile &column : m_source.scan->profile.columns)
        column.ascending = column.strictly = false;
}

QVector<Error> MigrationDraft::scanNotes() const
{
    return m_source.scan ? m_source.scan->notes : QVector<Error>();
}

void MigrationDraft::setSample(const QVector<Row> &sample)
{
    m_sample = sample;
    m_source.fieldCount =
        sample.isEmpty() ? m_source.fieldCount : static_cast<int>(sample.first().fields.size());
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setScan(const Source &scanned, const ScanFindings &findings)
{
    // The list may have been sorted or shortened while the scan ran.
    QHash<QString, const SourceFile *> byName;
    for (const SourceFile &file : scanned.files)
        byName.insert(file.name(), &file);
    for (SourceFile &file : m_source.files) {
        const SourceFile *match = byName.value(file.name());
        if (match == nullptr)
            continue;
        file.rows = match->rows;
        file.bodyOffset = match->bodyOffset;
        file.unpackedBytes = match->unpackedBytes;
    }
    m_source.scan = scanned.scan;
    m_scanIssues = findings.rowErrors;
    // Samples name files by their place: of a list that was changed meanwhile they are worth nothing.
    const bool sameFiles =
        std::equal(scanned.files.begin(), scanned.files.end(), m_source.files.begin(), m_source.files.end(),
                   [](const SourceFile &a, const SourceFile &b) { return a.name() == b.name(); });
    m_rowSamples = sameFiles ? findings.samples : RowSamples();
    m_notes = notesBesideScan(m_notes, findings);
    Q_EMIT sourceChanged();
}

void MigrationDraft::sortFiles(FileOrder order)
{
    m_fileOrder = order;
    millrace::sortFiles(m_source.files, order);
    forgetRowOrder();
    Q_EMIT sourceChanged();
}

void MigrationDraft::moveFile(int from, int to)
{
    const auto count = m_source.files.size();
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return;
    m_source.files.move(from, to);
    m_fileOrder = FileOrder::Given;
    forgetRowOrder();
    Q_EMIT sourceChanged();
}

void MigrationDraft::removeFile(int index)
{
    if (index < 0 || index >= m_source.files.size())
        return;
    const QString name = m_source.files.at(index).name();
    m_source.files.removeAt(index);
    m_rowSamples = {};
    m_scanIssues.removeIf([&](const Error &error) { return error.context.file == name; });
    // A note counts over all files and names the first place: of fewer files it has to be made anew.
    if (!scanNotes().isEmpty())
        forgetScan();
    m_notes.removeIf([&](const Error &error) { return error.context.file == name; });
    if (!m_source.files.isEmpty()) {
        Q_EMIT sourceChanged();
    } else if (m_found.size() > 1) {
        m_found.removeAt(m_chosen);
        m_chosen = qMin(m_chosen, static_cast<int>(m_found.size()) - 1);
        showChosen();
    } else {
        clearSource();
    }
}

void MigrationDraft::clearSource()
{
    m_found.clear();
    m_chosen = -1;
    takeScope(false);
    m_source = {};
    forgetFindings();
    m_dialectOrigin = Origin::Detected;
    Q_EMIT sourceChanged();
}

/// What was found out about a source that is gone, and what was pinned in it.
void MigrationDraft::forgetFindings()
{
    m_sample.clear();
    m_proposal = {};
    m_notes.clear();
    m_scanIssues.clear();
    m_rowSamples = {};
    m_pinnedRows.clear();
}

} // namespace millrace
