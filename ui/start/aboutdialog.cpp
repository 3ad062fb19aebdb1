// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/aboutdialog.h"

#include "core/base/libraries.h"
#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr int licenceRole = Qt::UserRole;

QVector<Library> parts()
{
    QVector<Library> all{{u"Millrace"_s, QCoreApplication::applicationVersion(), {}, u"GPL-3.0"_s}};
    all += engineLibraries();
    all.append({u"QCustomPlot"_s, {}, {}, u"GPL-3.0"_s});
#ifdef MILLRACE_KEYCHAIN
    all.append({u"QtKeychain"_s, {}, {}, u"BSD-2-Clause"_s});
#endif
    return all;
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Millrace"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(20, 16, 20, 16);
    lines->setSpacing(12);
    auto *icon = new QLabel(this);
    followType(icon, [this, icon] {
        icon->setPixmap(QIcon(u":/millrace/icons/millrace.svg"_s)
                            .pixmap(QSize(scaled(56), scaled(56)), devicePixelRatioF()));
    });
    auto *texts = new QVBoxLayout;
    QLabel *name = named(makeLabel(tr("Millrace %1").arg(QCoreApplication::applicationVersion()), {}, this),
                         u"aboutVersion"_s);
    setType(name, titleFont);
    QLabel *what = makeLabel(tr("Bulk migrations into MySQL and MariaDB, with the numbers on screen. Free "
                                "software under the GNU General Public License, version 3 or later; it comes "
                                "without any warranty."),
                             u"muted"_s, this);
    what->setWordWrap(true);
    texts->addWidget(name);
    texts->addWidget(what);
    lines->addLayout(makeLine(16, {icon, {texts, 1}}));

    m_parts = named(new QListWidget(this), u"aboutParts"_s, tr("What Millrace is made of"));
    for (const Library &part : parts()) {
        auto *item = new QListWidgetItem(part.name + u' ' + part.version, m_parts);
        item->setData(licenceRole, part.licence);
        item->setToolTip(part.purpose);
    }
    setScaledWidth(m_parts, 210);
    m_text = named(new QPlainTextEdit(this), u"aboutLicence"_s, tr("Licence"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    setType(m_text, codeFont);
    m_text->setProperty("role", u"code"_s);
    lines->addLayout(makeLine(12, {m_parts, {m_text, 1}}), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    lines->addWidget(buttons);
    connect(m_parts, &QListWidget::currentRowChanged, this, &AboutDialog::showLicence);
    m_parts->setCurrentRow(0);
    resize(scaled(760), scaled(480));
}

void AboutDialog::showLicence(int part)
{
    if (part < 0)
        return;
    const QString licence = m_parts->item(part)->data(licenceRole).toString();
    QFile file(u":/millrace/licences/%1.txt"_s.arg(licence));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    m_text->setPlainText(licence + u"\n\n"_s + text);
}

} // namespace millrace
