// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connection/savedbar.h"

#include "core/base/literals.h"
#include "ui/session/connectionbook.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace millrace {

SavedBar::SavedBar(ConnectionBook *book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
{
    m_list = named(new QComboBox(this), u"savedConnections"_s, tr("Saved connections"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(8);
    m_save = makeButton(tr("Sa&ve"), u"savedSave"_s, u"small"_s, this);
    m_save->setToolTip(tr("Keep what the fields below say under a name, without the password"));
    QPushButton *rename = makeButton(tr("&Rename"), u"savedRename"_s, u"small"_s, this);
    QPushButton *remove = makeButton(tr("Re&move"), u"savedRemove"_s, u"small"_s, this);
    m_buttons = new QWidget(this);
    makeLine(m_buttons, 6, {rename, remove, nullptr});

    m_namingLine = new QWidget(this);
    m_name = named(new QLineEdit(m_namingLine), u"savedName"_s, tr("Name of the connection"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setMaxLength(80);
    QPushButton *keep = makeButton(tr("&Keep"), u"savedKeep"_s, u"small"_s, m_namingLine);
    QPushButton *cancel = makeButton(tr("Cancel"), u"savedCancel"_s, u"small"_s, m_namingLine);
    makeLine(m_namingLine, 6, {{m_name, 1}, keep, cancel});
    m_namingLine->hide();
    makeColumn(this, 6, {makeLine(6, {{m_list, 1}, m_save}), m_buttons, m_namingLine});

    connect(m_list, &QComboBox::activated, this, [this](int row) {
        m_current = m_list->itemData(row).toString();
        refresh();
        if (!m_current.isEmpty())
            Q_EMIT picked(m_current);
    });
    connect(m_save, &QPushButton::clicked, this, [this] { beginNaming(Naming::Save); });
    connect(rename, &QPushButton::clicked, this, [this] { beginNaming(Naming::Rename); });
    connect(remove, &QPushButton::clicked, this, [this] { m_book->remove(m_current); });
    connect(m_name, &QLineEdit::returnPressed, this, [this] { endNaming(true); });
    connect(keep, &QPushButton::clicked, this, [this] { endNaming(true); });
    connect(cancel, &QPushButton::clicked, this, [this] { endNaming(false); });
    connect(book, &ConnectionBook::changed, this, &SavedBar::refresh);
    refresh();
}

QString SavedBar::current() const
{
    return m_current;
}

void SavedBar::setCurrent(const QString &name)
{
    m_current = name;
    refresh();
}

void SavedBar::refresh()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_list->addItem(m_book->connections().isEmpty() ? tr("No saved connection yet") : tr("New connection"));
    int row = 0;
    for (const SavedConnection &entry : m_book->connections()) {
        m_list->addItem(entry.name, entry.name);
        m_list->setItemData(m_list->count() - 1, entry.spec.displayName(), Qt::ToolTipRole);
        if (entry.name.compare(m_current, Qt::CaseInsensitive) == 0)
            row = m_list->count() - 1;
    }
    // While a name that was just given is still being written, it is not in the list.
    if (row == 0 && !m_book->isBusy())
        m_current.clear();
    m_list->setCurrentIndex(row);
    m_list->setEnabled(!m_book->connections().isEmpty());
    m_buttons->setVisible(row > 0 && m_namingLine->isHidden());
}

void SavedBar::beginNaming(Naming naming)
{
    m_naming = naming;
    m_name->setText(m_current);
    m_name->selectAll();
    m_buttons->hide();
    m_namingLine->show();
    m_name->setFocus();
}

void SavedBar::endNaming(bool accepted)
{
    const QString name = m_name->text().trimmed();
    if (accepted && name.isEmpty())
        return;
    m_namingLine->hide();
    m_save->setFocus();
    refresh();
    if (!accepted)
        return;
    const QString before = m_current;
    m_current = name;
    if (m_naming == Naming::Save)
        Q_EMIT saveAsked(name);
    else
        m_book->rename(before, name);
}

} // namespace millrace
