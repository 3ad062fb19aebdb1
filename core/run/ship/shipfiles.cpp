// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shipfiles.h"

#include "core/run/loadorder.h"
#include "core/ship/delivery/bundledelivery.h"

#include <QDir>

namespace millrace {

void removeShipFiles(const Plan &plan, const RunFolder &folder)
{
    for (const char *made : {"/ship", "/before"})
        QDir(folder.path() + QLatin1String(made)).removeRecursively();
    if (plan.shipBy == ShipBy::Bundle)
        BundleDelivery::remove(BundleDelivery::folderOf(plan.shipTo, folder.path()));
    removeSorted(sortFolderOf(plan, folder.path()));
}

} // namespace millrace
