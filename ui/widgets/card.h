// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace millrace {

class ElidedLabel;

/// A surface with a title, room for something at the right of the title, and content below.
class Card : public QFrame
{
    Q_OBJECT
public:
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);   ///< empty hides the title's line when nothing stands at its right
    void setNote(const QString &note);     ///< small muted text at the right of the title
    void addHeaderWidget(QWidget *widget); ///< at the right of the title; the card takes ownership
    /// In large type the title stands on a line of its own: for a card with much at its right.
    void setTitleAboveInLargeType();
    QVBoxLayout *content() const { return m_content; }

private:
    void updateHeader();

    ElidedLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QHBoxLayout *m_headerLayout = nullptr;
    QVBoxLayout *m_headerLines = nullptr; ///< the line above, and that one
    QWidget *m_header = nullptr;
    QVBoxLayout *m_content = nullptr;
    int m_extras = 0;
};

/// What a card scrolls when it has no room for it: no frame, no ground of its own.
QScrollArea *scrolled(QWidget *content, QWidget *parent);

} // namespace millrace
