// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/userattributes.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/json/jsonline.h"
#include "core/sql/quoting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <iterator>

namespace millrace {

namespace {

/// "Restrictions": [{"Database": "mysql", "Privileges": ["SELECT"]}]
QVector<AccountGrant> revokesOf(const QByteArray &json)
{
    QVector<AccountGrant> revokes;
    for (const auto &each : QJsonDocument::fromJson(json).array()) {
        const QJsonObject restriction = each.toObject();
        AccountGrant revoke{.kind = AccountGrant::Kind::Revoke,
                            .object = u"TABLE"_s,
                            .schema = restriction.value(u"Database"_s).toString(),
                            .name = u"*"_s};
        for (const auto &privilege : restriction.value(u"Privileges"_s).toArray())
            revoke.privileges << AccountPrivilege{.name = privilege.toString().toUpper()};
        revokes << revoke;
    }
    return revokes;
}

/// "Password_locking": {"failed_login_attempts": 4, "password_lock_time_days": -1}
QStringList lockingOf(const QByteArray &json)
{
    const QJsonObject locking = QJsonDocument::fromJson(json).object();
    const qint64 days = locking.value(u"password_lock_time_days"_s).toInteger();
    return {u"FAILED_LOGIN_ATTEMPTS %1"_s.arg(locking.value(u"failed_login_attempts"_s).toInteger()),
            u"PASSWORD_LOCK_TIME "_s + (days < 0 ? u"UNBOUNDED"_s : QString::number(days))};
}

/// "Multi_factor_authentication": [{"plugin": "auth_socket", "authentication_string": "",
/// "passwordless": 0, "requires_registration": 0}]
void addFactors(const QByteArray &json, UserAttributes &attributes)
{
    for (const auto &each : QJsonDocument::fromJson(json).array()) {
        const QJsonObject object = each.toObject();
        AccountFactor factor{.plugin = object.value(u"plugin"_s).toString().toLower(),
                             .value = object.value(u"authentication_string"_s).toString().toUtf8()};
        if (!factor.value.isEmpty())
            factor.form = AccountFactor::Form::Hash;
        attributes.factors << factor;
        if (object.value(u"passwordless"_s).toInt() != 0 || object.contains(u"registration_challenge"_s))
            attributes.unknown << u"PASSWORDLESS"_s;
    }
}

} // namespace

UserAttributes readUserAttributes(const QByteArray &json)
{
    UserAttributes attributes;
    if (json.isEmpty())
        return attributes;
    AttributeReader reader(json, {u"metadata"_s, u"Restrictions"_s, u"Password_locking"_s,
                                  u"additional_password"_s, u"Multi_factor_authentication"_s});
    if (reader.has(u"Password_locking"_s))
        attributes.options += lockingOf(reader.nested(u"Password_locking"_s));
    // Byte for byte: what reads JSON and writes it again may change a number.
    if (reader.has(u"metadata"_s))
        attributes.options << u"ATTRIBUTE "_s + quotedString(QString::fromUtf8(reader.nested(u"metadata"_s)));
    attributes.revokes = revokesOf(reader.nested(u"Restrictions"_s));
    addFactors(reader.nested(u"Multi_factor_authentication"_s), attributes);
    // Of two passwords that hold at a time statements can only give one.
    if (!reader.bytes(u"additional_password"_s).isEmpty())
        attributes.unknown << u"RETAIN CURRENT PASSWORD"_s;
    for (const QString &key : reader.others())
        attributes.unknown << u"mysql.user.User_attributes.%1"_s.arg(key);
    attributes.fault = reader.fault();
    return attributes;
}

QString requirementText(const QString &subject, const QString &issuer, const QString &cipher)
{
    QStringList parts;
    if (!issuer.isEmpty())
        parts << u"ISSUER "_s + quotedString(issuer);
    if (!subject.isEmpty())
        parts << u"SUBJECT "_s + quotedString(subject);
    if (!cipher.isEmpty())
        parts << u"CIPHER "_s + quotedString(cipher);
    return parts.isEmpty() ? u"NONE"_s : parts.join(u" AND "_s);
}

AttributeReader::AttributeReader(const QByteArray &json, const QStringList &keys)
{
    JsonLineReader reader(keys);
    const JsonFault fault = reader.read({json.constData(), static_cast<std::size_t>(json.size())});
    if (fault != JsonFault::None) {
        m_fault = CoreText::tr("its JSON is damaged");
        return;
    }
    for (const QByteArray &other : reader.otherKeys())
        m_others << QString::fromUtf8(other);
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const JsonValueText &found = reader.values().at(static_cast<std::size_t>(i));
        Value value{.bytes = QByteArray(found.text.data(), static_cast<qsizetype>(found.text.size()))};
        if (found.kind == JsonValueText::Kind::Missing)
            continue;
        if (found.kind == JsonValueText::Kind::EscapedString) {
            const char *end = decodeJsonString(found.text.data(), found.text.data() + found.text.size(),
                                               value.bytes.data());
            value.bytes.truncate(end - value.bytes.constData());
        } else if (found.kind == JsonValueText::Kind::Number) {
            value.type = Type::Number;
        } else if (found.kind == JsonValueText::Kind::Nested) {
            value.type = Type::Nested;
        } else if (found.kind != JsonValueText::Kind::String) {
            value.type = Type::Truth;
            value.bytes = found.kind == JsonValueText::Kind::True ? "true" : "";
        }
        m_values.insert(keys.at(i), value);
    }
}

QByteArray AttributeReader::valueOf(const QString &key, Type type)
{
    const auto found = m_values.constFind(key);
    if (found == m_values.constEnd())
        return {};
    if (found->type == type)
        return found->bytes;
    const bool isNothing = found->type == Type::Truth && found->bytes.isEmpty();
    if (!isNothing && m_fault.isEmpty())
        m_fault = CoreText::tr("its JSON has an unexpected value in %1").arg(key);
    return {};
}

QByteArray AttributeReader::bytes(const QString &key)
{
    return valueOf(key, Type::String);
}

QByteArray AttributeReader::digits(const QString &key)
{
    return valueOf(key, Type::Number);
}

bool AttributeReader::isTrue(const QString &key)
{
    return !valueOf(key, Type::Truth).isEmpty();
}

QByteArray AttributeReader::nested(const QString &key)
{
    return valueOf(key, Type::Nested);
}

} // namespace millrace
