// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowsamples.h"
#include "core/source/scan/bodyscan.h"
#include "core/source/scan/profilebuilder.h"

#include <random>

namespace millrace {

/// How many rows of a source are profiled.
struct ProfileSize
{
    static constexpr qint64 allRows = -1;
    qint64 rows = 10'000;                      ///< allRows: every one; 0: none
    qint64 wholeUpToBytes = 8LL * 1024 * 1024; ///< smaller sources are profiled whole
};

/// Takes rows for a profile out of a scan as it goes by: the first rows, then some at a pseudo-random place
/// in each of many equal parts of the source, which costs the same whatever its size. Row borders are the
/// scan's, never a guess.
class ProfileSampler final : public RowTaker
{
public:
    /// Of the source it uses dialect, fields and the files' sizes.
    ProfileSampler(const Source &source, ProfileSize size);

    void beginFile(const SourceFile &file);
    /// The source's very last row, when it was not met on the way.
    void addLast(const Row &row, int file, const QString &name);
    TypeProfile profile() const { return m_builder.profile(m_whole); }
    bool isWhole() const { return m_whole; }
    qint64 lastTakenRow() const { return m_lastTaken; } ///< of the current file; 0: none
    /// Of the rows that were taken; their numbers over all files are left to the caller.
    RowSamples samples() const;

    void block(std::span<const char> bytes, qint64 offset) override;
    qint64 nextAt() const override { return m_nextAt; }
    void take(std::span<const char> bytes, qint64 offset, qint64 firstRow) override;
    void end() override;

private:
    static constexpr qint64 rowsAtTheBeginning = 100;
    static constexpr qint64 rowsAtAPlace = 5;

    void takeWhole(bool atEnd);
    void keep(const Row &row);
    qint64 nextPlace(qint64 from);

    const RowReader m_reader;
    ProfileBuilder m_builder;
    bool m_whole;
    qint64 m_stratumBytes = 0;          ///< 0: no row is taken
    std::mt19937_64 m_random{20120101}; ///< the same places for the same source, always
    QString m_file;
    qint64 m_fileStart = 0; ///< of the current file, in the bytes of all files one after the other
    qint64 m_fileBytes = 0;
    qint64 m_stratum = 0; ///< the next one that wants rows
    qint64 m_nextAt = 0;
    qint64 m_lastTaken = 0;
    QByteArray m_open; ///< whole: the bytes of a row that goes on in the next block
    qint64 m_openOffset = 0;
    int m_fileIndex = -1;
    // A reservoir: each row that is taken has the same chance to be in it.
    QVector<PickedRow> m_spread;
    std::mt19937_64 m_lot{19700101};
    qint64 m_seen = 0, m_spreadBytes = 0;
    std::optional<PickedRow> m_last;
    QVector<RowPlace> m_places;
};

} // namespace millrace
