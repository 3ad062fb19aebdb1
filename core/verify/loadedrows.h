// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/columnsource.h"
#include "core/mapping/preview.h"
#include "core/plan/plan.h"
#include "core/source/keyrange.h"
#include "core/source/rowpick.h"
#include "core/source/tabledump.h"

namespace millrace {

/// A row of the dump, or of the source's server, beside the table's row that has the key which the load gave
/// it.
struct LoadedRow
{
    enum class Outcome
    {
        Equal,       ///< in all that could be compared, which is something
        Differs,     ///< the table holds another value than the load gives
        Missing,     ///< the table has no row of its key
        SetAside,    ///< by the run
        NotCompared, ///< the two stand beside each other, and what the load gives is not known
        NotTold      ///< which row of the table, or of the source, belongs to it
    };

    /// Its cells are what the load's own statement makes of the row today. Rows of a server have no number.
    PreviewRow source;
    bool hasSource = false;      ///< it is known which row of the source the table's row came from
    QString file;                ///< the source's file, or table, for people; empty without hasSource
    QStringList key;             ///< as KeyBound; empty: not known
    QVector<PreviewCell> stored; ///< the table's, one per column; empty: it has no row of this key
    int columnsCompared = 0;     ///< of which it is known what the load gives them
    QVector<int> differing;      ///< those of them of which the table holds another value than the load gives
    bool wasSetAside = false;    ///< by the run, which is why the table has none
    QStringList notes;           ///< sentences: why one of the two is missing, what was not compared

    Outcome outcome() const;
};

template <>
inline constexpr auto enumNames<LoadedRow::Outcome> =
    namesOfEnum<LoadedRow::Outcome>({{LoadedRow::Outcome::Equal, "equal"},
                                     {LoadedRow::Outcome::Differs, "differs"},
                                     {LoadedRow::Outcome::Missing, "missing"},
                                     {LoadedRow::Outcome::SetAside, "set-aside"},
                                     {LoadedRow::Outcome::NotCompared, "not-compared"},
                                     {LoadedRow::Outcome::NotTold, "not-told"}});

/// "equal", "not in the table": for people.
QString outcomeText(LoadedRow::Outcome outcome);

/// Looks up what became of rows after a load, one or a few at a time: for eyes, where the proof is about all
/// of them. Nothing is written but a temporary table. On the connections' thread.
class LoadedRows
{
public:
    /// The session becomes one as the load's. \a source: to the server that the plan's rows come from, as
    /// openSource() opens it, where they come from one. Both must outlive it. Errors: SourceChanged and what
    /// goes with it, RowNotFound (rows of a table of the same server, a table without a key), the servers'.
    static Result<LoadedRows> open(Connection &connection, const Plan &plan, Connection *source = nullptr);

    const QStringList &columns() const { return m_columns; }
    const TableKey &key() const { return m_key; }

    /// Of the rows with these numbers, in source order over all files; numbers after the last are left out.
    /// \a places: as rowsNumbered() takes them. REQUIRES: a source of files. Errors: as rowsNumbered(),
    /// previewPicked().
    Result<QVector<LoadedRow>> numbered(const QVector<qint64> &numbers, const QVector<RowPlace> &places = {},
                                        const LookWatch &watch = {});
    /// Of the key with these values: the table's row first, then the row of the source, for which every row
    /// of a dump may have to be read. Errors: RowNotFound (no values of this key), as above.
    Result<LoadedRow> withKey(const QStringList &values, const LookWatch &watch = {});
    /// Of the table's first row by its key, or the last. Errors: RowNotFound (it has none), as above.
    Result<LoadedRow> endOfTable(KeyDirection from, const LookWatch &watch = {});
    /// Of the first row, or the last, that the source's server has in this range of its key by now.
    /// REQUIRES: a source on a server, with a key. Errors: RowNotFound (there is none), as above.
    Result<LoadedRow> endOfSourceRange(const KeyRange &range, KeyDirection from);

private:
    LoadedRows(Connection &connection, const Plan &plan, Connection *source);

    /// What the load's statement makes of them.
    Result<Preview> made(const QVector<PickedRow> &rows);
    Result<QVector<PreviewCell>> storedOf(const QStringList &key);
    Result<QVector<LoadedRow>> beside(const QVector<PickedRow> &rows);
    bool isTold(int column) const;
    QStringList keyOf(const PreviewRow &row) const;
    Result<std::optional<PickedRow>> sourceOf(const QVector<PreviewCell> &stored, QString &why,
                                              const LookWatch &watch) const;
    QString nameOf(const PreviewRow &row) const;
    QStringList keyIn(const QVector<PreviewCell> &stored) const;
    std::optional<TableKey> sourceFields(QString &why) const;
    Result<LoadedRow> besideServer(LoadedRow row);
    void compare(const Preview &preview, LoadedRow &row) const;

    Connection *m_connection;
    Connection *m_source; ///< null: the rows come from files
    Plan m_plan;
    std::optional<TableDump> m_dump; ///< how the source's server is asked for its rows
    TableSchema m_table;
    TableKey m_key;
    QVector<int> m_keyColumns; ///< of the table, one per column of the key
    QStringList m_columns;
    QVector<ColumnSource> m_given; ///< what the load gives each of them
};

} // namespace millrace
