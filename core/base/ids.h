// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <compare>

namespace millrace {

/// An integer that cannot be mistaken for another kind of integer.
template <typename Tag> struct StrongId
{
    qint64 value = 0;
    friend auto operator<=>(const StrongId &, const StrongId &) = default;
};

using ChunkId = StrongId<struct ChunkIdTag>;       ///< from 1, in source order
using RowNumber = StrongId<struct RowNumberTag>;   ///< from 1, in source order over all files of the table
using ByteOffset = StrongId<struct ByteOffsetTag>; ///< from 0, within one file

} // namespace millrace
