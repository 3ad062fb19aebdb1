// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCompleter>
#include <QStringList>

class QLineEdit;

namespace millrace {

/// Completes the name the cursor stands after, a @variable or a function, and leaves the rest of the text as
/// it is.
class SqlCompleter : public QCompleter
{
    Q_OBJECT
public:
    explicit SqlCompleter(const QStringList &words, QObject *parent = nullptr);
    /// For a line: installs itself there.
    SqlCompleter(const QStringList &words, QLineEdit *line);

    /// Offers these from now on. A list that is open stays open where they are the same, and closes
    /// otherwise: it has the focus, and what is told of that may come here again.
    void setWords(const QStringList &words);

    /// Where the name begins that ends at the position; the position itself when there is none.
    static qsizetype nameStart(const QString &text, qsizetype position);

    QStringList splitPath(const QString &path) const override;
    QString pathFromIndex(const QModelIndex &index) const override;

private:
    QStringList m_words;
    QLineEdit *m_line = nullptr;
    mutable QString m_before, m_after; ///< of the line, around the name that was last asked about
};

} // namespace millrace
