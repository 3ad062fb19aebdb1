// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/statementcard.h"

#include "core/mapping/selectstatement.h"
#include "ui/models/mappingedits.h"
#include "ui/session/migrationdraft.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace millrace {

namespace {

QPlainTextEdit *codeEdit(const QString &objectName, const QString &name, const QString &role, QWidget *parent)
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setProperty("role", role);
    edit->setFont(codeFont());
    edit->setTabChangesFocus(true);
    edit->document()->setDocumentMargin(0);
    return edit;
}

int heightOfLines(const QPlainTextEdit *edit, int lines)
{
    return QFontMetrics(edit->font()).lineSpacing() * lines + 6;
}

} // namespace

StatementCard::StatementCard(MigrationDraft *draft, QWidget *parent)
    : Card(tr("Statement"), parent)
    , m_draft(draft)
{
    m_copy = makeButton(tr("&Copy"), QStringLiteral("copyStatement"), QStringLiteral("link"), this);
    m_edit = makeButton(tr("&Edit as text"), QStringLiteral("editStatement"), QStringLiteral("link"), this);
    addHeaderWidget(m_copy);
    addHeaderWidget(m_edit);
    m_view = codeEdit(QStringLiteral("statement"), tr("LOAD DATA statement"), QStringLiteral("bare"), this);
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    content()->addWidget(m_view);
    buildEditor();
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(statement() + QLatin1Char(';')); });
    connect(m_edit, &QPushButton::clicked, this, &StatementCard::beginEdit);
    connect(draft, &MigrationDraft::mappingChanged, this, &StatementCard::refresh);
    connect(draft, &MigrationDraft::sourceChanged, this, &StatementCard::refresh);
    connect(draft, &MigrationDraft::optionsChanged, this, &StatementCard::refresh);
    connect(draft, &MigrationDraft::tableChanged, this, &StatementCard::refresh);
    refresh();
}

void StatementCard::buildEditor()
{
    m_editor = new QWidget(this);
    auto *layout = new QVBoxLayout(m_editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(makeNote(tr("Column list: a column, @variable or @discard per field"), m_editor));
    m_columns = codeEdit(QStringLiteral("columnList"), tr("Column list"), QStringLiteral("code"), m_editor);
    m_columns->setFixedHeight(heightOfLines(m_columns, 3));
    layout->addWidget(m_columns);
    layout->addWidget(
        makeNote(tr("SET, one clause per line: column = expression; @row_number is the row's number "
                    "in source order"),
                 m_editor));
    m_sets = codeEdit(QStringLiteral("setClauses"), tr("SET clauses"), QStringLiteral("code"), m_editor);
    m_sets->setFixedHeight(heightOfLines(m_sets, 3));
    layout->addWidget(m_sets);
    m_bar = new MessageBar(m_editor);
    m_bar->setObjectName(QStringLiteral("statementBar"));
    layout->addWidget(m_bar);
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    QPushButton *apply =
        makeButton(tr("&Apply"), QStringLiteral("applyStatement"), QStringLiteral("small"), m_editor);
    QPushButton *cancel =
        makeButton(tr("Ca&ncel"), QStringLiteral("cancelStatement"), QStringLiteral("small"), m_editor);
    line->addWidget(apply);
    line->addWidget(cancel);
    line->addStretch(1);
    layout->addLayout(line);
    content()->addWidget(m_editor);
    m_editor->hide();
    connect(apply, &QPushButton::clicked, this, &StatementCard::applyEdit);
    connect(cancel, &QPushButton::clicked, this, &StatementCard::endEdit);
}

QString StatementCard::statement() const
{
    if (m_draft->table().isEmpty() || m_draft->mapping().fields.isEmpty())
        return {};
    if (m_draft->source().isSameServerTable())
        return InsertSelect{.source = m_draft->source(),
                            .mapping = m_draft->mapping(),
                            .schema = m_draft->schema(),
                            .table = m_draft->table(),
                            .verb = m_draft->rowMode() == RowMode::AsServer ? SelectVerb::InsertIgnore
                                    : m_draft->onDuplicate() == OnDuplicate::Replace ? SelectVerb::Replace
                                                                                     : SelectVerb::Insert,
                            .name = QStringLiteral("each range of the key")}
            .sql();
    const QString file = m_draft->source().files.isEmpty()
                             ? QStringLiteral("dump")
                             : QFileInfo(m_draft->source().files.first().path).fileName();
    return loadStatement(m_draft->source().dialect, m_draft->mapping(), m_draft->schema(), m_draft->table(),
                         m_draft->rowMode(), file);
}

void StatementCard::setMostLines(int lines)
{
    if (lines == m_mostLines)
        return;
    m_mostLines = lines;
    for (QPlainTextEdit *edit : {m_columns, m_sets})
        edit->setFixedHeight(heightOfLines(edit, qMin(3, lines - 1)));
    refresh();
}

void StatementCard::refresh()
{
    const QString text = statement();
    m_view->setPlainText(text);
    // As high as the text, up to a limit: the preview below needs the room more.
    const int width = qMax(200, m_view->viewport()->width());
    int lines = 0;
    const QFontMetrics metrics(m_view->font());
    for (const QString &line : text.split(QLatin1Char('\n')))
        lines += 1 + metrics.horizontalAdvance(line) / width;
    m_view->setFixedHeight(heightOfLines(m_view, qBound(1, lines, m_mostLines)));
    m_copy->setEnabled(!text.isEmpty());
    m_edit->setEnabled(!text.isEmpty());
}

void StatementCard::beginEdit()
{
    m_columns->setPlainText(columnListText(m_draft->mapping().fields));
    m_sets->setPlainText(setClausesText(m_draft->mapping()));
    m_bar->clear();
    m_view->hide();
    m_editor->show();
    m_columns->setFocus();
    Q_EMIT editingChanged();
}

bool StatementCard::isEditing() const
{
    return !m_editor->isHidden();
}

void StatementCard::applyEdit()
{
    const auto mapping = mappingFromText(m_columns->toPlainText(), m_sets->toPlainText());
    if (!mapping) {
        m_bar->showError(mapping.error());
        return;
    }
    m_draft->setMapping(*mapping);
    endEdit();
}

void StatementCard::endEdit()
{
    m_editor->hide();
    m_view->show();
    m_edit->setFocus();
    Q_EMIT editingChanged();
}

} // namespace millrace
