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
    , m_prefix(prefix)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnMinimumWidth(0, 64);
    m_grid->setColumnStretch(1, 1);
    m_host = named(new QLineEdit(this), handle(u"host"_s), tr("Host"));
    m_port = named(new QSpinBox(this), handle(u"port"_s), tr("Port"));
    m_port->setRange(1, 65535);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setMinimumWidth(64);
    m_grid->addWidget(makeLabel(tr("Host"), u"muted"_s, this), 0, 0);
    m_grid->addWidget(m_host, 0, 1);
    m_grid->addWidget(makeLabel(tr("Port"), u"muted"_s, this), 0, 2);
    m_grid->addWidget(m_port, 0, 3);
    m_socket = addField(tr("Socket"), u"socket"_s, tr("instead of host and port"));
    m_user = addField(tr("User"), u"user"_s, {});
    m_password = addField(tr("Password"), u"password"_s, tr("kept in memory only"));
    m_password->setEchoMode(QLineEdit::Password);
    m_schema = addField(tr("Schema"), u"connectSchema"_s,
                        prefix.isEmpty() ? tr("optional") : tr("where the table is"));
    buildTls(chooser);
    buildCompression();
    buildSsh(chooser);
    buildGroup();
    for (QLineEdit *field : {m_host, m_socket, m_user, m_password, m_schema, m_ca.path, m_cert.path,
                             m_key.path, m_ssh, m_sshKey.path, m_sshJump, m_group->lineEdit()})
        connect(field, &QLineEdit::returnPressed, this, &ConnectionForm::submitted);
    refreshTls();
    refreshSsh();
    setFocusProxy(m_host);
}

/// The object name of a field.
QString ConnectionForm::handle(const QString &name) const
{
    return m_prefix.isEmpty() ? name : m_prefix + name.at(0).toUpper() + name.mid(1);
}

void ConnectionForm::addRow(const QString &name, QWidget *editor, const QString &objectName)
{
    const int row = m_grid->rowCount();
    QLabel *label = makeLabel(name, u"muted"_s, this);
    label->setBuddy(editor);
    editor->setObjectName(handle(objectName));
    editor->setAccessibleName(name);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(editor, row, 1, 1, 3);
}

QLineEdit *ConnectionForm::addField(const QString &name, const QString &objectName,
                                    const QString &placeholder)
{
    auto *field = new QLineEdit(this);
    field->setPlaceholderText(placeholder);
    addRow(name, field, objectName);
    return field;
}

QComboBox *ConnectionForm::addChoice(const QString &name, const QString &objectName)
{
    auto *choice = new QComboBox(this);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addRow(name, choice, objectName);
    return choice;
}

void ConnectionForm::buildTls(FileChooser *chooser)
{
    m_tls = addChoice(tr("TLS"), u"tls"_s);
    m_tls->addItems({tr("TLS if offered"), tr("no TLS"), tr("TLS required"), tr("TLS, CA verified"),
                     tr("TLS, CA and host verified")});
    m_tlsNote = makeNote({}, this);
    m_grid->addWidget(m_tlsNote, m_grid->rowCount(), 1, 1, 3);
    m_ca = addFileLine(tr("CA"), u"sslCa"_s, tr("Certificates of the CA"), chooser);
    m_cert = addFileLine(tr("Certificate"), u"sslCert"_s, tr("This client's certificate"), chooser);
    m_cert.path->setPlaceholderText(tr("if asked for"));
    m_key = addFileLine(tr("Key"), u"sslKey"_s, tr("Key of this client's certificate"), chooser);
    connect(m_tls, &QComboBox::currentIndexChanged, this, &ConnectionForm::refreshTls);
}

void ConnectionForm::buildCompression()
{
    m_compression = addChoice(tr("Compression"), u"compression"_s);
    m_compression->addItems({tr("none"), u"zlib"_s, u"zstd"_s, tr("zlib, if the line is slow")});
    m_compression->setToolTip(tr("Of what passes the line, both ways. Where the line is slower than the dump "
                                 "is read, a load gains by it; on a fast one it costs processor time only."));
    // The card of a source's server has no room for it in a small window: there a URL says it, and it is
    // kept.
    if (!m_prefix.isEmpty())
        for (const int column : {0, 1})
            m_grid->itemAtPosition(m_grid->rowCount() - 1, column)->widget()->hide();
}

