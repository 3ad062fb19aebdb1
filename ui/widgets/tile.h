// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace millrace {

/// One figure: a label, the value in large type and a short suffix (unit, "of 150.0 M").
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
    void setTone(Tone tone);
    QString value() const;

private:
    void updateAccessibleName();

    QLabel *m_label = nullptr;
    QLabel *m_value = nullptr;
    QLabel *m_suffix = nullptr;
};

} // namespace millrace
