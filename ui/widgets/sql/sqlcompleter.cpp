// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sql/sqlcompleter.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QStringListModel>

namespace millrace {

SqlCompleter::SqlCompleter(const QStringList &words, QObject *parent)
    : QCompleter(parent)
    , m_words(words)
{
    setModel(new QStringListModel(words, this));
    setCaseSensitivity(Qt::CaseInsensitive);
    setCompletionMode(QCompleter::PopupCompletion);
    setMaxVisibleItems(8);
}

SqlCompleter::SqlCompleter(const QStringList &words, QLineEdit *line)
    : SqlCompleter(words, static_cast<QObject *>(line))
{
    m_line = line;
    line->setCompleter(this);
}

void SqlCompleter::setWords(const QStringList &words)
{
    if (words == m_words)
        return;
    m_words = words;
    popup()->hide();
    static_cast<QStringListModel *>(model())->setStringList(m_words);
}

qsizetype SqlCompleter::nameStart(const QString &text, qsizetype position)
{
    qsizetype start = position;
    while (start > 0 && (text.at(start - 1).isLetterOrNumber() || text.at(start - 1) == u'_'))
        --start;
    return start > 0 && text.at(start - 1) == u'@' ? start - 1 : start;
}

QStringList SqlCompleter::splitPath(const QString &path) const
{
    const qsizetype end = m_line ? qMin<qsizetype>(m_line->cursorPosition(), path.size()) : path.size();
    const qsizetype start = nameStart(path, end);
    const QString name = path.mid(start, end - start);
    m_before = path.left(start);
    m_after = path.mid(end);
    // Nothing begun, nothing offered: an empty name would match everything.
    return {name.isEmpty() ? QString(QChar(u'\0')) : name};
}

QString SqlCompleter::pathFromIndex(const QModelIndex &index) const
{
    QString word = QCompleter::pathFromIndex(index);
    if (!m_line)
        return word;
    // The line may show another word of the list already: what was typed counts.
    return m_before + word + m_after;
}

} // namespace millrace