void ConnectionForm::buildSsh(FileChooser *chooser)
{
    m_ssh = addField(tr("SSH"), u"ssh"_s, tr("user@bastion, if through one"));
    m_ssh->setToolTip(
        tr("Through the ssh of this machine, with its settings, agent and known hosts; host, port and "
           "socket above are then those that the bastion sees. A passphrase is asked for by the "
           "agent, or by the program that SSH_ASKPASS names."));
    m_sshKey = addFileLine(tr("SSH key"), u"sshKey"_s, tr("Private key for ssh"), chooser);
    m_sshKey.path->setPlaceholderText(tr("as ssh is set up"));
    m_sshJump = addField(tr("SSH jumps"), u"sshJump"_s, tr("user@a, user@b"));
    m_sshJumpLabel = qobject_cast<QLabel *>(m_grid->itemAtPosition(m_grid->rowCount() - 1, 0)->widget());
    connect(m_ssh, &QLineEdit::textChanged, this, &ConnectionForm::refreshSsh);
}

void ConnectionForm::refreshSsh()
{
    const bool asked = !m_ssh->text().trimmed().isEmpty();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_sshKey.label, m_sshKey.line, m_sshJumpLabel, m_sshJump})
        widget->setVisible(asked);
}

void ConnectionForm::buildGroup()
{
    m_group = addChoice(tr("Options"), u"optionGroup"_s);
    m_group->setEditable(true);
    m_group->setInsertPolicy(QComboBox::NoInsert);
    m_group->lineEdit()->setObjectName(handle(u"optionGroupName"_s));
    m_group->lineEdit()->setPlaceholderText(tr("a group of my.cnf"));
    m_group->setToolTip(tr("What the fields leave open comes from this group of the option files"));
    // What is shown in the list says where it comes from; what is taken over is the name alone.
    connect(m_group, &QComboBox::activated, this,
            [this](int row) { m_group->setEditText(m_group->itemData(row).toString()); });
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
    spec.compression = static_cast<Compression>(m_compression->currentIndex());
    spec.ssh.destination = m_ssh->text().trimmed();
    if (spec.ssh.isSet()) {
        spec.ssh.key = m_sshKey.path->text().trimmed();
        for (const QString &jump : m_sshJump->text().split(u',', Qt::SkipEmptyParts))
            spec.ssh.jumps << jump.trimmed();
    }
    spec.optionGroup = m_group->currentText().trimmed();
    return spec;
}

ConnectionForm::FileLine ConnectionForm::addFileLine(const QString &label, const QString &name,
                                                     const QString &title, FileChooser *chooser)
{
    FileLine file{.label = makeLabel(label, u"muted"_s, this), .line = new QWidget(this)};
    file.path = new QLineEdit(file.line);
    file.path->setObjectName(handle(name));
    file.path->setAccessibleName(title);
    file.label->setBuddy(file.path);
    QHBoxLayout *line = makeLine(file.line, 6, {{file.path, 1}});
    if (chooser) {
        QPushButton *choose =
            makeButton(tr("…"), file.path->objectName() + u"Choose"_s, u"small"_s, file.line);
        choose->setAccessibleName(tr("Choose: %1").arg(title));
        line->addWidget(choose);
        connect(choose, &QPushButton::clicked, this, [this, chooser, title, path = file.path] {
            chooser->chooseCertificate(this, title, [path](const QString &chosen) { path->setText(chosen); });
        });
    }
    const int row = m_grid->rowCount();
    m_grid->addWidget(file.label, row, 0);
    m_grid->addWidget(file.line, row, 1, 1, 3);
    return file;
}

void ConnectionForm::refreshTls()
{
    using Tls = ConnectionSpec::Tls;
    const auto tls = static_cast<Tls>(m_tls->currentIndex());
    const bool verifies = tls == Tls::VerifyCa || tls == Tls::VerifyIdentity;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ca.label, m_ca.line})
        widget->setVisible(verifies);
    for (const FileLine &file : {m_cert, m_key})
        for (QWidget *widget : std::initializer_list<QWidget *>{file.label, file.line})
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

void ConnectionForm::focusPassword()
{
    m_password->setFocus();
    m_password->selectAll();
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
    m_compression->setCurrentIndex(static_cast<int>(spec.compression));
    m_ssh->setText(spec.ssh.destination);
    m_sshKey.path->setText(spec.ssh.key);
    m_sshJump->setText(spec.ssh.jumps.join(u", "_s));
    m_group->setEditText(spec.optionGroup);
}

} // namespace millrace
