// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/description.h"

#include <QCommandLineParser>

namespace millrace::reference {

/// A QCommandLineParser that can say what it was told: Qt's keeps its options to itself. Every definition
/// goes to the parser and into the description in one call, so that man page, completion and reference can
/// never know another option than the one that is parsed. The functions of the base are not virtual: pass a
/// parser that shall get options as a CommandParser (the test of the reference finds those that went past
/// it).
class CommandParser : public QCommandLineParser
{
public:
    bool addOption(const QCommandLineOption &option);
    bool addOptions(const QList<QCommandLineOption> &options);
    QCommandLineOption addHelpOption();
    QCommandLineOption addVersionOption();
    void addPositionalArgument(const QString &name, const QString &text, const QString &syntax = {});

    /// The closed list of values an option or an argument takes; it must have been added before.
    void setChoices(const QString &name, const QStringList &choices);

    /// What was added so far, without the options that are hidden from the help.
    CommandDescription description() const;

private:
    CommandDescription m_description;
};

} // namespace millrace::reference
