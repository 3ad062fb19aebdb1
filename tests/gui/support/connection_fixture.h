// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/login/savedconnections.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"

#include <QComboBox>
#include <QFile>

namespace millrace::test {

/// The connection card of a wizard that knows no saved connection yet.
class ConnectionTest : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        window.addPaths({write(u"a.txt"_s, "1\ta\n")});
        ASSERT_TRUE(settle());
        press("primaryButton");
        ASSERT_TRUE(awaited([this] { return find<QLineEdit>("host")->isVisible(); }));
    }
    void TearDown() override { QFile::remove(SavedConnections::path()); }

    QStringList saved()
    {
        QStringList names;
        auto *list = find<QComboBox>("savedConnections");
        for (int row = 1; row < list->count(); ++row)
            names << list->itemText(row);
        return names;
    }
    void keepAs(const char *button, const QString &name)
    {
        press(button);
        type("savedName", name);
        QTest::keyClick(find<QLineEdit>("savedName"), Qt::Key_Return);
    }
    bool waitFor(const QStringList &names)
    {
        return awaited([&] { return saved() == names; });
    }
    void pick(const QString &name)
    {
        auto *list = find<QComboBox>("savedConnections");
        list->setCurrentIndex(list->findText(name));
        Q_EMIT list->activated(list->currentIndex());
    }
};

} // namespace millrace::test
