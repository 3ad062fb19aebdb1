// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVector>

namespace millrace::reference {

/// An option as the parser that reads it knows it.
struct OptionDescription
{
    QStringList names; ///< without dashes, as they were defined: {"o", "output"}
    QString value;     ///< the value's name in the help, empty for an option that takes none
    QString text;
    QStringList choices; ///< every value it takes, where those are a closed list

    QStringList spelledNames() const; ///< {"-o", "--output"}
    /// "-o, --output FILE".
    QString synopsis() const;
    QJsonObject toJson() const;
};

/// One line of a list of terms: an option, an exit code, a variable of the environment, a file.
struct Term
{
    QString name;
    QString text;
};

struct ArgumentDescription
{
    QString name;
    QString text;
    QString syntax; ///< as the usage line shows it; the name where nothing else was said
    QStringList choices;

    QJsonObject toJson() const;
};

struct CommandDescription
{
    QString name;
    QString summary; ///< a few words for lists
    QString text;
    QVector<ArgumentDescription> arguments;
    QVector<OptionDescription> options;

    /// "plan [options] SOURCE…".
    QString synopsis() const;
    QVector<Term> terms() const; ///< the arguments, then the options
    QJsonObject toJson() const;
};

/// A paragraph group of a manual page that no parser knows about.
struct Section
{
    QString title;
    QString text;        ///< paragraphs divided by an empty line
    QVector<Term> terms; ///< after the text
};

/// A program: everything its man page, its completions and its reference page are made from.
struct ProgramDescription
{
    QString name;
    QString version;
    QString summary;
    CommandDescription self;              ///< arguments and options of the program itself
    QVector<CommandDescription> commands; ///< empty for a program without commands
    QVector<Term> exitCodes;
    QVector<Section> sections; ///< in front of the exit codes
    QStringList seeAlso;       ///< "millrace(1)"

    QJsonObject toJson() const;
};

} // namespace millrace::reference
