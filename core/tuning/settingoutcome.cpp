// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingoutcome.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

namespace millrace {

QString SettingOutcome::sentence() const
{
    const QString why = error ? error->text() : QString();
    const QString what = scope == SettingScope::Host ? CoreText::tr("%1 of the machine").arg(name) : name;
    switch (kind) {
    case Kind::Set:
        return CoreText::tr("%1: %2 → %3 for the load.").arg(what, from, to);
    case Kind::NotSet:
        return CoreText::tr("%1 stays as it is, the load continues without it: %2").arg(what, why);
    case Kind::PutBack:
        return run.isEmpty() ? CoreText::tr("%1: %2 → %3, put back.").arg(what, from, to)
                             : CoreText::tr("%1: %2 → %3, put back for run %4, which did not come to it.")
                                   .arg(what, from, to, run);
    case Kind::AlreadyBack:
        return CoreText::tr("%1 is %2, as it was before the load, already.").arg(what, to);
    case Kind::LeftAlone:
        return CoreText::tr("%1 is %2, which the load did not set: somebody else changed it meanwhile, it is "
                            "left alone (before the load it was %3).")
            .arg(what, to, before);
    case Kind::HandedOver:
        return CoreText::tr("%1 is still wanted by run %2, which puts it back to %3.").arg(what, run, before);
    case Kind::Failed:
        return CoreText::tr("%1 is not put back to %2: %3").arg(what, before, why);
    }
    Q_UNREACHABLE();
}

QJsonObject SettingOutcome::toJson() const
{
    QJsonObject json{{u"outcome"_s, enumName(kind)},
                     {u"scope"_s, enumName(scope)},
                     {u"name"_s, name},
                     {u"from"_s, from},
                     {u"to"_s, to},
                     {u"before"_s, before}};
    if (!run.isEmpty())
        json.insert(kind == Kind::HandedOver ? u"to_run"_s : u"for_run"_s, run);
    if (error)
        json.insert(u"error"_s, error->toJson());
    return json;
}

Event SettingOutcome::toEvent() const
{
    const bool odd = kind == Kind::NotSet || kind == Kind::LeftAlone || kind == Kind::Failed;
    return {.kind = odd ? Event::Kind::Warning : Event::Kind::SettingChanged,
            .text = sentence(),
            .values = toJson()};
}

} // namespace millrace
