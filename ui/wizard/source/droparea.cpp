// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/droparea.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

DropArea::DropArea(QWidget *page)
    : DropFrame(page, page)
{
    auto *outer = new QVBoxLayout(this);
    outer->setSpacing(8);
    outer->addStretch(1);
    QLabel *head = makeLabel(tr("Drop dump files or a folder here"), {}, this);
    setType(head, titleFont);
    head->setAlignment(Qt::AlignCenter);
    outer->addWidget(head);
    QLabel *note =
        makeLabel(tr("SQL dumps, tab-separated text of mysqldump -T or SELECT … INTO OUTFILE, TSV, CSV and "
                     "JSON Lines.\n"
                     "Shards of one table (credits_2010_01.txt, credits_2010_02.txt, …) are put in order."),
                  u"muted"_s, this);
    note->setAlignment(Qt::AlignCenter);
    for (QLabel *label : {head, note})
        label->setWordWrap(true);
    outer->addWidget(note);
    outer->addSpacing(8);
    QPushButton *files = makeButton(tr("Add &files…"), u"dropAddFiles"_s, u"primary"_s, this);
    QPushButton *folder = makeButton(tr("Add fol&der…"), u"dropAddFolder"_s, {}, this);
    QPushButton *server = makeButton(tr("From a se&rver…"), u"dropAddServer"_s, {}, this);
    QPushButton *store = makeButton(tr("From a s&tore…"), u"dropAddStore"_s, {}, this);
    QPushButton *command = makeButton(tr("From a co&mmand…"), u"dropAddCommand"_s, {}, this);
    outer->addLayout(makeLine(8, {nullptr, files, folder, nullptr}));
    // Elsewhere; in large type two lines.
    QHBoxLayout *first = makeLine(8, {server, store});
    QHBoxLayout *second = makeLine(8, {command});
    QHBoxLayout *elsewhere = makeLine(8, {first, second});
    outer->addLayout(elsewhere);
    for (QHBoxLayout *line : {first, second})
        elsewhere->setAlignment(line, Qt::AlignHCenter);
    outer->setAlignment(elsewhere, Qt::AlignHCenter);
    stackWhenNarrow(this, elsewhere);
    outer->addStretch(1);
    connect(server, &QPushButton::clicked, this, &DropArea::serverRequested);
    connect(store, &QPushButton::clicked, this, &DropArea::storeRequested);
    connect(command, &QPushButton::clicked, this, &DropArea::commandRequested);
    connect(files, &QPushButton::clicked, this, &DropArea::addFilesRequested);
    connect(folder, &QPushButton::clicked, this, &DropArea::addFolderRequested);
}

} // namespace millrace
