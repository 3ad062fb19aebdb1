// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <memory>
#include <stdexcept>

namespace millrace::test {

/// Plays a finished directory of mydumper into another one: the definitions, which were dumped before, then
/// files of rows in the order that it is given, with "metadata.partial" open from the beginning to the end.
/// Between two calls the next file of rows is open, with its first half in it.
class GrowingMydumperFolder
{
public:
    GrowingMydumperFolder(const QString &finished, const QString &grown, QStringList data)
        : m_from(finished)
        , m_to(grown)
        , m_data(std::move(data))
    {}

    /// Long ago, as its --no-data does it.
    void addDefinitions()
    {
        for (const QString &name : m_from.entryList({u"*-schema*.sql"_s}, QDir::Files)) {
            write(name, contentOf(name));
            QFile file(m_to.filePath(name));
            if (!file.open(QIODevice::ReadWrite) ||
                !file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                  QFileDevice::FileModificationTime))
                throw std::runtime_error(file.errorString().toStdString());
        }
    }
    void begin()
    {
        m_mark = open(u"metadata.partial"_s);
        beginNext();
    }
    QString addData()
    {
        const QString name = m_data.takeFirst();
        const QByteArray all = contentOf(name);
        append(*m_open, all.mid(firstPart(all).size()));
        m_open.reset();
        beginNext();
        return name;
    }
    void finish()
    {
        while (!m_data.isEmpty())
            addData();
        end();
    }
    void end()
    {
        append(*m_mark, contentOf(u"metadata"_s));
        m_mark.reset();
        if (!QFile::rename(m_to.filePath(u"metadata.partial"_s), m_to.filePath(u"metadata"_s)))
            throw std::runtime_error("cannot rename");
    }
    /// What it had open stays as it is.
    void die()
    {
        m_open.reset();
        m_mark.reset();
    }
    QStringList data() const { return m_data; } ///< that are not there, or not whole
    void write(const QString &name, const QByteArray &content) { append(*open(name), content); }

private:
    void beginNext()
    {
        if (m_data.isEmpty())
            return;
        m_open = open(m_data.first());
        append(*m_open, firstPart(contentOf(m_data.first())));
    }
    /// As far as its first INSERT: that ends as a whole file does.
    static QByteArray firstPart(const QByteArray &all)
    {
        return all.left(all.indexOf(";\n", all.indexOf("INSERT")) + 2);
    }
    std::unique_ptr<QFile> open(const QString &name) const
    {
        auto file = std::make_unique<QFile>(m_to.filePath(name));
        if (!file->open(QIODevice::WriteOnly | QIODevice::Truncate))
            throw std::runtime_error(file->errorString().toStdString());
        return file;
    }
    static void append(QFile &file, const QByteArray &bytes)
    {
        if (file.write(bytes) != bytes.size() || !file.flush())
            throw std::runtime_error(file.errorString().toStdString());
    }
    QByteArray contentOf(const QString &name) const
    {
        QFile file(m_from.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error(file.errorString().toStdString());
        return file.readAll();
    }

    QDir m_from;
    QDir m_to;
    QStringList m_data;
    std::unique_ptr<QFile> m_mark;
    std::unique_ptr<QFile> m_open;
};

} // namespace millrace::test
