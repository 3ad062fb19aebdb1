// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/serverfacts.h"

#include <QMap>
#include <QStringList>
#include <QVector>

namespace millrace {

struct TransformParameter
{
    enum class Kind
    {
        Text,    ///< written as a string literal
        Number,  ///< a whole number
        Pairs,   ///< "from=to" per line or comma: WHEN 'from' THEN 'to'
        Variable ///< another variable, with or without its '@'
    };
    QString id;
    Kind kind = Kind::Text;
    QString initial;
    QStringList suggestions; ///< that people pick from; anything else may be typed
    int least = 0, most = 0; ///< of a number
    bool mayBeEmpty = true;
};

/// A ready-made expression: what it is called, what it asks for and what it writes. {v} in the pattern is the
/// value it works on, {id} a parameter.
struct Transform
{
    static constexpr int never = 999999;

    QString id; ///< "null-if-empty": kept in profiles, translated by the window
    QString pattern;
    QVector<TransformParameter> parameters;
    int sinceMySql = 0;   ///< first version that has what the pattern uses; never: none has
    int sinceMariaDb = 0; ///< the same

    bool worksOn(const ServerFacts &server) const
    {
        return server.version >= (server.isMariaDb() ? sinceMariaDb : sinceMySql);
    }
};

/// All there are, in the order in which a menu shows them.
const QVector<Transform> &transforms();
const Transform *transformNamed(const QString &id); ///< nullptr: there is none

/// The expression the transform writes around \a input ("@a", or an expression: transforms can be stacked).
/// Parameters that \a values leaves out are as they are initially. Errors: TransformInvalid (which parameter,
/// why).
Result<QString> transformed(const Transform &transform, const QString &input,
                            const QMap<QString, QString> &values = {});

} // namespace millrace
