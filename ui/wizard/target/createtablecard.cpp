// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/target/createtablecard.h"

#include "core/base/literals.h"
#include "ui/session/draft/tableoptions.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace millrace {

namespace {

constexpr int meaningRole = Qt::UserRole + 1; ///< of a choice, in one sentence

/// A choice, as the statement writes it; empty: nothing is written, and \a text stands for it.
void addChoice(QComboBox *combo, const QString &value, const QString &meaning, const QString &text = {})
{
    combo->addItem(value.isEmpty() ? text : value, value);
    combo->setItemData(combo->count() - 1, meaning, meaningRole);
}

/// Selects the value, adding one that is none of ours.
void select(QComboBox *combo, const QString &value)
{
    int row = combo->findData(value);
    if (row < 0) {
        combo->addItem(value, value);
        row = combo->count() - 1;
    }
    const QSignalBlocker quiet(combo);
    combo->setCurrentIndex(row);
}

} // namespace

CreateTableCard::CreateTableCard(QWidget *parent)
    : Card(tr("Create the table"), parent)
{
    m_name = named(new QLineEdit(this), u"createName"_s, tr("Name of the new table"));
    m_name->setMinimumWidth(160);
    addHeaderWidget(m_name);
    m_sql = named(new QPlainTextEdit(this), u"createSql"_s, tr("CREATE TABLE statement"));
    m_sql->setProperty("role", u"code"_s);
    setType(m_sql, codeFont);
    m_sql->setTabChangesFocus(true);
    m_sql->setLineWrapMode(QPlainTextEdit::NoWrap);
    setLargeTypeHeight(m_sql, 120);
    content()->addWidget(m_sql, 1);
    buildChoices();
    m_basis = named(makeLabel({}, u"muted"_s, this), u"createBasis"_s);
    m_basis->setWordWrap(true);
    setType(m_basis, noteFont);
    content()->addWidget(m_basis);
    QPushButton *use = makeButton(tr("&Use this definition"), u"createUse"_s, u"small"_s, this);
    QPushButton *cancel = makeButton(tr("Cance&l"), u"createCancel"_s, u"small"_s, this);
    QLabel *note =
        makeNote(tr("The table is made when the load begins; now the server only checks the text."), this);
    QHBoxLayout *line = makeLine(6, {makeLine(6, {use, cancel, nullptr}), {note, 1}});
    stackWhenNarrow(this, line, 400);
    content()->addLayout(line);
    connect(use, &QPushButton::clicked, this,
            [this] { Q_EMIT used(m_name->text().trimmed(), m_sql->toPlainText()); });
    connect(cancel, &QPushButton::clicked, this, &CreateTableCard::cancelled);
    connect(m_sql, &QPlainTextEdit::textChanged, this, &CreateTableCard::takeFromText);
    connect(m_charset, &QComboBox::activated, this, &CreateTableCard::putIntoText);
    connect(m_rowFormat, &QComboBox::activated, this, &CreateTableCard::putIntoText);
}

void CreateTableCard::buildChoices()
{
    m_charset = named(new QComboBox(this), u"createCharset"_s, tr("Character set of the new table"));
    addChoice(m_charset, u"utf8mb4"_s, tr("utf8mb4: every character there is, up to 4 bytes each."));
    addChoice(m_charset, u"utf8mb3"_s,
              tr("utf8mb3: no emoji and no rare CJK characters; both servers are giving it up."));
    addChoice(m_charset, u"latin1"_s,
              tr("latin1: one byte each, Western European only; anything else does not fit."));
    addChoice(m_charset, u"ascii"_s, tr("ascii: one byte each, no accents."));
    addChoice(m_charset, u"binary"_s, tr("binary: bytes as they are, compared as bytes."));
    addChoice(m_charset, {}, tr("The schema's own character set, whatever it is."), tr("the schema's"));
    m_rowFormat = named(new QComboBox(this), u"createRowFormat"_s, tr("Row format of the new table"));
    addChoice(m_rowFormat, u"DYNAMIC"_s,
              tr("DYNAMIC: long values off the page, index prefixes up to 3072 bytes."));
    addChoice(m_rowFormat, u"COMPRESSED"_s,
              tr("COMPRESSED: smaller on disk; loading costs processor time for every page."));
    addChoice(
        m_rowFormat, u"COMPACT"_s,
        tr("COMPACT: the first 768 bytes of long values stay in the row; index prefixes up to 767 bytes."));
    addChoice(m_rowFormat, u"REDUNDANT"_s, tr("REDUNDANT: the oldest format, larger rows."));
    addChoice(m_rowFormat, {},
              tr("The server's own row format (innodb_default_row_format; DYNAMIC unless changed)."),
              tr("the server's"));
    content()->addLayout(makeLine(6, {makeLabel(tr("Characters"), u"muted"_s, this), m_charset,
                                      makeLabel(tr("Row format"), u"muted"_s, this), m_rowFormat, nullptr}));
    m_meaning = named(makeNote({}, this), u"createMeaning"_s);
    content()->addWidget(m_meaning);
}

void CreateTableCard::begin(const QString &name, const QString &statement, const QString &basis)
{
    m_name->setText(name);
    // A definition that leaves them open would take what schema and server happen to have.
    const TableOptions options = tableOptionsOf(statement);
    m_sql->setPlainText(withTableOptions(
        statement, options.charset.isEmpty() && options.collation.isEmpty() ? u"utf8mb4"_s : options.charset,
        options.rowFormat.isEmpty() ? u"DYNAMIC"_s : options.rowFormat));
    m_basis->setText(basis);
    m_basis->setVisible(!basis.isEmpty());
    takeFromText();
    m_sql->setFocus();
}

void CreateTableCard::takeFromText()
{
    const TableOptions options = tableOptionsOf(m_sql->toPlainText());
    m_charset->setEnabled(options.understood);
    m_rowFormat->setEnabled(options.understood);
    select(m_charset, options.charset);
    select(m_rowFormat, options.rowFormat);
    QStringList meaning{m_charset->currentData(meaningRole).toString(),
                        m_rowFormat->currentData(meaningRole).toString()};
    meaning.removeAll(QString());
    m_meaning->setText(
        options.understood
            ? meaning.join(u' ')
            : tr("The choices follow once the text is a CREATE TABLE with its list of columns."));
}

void CreateTableCard::putIntoText()
{
    const QString statement = withTableOptions(m_sql->toPlainText(), m_charset->currentData().toString(),
                                               m_rowFormat->currentData().toString());
    // As one edit, so that Ctrl+Z takes it back.
    QTextCursor cursor(m_sql->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(statement);
}

} // namespace millrace
