// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/imagebatch.h"
#include "core/ship/rowimages.h"
#include "core/ship/serverchecksum.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace millrace {

/// Reads the rows of a source and makes images of them, with several threads: one tells the rows apart, as
/// many as there are processors (up to mostThreads) make images of them, batch by batch, and whoever calls
/// next() gets the batches in the order of the source. What is on its way is bounded.
class ImagePipe
{
public:
    static constexpr unsigned mostThreads = 6;

    struct Context
    {
        const Source &source;
        const Mapping &mapping;
        const TableShape &shape;
        RowImages::Session session;
        ibd::ServerChecksum::Server server;
        /// Appends what a row is to be sorted by, to the batch's keys and keyEnds; the same number of keys
        /// for each row. Called by all threads at once.
        std::function<void(const ibd::RowImage &image, ImageBatch &batch)> appendKeys;
        qint64 maxRowBytes = 0;
        qint64 mostBytes = 0; ///< of rows that are on their way; a batch goes through however long it is
    };
    /// What the context refers to outlives it. REQUIRES: RowImages::whyNot() says nothing.
    explicit ImagePipe(const Context &context);
    ~ImagePipe(); ///< ends the threads, whatever they are at
    ImagePipe(const ImagePipe &) = delete;
    ImagePipe &operator=(const ImagePipe &) = delete;

    /// The next batch, valid until the next call; null after the last. Errors, in their place among the
    /// batches: those of RowFeed.
    Result<const ImageBatch *> next();

private:
    struct Slot
    {
        ImageBatch batch;
        bool isDone = false;
    };

    void read(const std::stop_token &stop);
    Result<bool> readFile(int number, const std::stop_token &stop);
    std::unique_ptr<Slot> emptySlot(const std::stop_token &stop);
    void pass(std::unique_ptr<Slot> slot);
    void makeImages(const std::stop_token &stop);

    const Context m_context;
    const unsigned m_imagers;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    // Protected by the mutex:
    std::deque<std::unique_ptr<Slot>> m_underway; ///< in the order of the source
    std::deque<Slot *> m_toDo;                    ///< of those
    std::vector<std::unique_ptr<Slot>> m_spare;
    std::size_t m_bytes = 0; ///< of all that are under way
    std::optional<Error> m_error;
    bool m_ended = false; ///< nothing comes after what is under way

    std::unique_ptr<Slot> m_given;       ///< of who calls next()
    std::vector<std::jthread> m_threads; ///< declared last: they end before what they use
};

} // namespace millrace
