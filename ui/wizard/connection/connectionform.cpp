// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/connection/connectionform.h"

#include "core/base/literals.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"

#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace millrace {

ConnectionForm::ConnectionForm(const QString &prefix, QWidget *parent, FileChooser *chooser)
    : QWidget(parent)
{
    const auto handle = [&prefix](const char *name) {
        QString text = QString::fromLatin1(name);
        if (!prefix.isEmpty())
            text[0] = text.at(0).toUpper();
        return prefix + text;
    };
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, 64);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](const QString &name, QWidget *editor, const char *objectName) {
        const int row = grid->rowCount();
        QLabel *label = makeLabel(name, u"muted"_s, this);
        label->setBuddy(editor);
        editor->setObjectName(handle(objectName));
        editor->setAccessibleName(name);
        grid->addWidget(label, row, 0);
        grid->addWidget(editor, row, 1, 1, 3);
    };
    m_host = new QLineEdit(this);
    m_host->setObjectName(handle("host"));
    m_host->setAccessibleName(tr("Host"));
    m_port = new QSpinBox(this);
    m_port->setObjectName(handle("port"));
    m_port->setAccessibleName(tr("Port"));
    m_port->setRange(1, 65535);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setMinimumWidth(64);
    grid->addWidget(makeLabel(tr("Host"), u"muted"_s, this), 0, 0);
    grid->addWidget(m_host, 0, 1);
    grid->addWidget(makeLabel(tr("Port"), u"muted"_s, this), 0, 2);
    grid->addWidget(m_port, 0, 3);
    m_socket = new QLineEdit(this);
    m_socket->setPlaceholderText(tr("instead of host and port"));
    addRow(tr("Socket"), m_socket, "socket");
    m_user = new QLineEdit(this);
    addRow(tr("User"), m_user, "user");
    m_password = new QLineEdit(this);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("kept in memory only"));
    addRow(tr("Password"), m_password, "password");
    m_schema = new QLineEdit(this);
    m_schema->setPlaceholderText(prefix.isEmpty() ? tr("optional") : tr("where the table is"));
    addRow(tr("Schema"), m_schema, "connectSchema");
    m_tls = new QComboBox(this);
    m_tls->addItems({tr("TLS when the server has it"), tr("no TLS"), tr("TLS required"),
                     tr("TLS, CA verified"), tr("TLS, CA and host verified")});
    m_tls->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addRow(tr("TLS"), m_tls, "tls");
    m_tlsNote = makeNote({}, this);
    grid->addWidget(m_tlsNote, grid->rowCount(), 1, 1, 3);
    m_ca = addFileLine(tr("CA"), handle("sslCa"), tr("Certificates of the CA"), chooser);
    m_cert = addFileLine(tr("Certificate"), handle("sslCert"), tr("This client's certificate"), chooser);
    m_cert.path->setPlaceholderText(tr("if asked for"));
    m_key = addFileLine(tr("Key"), handle("sslKey"), tr("Key of this client's certificate"), chooser);
    connect(m_tls, &QComboBox::currentIndexChanged, this, &ConnectionForm::refreshTls);
    m_group = new QComboBox(this);
    m_group->setEditable(true);
    m_group->setInsertPolicy(QComboBox::NoInsert);
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_group->lineEdit()->setObjectName(handle("optionGroupName"));
    m_group->lineEdit()->setPlaceholderText(tr("a group of my.cnf"));
    m_group->setToolTip(tr("What the fields leave open comes from this group of the option files"));
    addRow(tr("Options"), m_group, "optionGroup");
    // What is shown in the list says where it comes from; what is taken over is the name alone.
    connect(m_group, &QComboBox::activated, this,
            [this](int row) { m_group->setEditText(m_group->itemData(row).toString()); });
    for (QLineEdit *field : {m_host, m_socket, m_user, m_password, m_schema, m_ca.path, m_cert.path,
                             m_key.path, m_group->lineEdit()})
        connect(field, &QLineEdit::returnPressed, this, &ConnectionForm::submitted);
    refreshTls();
    setFocusProxy(m_host);
}

