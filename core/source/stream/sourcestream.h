// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/jsonmembers.h"
#include "core/base/result.h"

#include <QString>

namespace millrace {

/// Where the bytes of a dump came from that was no file of this machine: they were read once into a spool
/// file, and that file is what plans and runs have as their source.
struct SourceStream
{
    enum class From
    {
        Input,   ///< standard input
        Pipe,    ///< a named pipe
        Command, ///< what a command of this account wrote to its standard output
        Store    ///< an object of a store, or all objects below a prefix
    };
    From from = From::Input;
    QString text;  ///< the command as it was typed, the path of the pipe, the URL; of standard input empty
    QString spool; ///< absolute path of the spool file; of a prefix the folder with its objects
    qint64 bytes = -1; ///< of it
    QString hash;      ///< XXH3 of all of it, 16 hexadecimal digits
    bool keep = false; ///< it stays when a run of it is verified
    QString tag;       ///< of an object: its ETag; of a prefix: a hash of the names, sizes and ETags below it
    QString modified;  ///< when the store says the youngest object was written: ISO 8601, UTC
    qint64 objects = 0; ///< of a prefix

    bool isCommand() const { return from == From::Command; }
    bool isStore() const { return from == From::Store; }
    /// For people, and for the one who typed it: "The dump is written by this command: aws s3 cp …".
    QString sentence() const;
    /// The same for what is handed around: of a command its program alone, for the rest may hold secrets.
    QString discreetSentence() const;
    /// How a run goes on, or ends, whose stream broke off when so many bytes had arrived and rows of them may
    /// be loaded.
    QString wayOn(qint64 arrived) const;
};

template <>
inline constexpr auto
    enumNames<SourceStream::From> = namesOfEnum<SourceStream::From>({{SourceStream::From::Input, "input"},
                                                                     {SourceStream::From::Pipe, "pipe"},
                                                                     {SourceStream::From::Command, "command"},
                                                                     {SourceStream::From::Store, "store"}});

template <>
inline const JsonMembers<SourceStream> jsonMembers<SourceStream>{
    {"from", &SourceStream::from},
    {"text", &SourceStream::text},
    {"spool", &SourceStream::spool},
    {"bytes", &SourceStream::bytes},
    {"xxh3", &SourceStream::hash},
    {"keep", &SourceStream::keep, InJson::WhenSet},
    {"tag", &SourceStream::tag, InJson::WhenSet},
    {"modified", &SourceStream::modified, InJson::WhenSet},
    {"objects", &SourceStream::objects, InJson::WhenSet}};

/// Of an SQL dump that a stream has brought to its end, with what is odd about it: nobody but the dump says
/// that it was cut off, and of a stream that is no oddity. Errors: StreamBroken.
Result<void> expectDumpEnd(const QVector<Error> &problems);

} // namespace millrace
