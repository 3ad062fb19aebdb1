// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/rowencoder.h"

#include <QByteArray>
#include <QVector>
#include <functional>
#include <random>

namespace millrace::test {

using ShipRandom = std::mt19937;

/// A value both ways: as a literal for INSERT, and as what the encoder is told.
struct ShipValue
{
    QByteArray literal;
    std::function<ibd::ValueFate(ibd::RowEncoder &, std::size_t column)> store;
};

/// A column type as SQL and as a shape, its limits, and random values of it.
struct ShipType
{
    QByteArray name;
    QByteArray sql;
    ibd::ColumnShape shape;
    QVector<ShipValue> edges;
    std::function<ShipValue(ShipRandom &)> random;
    bool ordered = true;  ///< an index of it can be built
    QByteArray keyPrefix; ///< "(5)" where an index needs one
};

/// Every type that is built, on this server.
QVector<ShipType> shipTypes(bool mysql);

/// NULL, for a column of any type.
ShipValue shipNull();

} // namespace millrace::test
