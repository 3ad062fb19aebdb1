// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/remoteshell.h"
#include "core/ship/delivery/delivery.h"
#include "core/ship/tablefiles.h"

#include <stop_token>

namespace millrace {

/// Over the network into the data directory of a server on another machine, by ssh, as an account that may
/// write there. Under names that no server opens until they are whole and their checksums are compared there.
class SshDelivery final : public Delivery
{
public:
    /// \a stop: breaks off what takes long.
    SshDelivery(const QString &destination, TableFiles files, std::stop_token stop)
        : m_shell(destination)
        , m_files(std::move(files))
        , m_stop(std::move(stop))
    {}

    Result<void> reach() override;
    Result<void> prepare(Connection &server) override;
    Result<void> stage(const Files &files) override;
    Result<void> bring(const Files &files, bool mayMove) override;
    void clear(Connection &server, bool imported) override;
    Result<void> withdraw() override;

private:
    Result<void> send(const QString &file, const QString &name);
    QString parcel(const char *ending) const { return m_files.name + QLatin1String(ending); }

    const RemoteShell m_shell;
    const TableFiles m_files;
    const std::stop_token m_stop;
};

} // namespace millrace
