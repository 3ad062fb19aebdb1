// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

namespace millrace::test {

/// What a program printed; the test fails when it did not end with \a exitCode.
QByteArray outputOf(const QString &program, const QStringList &arguments, int exitCode = 0);
/// The same of millrace-cli.
QByteArray cli(const QStringList &arguments, int exitCode = 0);

/// Of each command in `help --json` the spelled names of its options: "-o", "--output".
QMap<QString, QStringList> describedOptions();
/// The options a command's own --help lists, which Qt's parser writes: what is really parsed.
QStringList parsedOptions(const QString &command);

} // namespace millrace::test
