// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/writerfactory.h"

#include "core/load/writers/insertwriter.h"
#include "core/load/writers/localwriter.h"
#include "core/load/writers/serverfilewriter.h"
#include "core/load/writers/tablewriter.h"

namespace millrace {

std::unique_ptr<RangeWriter> makeWriter(const WriterContext &context, bool localAllowed)
{
    if (context.plan.source.isSameServerTable())
        return std::make_unique<TableWriter>(context);
    switch (context.plan.wayIn) {
    case WayIn::Auto:
        if (!localAllowed)
            return std::make_unique<InsertWriter>(context);
        break;
    case WayIn::Local:
        break;
    case WayIn::ServerFile:
        return std::make_unique<ServerFileWriter>(context);
    case WayIn::Insert:
        return std::make_unique<InsertWriter>(context);
    }
    return std::make_unique<LocalWriter>(context);
}

} // namespace millrace
