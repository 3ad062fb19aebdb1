// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/draft/dumpdraft.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/calibrationwork.h"
#include "ui/session/work/choicework.h"
#include "ui/session/work/dumpwork.h"
#include "ui/session/work/lookwork.h"
#include "ui/session/work/rehearsalwork.h"
#include "ui/session/work/restorework.h"
#include "ui/session/work/scratchwork.h"
#include "ui/session/work/serverwork.h"
#include "ui/session/work/shipwork.h"
#include "ui/session/work/sourcework.h"
#include "ui/session/work/storekeyring.h"
#include "ui/session/work/streamwork.h"
#include "ui/session/work/warmupwork.h"

namespace millrace {

/// The drafts, and the workers that fill them.
struct WizardWorks
{
    MigrationDraft draft;
    DumpDraft dump{&draft};
    SourceWork source{&draft};
    StoreKeyring storeKeys;
    StreamWork streams{&storeKeys};
    DumpWork dumps{&draft, &dump, &source};
    ServerWork server{&draft};
    ShipWork ship{&draft};
    ChoiceWork choices{&draft, &dump};
    CalibrationWork calibration{&draft};
    WarmupWork warmup{&draft};
    LookWork look{&draft};
    ScratchWork scratch{&draft};
    RestoreWork restore{&draft};
    RehearsalWork rehearsal{&draft, &dump};

    /// An answer of files or server is on its way.
    bool isBusy() const
    {
        return source.isInspecting() || source.isListing() || source.isScanning() || server.isBusy() ||
               server.isListing() || server.isPreviewing() || server.isChecking() || dumps.isReading() ||
               dumps.isPlanning() || dumps.isChecking() || ship.isLooking() || choices.isLooking();
    }
};

} // namespace millrace
