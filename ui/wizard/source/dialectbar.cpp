// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/source/dialectbar.h"

#include "core/base/bytetext.h"
#include "core/base/literals.h"
#include "core/source/rows/jsonkeytext.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/roles.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSpinBox>
#include <utility>

namespace millrace {

namespace {

constexpr int mostPerRow = 8;

/// Item data is what the entry stands for; typed text goes through bytesFromText().
Result<QByteArray> bytesOf(const QComboBox *combo)
{
    const int index = combo->findText(combo->currentText());
    return index >= 0 ? Result<QByteArray>(combo->itemData(index).toByteArray())
                      : bytesFromText(combo->currentText());
}

void showBytes(QComboBox *combo, const QByteArray &bytes)
{
    const int index = combo->findData(bytes);
    combo->setCurrentIndex(index);
    if (index < 0)
        combo->setEditText(textFromBytes(bytes));
    combo->lineEdit()->setCursorPosition(0); // a name longer than its box shows its beginning
}

} // namespace

DialectBar::DialectBar(QWidget *parent)
    : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);

    addText(&Dialect::fieldsTerminatedBy, tr("Fields end"), u"fieldsTerminatedBy"_s,
            {{tr("tab"), "\t"},
             {tr("comma ,"), ","},
             {tr("semicolon ;"), ";"},
             {tr("pipe |"), "|"},
             {tr("caret ^"), "^"},
             {tr("tilde ~"), "~"}});
    addText(&Dialect::fieldsEnclosedBy, tr("Enclosed by"), u"fieldsEnclosedBy"_s,
            {{tr("nothing"), ""}, {u"\""_s, "\""}, {u"'"_s, "'"}});
    addText(&Dialect::fieldsEscapedBy, tr("Escaped by"), u"fieldsEscapedBy"_s,
            {{u"\\"_s, "\\"}, {tr("nothing"), ""}});
    addText(&Dialect::linesTerminatedBy, tr("Lines end"), u"linesTerminatedBy"_s,
            {{u"LF \\n"_s, "\n"}, {u"CRLF \\r\\n"_s, "\r\n"}, {u"CR \\r"_s, "\r"}});
    addText(&Dialect::linesStartingBy, tr("Lines start"), u"linesStartingBy"_s, {{tr("nothing"), ""}});
    m_header = named(new QSpinBox(this), u"skipLines"_s);
    m_header->setRange(0, 1000);
    addControl(tr("Header lines"), m_header);
    connect(m_header, &QSpinBox::valueChanged, this, &DialectBar::onEdited);
    addText(
        &Dialect::commentsBeginWith, tr("Comments"), u"commentsBeginWith"_s,
        {{tr("none"), ""}, {u"#"_s, "#"}, {u"//"_s, "//"}, {u"--"_s, "--"}, {u"%"_s, "%"}, {u";"_s, ";"}});
    QVector<QPair<QString, QByteArray>> charsets;
    for (const char *name :
         {"binary", "utf8mb4", "latin1", "utf8mb3", "ascii", "latin2", "cp1251", "gbk", "sjis"})
        charsets.append({QString::fromLatin1(name), name});
    addText(&Dialect::charset, tr("Character set"), u"charset"_s, charsets);
    addKeys();
    arrange(mostPerRow);
    setDialect({});
}

void DialectBar::addKeys()
{
    m_json = new QWidget(this);
    auto *grid = new QGridLayout(m_json);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    auto *format = named(new QLabel(tr("JSON Lines"), m_json), u"sourceFormat"_s);
    m_keys = named(new QLineEdit(m_json), u"jsonKeys"_s);
    m_keys->setToolTip(
        tr("KEY:json sends the values of a key as JSON, as they stand: for a JSON column whose values "
           "are not all objects and arrays."));
    grid->addWidget(captionFor(format, tr("Format")), 0, 0);
    grid->addWidget(format, 1, 0);
    grid->addWidget(captionFor(m_keys, tr("Keys that are fields, in this order")), 0, 1);
    grid->addWidget(m_keys, 1, 1);
    grid->setColumnStretch(1, 1);
    connect(m_keys, &QLineEdit::editingFinished, this, &DialectBar::onEdited);
}

/// What stands there: the controls of a text, or the keys of JSON Lines.
void DialectBar::showFormat()
{
    const bool json = m_dialect.isJsonLines();
    m_json->setVisible(json);
    for (const auto &[label, editor] : std::as_const(m_controls)) {
        label->setVisible(!json);
        editor->setVisible(!json);
    }
}

