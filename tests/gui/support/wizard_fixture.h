// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/awaited.h"
#include "tests/support/qtprinters.h"
#include "ui/session/preferences.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/wizardwindow.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace millrace::test {

/// Answers in place of the platform's dialogs.
class AnsweringChooser final : public FileChooser
{
public:
    QStringList dumps;
    QString plan;
    QString planToSave;
    QString workFolder;
    QString program;
    QString certificate;
    QString exportTo;
    int asked = 0;

    void chooseDumps(QWidget *, std::function<void(const QStringList &)> chosen) override
    {
        answer(dumps, chosen);
    }
    void chooseFolder(QWidget *, std::function<void(const QStringList &)> chosen) override
    {
        answer(dumps, chosen);
    }
    void choosePlan(QWidget *, std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!plan.isEmpty())
            chosen(plan);
    }
    void choosePlanToSave(QWidget *, const QString &, std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!planToSave.isEmpty())
            chosen(planToSave);
    }
    void chooseWorkFolder(QWidget *, std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!workFolder.isEmpty())
            chosen(workFolder);
    }

    void chooseProgram(QWidget *, std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!program.isEmpty())
            chosen(program);
    }

    void chooseCertificate(QWidget *, const QString &, std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!certificate.isEmpty())
            chosen(certificate);
    }

    void chooseExport(QWidget *, const QString &, const QStringList &,
                      std::function<void(const QString &)> chosen) override
    {
        ++asked;
        if (!exportTo.isEmpty())
            chosen(exportTo);
    }

private:
    void answer(const QStringList &paths, const std::function<void(const QStringList &)> &chosen)
    {
        ++asked;
        if (!paths.isEmpty())
            chosen(paths);
    }
};

/// A shown wizard with a folder for its dumps.
class WizardTest : public testing::Test
{
protected:
    void SetUp() override
    {
        Preferences().setLastConnection({}); // a test before this one may have signed in
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    }

    template <typename Widget> Widget *find(const char *objectName)
    {
        // Pages for one table and for a whole dump share parts: the one meant is on a page of the walk.
        const QList<Widget *> all = window.findChildren<Widget *>(QString::fromLatin1(objectName));
        for (Widget *widget : all)
            if (isOnAPage(widget))
                return widget;
        EXPECT_FALSE(all.isEmpty()) << objectName;
        return all.isEmpty() ? nullptr : all.first();
    }
    bool isOnAPage(const QWidget *widget) const
    {
        for (int step = WizardWindow::SourceStep; step <= WizardWindow::FinishStep; ++step)
            if (window.page(step)->isAncestorOf(widget))
                return true;
        return false;
    }
    void press(const char *objectName)
    {
        QTest::mouseClick(find<QAbstractButton>(objectName), Qt::LeftButton);
    }
    void type(const char *objectName, const QString &text)
    {
        auto *field = find<QLineEdit>(objectName);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    /// By the button, to the page after this one.
    void next()
    {
        const int before = window.currentStep();
        auto *button = find<QAbstractButton>("primaryButton");
        ASSERT_TRUE(button->isEnabled()) << "on " << window.page(before)->objectName();
        QTest::mouseClick(button, Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), before + 1);
    }
    /// Waits until files and server have answered, delayed requests included.
    bool settle()
    {
        QTest::qWait(0); // what is queued begins first
        return awaited([this] { return !window.isBusy(); });
    }
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }

    QTemporaryDir folder;
    AnsweringChooser chooser;
    WizardWindow window{&chooser};
};

} // namespace millrace::test
