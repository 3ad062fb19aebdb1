// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/storekeysform.h"

#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"
#include "core/source/store/keptkeys.h"
#include "ui/widgets/roles.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace millrace {

StoreKeysForm::StoreKeysForm(QWidget *parent)
    : QWidget(parent)
    , m_fields(new QWidget(this))
    , m_open(makeButton(tr("T&ype keys…"), u"storeTypeKeys"_s, u"link"_s, this))
{
    // Two beside each other: with a refusal below them all is to fit into a small window.
    auto *form = new QGridLayout(m_fields);
    form->setContentsMargins(0, 0, 0, 0);
    const auto addField = [this, form](const QString &label, const QString &name, QLineEdit::EchoMode echo,
                                       int place) {
        auto *field = named(new QLineEdit(m_fields), name);
        field->setEchoMode(echo);
        QLabel *words = makeLabel(label, {}, m_fields);
        words->setBuddy(field);
        form->addWidget(words, place / 2, place % 2 * 2);
        form->addWidget(field, place / 2, place % 2 * 2 + 1);
        connect(field, &QLineEdit::textChanged, this, &StoreKeysForm::changed);
        connect(field, &QLineEdit::returnPressed, this, &StoreKeysForm::submitted);
        return field;
    };
    m_id = addField(tr("&Access key id"), u"storeKeyId"_s, QLineEdit::Normal, 0);
    m_secret = addField(tr("&Secret"), u"storeSecret"_s, QLineEdit::Password, 1);
    m_token = addField(tr("Sessi&on token"), u"storeToken"_s, QLineEdit::Password, 2);
    m_token->setPlaceholderText(tr("of keys of a session only"));
    m_keep = named(new QCheckBox(tr("Remember the &keys in the keychain"), m_fields), u"storeKeepKeys"_s);
    m_keep->setToolTip(tr("For all dumps of the bucket, or of the profile, once the store has taken them"));
    auto *forget = makeButton(tr("Fo&rget them"), u"storeForgetKeys"_s, u"link"_s, m_fields);
    forget->setToolTip(tr("Takes the keys for this bucket, or profile, out of the keychain"));
    forget->setAccessibleDescription(forget->toolTip());
    connect(forget, &QPushButton::clicked, this, [this] {
        m_keep->setChecked(false);
        Q_EMIT forgetRequested();
    });
    form->addLayout(makeLine(6, {m_keep, forget, nullptr}), 2, 0, 1, 4);
    for (QWidget *part : std::initializer_list<QWidget *>{m_keep, forget})
        part->setVisible(PasswordSafe::isBuiltIn());
    m_note = named(makeNote({}, this), u"storeKeysNote"_s);
    makeColumn(this, 6, {m_fields, makeLine(0, {m_open, nullptr}), m_note});
    m_fields->setVisible(false);
    m_note->setVisible(false);
    connect(m_open, &QPushButton::clicked, this, [this] {
        open();
        m_id->setFocus();
    });
}

void StoreKeysForm::open()
{
    m_open->setVisible(false);
    m_fields->setVisible(true);
    Q_EMIT changed();
}

void StoreKeysForm::note(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

StoreKeys StoreKeysForm::keys() const
{
    return {.id = m_id->text().trimmed(),
            .secret = m_secret->text().trimmed(),
            .token = m_token->text().trimmed(),
            .expires = {},
            .origin = tr("this page")};
}

bool StoreKeysForm::isReady() const
{
    const StoreKeys typed = keys();
    const bool isEmpty = typed.id.isEmpty() && typed.secret.isEmpty() && typed.token.isEmpty();
    return isEmpty || checkTyped(typed).has_value();
}

bool StoreKeysForm::isToKeep() const
{
    return m_keep->isChecked() && keys().areThere();
}

} // namespace millrace