ConnectionSpec ConnectionForm::spec() const
{
    ConnectionSpec spec;
    spec.socket = m_socket->text().trimmed();
    spec.host = spec.socket.isEmpty() ? m_host->text().trimmed() : QString();
    spec.port = m_port->value();
    spec.user = m_user->text().trimmed();
    spec.schema = m_schema->text().trimmed();
    spec.tls = static_cast<ConnectionSpec::Tls>(m_tls->currentIndex());
    if (spec.verifiesServer())
        spec.sslCa = m_ca.path->text().trimmed();
    if (spec.tls != ConnectionSpec::Tls::Disabled && spec.tls != ConnectionSpec::Tls::Preferred) {
        spec.sslCert = m_cert.path->text().trimmed();
        spec.sslKey = m_key.path->text().trimmed();
    }
    spec.optionGroup = m_group->currentText().trimmed();
    return spec;
}

ConnectionForm::FileLine ConnectionForm::addFileLine(const QString &name, const QString &objectName,
                                                     const QString &title, FileChooser *chooser)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    FileLine file{.label = makeLabel(name, u"muted"_s, this), .line = new QWidget(this)};
    file.path = new QLineEdit(file.line);
    file.path->setObjectName(objectName);
    file.path->setAccessibleName(title);
    file.label->setBuddy(file.path);
    auto *line = new QHBoxLayout(file.line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    line->addWidget(file.path, 1);
    if (chooser) {
        QPushButton *choose = makeButton(tr("…"), objectName + u"Choose"_s, u"small"_s, file.line);
        choose->setAccessibleName(tr("Choose: %1").arg(title));
        line->addWidget(choose);
        connect(choose, &QPushButton::clicked, this, [this, chooser, title, path = file.path] {
            chooser->chooseCertificate(this, title, [path](const QString &chosen) { path->setText(chosen); });
        });
    }
    const int row = grid->rowCount();
    grid->addWidget(file.label, row, 0);
    grid->addWidget(file.line, row, 1, 1, 3);
    return file;
}

void ConnectionForm::refreshTls()
{
    using Tls = ConnectionSpec::Tls;
    const auto tls = static_cast<Tls>(m_tls->currentIndex());
    const bool verifies = tls == Tls::VerifyCa || tls == Tls::VerifyIdentity;
    for (QWidget *widget : {static_cast<QWidget *>(m_ca.label), m_ca.line})
        widget->setVisible(verifies);
    for (const FileLine &file : {m_cert, m_key})
        for (QWidget *widget : {static_cast<QWidget *>(file.label), file.line})
            widget->setVisible(verifies || tls == Tls::Required);
    m_ca.path->setPlaceholderText(tls == Tls::VerifyCa ? tr("of the server") : tr("of this system"));
    const QString notes[] = {
        tr("Falls back to an unencrypted connection; nothing is verified."),
        tr("Everything can be read on the way, and changed."), tr("Encrypted, but to whom is not verified."),
        tr("Signed by the CA below; for which host is not verified."),
        tr("Signed by the CA below and made for this host. Nothing is sent to anybody else.")};
    m_tlsNote->setText(notes[m_tls->currentIndex()]);
    m_tlsNote->setVisible(tls != Tls::Preferred); // the default needs no word in a small window
}

void ConnectionForm::setPassword(const QString &password)
{
    m_password->setText(password);
}

void ConnectionForm::setOptionGroups(const QVector<OptionGroupPlace> &groups)
{
    const QString typed = m_group->currentText();
    const QSignalBlocker quiet(m_group);
    m_group->clear();
    for (const OptionGroupPlace &group : groups) {
        QStringList files;
        for (const QString &file : group.files)
            files << (file.startsWith(QDir::homePath() + u'/') ? u'~' + file.mid(QDir::homePath().size())
                                                               : file);
        m_group->addItem(tr("%1 — %2").arg(group.name, files.join(u", "_s)), group.name);
    }
    m_group->setCurrentIndex(-1);
    m_group->setEditText(typed);
}

QString ConnectionForm::password() const
{
    return m_password->text().isEmpty() ? QString() : m_password->text();
}

void ConnectionForm::setSpec(const ConnectionSpec &spec)
{
    const bool fresh = spec == ConnectionSpec();
    m_host->setText(fresh ? u"localhost"_s : spec.host);
    m_port->setValue(spec.port);
    m_socket->setText(spec.socket);
    m_user->setText(fresh ? qEnvironmentVariable("USER") : spec.user);
    m_schema->setText(spec.schema);
    m_tls->setCurrentIndex(static_cast<int>(spec.tls));
    m_ca.path->setText(spec.sslCa);
    m_cert.path->setText(spec.sslCert);
    m_key.path->setText(spec.sslKey);
    m_group->setEditText(spec.optionGroup);
}

} // namespace millrace
