// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/arrival.h"
#include "core/source/store/storeaccess.h"
#include "core/source/stream/sourcestream.h"

#include <QString>
#include <atomic>
#include <functional>
#include <stop_token>

namespace millrace {

struct SpoolOptions
{
    QString folder; ///< in which the spool gets a folder of its own; empty: streamsHome()
    QString name;   ///< of the file; empty: what its content says (spoolNameFor()), of a pipe its own where
                    ///< that says it
    bool keep = false;
    std::stop_token stop = {};
    std::atomic<qint64> *bytes = nullptr; ///< arrived so far; for whoever shows it, on any thread
    std::atomic<qint64> *total = nullptr; ///< that there are to arrive, as soon as a store has said so
    QString tag;    ///< of a store: the objects have to be those (SourceStream::tag); empty: any
    GivenKeys keys; ///< of a store; never kept: whoever goes on with a fetch gives them anew
    /// Of who loads the stream while it arrives: told how much is there. The file can be read under its name,
    /// as far as it has arrived, from onHead on, and from then on it stays whatever becomes of the stream.
    Arrival *arrival = nullptr;
    std::function<void(const SourceStream &)> onHead = {}; ///< on the thread that spools
    /// The spool of one that broke off then: the stream has to begin with what has arrived of it, and goes on
    /// there. Empty: a new one.
    QString goOn;
    std::function<void(const QString &)> onErrorText = {}; ///< what a command says, on the thread that spools
};

} // namespace millrace
