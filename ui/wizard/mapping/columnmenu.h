// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace millrace {

class MigrationDraft;
class TransformBar;

/// What a column can get, for the cell it was opened at: a field, a constant, NULL, its default, the row
/// number, a transform of what it has. Deletes itself when it is closed. Shown with popup(): nothing waits.
class ColumnMenu : public QMenu
{
    Q_OBJECT
public:
    ColumnMenu(MigrationDraft *draft, const QString &column, TransformBar *bar, QWidget *parent);

Q_SIGNALS:
    void refused(const QString &what, const QString &howToFix);
    void constantAsked(); ///< the cell is to be edited

private:
    void addFields();
    void addTransforms();
    void apply(const QString &expression);

    MigrationDraft *m_draft;
    const QString m_column;
    TransformBar *m_bar;
};

} // namespace millrace
