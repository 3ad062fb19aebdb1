// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace millrace {

class ElidedLabel;

/// One figure: a label, the value in large type and a short suffix (unit, "of 150.0 M"); where it is given
/// one, a note in small type below.
class Tile : public QFrame
{
    Q_OBJECT
public:
    enum class Tone
    {
        Plain,
        Good,
        Warning,
        Bad
    };

    explicit Tile(const QString &label, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setValue(const QString &value, const QString &suffix = {});
    /// The whole of it is the tile's description for those who listen. Tiles of a row have all one or none.
    void setNote(const QString &note);
    QString note() const;
    void setTone(Tone tone);
    QString value() const;

private:
    void updateAccessibleName();

    QLabel *m_label = nullptr;
    QLabel *m_value = nullptr;
    QLabel *m_suffix = nullptr;
    ElidedLabel *m_note = nullptr;
};

} // namespace millrace
