// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QVBoxLayout>

class QPushButton;

namespace millrace {

class FoldingLabel;

/// Texts that belong together, one below the other: of long ones the first lines, until somebody presses
/// "more" below them, which opens all of them.
class FoldingTexts : public QVBoxLayout
{
    Q_OBJECT
public:
    /// \a moreName: the button's test handle; \a holder: whose child it is.
    FoldingTexts(const QString &moreName, QWidget *holder);

    /// Below those before it; \a role as in the theme's README. The holder owns it.
    FoldingLabel *addText(const QString &objectName, const QString &role = {});
    void setOpen(bool open);

private:
    void refreshMore();

    QWidget *m_holder;
    QList<FoldingLabel *> m_texts;
    QPushButton *m_more;
    bool m_open = false;
};

} // namespace millrace
