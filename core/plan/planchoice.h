// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QJsonObject>
#include <QVector>

namespace millrace {

/// What Millrace chooses where nobody else does.
enum class Choice
{
    Indexes,
    Order,
    Workers,
    ChunkRows,
    Way,
    Verify
};

/// Who chose.
enum class ChosenBy
{
    Detected, ///< Millrace, from what it knows of source and server
    Set       ///< whoever planned; Millrace leaves it alone
};

/// A choice of a plan, with its reason. The plan's own member has the value.
struct PlanChoice
{
    Choice choice = Choice::Indexes;
    ChosenBy by = ChosenBy::Detected;
    QString value; ///< what was chosen, for people: "built after the load"
    QString why;   ///< one sentence; empty where it was set
    QString saves; ///< what it is expected to save against the next best; empty: nothing worth a word

    /// "built after the load · … · …"
    QString text() const;
    QString sentence() const; ///< "Built after the load · … · …."
    /// "Secondary indexes: built after the load · … · …"
    QString line() const;
    QJsonObject toJson() const;
    static PlanChoice fromJson(const QJsonObject &json);
    friend bool operator==(const PlanChoice &, const PlanChoice &) = default;
};

/// "Secondary indexes", "Order of rows" …: what a choice is about, in the user's language.
QString choiceTitle(Choice choice);

template <>
inline constexpr auto enumNames<Choice> = namesOfEnum<Choice>({{Choice::Indexes, "indexes"},
                                                               {Choice::Order, "order"},
                                                               {Choice::Workers, "workers"},
                                                               {Choice::ChunkRows, "chunk_rows"},
                                                               {Choice::Way, "way_in"},
                                                               {Choice::Verify, "verify"}});
template <>
inline constexpr auto enumNames<ChosenBy> = namesOfEnum<ChosenBy>({{ChosenBy::Detected, "detected"},
                                                                   {ChosenBy::Set, "set"}});

} // namespace millrace
