// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/source/stream/sourcestream.h"

#include <optional>
#include <variant>

namespace millrace {

/// What a run can be begun with: the plan of one table, or of a whole dump. Whoever does the same with both
/// asks this one.
class RunPlan
{
public:
    RunPlan(Plan plan)
        : m_plan(std::move(plan))
    {}
    RunPlan(DumpPlan plan)
        : m_plan(std::move(plan))
    {}

    /// Errors: PlanUnreadable, PlanTooNew, PlanInvalid.
    static Result<RunPlan> fromJson(const QByteArray &json);
    /// The same of a file, which errors name.
    static Result<RunPlan> load(const QString &path);
    /// Of one that was read: the text it was read from.
    QByteArray toJson() const;

    const Plan *table() const { return std::get_if<Plan>(&m_plan); }        ///< null: of a whole dump
    const DumpPlan *dump() const { return std::get_if<DumpPlan>(&m_plan); } ///< null: of one table
    bool isWholeDump() const { return dump() != nullptr; }

    /// Where its dump came from if it was no file; nothing: it was one.
    const std::optional<SourceStream> &stream() const { return m_stream; }
    RunPlan withStream(std::optional<SourceStream> stream) const;
    /// The same with the stream that one of its files is the spool of, by the record beside it; of a plan
    /// that has none such: as it is.
    RunPlan withStreamFound() const;
    /// The same, the rows in another file of the same bytes. Errors: as fromJson().
    Result<RunPlan> withSpoolAt(const QString &file) const;
    /// Its stream had not ended when it was made, or when the last part of the dump came into it.
    bool isArriving() const { return isWholeDump() ? dump()->arriving.has_value() : source().isArriving(); }
    /// Of a plan whose source is arriving, once all of it is there: that file's fingerprint, and the stream.
    /// A dump has parts to come nonetheless, until they are planned. Errors: as fingerprintOf().
    Result<RunPlan> withArrived(const SourceStream &stream) const;

    QString name() const;
    ConnectionSpec connection() const;
    QString schema() const;       ///< where the server has the run's settings written down
    QString target() const;       ///< for people: "shop.orders"; of a dump "12 tables"
    Source source() const;        ///< of one table's plan; of a dump an empty one
    QVector<Plan> tables() const; ///< each table's plan, of one table itself
    qint64 rows() const;          ///< as lines for LOAD DATA; -1: not counted
    qint64 bytes() const;
    qint64 chunkRows() const; ///< of the first table; a dump without any: 0
    int workers() const;

private:
    std::variant<Plan, DumpPlan> m_plan;
    std::optional<SourceStream> m_stream;
    QByteArray m_json; ///< that it was read from, as long as it says the same; else empty
};

} // namespace millrace
