// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/awsfiles.h"

#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>

namespace millrace {

namespace {

using AwsSections = QHash<QString, QHash<QString, QString>>;

AwsSections sectionsOf(const QByteArray &text)
{
    AwsSections sections;
    QString section;
    QString above; // the key whose value is the indented lines that follow
    const QList<QByteArray> lines = text.split('\n');
    for (const QByteArray &bytes : lines) {
        const QString line = QString::fromUtf8(bytes);
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(u'#') || trimmed.startsWith(u';'))
            continue;
        if (trimmed.startsWith(u'[') && trimmed.contains(u']')) {
            section = trimmed.mid(1, trimmed.indexOf(u']') - 1).simplified();
            sections[section];
            above.clear();
            continue;
        }
        const qsizetype equals = trimmed.indexOf(u'=');
        if (equals <= 0)
            continue;
        const QString key = trimmed.first(equals).trimmed().toLower();
        QString value = trimmed.mid(equals + 1).trimmed();
        // A comment after a value needs a blank before it: secrets may have a # in them.
        for (const auto mark : {" #"_L1, " ;"_L1})
            if (const qsizetype at = value.indexOf(mark); at >= 0)
                value = value.first(at).trimmed();
        const bool isIndented = line.at(0).isSpace();
        if (isIndented && !above.isEmpty()) {
            sections[section].insert(above + u'.' + key, value);
            continue;
        }
        above = value.isEmpty() ? key : QString();
        sections[section].insert(key, value);
    }
    return sections;
}

QString awsFile(const QProcessEnvironment &environment, const QString &variable, const QString &name)
{
    QString path = environment.value(variable);
    const QString home = environment.value(u"HOME"_s, QDir::homePath());
    if (path.isEmpty())
        return home + u"/.aws/"_s + name;
    if (path.startsWith("~/"_L1))
        path = home + path.mid(1);
    return path;
}

Result<AwsSections> readSections(const QString &path, QStringList &files)
{
    if (!QFileInfo::exists(path))
        return AwsSections();
    MILLRACE_TRY(const QByteArray text, readWholeFile(path));
    files << path;
    return sectionsOf(text);
}

} // namespace

Result<AwsProfile> awsProfile(const QString &name, const QProcessEnvironment &environment)
{
    AwsProfile profile{.name = name};
    MILLRACE_TRY(const AwsSections config,
                 readSections(awsFile(environment, u"AWS_CONFIG_FILE"_s, u"config"_s), profile.files));
    MILLRACE_TRY(const AwsSections credentials,
                 readSections(awsFile(environment, u"AWS_SHARED_CREDENTIALS_FILE"_s, u"credentials"_s),
                              profile.files));
    const QString inConfig = config.contains(u"profile "_s + name) ? u"profile "_s + name
                             : name == "default"_L1                ? name
                                                                   : QString();
    profile.isThere = (!inConfig.isEmpty() && config.contains(inConfig)) || credentials.contains(name);
    profile.values = config.value(inConfig);
    const auto keys = credentials.value(name);
    // A pair of keys comes from one file: a token of the other would belong to other keys.
    if (keys.contains(u"aws_access_key_id"_s))
        profile.values.remove(u"aws_session_token"_s);
    profile.values.insert(keys);
    const auto services = config.value(u"services "_s + profile.value("services"));
    for (auto each = services.begin(); each != services.end(); ++each)
        profile.values.insert(u"services."_s + each.key(), each.value());
    return profile;
}

} // namespace millrace
