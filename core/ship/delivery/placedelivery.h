// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/delivery/delivery.h"
#include "core/ship/tableplace.h"

namespace millrace {

/// Into the data directory of a server on this machine.
class PlaceDelivery final : public Delivery
{
public:
    /// \a before: a folder of this machine for copies of the empty table's files.
    PlaceDelivery(TablePlace place, QString before)
        : m_place(std::move(place))
        , m_before(std::move(before))
    {}

    Result<void> reach() override { return m_place.checkWritable(); }
    Result<void> prepare(Connection &server) override;
    Files emptyFiles() const override;
    Result<void> bring(const Files &files, bool mayMove) override;
    void clear(Connection &server, bool imported) override;

private:
    const TablePlace m_place;
    const QString m_before;
};

} // namespace millrace
