// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/jsonmembers.h"

#include <QString>

namespace millrace {

/// Where the bytes of a dump came from that was no file: it was read once, from front to end, into a spool
/// file, and that file is what plans and runs have as their source.
struct SourceStream
{
    enum class From
    {
        Input,  ///< standard input
        Pipe,   ///< a named pipe
        Command ///< what a command of this account wrote to its standard output
    };
    From from = From::Input;
    QString text;      ///< the command as it was typed, or the path of the pipe; of standard input empty
    QString spool;     ///< absolute path of the spool file
    qint64 bytes = -1; ///< of it
    QString hash;      ///< XXH3 of all of it, 16 hexadecimal digits
    bool keep = false; ///< it stays when a run of it is verified

    bool isCommand() const { return from == From::Command; }
    /// For people, and for the one who typed it: "The dump is written by this command: aws s3 cp …".
    QString sentence() const;
    /// The same for what is handed around: of a command its program alone, for the rest may hold secrets.
    QString discreetSentence() const;
};

template <>
inline constexpr auto enumNames<SourceStream::From> =
    namesOfEnum<SourceStream::From>({{SourceStream::From::Input, "input"},
                                     {SourceStream::From::Pipe, "pipe"},
                                     {SourceStream::From::Command, "command"}});

template <>
inline const JsonMembers<SourceStream> jsonMembers<SourceStream>{
    {"from", &SourceStream::from},   {"text", &SourceStream::text},
    {"spool", &SourceStream::spool}, {"bytes", &SourceStream::bytes},
    {"xxh3", &SourceStream::hash},   {"keep", &SourceStream::keep, InJson::WhenSet}};

} // namespace millrace
