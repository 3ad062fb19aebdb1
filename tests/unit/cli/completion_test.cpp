// SPDX-License-Identifier: GPL-3.0-or-later
// The completion scripts, run by the shells they are for where those are installed.
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/cli/referencecase.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::completion_test {

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
        file.write(cli({u"help"_s, u"--completion"_s, shell}));
    }
    QString script() const { return m_folder.filePath(u"script"_s); }

    /// What bash offers for the last of the words.
    QStringList bash(const QStringList &words) const
    {
        const QString program = u"source \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _millrace_cli; "
                                "printf '%s\\n' \"${COMPREPLY[@]}\""_s;
        return lines(outputOf(m_shell, QStringList{u"-c"_s, program, script(), u"millrace-cli"_s} + words));
    }
    /// What fish offers after this line, without its descriptions.
    QStringList fish(const QString &line) const
    {
        QStringList offers;
        for (const QString &offer :
             lines(outputOf(m_shell, {u"--no-config"_s, u"-c"_s,
                                      u"source '%1'; complete -C '%2'"_s.arg(script(), line)})))
            offers << offer.section(u'\t', 0, 0);
        offers.sort();
        return offers;
    }

    QString m_shell;
    QTemporaryDir m_folder;

private:
    static QStringList lines(const QByteArray &output)
    {
        QStringList result = QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
        result.sort();
        return result;
    }
};

QStringList sorted(QStringList words)
{
    words.sort();
    return words;
}

const QStringList policies{u"as-dump"_s, u"as-server"_s, u"set-aside"_s, u"stop"_s};

} // namespace

TEST_F(CompletionTest, BashOffersExactlyTheOptionsOfEachCommand)
{
    use(u"bash"_s);
    if (IsSkipped())
        return;
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command)
        EXPECT_EQ(bash({command.key(), u"-"_s}), command.value()) << qPrintable(command.key());
    EXPECT_EQ(bash({QString()}),
              sorted(described.keys() + QStringList{u"-h"_s, u"--help"_s, u"--version"_s}));
}

TEST_F(CompletionTest, BashOffersValues)
{
    use(u"bash"_s);
    if (IsSkipped())
        return;
    EXPECT_EQ(bash({u"plan"_s, u"--on-error"_s, QString()}), policies);
    EXPECT_EQ(bash({u"plan"_s, u"--on-error"_s, u"="_s}), policies);
    EXPECT_EQ(bash({u"plan"_s, u"--on-error"_s, u"="_s, u"se"_s}), QStringList{u"set-aside"_s});
    EXPECT_EQ(bash({u"scratch"_s, u"st"_s}), (QStringList{u"start"_s, u"status"_s, u"stop"_s}));
    // A path with a space, whole.
    const QString path = m_folder.filePath(u"a plan.millrace"_s);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(bash({u"run"_s, m_folder.filePath(u"a "_s)}), QStringList{path});
}

TEST_F(CompletionTest, FishOffersCommandsOptionsAndValues)
{
    use(u"fish"_s);
    if (IsSkipped())
        return;
    const auto described = describedOptions();
    EXPECT_EQ(fish(u"millrace-cli "_s), described.keys());
    for (auto command = described.begin(); command != described.end(); ++command) {
        QStringList longNames;
        for (const QString &option : command.value())
            if (option.startsWith("--"_L1))
                longNames << option;
        QStringList offers = fish(u"millrace-cli %1 --"_s.arg(command.key()));
        // fish writes --name= for one that takes a value.
        offers.replaceInStrings(u"="_s, QString());
        EXPECT_EQ(sorted(offers), longNames) << qPrintable(command.key());
    }
    EXPECT_EQ(fish(u"millrace-cli plan --on-error "_s), policies);
}

TEST_F(CompletionTest, ZshReadsItsScript)
{
    use(u"zsh"_s);
    if (IsSkipped())
        return;
    outputOf(m_shell, {u"-n"_s, script()});
    QFile file(script());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const auto described = describedOptions();
    for (auto command = described.begin(); command != described.end(); ++command) {
        const qsizetype begin = text.indexOf(u"\n%1)\n"_s.arg(command.key()));
        ASSERT_GE(begin, 0) << qPrintable(command.key());
        const QString branch = text.mid(begin, text.indexOf(u";;"_s, begin) - begin);
        for (const QString &option : command.value())
            EXPECT_TRUE(branch.contains(u"'*%1["_s.arg(option)) || branch.contains(u"'*%1=["_s.arg(option)))
                << qPrintable(command.key() + u' ' + option);
    }
}

} // namespace millrace::test::completion_test
