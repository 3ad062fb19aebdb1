// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/shortcutsdialog.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/card.h"
#include "ui/widgets/roles.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace millrace {

QVector<QPair<QString, QString>> ShortcutsDialog::shortcutsOf(const QWidget *window)
{
    QVector<QPair<QString, QString>> found;
    for (const QShortcut *shortcut : window->findChildren<QShortcut *>()) {
        const QString what = shortcut->whatsThis();
        const QString keys = shortcut->key().toString(QKeySequence::NativeText);
        if (what.isEmpty() || keys.isEmpty())
            continue;
        auto same =
            std::find_if(found.begin(), found.end(), [&](const auto &one) { return one.first == what; });
        if (same == found.end())
            found.append({what, keys});
        else if (!same->second.split(u"  "_s).contains(keys))
            same->second += u"  "_s + keys;
    }
    std::sort(found.begin(), found.end());
    return found;
}

ShortcutsDialog::ShortcutsDialog(QWidget *window, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(20, 16, 20, 16);
    lines->setSpacing(12);
    auto *list = new QWidget(this);
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const auto &[what, keys] : shortcutsOf(window)) {
        QLabel *name = makeLabel(keys, {}, list);
        setType(name, codeFont);
        name->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(makeLabel(what, {}, list), row, 0);
        grid->addWidget(name, row, 1);
        ++row;
    }
    grid->setRowStretch(row, 1);
    QScrollArea *scroll = scrolled(list, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    scroll->setAccessibleName(windowTitle());
    lines->addWidget(scroll, 1);
    QLabel *note =
        makeNote(tr("Underlined letters work with Alt. Tab goes from control to control, the arrow "
                    "keys through tables and lists; Space and Return press."),
                 this);
    lines->addWidget(note);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    lines->addWidget(buttons);
    resize(scaled(460), scaled(420));
}

} // namespace millrace
