// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace millrace {

/// A text of several lines, to be copied if somebody likes, of which no more than the first few take room
/// until it is opened.
class FoldingLabel : public QLabel
{
    Q_OBJECT
public:
    /// \a mostLines: while it is folded.
    explicit FoldingLabel(int mostLines, QWidget *parent = nullptr);

    void setFullText(const QString &text); ///< in place of setText()
    void setOpen(bool open);
    bool isOpen() const { return m_open; }
    bool isLonger() const { return m_longer; } ///< than what is shown folded, at its width

    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void longerChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int foldedHeight() const;
    void measure();

    int m_mostLines;
    bool m_open = false;
    bool m_longer = false;
    /// Before that its width says nothing: a text that seems long for a moment makes the page scroll.
    bool m_laidOut = false;
};

} // namespace millrace