void DialectBar::addText(QByteArray Dialect::*bytes, const QString &label, const QString &objectName,
                         const QVector<QPair<QString, QByteArray>> &entries)
{
    auto *combo = named(new QComboBox(this), objectName);
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->setCompleter(nullptr); // completion would turn a typed "n" into "nothing"
    for (const auto &[name, value] : entries)
        combo->addItem(name, value);
    addControl(label, combo);
    m_texts.append({bytes, combo});
    connect(combo, &QComboBox::activated, this, &DialectBar::onEdited);
    connect(combo->lineEdit(), &QLineEdit::editingFinished, this, &DialectBar::onEdited);
}

QLabel *DialectBar::captionFor(QWidget *editor, const QString &label)
{
    auto *caption = new QLabel(label, editor->parentWidget());
    setType(caption, noteFont);
    setRole(caption, u"muted"_s);
    caption->setBuddy(editor);
    editor->setAccessibleName(label);
    return caption;
}

void DialectBar::addControl(const QString &label, QWidget *editor)
{
    QLabel *caption = captionFor(editor, label);
    followType(editor, [editor] { editor->setMinimumWidth(scaled(72)); });
    editor->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_controls.append({caption, editor});
}

void DialectBar::arrange(int perRow)
{
    if (perRow == m_perRow)
        return;
    m_perRow = perRow;
    for (int index = 0; index < m_controls.size(); ++index) {
        const int row = index / perRow * 2;
        m_grid->addWidget(m_controls.at(index).label, row, index % perRow);
        m_grid->addWidget(m_controls.at(index).editor, row + 1, index % perRow);
    }
    m_grid->addWidget(m_json, 4, 0, 1, perRow);
    for (int column = 0; column < m_controls.size(); ++column)
        m_grid->setColumnStretch(column, column < perRow ? 1 : 0);
    updateGeometry();
}

void DialectBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(event->size().width() < scaled(700) ? 4 : mostPerRow);
}

void DialectBar::setDialect(const Dialect &dialect)
{
    if (m_shown && dialect == m_dialect)
        return; // half-typed text stays while a scan reports its counts
    m_shown = true;
    m_setting = true;
    m_dialect = dialect;
    for (const auto &[bytes, combo] : std::as_const(m_texts))
        showBytes(combo, dialect.*bytes);
    m_header->setValue(dialect.skipLines);
    m_keys->setText(jsonKeysText({dialect.jsonKeys, dialect.jsonTexts}));
    m_keys->setCursorPosition(0);
    showFormat();
    m_setting = false;
    if (std::exchange(m_refusal, std::nullopt)) // its text is gone
        Q_EMIT refusalChanged();
}

Dialect DialectBar::dialect() const
{
    if (m_dialect.isJsonLines()) {
        const auto list =
            jsonKeysFromText(m_keys->text()).value_or(JsonKeyList{m_dialect.jsonKeys, m_dialect.jsonTexts});
        return Dialect::jsonLines(list.keys, list.asJson);
    }
    Dialect dialect = m_dialect;
    for (const auto &[bytes, combo] : m_texts)
        dialect.*bytes = bytesOf(combo).value_or(m_dialect.*bytes);
    dialect.skipLines = m_header->value();
    return dialect;
}

std::optional<Error> DialectBar::checkTexts() const
{
    if (m_dialect.isJsonLines()) {
        const auto keys = jsonKeysFromText(m_keys->text());
        return keys ? std::nullopt : std::optional(keys.error());
    }
    for (const auto &[bytes, combo] : m_texts)
        if (const auto typed = bytesOf(combo); !typed) {
            Error refusal = typed.error();
            refusal.what = u"%1: %2"_s.arg(combo->accessibleName(), refusal.what);
            return refusal;
        }
    return {};
}

void DialectBar::onEdited()
{
    if (m_setting)
        return;
    const auto before = m_refusal;
    m_refusal = checkTexts();
    if (m_refusal.has_value() != before.has_value() || (before && before->what != m_refusal->what))
        Q_EMIT refusalChanged();
    const Dialect edited = dialect();
    if (edited == m_dialect)
        return;
    m_dialect = edited;
    Q_EMIT dialectEdited(edited);
}

} // namespace millrace
