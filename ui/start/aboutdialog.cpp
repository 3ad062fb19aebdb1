// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/aboutdialog.h"

#include "core/base/libraries.h"
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
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

namespace {

constexpr int licenceRole = Qt::UserRole;

QVector<Library> parts()
{
    QVector<Library> all{
        {QStringLiteral("Millrace"), QCoreApplication::applicationVersion(), {}, QStringLiteral("GPL-3.0")}};
    all += engineLibraries();
    all.append({QStringLiteral("QCustomPlot"), {}, {}, QStringLiteral("GPL-3.0")});
#ifdef MILLRACE_KEYCHAIN
    all.append({QStringLiteral("QtKeychain"), {}, {}, QStringLiteral("BSD-2-Clause")});
#endif
    return all;
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Millrace"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(20, 16, 20, 16);
    lines->setSpacing(12);
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    auto *icon = new QLabel(this);
    followType(icon, [this, icon] {
        icon->setPixmap(QIcon(QStringLiteral(":/millrace/icons/millrace.svg"))
                            .pixmap(QSize(scaled(56), scaled(56)), devicePixelRatioF()));
    });
    head->addWidget(icon);
    auto *texts = new QVBoxLayout;
    QLabel *name = makeLabel(tr("Millrace %1").arg(QCoreApplication::applicationVersion()), {}, this);
    name->setObjectName(QStringLiteral("aboutVersion"));
    setType(name, titleFont);
    QLabel *what = makeLabel(tr("Bulk migrations into MySQL and MariaDB, with the numbers on screen. Free "
                                "software under the GNU General Public License, version 3 or later; it comes "
                                "without any warranty."),
                             QStringLiteral("muted"), this);
    what->setWordWrap(true);
    texts->addWidget(name);
    texts->addWidget(what);
    head->addLayout(texts, 1);
    lines->addLayout(head);

    auto *body = new QHBoxLayout;
    body->setSpacing(12);
    m_parts = new QListWidget(this);
    m_parts->setObjectName(QStringLiteral("aboutParts"));
    m_parts->setAccessibleName(tr("What Millrace is made of"));
    for (const Library &part : parts()) {
        auto *item = new QListWidgetItem(part.name + QLatin1Char(' ') + part.version, m_parts);
        item->setData(licenceRole, part.licence);
        item->setToolTip(part.purpose);
    }
    setScaledWidth(m_parts, 210);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(QStringLiteral("aboutLicence"));
    m_text->setAccessibleName(tr("Licence"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    setType(m_text, codeFont);
    m_text->setProperty("role", QStringLiteral("code"));
    body->addWidget(m_parts);
    body->addWidget(m_text, 1);
    lines->addLayout(body, 1);
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
    QFile file(QStringLiteral(":/millrace/licences/%1.txt").arg(licence));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    m_text->setPlainText(licence + QStringLiteral("\n\n") + text);
}

} // namespace millrace
