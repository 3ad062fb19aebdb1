// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reference/commandparser.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace::reference {

bool CommandParser::addOption(const QCommandLineOption &option)
{
    if (!QCommandLineParser::addOption(option))
        return false;
    if (!option.flags().testFlag(QCommandLineOption::HiddenFromHelp))
        m_description.options << OptionDescription{
            .names = option.names(), .value = option.valueName(), .text = option.description()};
    return true;
}

bool CommandParser::addOptions(const QList<QCommandLineOption> &options)
{
    bool all = true;
    for (const QCommandLineOption &option : options)
        all = addOption(option) && all;
    return all;
}

QCommandLineOption CommandParser::addHelpOption()
{
    const QCommandLineOption option = QCommandLineParser::addHelpOption();
    // Qt's has --help-all beside it, which lists options of Qt itself that are not ours to describe.
    m_description.options << OptionDescription{.names = {u"h"_s, u"help"_s}, .text = option.description()};
    return option;
}

QCommandLineOption CommandParser::addVersionOption()
{
    const QCommandLineOption option = QCommandLineParser::addVersionOption();
    m_description.options << OptionDescription{.names = option.names(), .text = option.description()};
    return option;
}

void CommandParser::addPositionalArgument(const QString &name, const QString &text, const QString &syntax)
{
    QCommandLineParser::addPositionalArgument(name, text, syntax);
    m_description.arguments << ArgumentDescription{
        .name = name, .text = text, .syntax = syntax.isEmpty() ? name : syntax};
}

void CommandParser::setChoices(const QString &name, const QStringList &choices)
{
    const auto option =
        std::find_if(m_description.options.begin(), m_description.options.end(),
                     [&name](const OptionDescription &candidate) { return candidate.names.contains(name); });
    if (option != m_description.options.end()) {
        option->choices = choices;
        return;
    }
    const auto argument =
        std::find_if(m_description.arguments.begin(), m_description.arguments.end(),
                     [&name](const ArgumentDescription &candidate) { return candidate.name == name; });
    Q_ASSERT_X(argument != m_description.arguments.end(), "CommandParser::setChoices", qPrintable(name));
    if (argument != m_description.arguments.end())
        argument->choices = choices;
}

CommandDescription CommandParser::description() const
{
    CommandDescription description = m_description;
    description.text = applicationDescription();
    return description;
}

} // namespace millrace::reference
