// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

namespace millrace {

/// What happens at a row the server would alter, cut or refuse.
enum class OnError
{
    Stop,     ///< the run stops, the row's chunk is rolled back
    SetAside, ///< the row goes to the rejects, everything else is loaded
    AsServer, ///< what plain LOAD DATA LOCAL does: bend, skip, warn; counted
    AsDump    ///< a value is bent where the session of an SQL dump would bend it, and counted; else Stop
};

/// What happens to a row whose key is there already.
enum class OnDuplicate
{
    Stop,
    Keep,    ///< the row that is there stays, the new one is counted as skipped
    Replace, ///< the new row takes the place of the old one
    SetAside ///< the new row goes to the rejects
};

enum class IndexPolicy
{
    Keep,
    Defer,   ///< secondary indexes that are not unique are dropped before the load and built after it
    DeferAll ///< unique ones too: duplicates in them are found only when they are built
};

enum class RowOrder
{
    File,
    PrimaryKey ///< sorted by the target's primary key before the load
};

/// How rows get to the server.
enum class WayIn
{
    Auto,       ///< Local, or Insert where the server refuses LOCAL
    Local,      ///< LOAD DATA LOCAL INFILE, streamed over the connection
    ServerFile, ///< LOAD DATA INFILE through a named pipe the server reads: same machine only
    Insert,     ///< INSERT statements of many rows
    Ship        ///< the table is built beside the server, proved, and taken in as a whole
};

/// Which files of a table that is shipped reach the target.
enum class ShipFiles
{
    Rebuilt, ///< every page written by a server of the target's version (ALTER TABLE … FORCE)
    Direct   ///< the pages as they were built
};

/// How they get to where the target keeps its tables.
enum class ShipBy
{
    Place,  ///< put there by Millrace, on the target's machine
    Bundle, ///< left in a folder with all it takes, for somebody who may
    Ssh     ///< sent to the target's machine by the system's ssh
};

/// What is proved after the load.
enum class VerifyLevel
{
    Sample, ///< the counts of all chunks, the contents of some of them
    Counts, ///< the counts of all chunks
    Content ///< the counts and the contents of all chunks
};

// Their names in plans and on the command line, the default first.
template <>
inline constexpr auto enumNames<OnError> = namesOfEnum<OnError>({{OnError::Stop, "stop"},
                                                                 {OnError::SetAside, "set-aside"},
                                                                 {OnError::AsServer, "as-server"},
                                                                 {OnError::AsDump, "as-dump"}});
template <>
inline constexpr auto
    enumNames<OnDuplicate> = namesOfEnum<OnDuplicate>({{OnDuplicate::Stop, "stop"},
                                                       {OnDuplicate::Keep, "keep"},
                                                       {OnDuplicate::Replace, "replace"},
                                                       {OnDuplicate::SetAside, "set-aside"}});
template <>
inline constexpr auto enumNames<IndexPolicy> = namesOfEnum<IndexPolicy>(
    {{IndexPolicy::Keep, "keep"}, {IndexPolicy::Defer, "defer"}, {IndexPolicy::DeferAll, "defer-all"}});
template <>
inline constexpr auto enumNames<RowOrder> = namesOfEnum<RowOrder>({{RowOrder::File, "file"},
                                                                   {RowOrder::PrimaryKey, "primary-key"}});
template <>
inline constexpr auto enumNames<WayIn> = namesOfEnum<WayIn>({{WayIn::Auto, "auto"},
                                                             {WayIn::Local, "local"},
                                                             {WayIn::ServerFile, "server-file"},
                                                             {WayIn::Insert, "insert"},
                                                             {WayIn::Ship, "ship"}});
template <>
inline constexpr auto enumNames<ShipFiles> = namesOfEnum<ShipFiles>({{ShipFiles::Rebuilt, "rebuilt"},
                                                                     {ShipFiles::Direct, "direct"}});
template <>
inline constexpr auto enumNames<ShipBy> =
    namesOfEnum<ShipBy>({{ShipBy::Place, "place"}, {ShipBy::Bundle, "bundle"}, {ShipBy::Ssh, "ssh"}});
template <>
inline constexpr auto enumNames<VerifyLevel> = namesOfEnum<VerifyLevel>({{VerifyLevel::Sample, "sample"},
                                                                         {VerifyLevel::Counts, "counts"},
                                                                         {VerifyLevel::Content, "content"}});

} // namespace millrace
