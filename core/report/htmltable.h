// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace millrace {

/// A <table> that is written row by row; all text is escaped on its way in.
class HtmlTable
{
public:
    enum class Align
    {
        Text,
        Number
    };
    struct Head
    {
        QString title;
        Align align = Align::Text;
    };
    struct Cell
    {
        QString text;
        QString style = {}; ///< a class of the style sheet: "good", "look", "bad", "note"; empty: none
    };

    explicit HtmlTable(QVector<Head> heads);
    /// As many cells as there are heads.
    void addRow(const QVector<Cell> &cells);
    bool isEmpty() const { return m_rows.isEmpty(); }
    QString html() const;

private:
    QVector<Head> m_heads;
    QString m_rows;
};

} // namespace millrace
