// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/knobs.h"

#include <QString>

namespace millrace {

QString groupTitle(KnobGroup group); ///< "The load's own connections"
QString groupNote(KnobGroup group);  ///< what becomes of such settings, a few words
QString presetTitle(TuningPreset preset);
QString presetWords(TuningPreset preset); ///< one sentence

/// "134,217,728 (134 MB)", "120 s": for people.
QString knobValueText(const Knob &knob, const QString &value);
/// "1 → 2", or what is there today where nothing is proposed or it is the same.
QString knobChangeText(const Knob &knob, const QString &during);
/// "2 session variables · 4 of the server · 1 of the machine"; never empty.
QString tuningText(const TuningChoice &choice);

/// The preset that sets exactly this, the mildest of them; nothing: it is the user's own choice.
std::optional<TuningPreset> presetOf(const TuningChoice &choice, const QVector<Knob> &knobs);
/// Whether the search finds the knob: every word somewhere in what is said about it.
bool matchesSearch(const Knob &knob, const QString &search);

/// The value that is chosen for a knob; empty: it stays as it is.
QString chosenValue(const TuningChoice &choice, const Knob &knob);
/// The choice with this knob set, or with an empty value left as it is.
TuningChoice withKnob(TuningChoice choice, const Knob &knob, const QString &value);

} // namespace millrace
