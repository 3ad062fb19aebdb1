// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/delivery/placedelivery.h"

namespace millrace {

Result<void> PlaceDelivery::prepare(Connection &server)
{
    MILLRACE_TRY_VOID(reach());
    // Also the proof that it is the server's own folder.
    return m_place.exportTo(server, m_before, u"empty"_s);
}

Delivery::Files PlaceDelivery::emptyFiles() const
{
    return {m_before + u"/empty.ibd"_s, m_before + u"/empty.cfg"_s};
}

Result<void> PlaceDelivery::bring(const Files &files, bool mayMove)
{
    MILLRACE_TRY_VOID(m_place.put(files.ibd, m_place.ibd(), mayMove));
    return m_place.put(files.cfg, m_place.cfg(), false);
}

void PlaceDelivery::clear(Connection &, bool)
{
    m_place.clear();
}

} // namespace millrace
