// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "tests/support/pack.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <stdexcept>

namespace millrace::test {

/// A table for ShellDumpWriter: its rows as MySQL Shell writes them, one QByteArray for each chunk.
struct ShellTable
{
    QString schema;
    QString name;
    QStringList columns;
    QVector<QByteArray> chunks;
    QMap<QString, QString> decoders;
    QString createSql;
};

/// Writes a directory as util.dumpInstance() of MySQL Shell 8.0 does, after its dumper.cc; there is no MySQL
/// Shell in Debian to write one.
class ShellDumpWriter
{
public:
    explicit ShellDumpWriter(const QString &folder)
        : m_folder(folder)
    {}

    QStringList views{
        u"a_view"_s}; ///< of each schema; who wants something in their files writes those after this

    void write(const QVector<ShellTable> &tables, bool finished = true)
    {
        QJsonArray schemas;
        QJsonObject bases, bytes;
        QMap<QString, QVector<ShellTable>> bySchema;
        for (const ShellTable &table : tables)
            bySchema[table.schema] << table;
        for (auto schema = bySchema.begin(); schema != bySchema.end(); ++schema) {
            schemas << schema.key();
            bases.insert(schema.key(), encoded(schema.key()));
            QJsonObject tableBytes;
            for (const ShellTable &table : schema.value()) {
                writeTable(table);
                qint64 sum = 0;
                for (const QByteArray &chunk : table.chunks)
                    sum += chunk.size();
                tableBytes.insert(table.name, sum);
            }
            bytes.insert(schema.key(), tableBytes);
            writeSchema(schema.key(), schema.value());
        }
        json(u"@.json"_s, {{u"dumper"_s, u"mysqlsh Ver 8.0.33 for Linux on x86_64 - for MySQL "
                                         "8.0.33 (MySQL Community Server (GPL))"_s},
                           {u"version"_s, u"2.0.1"_s},
                           {u"schemas"_s, schemas},
                           {u"basenames"_s, bases},
                           {u"defaultCharacterSet"_s, u"utf8mb4"_s},
                           {u"tzUtc"_s, true},
                           {u"tableOnly"_s, false},
                           {u"serverVersion"_s, u"8.0.33"_s},
                           {u"gtidExecuted"_s, u"3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5"_s},
                           {u"binlogFile"_s, u"binlog.000007"_s},
                           {u"binlogPosition"_s, 1234},
                           {u"origin"_s, u"dumpInstance"_s},
                           {u"consistent"_s, true},
                           {u"begin"_s, u"2023-05-05 10:00:00"_s}});
        if (finished)
            json(u"@.done.json"_s, {{u"end"_s, u"2023-05-05 10:00:07"_s}, {u"tableDataBytes"_s, bytes}});
    }

    /// A name in file names: reserved ASCII as %HH.
    static QString encoded(const QString &name)
    {
        QString text;
        for (const QChar c : name)
            if (c.unicode() >= 128 || c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.')
                text += c;
            else
                text += u"%%1"_s.arg(c.unicode(), 2, 16, '0'_L1).toUpper();
        return text;
    }

private:
    static QString base(const ShellTable &table)
    {
        return encoded(table.schema) + u'@' + encoded(table.name);
    }

    void file(const QString &name, const QByteArray &content) const
    {
        QFile out(m_folder.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            throw std::runtime_error(out.errorString().toStdString());
    }
    void json(const QString &name, const QJsonObject &object) const
    {
        file(name, QJsonDocument(object).toJson());
    }

    void writeSchema(const QString &schema, const QVector<ShellTable> &tables) const
    {
        QJsonArray names;
        QJsonObject bases;
        for (const ShellTable &table : tables) {
            names << table.name;
            bases.insert(table.name, base(table));
        }
        for (const QString &view : views) {
            const QString base = encoded(schema) + u'@' + encoded(view);
            bases.insert(view, base);
            file(base + u".pre.sql"_s, "-- a table that stands in for it\n");
            file(base + u".sql"_s, "-- the view\n");
        }
        json(encoded(schema) + u".json"_s, {{u"schema"_s, schema},
                                            {u"includesData"_s, true},
                                            {u"tables"_s, names},
                                            {u"views"_s, QJsonArray::fromStringList(views)},
                                            {u"basenames"_s, bases}});
        file(encoded(schema) + u".sql"_s, "CREATE DATABASE `x`;\n");
    }

    void writeTable(const ShellTable &table) const
    {
        QJsonObject options{{u"schema"_s, table.schema},
                            {u"table"_s, table.name},
                            {u"columns"_s, QJsonArray::fromStringList(table.columns)},
                            {u"compression"_s, u"zstd"_s},
                            {u"defaultCharacterSet"_s, u"utf8mb4"_s},
                            {u"fieldsTerminatedBy"_s, u"\t"_s},
                            {u"fieldsEnclosedBy"_s, QString()},
                            {u"fieldsOptionallyEnclosed"_s, false},
                            {u"fieldsEscapedBy"_s, u"\\"_s},
                            {u"linesTerminatedBy"_s, u"\n"_s}};
        if (!table.decoders.isEmpty()) {
            QJsonObject decoders;
            for (auto one = table.decoders.begin(); one != table.decoders.end(); ++one)
                decoders.insert(one.key(), one.value());
            options.insert(u"decodeColumns"_s, decoders);
        }
        json(base(table) + u".json"_s, {{u"options"_s, options},
                                        {u"triggers"_s, QJsonArray()},
                                        {u"includesData"_s, true},
                                        {u"includesDdl"_s, true},
                                        {u"extension"_s, u"tsv.zst"_s},
                                        {u"chunking"_s, table.chunks.size() > 1}});
        file(base(table) + u".sql"_s, table.createSql.toUtf8());
        for (qsizetype i = 0; i < table.chunks.size(); ++i) {
            const QString name =
                table.chunks.size() == 1
                    ? base(table) + u".tsv.zst"_s
                    : u"%1@%2%3.tsv.zst"_s.arg(base(table), i + 1 == table.chunks.size() ? u"@"_s : QString())
                          .arg(i);
            file(name, packed(table.chunks.at(i), "zstd"));
            file(name + u".idx"_s, QByteArray(8, '\0'));
        }
    }

    QDir m_folder;
};

} // namespace millrace::test
