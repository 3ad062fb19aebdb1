// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/bytes.h"
#include "core/ship/ibd/base/outcome.h"

#include <string>

namespace millrace::ibd {

/// Where pages go. Each is written once; not all in the order of their numbers, most in runs of many.
class PageSink
{
public:
    virtual ~PageSink() = default;
    /// By as many threads at once as fill the tablespace. Errors: WriteFailed.
    virtual Outcome<void> write(std::uint32_t firstPage, Bytes pages) = 0;
    /// The file has so many pages; those not written are zeros.
    virtual Outcome<void> end(std::uint32_t pages) = 0;
};

/// A file that is made by it, readable and writable by owner and group as the server makes its own.
class FileSink : public PageSink
{
public:
    /// Errors: WriteFailed, also where there is such a file.
    static Outcome<std::unique_ptr<FileSink>> create(const std::string &path);
    ~FileSink() override;
    FileSink(const FileSink &) = delete;
    FileSink &operator=(const FileSink &) = delete;

    Outcome<void> write(std::uint32_t firstPage, Bytes pages) override;
    Outcome<void> end(std::uint32_t pages) override;
    /// Everything is on the disk. Errors: WriteFailed.
    Outcome<void> sync();

private:
    FileSink(int file, std::string path)
        : m_path(std::move(path))
        , m_file(file)
    {}
    BuildFault failed(const char *what) const;
    std::string m_path;
    int m_file;
};

} // namespace millrace::ibd
