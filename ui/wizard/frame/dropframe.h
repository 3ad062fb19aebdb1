// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace millrace {

/// The area that says what may be dropped. Dropped it is anywhere on the page, so that it works when
/// something else is shown there already.
class DropFrame : public QFrame
{
    Q_OBJECT
public:
    /// \a page takes drops from here on, whatever of it is shown; it must outlive the frame.
    DropFrame(QWidget *page, QWidget *parent);

Q_SIGNALS:
    void hovered(bool over); ///< something that can be dropped is above the page, or no longer
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setHovered(bool over);
};

} // namespace millrace
