// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/knobs.h"

#include <QWidget>

class QLabel;

namespace millrace {

class ElidedLabel;
class ToggleSwitch;

/// One knob: switch, name, today → during the load, what it does and brings, what it risks, what it asks for.
/// A knob that cannot be switched here has no switch and says why.
class KnobLine : public QWidget
{
    Q_OBJECT
public:
    explicit KnobLine(const Knob &knob, QWidget *parent = nullptr);

    const Knob &knob() const { return m_knob; }
    /// Shows what is chosen; the value may be another than the proposed one (a plan's). Emits nothing.
    void showChosen(const QString &value);

Q_SIGNALS:
    void toggled(bool on); ///< by the user

private:
    QString explanation() const;
    QString riskText() const;

    const Knob m_knob;
    ToggleSwitch *m_toggle = nullptr;
    ElidedLabel *m_values = nullptr;
    QLabel *m_risk = nullptr;
};

} // namespace millrace
