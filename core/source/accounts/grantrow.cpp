// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/grantrow.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"

#include <utility>

namespace millrace {

GrantRow::GrantRow(const QStringList &columns, QVector<Field> fields)
    : m_fields(std::move(fields))
{
    for (const QString &column : columns)
        m_columns << column.toLower();
    if (m_columns.isEmpty())
        setFault(CoreText::tr("nothing in the dump says which columns it has"));
    else if (m_columns.size() != m_fields.size())
        setFault(CoreText::tr("it has %1 values for %2 columns").arg(m_fields.size()).arg(m_columns.size()));
}

const Field *GrantRow::find(const QString &column)
{
    m_asked.insert(column);
    const qsizetype at = m_columns.indexOf(column);
    return at < 0 || at >= m_fields.size() ? nullptr : &m_fields.at(at);
}

bool GrantRow::isNull(const QString &column) const
{
    const qsizetype at = m_columns.indexOf(column);
    return at < 0 || at >= m_fields.size() || m_fields.at(at).isNull;
}

QByteArray GrantRow::bytes(const QString &column)
{
    const Field *field = find(column);
    return field == nullptr ? QByteArray() : field->value;
}

QString GrantRow::text(const QString &column)
{
    const QByteArray value = bytes(column);
    if (!isValidUtf8(value, false))
        setFault(CoreText::tr("%1 is no text").arg(column));
    return QString::fromUtf8(value);
}

qint64 GrantRow::number(const QString &column)
{
    const QByteArray value = bytes(column);
    bool isNumber = true;
    const qint64 number = value.isEmpty() ? 0 : value.toLongLong(&isNumber);
    if (!isNumber)
        setFault(CoreText::tr("%1 is no number").arg(column));
    return number;
}

double GrantRow::decimal(const QString &column)
{
    const QByteArray value = bytes(column);
    bool isNumber = true;
    const double number = value.isEmpty() ? 0 : value.toDouble(&isNumber);
    if (!isNumber)
        setFault(CoreText::tr("%1 is no number").arg(column));
    return number;
}

bool GrantRow::isYes(const QString &column)
{
    const QByteArray value = bytes(column).toUpper();
    if (value == "Y" || value == "1")
        return true;
    if (!value.isEmpty() && value != "N" && value != "0")
        setFault(CoreText::tr("%1 is neither Y nor N").arg(column));
    return false;
}

QStringList GrantRow::members(const QString &column)
{
    return text(column).toUpper().split(u',', Qt::SkipEmptyParts);
}

QStringList GrantRow::others() const
{
    QStringList others = m_columns;
    others.removeIf([this](const QString &column) { return m_asked.contains(column); });
    return others;
}

AccountName GrantRow::account(const QString &userColumn, const QString &hostColumn)
{
    for (const QString &column : {userColumn, hostColumn})
        if (!has(column))
            setFault(CoreText::tr("it has no column %1").arg(column));
    const QString user = text(userColumn);
    const QString host = text(hostColumn).toLower();
    return host.isEmpty() ? AccountName::role(user) : AccountName::atHost(user, host);
}

void GrantRow::setFault(const QString &fault)
{
    if (m_fault.isEmpty())
        m_fault = fault;
}

} // namespace millrace
