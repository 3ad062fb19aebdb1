// SPDX-License-Identifier: GPL-3.0-or-later
// The completion scripts, run by the shells they are for where those are installed.
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

class CompletionTest : public testing::Test
{
protected:
    /// The script for the shell, in a file; the test is to end where the shell is not
    /// installed: IsSkipped().
    void use(const QString &shell)
    {
        m_shell = QStandardPaths::findExecutable(shell);
        if (m_shell.isEmpty())
            GTEST_SKIP() << qPrintable(shell) << " is not installed";
        QFile file(script());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(cli({QStringLiteral("help"), QStringLiteral("--completion"), shell}));
    }
    QString script() const { return m_folder.filePath(QStringLiteral("script")); }

    /// What bash offers for the last of the words.
    QStringList bash(const QStringList &words) const
    {
        const QString program =
            QStringLiteral("source \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _millrace_cli; "
                           "printf '%s\\n' \"${COMPREPLY[@]}\"");
        return lines(outputOf(
            m_shell,
            QStringList{QStringLiteral("-c"), program, script(), QStringLiteral("millrace-cli")} + words));
    }
    /// What fish offers behind this line, without its descriptions.
    QStringList fish(const QString &line) const
    {
        QStringList offers;
        for (const QString &offer :
             lines(outputOf(m_shell, {QStringLiteral("--no-config"), QStringLiteral("-c"),
                                      QStringLiteral("source '%1'; complete -C '%2'").arg(script(), line)})))
            offers << offer.section(QLatin1Char('\t'), 0, 0);
        offers.sort();
        return offers;
    }

    QString m_shell;
    QTemporaryDir m_folder;

private:
    static QStringList lines(const QByteArray &output)
    {
        QStringList result = QString::fromUtf8(output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        result.sort();
        return result;
    }
};

QStringList sorted(QStringList words)
{
    words.sort();
    return words;
}

const QStringList policies{QStringLiteral("as-server"), QStringLiteral("set-aside"), QStringLiteral("stop")};

} // namespace

TEST_F(CompletionTest, BashOffersExactlyTheOptionsOfEachCommand)
{
    use(QStringLiteral("bash"));
    if (IsSkipped())
        return;
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command)
        EXPECT_EQ(bash({command.key(), QStringLiteral("-")}), command.value()) << qPrintable(command.key());
    EXPECT_EQ(bash({QString()}),
              sorted(described.keys() + QStringList{QStringLiteral("-h"), QStringLiteral("--help"),
                                                    QStringLiteral("--version")}));
}

TEST_F(CompletionTest, BashOffersValues)
{
    use(QStringLiteral("bash"));
    if (IsSkipped())
        return;
    EXPECT_EQ(bash({QStringLiteral("plan"), QStringLiteral("--on-error"), QString()}), policies);
    EXPECT_EQ(bash({QStringLiteral("plan"), QStringLiteral("--on-error"), QStringLiteral("=")}), policies);
    EXPECT_EQ(bash({QStringLiteral("plan"), QStringLiteral("--on-error"), QStringLiteral("="),
                    QStringLiteral("se")}),
              QStringList{QStringLiteral("set-aside")});
    EXPECT_EQ(bash({QStringLiteral("scratch"), QStringLiteral("st")}),
              (QStringList{QStringLiteral("start"), QStringLiteral("status"), QStringLiteral("stop")}));
    // A path with a space, whole.
    const QString path = m_folder.filePath(QStringLiteral("a plan.millrace"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(bash({QStringLiteral("run"), m_folder.filePath(QStringLiteral("a "))}), QStringList{path});
}

TEST_F(CompletionTest, FishOffersCommandsOptionsAndValues)
{
    use(QStringLiteral("fish"));
    if (IsSkipped())
        return;
    const auto described = describedOptions();
    EXPECT_EQ(fish(QStringLiteral("millrace-cli ")), described.keys());
    for (auto command = described.begin(); command != described.end(); ++command) {
        QStringList longNames;
        for (const QString &option : command.value())
            if (option.startsWith(QLatin1String("--")))
                longNames << option;
        QStringList offers = fish(QStringLiteral("millrace-cli %1 --").arg(command.key()));
        // fish writes --name= for one that takes a value.
        offers.replaceInStrings(QStringLiteral("="), QString());
        EXPECT_EQ(sorted(offers), longNames) << qPrintable(command.key());
    }
    EXPECT_EQ(fish(QStringLiteral("millrace-cli plan --on-error ")), policies);
}

TEST_F(CompletionTest, ZshReadsItsScript)
{
    use(QStringLiteral("zsh"));
    if (IsSkipped())
        return;
    outputOf(m_shell, {QStringLiteral("-n"), script()});
    QFile file(script());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command) {
        const qsizetype begin = text.indexOf(QStringLiteral("\n%1)\n").arg(command.key()));
        ASSERT_GE(begin, 0) << qPrintable(command.key());
        const QString branch = text.mid(begin, text.indexOf(QStringLiteral(";;"), begin) - begin);
        for (const QString &option : command.value())
            EXPECT_TRUE(branch.contains(QStringLiteral("'*%1[").arg(option)) ||
                        branch.contains(QStringLiteral("'*%1=[").arg(option)))
                << qPrintable(command.key() + QLatin1Char(' ') + option);
    }
}

} // namespace millrace::test
