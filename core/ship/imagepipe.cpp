// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/imagepipe.h"

#include <algorithm>
#include <cstring>

namespace millrace {

namespace {

constexpr std::size_t batchBytes = std::size_t{128} * 1024;
constexpr std::size_t batchRows = 4096;

/// What one thread needs to make images, and does with a batch.
class Imager
{
public:
    explicit Imager(const ImagePipe::Context &context)
        : m_context(context)
        , m_images(context.source, context.mapping, context.shape, context.session)
        , m_checksum(context.shape.columns, context.server)
    {}

    void fill(ImageBatch &batch)
    {
        for (ImageBatch::Row &row : batch.rows) {
            row.isBuilt = m_images.read({batch.raw.data() + row.at, row.bytes}, row.terminated);
            if (!row.isBuilt)
                continue;
            const ibd::RowImage image = m_images.image();
            row.checksum = m_checksum.of(image);
            row.autoIncrement = m_images.autoIncrement();
            pack(image, row, batch);
            row.firstKey = batch.keyEnds.size();
            m_context.appendKeys(image, batch);
        }
    }

private:
    static void pack(const ibd::RowImage &image, ImageBatch::Row &row, ImageBatch &batch)
    {
        constexpr std::size_t alignment = alignof(ibd::StoredValue);
        const std::size_t valueBytes = image.values.size_bytes();
        row.imageAt = (batch.images.size() + alignment - 1) / alignment * alignment;
        row.imageBytes = valueBytes + image.length;
        batch.images.resize(row.imageAt + row.imageBytes);
        ibd::Byte *packed = batch.images.data() + row.imageAt;
        std::memcpy(packed, image.values.data(), valueBytes);
        std::memcpy(packed + valueBytes, image.bytes, image.length);
    }

    const ImagePipe::Context &m_context;
    RowImages m_images;
    ibd::ServerChecksum m_checksum;
};

} // namespace

ImagePipe::ImagePipe(const Context &context)
    : m_context(context)
    , m_imagers(std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads))
{
    m_threads.emplace_back([this](const std::stop_token &stop) { read(stop); });
    for (unsigned i = 0; i < m_imagers; ++i)
        m_threads.emplace_back([this](const std::stop_token &stop) { makeImages(stop); });
}

ImagePipe::~ImagePipe()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

void ImagePipe::read(const std::stop_token &stop)
{
    Result<bool> more = true;
    for (int number = 0; more && *more && number < m_context.source.files.size(); ++number)
        more = readFile(number, stop);
    const std::lock_guard lock(m_mutex);
    if (!more)
        m_error = more.error();
    m_ended = true;
    m_changed.notify_all();
}

/// False: nobody wants the rest.
Result<bool> ImagePipe::readFile(int number, const std::stop_token &stop)
{
    const SourceFile &file = m_context.source.files[number];
    MILLRACE_TRY(auto feed,
                 RowFeed::open(file, m_context.source.dialect, {.maxRowBytes = m_context.maxRowBytes}));
    FedRow row;
    for (;;) {
        auto slot = emptySlot(stop);
        if (!slot)
            return false;
        ImageBatch &batch = slot->batch;
        batch.file = number;
        Result<bool> more = true;
        while (batch.raw.size() < batchBytes && batch.rows.size() < batchRows) {
            more = feed.next(row);
            if (!more || !*more)
                break;
            batch.rows.push_back({.at = batch.raw.size(),
                                  .bytes = row.bytes.size(),
                                  .offset = row.offset,
                                  .terminated = row.terminated});
            batch.raw.insert(batch.raw.end(), row.bytes.begin(), row.bytes.end());
        }
        batch.endOffset = feed.offset();
        batch.bodyStart = feed.bodyStart();
        batch.isLastOfFile = more && !*more;
        const bool isLast = batch.isLastOfFile;
        pass(std::move(slot));
        if (!more)
            return more;
        if (isLast)
            return true;
    }
}

/// Null: nobody wants any more.
std::unique_ptr<ImagePipe::Slot> ImagePipe::emptySlot(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    const std::size_t most = std::size_t{4} * m_imagers;
    const bool hasRoom = m_changed.wait(lock, stop, [this, most] {
        return m_underway.empty() ||
               (m_underway.size() < most && m_bytes < static_cast<std::size_t>(m_context.mostBytes));
    });
    if (!hasRoom)
        return nullptr;
    if (m_spare.empty())
        return std::make_unique<Slot>();
    auto slot = std::move(m_spare.back());
    m_spare.pop_back();
    slot->batch.clear();
    slot->isDone = false;
    return slot;
}

void ImagePipe::pass(std::unique_ptr<Slot> slot)
{
    const std::lock_guard lock(m_mutex);
    m_bytes += slot->batch.raw.size();
    m_toDo.push_back(slot.get());
    m_underway.push_back(std::move(slot));
    m_changed.notify_all();
}

void ImagePipe::makeImages(const std::stop_token &stop)
{
    Imager imager(m_context);
    for (;;) {
        Slot *slot = nullptr;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_toDo.empty(); }))
                return;
            slot = m_toDo.front();
            m_toDo.pop_front();
        }
        imager.fill(slot->batch);
        const std::lock_guard lock(m_mutex);
        slot->isDone = true;
        m_changed.notify_all();
    }
}

Result<const ImageBatch *> ImagePipe::next()
{
    std::unique_lock lock(m_mutex);
    if (m_given) {
        // A row of many megabytes does not hold its memory until the end.
        constexpr std::size_t mostToKeep = 4 * batchBytes;
        if (m_given->batch.raw.capacity() <= mostToKeep)
            m_spare.push_back(std::move(m_given));
        m_given.reset();
    }
    m_changed.wait(lock, [this] { return m_underway.empty() ? m_ended : m_underway.front()->isDone; });
    if (m_underway.empty()) {
        if (m_error)
            return fail(*m_error);
        return static_cast<const ImageBatch *>(nullptr);
    }
    m_given = std::move(m_underway.front());
    m_underway.pop_front();
    m_bytes -= m_given->batch.raw.size();
    m_changed.notify_all();
    return &m_given->batch;
}

} // namespace millrace
