// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/accounts/account.h"

#include <QHash>

namespace millrace {

/// What MySQL keeps of an account in mysql.user.User_attributes, a JSON object.
struct UserAttributes
{
    QStringList options; ///< as AccountOptions::others: "FAILED_LOGIN_ATTEMPTS 4", "ATTRIBUTE '{…}'"
    QVector<AccountFactor> factors; ///< the second and third
    QVector<AccountGrant> revokes;  ///< partial ones
    QStringList unknown;            ///< as AccountOptions::unknown
    QString fault;                  ///< for people; empty: none
};
/// \a json: empty: nothing.
UserAttributes readUserAttributes(const QByteArray &json);

/// "ISSUER 'y' AND SUBJECT 'x' AND CIPHER 'z'", of those that are not empty.
QString requirementText(const QString &subject, const QString &issuer, const QString &cipher);

/// A JSON object of one line, a member at a time: its text as it stands there, of strings without their
/// quotes and with their escapes resolved. Members of the other type than they should be are faults.
class AttributeReader
{
public:
    AttributeReader(const QByteArray &json, const QStringList &keys);
    bool isBad() const { return !m_fault.isEmpty(); }
    const QString &fault() const { return m_fault; }
    const QStringList &others() const { return m_others; } ///< keys that are none of those

    bool has(const QString &key) const { return m_values.contains(key); }
    QByteArray bytes(const QString &key); ///< of a string
    QString text(const QString &key) { return QString::fromUtf8(bytes(key)); }
    QByteArray digits(const QString &key); ///< of a number
    bool isTrue(const QString &key);       ///< of true, false and null
    QByteArray nested(const QString &key); ///< an object or an array, as it stands there

private:
    enum class Type
    {
        String,
        Number,
        Truth,
        Nested
    };
    struct Value
    {
        Type type = Type::String;
        QByteArray bytes;
    };
    QByteArray valueOf(const QString &key, Type type);

    QHash<QString, Value> m_values;
    QStringList m_others;
    QString m_fault;
};

} // namespace millrace
