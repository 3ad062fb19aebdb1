// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QHash>
#include <QProcessEnvironment>
#include <QString>

namespace millrace {

/// What the two files of the AWS tools say of one profile: ~/.aws/credentials ([NAME]) before ~/.aws/config
/// ([profile NAME]), or the files in AWS_SHARED_CREDENTIALS_FILE and AWS_CONFIG_FILE.
struct AwsProfile
{
    QString name;
    bool isThere = false;
    /// By the names in the files; what stands indented below "s3 =" as "s3.addressing_style", and of the
    /// section [services …] that "services" names as "services.s3.endpoint_url".
    QHash<QString, QString> values;
    QStringList files; ///< that were read

    QString value(const char *key) const { return values.value(QString::fromLatin1(key)); }
};

/// Errors: FileNotReadable (a file that is there and may not be read).
Result<AwsProfile> awsProfile(const QString &name, const QProcessEnvironment &environment);

} // namespace millrace
