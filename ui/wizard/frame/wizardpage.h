// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QWidget>
#include <optional>

class QPushButton;
class QVBoxLayout;

namespace millrace {

struct Finding;

/// What the wizard's frame needs to know of a page. The frame draws title, sentence and footer; a page draws
/// the rest.
class WizardPage : public QWidget
{
    Q_OBJECT
public:
    explicit WizardPage(const QString &objectName, QWidget *parent = nullptr);

    virtual QString stepName() const = 0;              ///< in the rail and in "Next: …"
    virtual QString title() const = 0;                 ///< 20 px, on top of the page
    virtual QString sentence() const { return {}; }    ///< below the title: the state in one sentence
    virtual QString railSummary() const { return {}; } ///< what was chosen here, in a few words
    virtual QString hint() const { return {}; }        ///< footer, left: what is worth knowing now
    virtual bool hintIsWarning() const { return false; }
    /// The primary button; empty: "Next: <step>" of the next page, and no button on the last page.
    virtual QString nextText() const { return {}; }
    virtual bool isReady() const = 0; ///< the primary button may be pressed
    virtual bool hasBack() const { return true; }
    /// Buttons at the left of the footer instead of the hint ("Cancel run…"); they belong to the page.
    virtual QList<QPushButton *> footerButtons() const { return {}; }
    /// Buttons just left of the primary one.
    virtual QList<QPushButton *> extraButtons() const { return {}; }
    /// The primary button was pressed. True: go on to the next page.
    virtual bool onNext() { return true; }
    virtual QString manualPage() const = 0; ///< what F1 opens here: "mapping" of resources/manual/mapping.md
    virtual bool mends(const Finding &finding) const; ///< what was found is set right on this page
    /// The page is being shown.
    virtual void entered() {}
    /// It is being shown, disabled, while a run uses what it says. Nothing is asked of the run's server but
    /// what the page is empty without.
    virtual void enteredToRead() {}

Q_SIGNALS:
    void readyChanged();   ///< isReady(), nextText(), hasBack() or the footer's buttons changed
    void summaryChanged(); ///< title, sentence, rail summary or hint changed

protected:
    virtual std::optional<Stage> mendedStage() const { return {}; } ///< of errors that the page mends all
    QVBoxLayout *body() const { return m_body; }                    ///< cards go here, 12 px apart
    void tellChanged();                                             ///< anything of it may have: emits both

private:
    QVBoxLayout *m_body = nullptr;
};

} // namespace millrace
