// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/welcomecard.h"

#include "core/base/literals.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

WelcomeCard::WelcomeCard(QWidget *page, QWidget *parent)
    : DropFrame(page, parent)
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(24, 24, 24, 24);
    lines->setSpacing(8);
    lines->addStretch(2);
    auto *picture = new QLabel(this);
    followType(picture, [this, picture] {
        picture->setPixmap(QIcon(u":/millrace/icons/millrace.svg"_s)
                               .pixmap(QSize(scaled(64), scaled(64)), devicePixelRatioF()));
    });
    picture->setAlignment(Qt::AlignCenter);
    lines->addWidget(picture);
    lines->addSpacing(8);
    const auto centred = [&](const QString &text, const QString &role) {
        QLabel *label = makeLabel(text, role, this);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        lines->addWidget(label);
        return label;
    };
    setType(centred(tr("Drop a dump anywhere in this window"), {}), titleFont);
    centred(tr("Files of mysqldump -T, TSV, CSV, whole SQL dumps, dump folders and archives of them. Nothing "
               "on a server is touched before you press Load."),
            u"muted"_s);
    lines->addSpacing(8);
    const auto button = [&](const QString &text, const char *name, const char *icon,
                            void (WelcomeCard::*signal)(), bool primary) {
        QPushButton *made =
            makeButton(text, QString::fromLatin1(name), primary ? u"primary"_s : QString(), this);
        made->setIcon(themedIcon(QString::fromLatin1(icon), primary ? Ink::OnAccent : Ink::Text));
        connect(made, &QPushButton::clicked, this, signal);
        return made;
    };
    lines->addLayout(makeLine(
        8,
        {nullptr, button(tr("&Choose files…"), "welcomeFiles", "folder", &WelcomeCard::filesRequested, true),
         button(tr("&Play with the sample"), "welcomeSample", "sample", &WelcomeCard::sampleRequested, false),
         nullptr}));
    lines->addSpacing(8);
    setType(centred(tr("The sample is a small dump for a private server on this machine, thrown away when "
                       "you like: a "
                       "migration with every page filled in, or its load at once."),
                    u"muted"_s),
            noteFont);
    QPushButton *load = makeButton(tr("&Load it now"), u"welcomeLoad"_s, u"link"_s, this);
    connect(load, &QPushButton::clicked, this, &WelcomeCard::sampleLoadRequested);
    lines->addWidget(load, 0, Qt::AlignHCenter);
    lines->addStretch(3);
}

} // namespace millrace
