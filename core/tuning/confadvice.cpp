// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/confadvice.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/tuning/knobvalues.h"
#include "core/tuning/settingtext.h"

#include <algorithm>

namespace millrace {

namespace {

QString rendered(const QString &head, const QVector<ConfAdvice::Line> &lines, const QStringList &notes)
{
    QString text = head;
    for (const ConfAdvice::Line &line : lines)
        text += u"# %1\n%2\n"_s.arg(line.why, line.setting);
    for (const QString &note : notes)
        text += u"# %1\n"_s.arg(note);
    return text;
}

class Advisor
{
public:
    Advisor(const QVector<Knob> &knobs, ConfAdvice &advice)
        : m_knobs(knobs)
        , m_advice(advice)
    {}

    /// Only what the server has and has otherwise.
    void add(const QString &name, const QString &value, const QString &why)
    {
        const Knob *knob = findKnob(m_knobs, name);
        if (!knob || !knob->here || value.isEmpty() || sameSettingValue(knob->today, value))
            return;
        m_advice.lines << ConfAdvice::Line{u"%1 = %2"_s.arg(name, shown(*knob, value)), why};
        // A default without a name (innodb_flush_method before MySQL 8.0): a server does not start with an
        // empty word.
        const QString before = knob->today.isEmpty() ? u"# without %1"_s.arg(name)
                                                     : u"%1 = %2"_s.arg(name, shown(*knob, knob->today));
        m_advice.back << ConfAdvice::Line{before, CoreText::tr("as it was before")};
    }

    void addFromTable(const QString &name)
    {
        const Knob *knob = findKnob(m_knobs, name);
        if (knob && knob->group == KnobGroup::Start)
            add(name, knob->during,
                knob->risk.isEmpty() ? knob->gain : CoreText::tr("%1 Risk: %2.").arg(knob->gain, knob->risk));
    }

private:
    /// Whole megabytes and gigabytes are easier to check than ten digits.
    static QString shown(const Knob &knob, const QString &value)
    {
        constexpr qint64 oneMebibyte = 1024LL * 1024;
        const qint64 bytes = value.toLongLong();
        if (knob.unit != "bytes"_L1 || bytes < oneMebibyte || bytes % oneMebibyte != 0)
            return value;
        return bytes % (1024 * oneMebibyte) == 0 ? u"%1G"_s.arg(bytes / oneMebibyte / 1024)
                                                 : u"%1M"_s.arg(bytes / oneMebibyte);
    }

    const QVector<Knob> &m_knobs;
    ConfAdvice &m_advice;
};

} // namespace

QString ConfAdvice::snippet() const
{
    return rendered(u"[mysqld]\n"_s, lines, notes);
}

QString ConfAdvice::takenBack() const
{
    return rendered(u"# %1\n[mysqld]\n"_s.arg(CoreText::tr("After the load; or take the lines out again.")),
                    back, {});
}

ConfAdvice confAdvice(const ServerFacts &facts, const QVector<Knob> &knobs,
                      const std::optional<HostFacts> &host, bool scratch)
{
    ConfAdvice advice;
    Advisor advisor(knobs, advice);
    const qint64 pool = fittingBufferPool(host);
    if (pool > facts.bufferPoolBytes())
        advisor.add(
            u"innodb_buffer_pool_size"_s, QString::number(pool),
            CoreText::tr("Three quarters of the %1 of memory: the more of table and indexes fits, the "
                         "flatter the curve. Less where other programs run there.")
                .arg(sizeText(host->memoryBytes)));
    else if (pool == 0)
        advice.notes << CoreText::tr("innodb_buffer_pool_size is %1: raise it to 75–80 % of that machine's "
                                     "memory, which cannot be seen from here.")
                            .arg(sizeText(facts.bufferPoolBytes()));
    // From 11.0 on MariaDB has a variable of its own for each of its meanings.
    const bool buffering = facts.variables.contains(u"innodb_data_file_buffering"_s);
    const bool inMemory = host && host->datadir && host->datadir->inMemory();
    if (inMemory)
        advice.notes << CoreText::tr("The data directory lies in memory, where O_DIRECT gains nothing.");
    else if (buffering)
        advisor.add(u"innodb_data_file_buffering"_s, u"OFF"_s,
                    CoreText::tr("No page is in memory twice (in place of innodb_flush_method = O_DIRECT)."));
    else
        advisor.addFromTable(u"innodb_flush_method"_s);
    const bool hasCapacity = facts.variables.contains(u"innodb_redo_log_capacity"_s);
    const QString redo = hasCapacity ? u"innodb_redo_log_capacity"_s : u"innodb_log_file_size"_s;
    if (const Knob *knob = findKnob(knobs, redo))
        advisor.add(redo, knob->during, knob->gain);
    for (const char *name : {"innodb_log_buffer_size", "innodb_autoinc_lock_mode"})
        advisor.addFromTable(QLatin1String(name));
    if (facts.variables.value(u"log_bin"_s) == "ON"_L1) {
        if (scratch) {
            advice.lines << ConfAdvice::Line{u"skip_log_bin"_s,
                                             CoreText::tr("Each byte is written once less. Replicas and "
                                                          "point-in-time recovery end here.")};
            advice.back << ConfAdvice::Line{
                u"# without skip_log_bin"_s,
                CoreText::tr("the binary log is on again; then make a new backup")};
        } else {
            advice.notes << CoreText::tr(
                "The binary log is on: sql_log_bin = 0 leaves the load out of it, for "
                "its own sessions only. binlog_ignore_db would leave out a schema, for "
                "everybody and for good.");
        }
    }
    if (scratch)
        advisor.add(
            u"innodb_doublewrite"_s, u"OFF"_s,
            CoreText::tr("Half the bytes to the data files. A page torn in a crash cannot be repaired."));
    const QString tmpdir = facts.variables.value(u"tmpdir"_s);
    if (host && host->tmpdir &&
        (host->tmpdir->inMemory() ||
         host->tmpdir->freeBytes < host->datadir.value_or(HostFacts::Filesystem()).freeBytes / 4))
        advice.notes << CoreText::tr("tmpdir = %1 has %2 free: index builds sort there; a folder on a larger "
                                     "disk is safer.")
                            .arg(tmpdir, sizeText(host->tmpdir->freeBytes));
    return advice;
}

} // namespace millrace
