// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/pagestore.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace::ibdcheck {

FileStore::~FileStore()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::string FileStore::open(const std::string &path)
{
    m_file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat facts
    {};
    if (m_file < 0 || ::fstat(m_file, &facts) != 0)
        return std::strerror(errno);
    if (!S_ISREG(facts.st_mode))
        return "it is no file";
    m_size = uint64_t(facts.st_size);
    ::posix_fadvise(m_file, 0, 0, POSIX_FADV_SEQUENTIAL);
    return {};
}

bool FileStore::read(uint64_t at, uint8_t *to, size_t count) const
{
    while (count) {
        const ssize_t got = ::pread(m_file, to, count, off_t(at));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += uint64_t(got);
        to += got;
        count -= size_t(got);
    }
    return true;
}

bool MemoryStore::read(uint64_t at, uint8_t *to, size_t count) const
{
    if (at > m_bytes.size() || count > m_bytes.size() - at)
        return false;
    std::memcpy(to, m_bytes.data() + at, count);
    return true;
}

PageCache::PageCache(const PageStore &store, uint32_t pageSize, size_t memoryBytes)
    : m_store(store)
    , m_pageSize(pageSize)
    , m_most(std::max<size_t>(memoryBytes / pageSize, 4))
{}

PageCache::Page PageCache::get(uint32_t page)
{
    if (const auto found = m_pages.find(page); found != m_pages.end())
        return found->second;
    auto bytes = std::make_shared<std::vector<uint8_t>>(m_pageSize);
    if (!m_store.read(uint64_t(page) * m_pageSize, bytes->data(), m_pageSize))
        return {};
    if (m_byAge.size() < m_most) {
        m_byAge.push_back(page);
    } else {
        m_pages.erase(m_byAge[m_oldest]);
        m_byAge[m_oldest] = page;
        m_oldest = (m_oldest + 1) % m_most;
    }
    return m_pages.emplace(page, std::move(bytes)).first->second;
}

} // namespace millrace::ibdcheck
