// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/policies.h"

#include <array>

namespace millrace {

namespace {

template <typename Policy> struct Named
{
    Policy value;
    const char *name;
};

constexpr std::array onErrors{Named<OnError>{OnError::Stop, "stop"},
                              Named<OnError>{OnError::SetAside, "set-aside"},
                              Named<OnError>{OnError::AsServer, "as-server"}};
constexpr std::array onDuplicates{Named<OnDuplicate>{OnDuplicate::Stop, "stop"},
                                  Named<OnDuplicate>{OnDuplicate::Keep, "keep"},
                                  Named<OnDuplicate>{OnDuplicate::Replace, "replace"},
                                  Named<OnDuplicate>{OnDuplicate::SetAside, "set-aside"}};
constexpr std::array indexPolicies{Named<IndexPolicy>{IndexPolicy::Keep, "keep"},
                                   Named<IndexPolicy>{IndexPolicy::Defer, "defer"},
                                   Named<IndexPolicy>{IndexPolicy::DeferAll, "defer-all"}};
constexpr std::array rowOrders{Named<RowOrder>{RowOrder::File, "file"},
                               Named<RowOrder>{RowOrder::PrimaryKey, "primary-key"}};
constexpr std::array waysIn{Named<WayIn>{WayIn::Auto, "auto"}, Named<WayIn>{WayIn::Local, "local"},
                            Named<WayIn>{WayIn::ServerFile, "server-file"},
                            Named<WayIn>{WayIn::Insert, "insert"}};

constexpr std::array verifyLevels{Named<VerifyLevel>{VerifyLevel::Sample, "sample"},
                                  Named<VerifyLevel>{VerifyLevel::Counts, "counts"},
                                  Named<VerifyLevel>{VerifyLevel::Content, "content"}};

template <typename Policy> constexpr const auto &table()
{
    if constexpr (std::is_same_v<Policy, OnError>)
        return onErrors;
    else if constexpr (std::is_same_v<Policy, OnDuplicate>)
        return onDuplicates;
    else if constexpr (std::is_same_v<Policy, IndexPolicy>)
        return indexPolicies;
    else if constexpr (std::is_same_v<Policy, RowOrder>)
        return rowOrders;
    else if constexpr (std::is_same_v<Policy, VerifyLevel>)
        return verifyLevels;
    else
        return waysIn;
}

template <typename Policy> QString nameIn(Policy value)
{
    for (const auto &entry : table<Policy>())
        if (entry.value == value)
            return QString::fromLatin1(entry.name);
    Q_UNREACHABLE();
}

} // namespace

QString policyName(OnError value)
{
    return nameIn(value);
}

QString policyName(OnDuplicate value)
{
    return nameIn(value);
}

QString policyName(IndexPolicy value)
{
    return nameIn(value);
}

QString policyName(RowOrder value)
{
    return nameIn(value);
}

QString policyName(WayIn value)
{
    return nameIn(value);
}

QString policyName(VerifyLevel value)
{
    return nameIn(value);
}

template <typename Policy> std::optional<Policy> policyFromName(const QString &name)
{
    for (const auto &entry : table<Policy>())
        if (name == QLatin1String(entry.name))
            return entry.value;
    return std::nullopt;
}

template <typename Policy> QStringList policyNames()
{
    QStringList names;
    for (const auto &entry : table<Policy>())
        names << QString::fromLatin1(entry.name);
    return names;
}

template std::optional<OnError> policyFromName(const QString &);
template std::optional<OnDuplicate> policyFromName(const QString &);
template std::optional<IndexPolicy> policyFromName(const QString &);
template std::optional<RowOrder> policyFromName(const QString &);
template std::optional<WayIn> policyFromName(const QString &);
template std::optional<VerifyLevel> policyFromName(const QString &);
template QStringList policyNames<OnError>();
template QStringList policyNames<OnDuplicate>();
template QStringList policyNames<IndexPolicy>();
template QStringList policyNames<RowOrder>();
template QStringList policyNames<WayIn>();
template QStringList policyNames<VerifyLevel>();

} // namespace millrace
