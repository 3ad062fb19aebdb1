// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"
#include "ui/widgets/messagebar.h"

#include <QVector>

class QComboBox;
class QPushButton;

namespace millrace {

class ElidedLabel;
class FileChooser;
class RunPlot;
class RunView;
struct OtherRun;

/// The plot of a run with what steers it: which part is shown, which of the server's figures stands below,
/// the way to a file; under its title the legend, which becomes the read-out while the mouse is over the
/// plot.
class RunPlotCard : public Card
{
    Q_OBJECT
public:
    explicit RunPlotCard(QWidget *parent = nullptr);

    /// For exports; without one there are none. It must outlive the card.
    void setChooser(FileChooser *chooser);
    void setEnlargeable(bool enlargeable);
    void clearRun();
    /// \a view must stay where it is until another is shown.
    void show(const RunView &view);
    /// As RunPlot::setOthers(); clearRun() takes them away.
    void setOthers(const QVector<OtherRun> &others);
    RunPlot *plot() const { return m_plot; }
    bool isEnlarged() const;

Q_SIGNALS:
    void enlarged(bool on); ///< the rest of the page gives way, or comes back
    void exported(millrace::MessageBar::Severity severity, const QString &what, const QString &howToFix);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void showSpan();
    void showLegend();
    void askWhereTo();

    const RunView *m_view = nullptr;
    FileChooser *m_chooser = nullptr;
    QString m_readout; ///< empty: the legend stands there
    qint64 m_markedEvents = -1;
    RunPlot *m_plot = nullptr; ///< widgets belong to the card
    ElidedLabel *m_legend = nullptr;
    ElidedLabel *m_limit = nullptr;
    QComboBox *m_series = nullptr;
    QVector<QPushButton *> m_spans;
    QPushButton *m_export = nullptr;
    QPushButton *m_enlarge = nullptr;
};

} // namespace millrace
