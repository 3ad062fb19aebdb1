// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace millrace::ibd {

/// Why a tablespace cannot be built. Whoever shows it to people has the sentence for each kind; `what` has
/// the particulars for logs and tests.
enum class BuildFaultKind
{
    TemplateUnreadable, ///< the files cannot be read, or are cut off
    TemplateDamaged,    ///< checksums, page numbers, lists that contradict each other
    TemplateUnknown,    ///< a version or layout this library does not know
    TemplateNotEmpty,   ///< the exported table has rows
    PageSize,           ///< not 16 KiB
    RowFormat,          ///< neither DYNAMIC nor COMPACT
    SpaceFlags,         ///< encrypted, compressed, shared, or in the server's old checksum format
    ColumnMismatch,     ///< what the caller says of a column is not what the server exported
    IndexUnsupported,   ///< full text, spatial, virtual columns, or an order that only the server knows
    RowIncomplete,      ///< a column has no value
    RowTooLong,         ///< even with all that can be outside of its page there
    KeyOrder,           ///< rows or entries do not ascend
    DuplicateKey,       ///< the same value twice in a unique key
    EntryForm,          ///< an entry of another index, or cut off
    EntryCount,         ///< an index has not as many entries as there are rows
    OutOfTurn,          ///< a call after finish()
    TooLarge,           ///< more pages than a tablespace may have
    WriteFailed
};

struct BuildFault
{
    BuildFaultKind kind;
    std::string what;
    std::uint64_t row = 0; ///< of the rows or entries given, from 1; 0: none in particular
};

/// A value or the BuildFault that kept us from it: what Result is elsewhere, without Qt.
template <typename T> class [[nodiscard]] Outcome
{
public:
    Outcome(T value)
        : m_state(std::move(value))
    {}
    Outcome(BuildFault fault)
        : m_state(std::make_unique<BuildFault>(std::move(fault)))
    {}
    explicit operator bool() const { return m_state.index() == 0; }
    /// REQUIRES: there is one.
    T &operator*() & { return *std::get_if<0>(&m_state); }
    const T &operator*() const & { return *std::get_if<0>(&m_state); }
    T &&operator*() && { return std::move(*std::get_if<0>(&m_state)); }
    T *operator->() { return std::get_if<0>(&m_state); }
    const T *operator->() const { return std::get_if<0>(&m_state); }
    /// REQUIRES: there is no value.
    const BuildFault &fault() const { return **std::get_if<1>(&m_state); }

private:
    std::variant<T, std::unique_ptr<BuildFault>> m_state;
};

/// Eight bytes and no allocation where all is well: it is returned for each row.
template <> class [[nodiscard]] Outcome<void>
{
public:
    Outcome() = default;
    Outcome(BuildFault fault)
        : m_fault(std::make_unique<BuildFault>(std::move(fault)))
    {}
    explicit operator bool() const { return !m_fault; }
    /// REQUIRES: there is one.
    const BuildFault &fault() const { return *m_fault; }

private:
    std::unique_ptr<BuildFault> m_fault;
};

} // namespace millrace::ibd
