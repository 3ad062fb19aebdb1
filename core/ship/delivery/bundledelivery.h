// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/delivery/delivery.h"
#include "core/ship/tablefiles.h"

namespace millrace {

/// A folder with the files, a README and a script, for somebody who may touch the server's folder, which
/// Millrace never sees.
///
/// The files have other names in it than the server's, and the script gives them those last, the .ibd after
/// the .cfg: MySQL 9.7.4 stops when it imports a file that is only there in part, and does not start as long
/// as that lies there.
class BundleDelivery final : public Delivery
{
public:
    struct Facts
    {
        TableFiles files;
        QString server; ///< for people: where it runs
        QString run;    ///< the run's id
        QString folder; ///< for this run's bundle alone
    };
    explicit BundleDelivery(Facts facts)
        : m_facts(std::move(facts))
    {}

    Result<void> prepare(Connection &server) override;
    /// Makes the bundle, or leaves it where it is there as it would be made.
    Result<void> stage(const Files &files) override;
    Result<void> bring(const Files &files, bool mayMove) override;
    QString awaited() const override;
    /// The server itself takes away the .cfg that was put there: nobody here may.
    void clear(Connection &server, bool imported) override;

    /// Where a run's bundle is. \a shipTo: of its plan.
    static QString folderOf(const QString &shipTo, const QString &runFolder);
    /// Nobody needs it any more.
    static void remove(const QString &folder);

private:
    QString readme() const;
    QString script(const QString &ibdSum, const QString &cfgSum) const;
    QString path(const QString &name) const { return m_facts.folder + u'/' + name; }
    QString parcel(const char *ending) const { return m_facts.files.name + QLatin1String(ending); }

    const Facts m_facts;
};

} // namespace millrace
