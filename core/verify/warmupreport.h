// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/base/result.h"

#include <QVector>

namespace millrace {

/// The server's memory at one moment; -1: not known.
struct MemoryFigures
{
    qint64 pagesData = -1;  ///< Innodb_buffer_pool_pages_data
    qint64 pagesTotal = -1; ///< Innodb_buffer_pool_pages_total
    qint64 pageBytes = -1;
    qint64 pagesRead = -1;     ///< Innodb_pages_read, since the start
    qint64 residentBytes = -1; ///< of the server's process, when it runs here
    qint64 readBytes = -1;     ///< that this process has read from the disk since its start
};
template <>
inline const JsonMembers<MemoryFigures> jsonMembers<MemoryFigures>{
    {"pages_data", &MemoryFigures::pagesData},    {"pages_total", &MemoryFigures::pagesTotal},
    {"page_bytes", &MemoryFigures::pageBytes},    {"pages_read", &MemoryFigures::pagesRead},
    {"rss_bytes", &MemoryFigures::residentBytes}, {"read_bytes", &MemoryFigures::readBytes}};

/// One index that was read from end to end, twice.
struct WarmedIndex
{
    QString index;           ///< PRIMARY stands for the clustered index, also where there is no primary key
    qint64 pagesBefore = -1; ///< of the index, in the buffer pool; -1: not known
    qint64 pagesAfter = -1;
    double firstSeconds = -1; ///< -1: not read
    double secondSeconds = -1;
    qint64 firstReads = -1; ///< pages the server read from disk meanwhile, by whomever; -1: not known
    qint64 secondReads = -1;
};
template <>
inline const JsonMembers<WarmedIndex> jsonMembers<WarmedIndex>{
    {"index", &WarmedIndex::index},
    {"pages_before", &WarmedIndex::pagesBefore},
    {"pages_after", &WarmedIndex::pagesAfter},
    {"first_seconds", &WarmedIndex::firstSeconds},
    {"second_seconds", &WarmedIndex::secondSeconds},
    {"first_reads", &WarmedIndex::firstReads},
    {"second_reads", &WarmedIndex::secondReads}};

struct WarmedTable
{
    QString table;               ///< schema.table
    qint64 dataBytes = -1;       ///< of the clustered index
    qint64 indexBytes = -1;      ///< of all secondary ones
    double optimizeSeconds = -1; ///< -1: not asked for, or refused (see notes)
    double analyzeSeconds = -1;
    QVector<WarmedIndex> indexes;
    QStringList notes; ///< what was left out, and why
};
template <>
inline const JsonMembers<WarmedTable> jsonMembers<WarmedTable>{
    {"table", &WarmedTable::table},
    {"data_bytes", &WarmedTable::dataBytes},
    {"index_bytes", &WarmedTable::indexBytes},
    {"optimize_seconds", &WarmedTable::optimizeSeconds},
    {"analyze_seconds", &WarmedTable::analyzeSeconds},
    {"indexes", &WarmedTable::indexes},
    {"notes", &WarmedTable::notes}};

/// What a warm-up did, with the evidence before and after.
struct WarmupReport
{
    QString server;
    qint64 poolBytes = -1;
    MemoryFigures before;
    MemoryFigures after;
    QVector<WarmedTable> tables;
    QString pageList;  ///< what became of the list of pages; empty: none was asked for
    QStringList notes; ///< evidence that could not be had, and why

    QJsonObject toJson() const;
    static WarmupReport fromJson(const QJsonObject &json);
    /// "credits: 4,034 pages of PRIMARY in memory (0 before); first scan 0.64 s, second 0.17 s without a
    /// read." One line per index, and one per note.
    QStringList lines() const;
    /// Those that are about no index.
    QStringList otherLines() const;

    /// In a run's folder: warmup.json.
    Result<void> save(const QString &runFolder) const;
    /// Nothing when the run had none.
    static Result<std::optional<WarmupReport>> load(const QString &runFolder);
};

} // namespace millrace
