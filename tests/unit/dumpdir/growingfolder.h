// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <memory>
#include <stdexcept>

namespace millrace::test {

/// Plays a finished directory of MySQL Shell into another one, file by file in the order of its dumper.cc:
/// metadata and definitions, data files one after the other (".dumping" while they are written),
/// "@.done.json". Between two calls it has the next data file open, with its first half in it, as the tool
/// would.
class GrowingFolder
{
public:
    GrowingFolder(const QString &finished, const QString &grown)
        : m_from(finished)
        , m_to(grown)
    {
        for (const QString &name : m_from.entryList(QDir::Files)) {
            if (name == "@.done.json"_L1 || name.endsWith(".idx"_L1))
                continue;
            if (name.contains(".tsv"_L1))
                m_data << name;
            else
                m_definitions << name;
        }
        // The dump's own first, then what they name.
        std::stable_sort(m_definitions.begin(), m_definitions.end(), [](const QString &a, const QString &b) {
            return a.startsWith(u'@') > b.startsWith(u'@');
        });
    }

    QStringList definitions() const { return m_definitions; } ///< that are not there yet
    QStringList data() const { return m_data; }               ///< that are not there, or not whole

    void addDefinition() { copy(m_definitions.takeFirst()); }
    /// All that comes before the rows; the first data file is begun.
    void addDefinitions()
    {
        while (!m_definitions.isEmpty())
            addDefinition();
        beginNext();
    }
    /// The data file that is open gets its other half and its name, and the next one is begun.
    QString addData()
    {
        const QString name = m_data.takeFirst();
        const QByteArray all = contentOf(name);
        write(all.mid(all.size() / 2));
        m_open.reset();
        if (!QFile::rename(m_to.filePath(name + u".dumping"_s), m_to.filePath(name)))
            throw std::runtime_error("cannot rename");
        beginNext();
        return name;
    }
    /// What is left of the dump, and its end.
    void finish()
    {
        while (!m_data.isEmpty())
            addData();
        end();
    }
    void end() { copy(u"@.done.json"_s); }
    /// The tool dies: what it had open stays as it is.
    void die() { m_open.reset(); }
    /// Somebody begins the file that is open anew: a tool that died, started again.
    void beginNext()
    {
        m_open.reset();
        if (m_data.isEmpty())
            return;
        m_open = std::make_unique<QFile>(m_to.filePath(m_data.first() + u".dumping"_s));
        if (!m_open->open(QIODevice::WriteOnly | QIODevice::Truncate))
            throw std::runtime_error(m_open->errorString().toStdString());
        const QByteArray all = contentOf(m_data.first());
        write(all.left(all.size() / 2));
    }

private:
    QByteArray contentOf(const QString &name) const
    {
        QFile file(m_from.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error(file.errorString().toStdString());
        return file.readAll();
    }
    void write(const QByteArray &bytes)
    {
        if (m_open->write(bytes) != bytes.size() || !m_open->flush())
            throw std::runtime_error(m_open->errorString().toStdString());
    }
    void copy(const QString &name) const
    {
        if (!QFile::copy(m_from.filePath(name), m_to.filePath(name)))
            throw std::runtime_error("cannot copy " + name.toStdString());
    }

    QDir m_from;
    QDir m_to;
    QStringList m_definitions;
    QStringList m_data;
    std::unique_ptr<QFile> m_open;
};

} // namespace millrace::test
