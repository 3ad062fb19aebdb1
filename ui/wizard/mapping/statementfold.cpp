// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/statementfold.h"

#include "core/base/literals.h"
#include "ui/models/mappingedits.h"
#include "ui/session/draft/mappinghistory.h"
#include "ui/session/draft/statementtext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/sql/sqledit.h"
#include "ui/words/mappingwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace millrace {

namespace {

SqlEdit *codeEdit(const QString &objectName, const QString &name, const QString &role, QWidget *parent)
{
    auto *edit = new SqlEdit(objectName, parent);
    edit->setAccessibleName(name);
    edit->setProperty("role", role);
    return edit;
}

/// Line breaks become blanks; what stands in quotes is as it was, but for a break in it.
QString inOneLine(const QString &statement)
{
    QStringList lines;
    for (const QString &line : statement.split(u'\n'))
        lines << line.trimmed();
    return lines.join(u' ');
}

} // namespace

StatementFold::StatementFold(MigrationDraft *draft, MappingHistory *history, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_history(history)
{
    buildLine();
    m_body = new QWidget(this);
    m_text = codeEdit(u"statement"_s, tr("Statement, to read and to edit"), u"bare"_s, m_body);
    m_text->setToolTip(tr("Write here, or paste a LOAD DATA statement: the table above follows. Ctrl+Space "
                          "completes a name."));
    m_textBar = named(new MessageBar(m_body), u"statementFault"_s);
    buildEditor();
    makeColumn(m_body, 8, {m_text, m_textBar, m_editor});
    makeColumn(this, 4, {m_header, m_body});
    m_body->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    followType(this, [this] { fitHeight(); });
    m_dialectDelay.setSingleShot(true);
    m_dialectDelay.setInterval(600);
    connect(&m_dialectDelay, &QTimer::timeout, this, [this] {
        if (m_dialect)
            Q_EMIT dialectEdited(*m_dialect);
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(statementText(*m_draft) + u';'); });
    connect(m_edit, &QPushButton::clicked, this, &StatementFold::beginEdit);
    connect(m_revert, &QPushButton::clicked, this, &StatementFold::revert);
    connect(m_text, &SqlEdit::edited, this, &StatementFold::onEdited);
    connect(m_text, &SqlEdit::left, this, &StatementFold::onLeft);
    connect(m_text, &SqlEdit::escaped, this, &StatementFold::revert);
    connect(draft, &MigrationDraft::mappingChanged, this, &StatementFold::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, &StatementFold::refresh);
    // Most options are none of the statement's business, and some change while somebody writes.
    connect(draft, &MigrationDraft::optionsChanged, this, [this] {
        if (statementText(*m_draft) != m_told)
            refresh();
        else
            fitHeight();
    });
    connect(draft, &MigrationDraft::tableChanged, this, &StatementFold::refresh);
    refresh();
}

/// The focus leaves the text when it is taken down; by then there is nobody to be told.
StatementFold::~StatementFold()
{
    m_text->disconnect(this);
}

void StatementFold::buildLine()
{
    m_toggle = makeButton(tr("State&ment"), u"openStatement"_s, u"link"_s, this);
    m_toggle->setCheckable(true);
    m_toggle->setToolTip(tr("The whole statement, to read, to write or to paste over"));
    m_line = named(new ElidedLabel({}, this), u"statementLine"_s);
    setType(m_line, codeFont);
    m_revert = makeButton(tr("Discard ed&it"), u"revertStatement"_s, u"link"_s, this);
    m_copy = makeButton(tr("&Copy"), u"copyStatement"_s, u"link"_s, this);
    m_edit = makeButton(tr("&Edit as text"), u"editStatement"_s, u"link"_s, this);
    m_buttons = makeLine(8, {nullptr, m_revert, m_copy, m_edit});
    m_header = makeLine(8, {{makeLine(8, {m_toggle, {m_line, 1}}), 1}, m_buttons});
    stackWhenNarrow(this, m_header); // in large type
    connect(m_toggle, &QPushButton::clicked, this, &StatementFold::setOpen);
}

void StatementFold::addHeaderWidget(QWidget *widget)
{
    m_buttons->addWidget(widget);
}

void StatementFold::setOpen(bool open)
{
    m_open = open || m_fault.has_value(); // what is to be mended is seen
    m_toggle->setChecked(m_open);
    m_body->setVisible(m_open);
    m_line->setFullText(m_open ? QString() : inOneLine(m_text->toPlainText()));
    fitHeight();
    if (m_open)
        m_text->setFocus();
}

void StatementFold::buildEditor()
{
    m_editor = new QWidget(m_body);
    m_columns = codeEdit(u"columnList"_s, tr("Column list"), u"code"_s, m_editor);
    m_sets = codeEdit(u"setClauses"_s, tr("SET clauses"), u"code"_s, m_editor);
    m_bar = named(new MessageBar(m_editor), u"statementBar"_s);
    QPushButton *apply = makeButton(tr("&Apply"), u"applyStatement"_s, u"small"_s, m_editor);
    QPushButton *cancel = makeButton(tr("Ca&ncel"), u"cancelStatement"_s, u"small"_s, m_editor);
    makeColumn(m_editor, 6,
               {makeNote(tr("Column list: a column, @variable or @discard per field"), m_editor), m_columns,
                makeNote(tr("SET, one clause per line: column = expression; @row_number is the row's number "
                            "in source order"),
                         m_editor),
                m_sets, m_bar, makeLine(6, {apply, cancel, nullptr})});
    m_editor->hide();
    connect(apply, &QPushButton::clicked, this, &StatementFold::applyEdit);
    connect(cancel, &QPushButton::clicked, this, &StatementFold::endEdit);
}

void StatementFold::setMostLines(int lines)
{
    if (lines == m_mostLines)
        return;
    m_mostLines = lines;
    fitHeight();
}

void StatementFold::refresh()
{
    if (m_taking)
        return; // what is being written is not written over
    const QString text = statementText(*m_draft);
    const bool editable = isStatementEditable(*m_draft);
    m_text->setReadOnly(!editable);
    if (!editable)
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setWords(expressionWords(m_draft->mapping()));
    m_dialect.reset();
    m_dialectDelay.stop();
    m_text->showText(text);
    m_told = text;
    m_line->setFullText(m_open ? QString() : inOneLine(text));
    setFault({});
    fitHeight();
    m_copy->setEnabled(!text.isEmpty());
    m_edit->setEnabled(!text.isEmpty());
    m_edit->setVisible(!editable && !text.isEmpty());
    m_toggle->setEnabled(!text.isEmpty());
}

void StatementFold::fitHeight()
{
    // As high as the text, up to a limit: the preview below needs the room more.
    const int width = qMax(200, m_text->viewport()->width());
    int lines = 0;
    const QFontMetrics metrics(m_text->font());
    for (const QString &line : m_text->toPlainText().split(u'\n'))
        lines += 1 + metrics.horizontalAdvance(line) / width;
    m_text->setFixedHeight(m_text->heightOfLines(qBound(1, lines, m_mostLines)));
    for (QPlainTextEdit *edit : {m_columns, m_sets})
        edit->setFixedHeight(m_text->heightOfLines(qMin(3, m_mostLines - 1)));
}

void StatementFold::onEdited()
{
    const StatementReading reading = readStatement(m_text->toPlainText(), *m_draft);
    fitHeight();
    m_dialectDelay.stop();
    m_dialect.reset();
    setFault(reading.fault);
    if (reading.fault)
        return;
    if (!reading.notes.isEmpty())
        m_textBar->showMessage(MessageBar::Severity::Info, reading.notes.join(u' '));
    m_taking = true;
    m_history->beginTyping();
    m_draft->setMapping(reading.mapping);
    m_taking = false;
    m_told = statementText(*m_draft);
    m_dialect = reading.dialect;
    if (m_dialect)
        m_dialectDelay.start();
}

void StatementFold::onLeft()
{
    m_history->endTyping();
    if (m_fault)
        return; // it waits to be mended
    if (m_dialect) {
        m_dialectDelay.stop();
        Q_EMIT dialectEdited(*std::exchange(m_dialect, {}));
        return; // the draft changes when the dump was read by it
    }
    refresh();
}

void StatementFold::revert()
{
    m_history->endTyping();
    refresh();
}

void StatementFold::setFault(const std::optional<TextFault> &fault)
{
    m_fault = fault;
    m_revert->setVisible(fault.has_value());
    if (fault) {
        m_text->showFault(fault->offset, fault->length);
        m_textBar->showError(fault->error);
    } else {
        m_text->clearFault();
        m_textBar->clear();
    }
    Q_EMIT understoodChanged();
}

void StatementFold::beginEdit()
{
    m_columns->showText(columnListText(m_draft->mapping().fields));
    m_sets->showText(setClausesText(m_draft->mapping()));
    m_bar->clear();
    setOpen(true);
    m_text->hide();
    m_editor->show();
    m_columns->setFocus();
}

void StatementFold::applyEdit()
{
    const auto mapping = mappingFromText(m_columns->toPlainText(), m_sets->toPlainText());
    if (!mapping) {
        m_bar->showError(mapping.error());
        return;
    }
    m_draft->setMapping(*mapping);
    endEdit();
}

void StatementFold::endEdit()
{
    m_editor->hide();
    m_text->show();
    m_edit->setFocus();
}

} // namespace millrace
