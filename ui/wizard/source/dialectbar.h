// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"

#include <QWidget>
#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace millrace {

/// The dialect as a row of small controls in the words of LOAD DATA; of JSON Lines the keys that are the
/// fields. It tells of changes made by hand only.
class DialectBar : public QWidget
{
    Q_OBJECT
public:
    explicit DialectBar(QWidget *parent = nullptr);

    void setDialect(const Dialect &dialect);
    Dialect dialect() const;
    /// What is wrong with a text typed into one of the controls; such a text changes nothing.
    const std::optional<Error> &refusal() const { return m_refusal; }

Q_SIGNALS:
    void dialectEdited(const millrace::Dialect &dialect);
    void refusalChanged(); ///< refusal() is another, or none any more

protected:
    void resizeEvent(QResizeEvent *event) override; ///< eight in a row, or four where it is narrow

private:
    struct Control
    {
        QWidget *label;
        QWidget *editor;
    };
    /// A text of the dialect, chosen or typed.
    struct Text
    {
        QByteArray Dialect::*bytes;
        QComboBox *combo;
    };
    /// \a entries: what is offered, by name and bytes.
    void addText(QByteArray Dialect::*bytes, const QString &label, const QString &objectName,
                 const QVector<QPair<QString, QByteArray>> &entries);
    void addControl(const QString &label, QWidget *editor);
    void addKeys();
    QLabel *captionFor(QWidget *editor, const QString &label);
    void showFormat();
    void arrange(int perRow);
    void onEdited();
    std::optional<Error> checkTexts() const;

    QGridLayout *m_grid = nullptr;
    QVector<Control> m_controls;
    QVector<Text> m_texts;
    QSpinBox *m_header = nullptr;
    QWidget *m_json = nullptr; ///< in place of the controls where the source is JSON Lines
    QLineEdit *m_keys = nullptr;
    Dialect m_dialect; ///< keeps what has no control: OPTIONALLY
    std::optional<Error> m_refusal;
    int m_perRow = 0;
    bool m_setting = false;
    bool m_shown = false;
};

} // namespace millrace
