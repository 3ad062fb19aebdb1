// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/server/identity/serverability.h"

#include <span>

namespace millrace {

/// What it takes to set a knob.
enum class KnobNeeds
{
    Nothing,
    BinlogSession, ///< sql_log_bin
    Global,        ///< SET GLOBAL
    SyncBinlog,    ///< SET GLOBAL of a variable of the binary log
    RedoLog,       ///< ALTER INSTANCE … INNODB REDO_LOG
    Machine        ///< root on the server's machine
};

enum class KnobGroup
{
    Session,
    Global,
    Start, ///< in my.cnf, with a restart
    Host
};

template <>
inline constexpr auto enumNames<KnobGroup> = namesOfEnum<KnobGroup>({{KnobGroup::Session, "session"},
                                                                     {KnobGroup::Global, "global"},
                                                                     {KnobGroup::Start, "start"},
                                                                     {KnobGroup::Host, "host"}});

/// One knob as plain data. `during` and `scratch` are values, or "auto" where the value depends on server and
/// machine (knobvalues.h); null: nothing is proposed. Presets: a knob is part of Safe, of Fast (which holds
/// Safe), of Scratch (which holds Fast).
struct KnobRow
{
    const char *name;
    const char *does;           ///< one sentence; this and those below are source texts of CoreText
    const char *gain;           ///< what it is expected to bring, one sentence
    const char *risk = nullptr; ///< null: none
    KnobGroup group = KnobGroup::Session;
    const char *unit = "";
    const char *during = nullptr;
    const char *scratch = nullptr; ///< where it differs from during
    int preset = 0;                ///< 1 Safe, 2 Fast, 3 Scratch: the first that has it; 0: none
    KnobNeeds needs = KnobNeeds::Nothing;
    VersionRange mysql = {};
    VersionRange mariaDb = {};
    VersionRange dynamicMysql = {}; ///< Global: where it can be set while the server runs
    VersionRange dynamicMariaDb = {};
    double least = 0;
    double most = 0;            ///< 0: no limit known
    const char *ours = nullptr; ///< what Millrace does with it by itself: then it is no toggle
};

/// Every knob, in the order in which they are shown.
std::span<const KnobRow> knobRows();

} // namespace millrace
