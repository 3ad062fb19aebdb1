// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace millrace::ibdcheck {

/// Where the bytes of a file are.
class PageStore
{
public:
    PageStore() = default;
    virtual ~PageStore() = default;
    PageStore(const PageStore &) = delete;
    PageStore &operator=(const PageStore &) = delete;

    virtual uint64_t size() const = 0;
    /// All of them or false. From any thread.
    virtual bool read(uint64_t at, uint8_t *to, size_t count) const = 0;
};

/// A file, read with pread(): one that becomes shorter meanwhile gives an error, no signal.
class FileStore : public PageStore
{
public:
    ~FileStore() override;
    /// Empty when it is open, else why not.
    std::string open(const std::string &path);
    uint64_t size() const override { return m_size; }
    bool read(uint64_t at, uint8_t *to, size_t count) const override;

private:
    int m_file = -1;
    uint64_t m_size = 0;
};

/// Bytes in memory, which the caller keeps.
class MemoryStore : public PageStore
{
public:
    explicit MemoryStore(std::span<const uint8_t> bytes)
        : m_bytes(bytes)
    {}
    uint64_t size() const override { return m_bytes.size(); }
    bool read(uint64_t at, uint8_t *to, size_t count) const override;

private:
    std::span<const uint8_t> m_bytes;
};

/// The inner pages of the trees, which the leaves below them are held against: as many as fit into the memory
/// given. Belongs to one thread.
class PageCache
{
public:
    using Page = std::shared_ptr<const std::vector<uint8_t>>;

    PageCache(const PageStore &store, uint32_t pageSize, size_t memoryBytes);
    /// Null when it cannot be read.
    Page get(uint32_t page);

private:
    const PageStore &m_store;
    uint32_t m_pageSize;
    size_t m_most;
    std::unordered_map<uint32_t, Page> m_pages;
    std::vector<uint32_t> m_byAge; ///< a ring of their numbers
    size_t m_oldest = 0;
};

} // namespace millrace::ibdcheck
