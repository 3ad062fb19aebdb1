// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/plan/plan.h"
#include "ui/session/work/workqueue.h"

#include <optional>

namespace millrace {

/// The sample to play with: a year of made-up action credits in twelve shards below dataHome()/sample, the
/// scratch server, and a plan that loads the one into the other. Files are written and the server is started
/// on a thread of its own. Lives on the GUI thread.
class SampleWork : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 defaultRows = 500'000;

    explicit SampleWork(qint64 rows = defaultRows, QObject *parent = nullptr);

    /// Makes what is missing; then made() or failed(). The sample's own schema on the scratch server
    /// (schemaName()) is emptied: nothing else is touched.
    void make();
    bool isMaking() const { return m_making; }
    static QString schemaName() { return u"millrace_sample"_s; }

Q_SIGNALS:
    void changed(); ///< isMaking()
    void made(const millrace::Plan &plan);
    void failed(const millrace::Error &error);

private:
    qint64 m_rows;
    bool m_making = false;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
