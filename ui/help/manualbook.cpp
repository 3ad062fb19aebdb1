// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manualbook.h"

#include "ui/wizard/wizardwindow.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

// Resources of a static library must be asked for by name, outside any namespace.
static void initManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace millrace {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString excerptOf(const QString &text, const QString &word)
{
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 160;
    const qsizetype at = qMax<qsizetype>(0, text.indexOf(word, 0, Qt::CaseInsensitive));
    qsizetype begin = at <= before ? 0 : text.indexOf(QLatin1Char(' '), at - before) + 1;
    if (begin > at) // one word longer than the room for it
        begin = at;
    QString excerpt = text.mid(begin, length);
    if (begin + length < text.size())
        excerpt = excerpt.left(excerpt.lastIndexOf(QLatin1Char(' '))) + QStringLiteral(" …");
    return (begin > 0 ? QStringLiteral("… ") : QString()) + excerpt;
}

} // namespace

ManualBook::ManualBook(const QString &folder)
    : m_folder(folder)
{
    initManual();
    const QJsonArray pages =
        QJsonDocument::fromJson(contentOf(folder + QStringLiteral("/manual.json"))).array();
    for (const QJsonValue &value : pages) {
        Page page{.name = value[QStringLiteral("name")].toString(),
                  .title = value[QStringLiteral("title")].toString(),
                  .group = value[QStringLiteral("group")].toString()};
        for (const QJsonValue &section : value[QStringLiteral("sections")].toArray())
            page.sections << Section{section[QStringLiteral("anchor")].toString(),
                                     section[QStringLiteral("heading")].toString(),
                                     section[QStringLiteral("text")].toString()};
        m_pages << page;
    }
}

bool ManualBook::has(const QString &page) const
{
    return std::any_of(m_pages.begin(), m_pages.end(), [&](const Page &one) { return one.name == page; });
}

QString ManualBook::html(const QString &page) const
{
    if (!has(page))
        return {};
    return QString::fromUtf8(contentOf(QStringLiteral("%1/%2.html").arg(m_folder, page)));
}

QVector<ManualBook::Hit> ManualBook::search(const QString &words) const
{
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    QVector<Hit> inHeadings;
    QVector<Hit> inTexts;
    for (const Page &page : m_pages) {
        if (page.group.isEmpty())
            continue; // the index only names the others
        for (const Section &section : page.sections) {
            const auto in = [](const QString &text) {
                return [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); };
            };
            const QString all = section.heading + QLatin1Char(' ') + section.text;
            if (!std::all_of(wanted.begin(), wanted.end(), in(all)))
                continue;
            const bool heading = std::any_of(wanted.begin(), wanted.end(), in(section.heading));
            (heading ? inHeadings : inTexts) << Hit{page.name, section.anchor, page.title, section.heading,
                                                    excerptOf(section.text, wanted.first())};
        }
    }
    return (inHeadings + inTexts).mid(0, mostHits);
}

QString manualPageOf(int step, bool wholeDump)
{
    if (wholeDump && (step == WizardWindow::SourceStep || step == WizardWindow::TargetStep ||
                      step == WizardWindow::MappingStep || step == WizardWindow::ReviewStep))
        return QStringLiteral("whole-dump");
    switch (step) {
    case WizardWindow::SourceStep:
        return QStringLiteral("source");
    case WizardWindow::TargetStep:
        return QStringLiteral("target");
    case WizardWindow::MappingStep:
        return QStringLiteral("mapping");
    case WizardWindow::ChunksStep:
        return QStringLiteral("chunks");
    case WizardWindow::TuningStep:
        return QStringLiteral("tuning");
    case WizardWindow::ReviewStep:
        return QStringLiteral("review");
    case WizardWindow::LoadStep:
        return QStringLiteral("load");
    case WizardWindow::FinishStep:
        return QStringLiteral("finish");
    default:
        return QStringLiteral("index");
    }
}

} // namespace millrace
