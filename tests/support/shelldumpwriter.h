// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    QStringList views{QStringLiteral("a_view")}; ///< of each schema; their files are whoever's who wants some

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
        json(QStringLiteral("@.json"),
             {{QStringLiteral("dumper"), QStringLiteral("mysqlsh Ver 8.0.33 for Linux on x86_64 - for MySQL "
                                                        "8.0.33 (MySQL Community Server (GPL))")},
              {QStringLiteral("version"), QStringLiteral("2.0.1")},
              {QStringLiteral("schemas"), schemas},
              {QStringLiteral("basenames"), bases},
              {QStringLiteral("defaultCharacterSet"), QStringLiteral("utf8mb4")},
              {QStringLiteral("tzUtc"), true},
              {QStringLiteral("tableOnly"), false},
              {QStringLiteral("serverVersion"), QStringLiteral("8.0.33")},
              {QStringLiteral("gtidExecuted"), QStringLiteral("3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5")},
              {QStringLiteral("consistent"), true},
              {QStringLiteral("begin"), QStringLiteral("2023-05-05 10:00:00")}});
        if (finished)
            json(QStringLiteral("@.done.json"),
                 {{QStringLiteral("end"), QStringLiteral("2023-05-05 10:00:07")},
                  {QStringLiteral("tableDataBytes"), bytes}});
    }

    /// A name in file names: reserved ASCII as %HH.
    static QString encoded(const QString &name)
    {
        QString text;
        for (const QChar c : name)
            if (c.unicode() >= 128 || c.isLetterOrNumber() || c == QLatin1Char('_') ||
                c == QLatin1Char('-') || c == QLatin1Char('.'))
                text += c;
            else
                text += QStringLiteral("%%1").arg(c.unicode(), 2, 16, QLatin1Char('0')).toUpper();
        return text;
    }

private:
    static QString base(const ShellTable &table)
    {
        return encoded(table.schema) + QLatin1Char('@') + encoded(table.name);
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
        for (const QString &view : views)
            bases.insert(view, encoded(schema) + QLatin1Char('@') + encoded(view));
        json(encoded(schema) + QStringLiteral(".json"),
             {{QStringLiteral("schema"), schema},
              {QStringLiteral("includesData"), true},
              {QStringLiteral("tables"), names},
              {QStringLiteral("views"), QJsonArray::fromStringList(views)},
              {QStringLiteral("basenames"), bases}});
        file(encoded(schema) + QStringLiteral(".sql"), "CREATE DATABASE `x`;\n");
    }

    void writeTable(const ShellTable &table) const
    {
        QJsonObject options{{QStringLiteral("schema"), table.schema},
                            {QStringLiteral("table"), table.name},
                            {QStringLiteral("columns"), QJsonArray::fromStringList(table.columns)},
                            {QStringLiteral("compression"), QStringLiteral("zstd")},
                            {QStringLiteral("defaultCharacterSet"), QStringLiteral("utf8mb4")},
                            {QStringLiteral("fieldsTerminatedBy"), QStringLiteral("\t")},
                            {QStringLiteral("fieldsEnclosedBy"), QString()},
                            {QStringLiteral("fieldsOptionallyEnclosed"), false},
                            {QStringLiteral("fieldsEscapedBy"), QStringLiteral("\\")},
                            {QStringLiteral("linesTerminatedBy"), QStringLiteral("\n")}};
        if (!table.decoders.isEmpty()) {
            QJsonObject decoders;
            for (auto one = table.decoders.begin(); one != table.decoders.end(); ++one)
                decoders.insert(one.key(), one.value());
            options.insert(QStringLiteral("decodeColumns"), decoders);
        }
        json(base(table) + QStringLiteral(".json"), {{QStringLiteral("options"), options},
                                                     {QStringLiteral("triggers"), QJsonArray()},
                                                     {QStringLiteral("includesData"), true},
                                                     {QStringLiteral("includesDdl"), true},
                                                     {QStringLiteral("extension"), QStringLiteral("tsv.zst")},
                                                     {QStringLiteral("chunking"), table.chunks.size() > 1}});
        file(base(table) + QStringLiteral(".sql"), table.createSql.toUtf8());
        for (qsizetype i = 0; i < table.chunks.size(); ++i) {
            const QString name =
                table.chunks.size() == 1
                    ? base(table) + QStringLiteral(".tsv.zst")
                    : QStringLiteral("%1@%2%3.tsv.zst")
                          .arg(base(table), i + 1 == table.chunks.size() ? QStringLiteral("@") : QString())
                          .arg(i);
            file(name, packed(table.chunks.at(i), "zstd"));
            file(name + QStringLiteral(".idx"), QByteArray(8, '\0'));
        }
    }

    QDir m_folder;
};

} // namespace millrace::test
