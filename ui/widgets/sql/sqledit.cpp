// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sql/sqledit.h"

#include "core/base/literals.h"
#include "core/sql/sqltokens.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/sql/sqlcompleter.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSet>

namespace millrace {

namespace {

bool isKeyword(const QString &word)
{
    static const QSet<QString> keywords = [] {
        const QString all =
            u"LOAD DATA LOCAL INFILE REPLACE IGNORE INTO TABLE CHARACTER SET FIELDS COLUMNS TERMINATED BY "
            "OPTIONALLY ENCLOSED ESCAPED LINES ROWS STARTING INSERT SELECT FROM WHERE ORDER LIMIT CASE WHEN "
            "THEN "
            "ELSE END AS INTERVAL SECOND USING NULL DEFAULT AND OR NOT IN IS TRAILING LEADING BOTH CREATE "
            "PRIMARY KEY UNIQUE"_s;
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return keywords.contains(word.toUpper());
}

QTextEdit::ExtraSelection marked(QTextDocument *document, qsizetype offset, qsizetype length,
                                 const QTextCharFormat &format)
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document);
    selection.cursor.setPosition(static_cast<int>(offset));
    selection.cursor.setPosition(static_cast<int>(offset + length), QTextCursor::KeepAnchor);
    selection.format = format;
    return selection;
}

QTextCharFormat inColour(const QColor &colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

} // namespace

SqlEdit::SqlEdit(const QString &objectName, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(objectName);
    setType(this, codeFont);
    setTabChangesFocus(true);
    document()->setDocumentMargin(0);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        colour();
        if (!m_showing)
            Q_EMIT edited();
    });
}

SqlEdit::~SqlEdit() = default;

int SqlEdit::heightOfLines(int lines) const
{
    return QFontMetrics(font()).lineSpacing() * lines + 6;
}

void SqlEdit::setWords(const QStringList &words)
{
    if (m_completer)
        return m_completer->setWords(words);
    m_completer = new SqlCompleter(words, static_cast<QObject *>(this));
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &SqlEdit::complete);
}

void SqlEdit::showText(const QString &text)
{
    if (text == toPlainText())
        return;
    const int position = textCursor().position();
    m_showing = true;
    setPlainText(text);
    m_showing = false;
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(position, static_cast<int>(text.size())));
    setTextCursor(cursor);
}

void SqlEdit::showFault(qsizetype offset, qsizetype length)
{
    m_faultAt = offset;
    m_faultLength = length;
    colour();
}

void SqlEdit::clearFault()
{
    if (m_faultAt < 0)
        return;
    m_faultAt = -1;
    colour();
}

void SqlEdit::colour()
{
    const ThemeColors &colors = themeColors();
    const QString text = toPlainText();
    const SqlScan scan = scanSql(text);
    QList<QTextEdit::ExtraSelection> selections;
    for (const SqlToken &token : scan.tokens) {
        // What every statement has steps back; what this one computes with stands out.
        if (token.kind == SqlToken::Kind::Variable)
            selections << marked(document(), token.offset, token.length, inColour(colors.accent));
        else if (token.kind == SqlToken::Kind::Word && isKeyword(token.text))
            selections << marked(document(), token.offset, token.length, inColour(colors.muted));
    }
    for (const auto &[offset, length] : scan.comments)
        selections << marked(document(), offset, length, inColour(colors.muted));
    if (m_faultAt >= 0 && !text.isEmpty()) {
        const qsizetype from =
            qBound<qsizetype>(0, m_faultLength > 0 ? m_faultAt : m_faultAt - 1, text.size() - 1);
        QTextCharFormat wave;
        wave.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
        wave.setUnderlineColor(colors.bad);
        wave.setForeground(colors.bad);
        selections << marked(document(), from, qBound<qsizetype>(1, m_faultLength, text.size() - from), wave);
    }
    setExtraSelections(selections);
}

void SqlEdit::keyPressEvent(QKeyEvent *event)
{
    const bool offering = m_completer && m_completer->popup()->isVisible();
    if (offering) { // these belong to the list
        switch (event->key()) {
        case Qt::Key_Enter:
        case Qt::Key_Return:
        case Qt::Key_Escape:
        case Qt::Key_Tab:
            event->ignore();
            return;
        default:
            break;
        }
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return;
    }
    const bool asked = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (!asked)
        QPlainTextEdit::keyPressEvent(event);
    if (isReadOnly() || !m_completer)
        return;
    const QString typed = event->text();
    const bool name =
        !typed.isEmpty() && (typed.front().isLetterOrNumber() || typed == "@"_L1 || typed == "_"_L1);
    if (asked || name || (offering && event->key() == Qt::Key_Backspace))
        offer();
    else if (offering && !typed.isEmpty())
        m_completer->popup()->hide();
}

void SqlEdit::offer()
{
    const QString text = toPlainText();
    const qsizetype end = textCursor().position();
    const QString name =
        text.mid(SqlCompleter::nameStart(text, end), end - SqlCompleter::nameStart(text, end));
    m_completer->setCompletionPrefix(name);
    const bool isWhole = m_completer->completionCount() == 1 &&
                         m_completer->currentCompletion().compare(name, Qt::CaseInsensitive) == 0;
    if (name.isEmpty() || m_completer->completionCount() == 0 || isWhole) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = cursorRect();
    place.setWidth(m_completer->popup()->sizeHintForColumn(0) +
                   m_completer->popup()->verticalScrollBar()->sizeHint().width() + 12);
    m_completer->complete(place);
}

void SqlEdit::complete(const QString &word)
{
    QTextCursor cursor = textCursor();
    const int end = cursor.position();
    cursor.setPosition(static_cast<int>(SqlCompleter::nameStart(toPlainText(), end)));
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    cursor.insertText(word);
    setTextCursor(cursor);
}

void SqlEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

void SqlEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        colour();
}

} // namespace millrace
