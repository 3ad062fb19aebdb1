// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/hiddenshape.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/ship/ibd/exportfile.h"

namespace millrace {

namespace {

ibd::Outcome<ibd::ExportFile> parsed(const QByteArray &bytes)
{
    return ibd::ExportFile::parse(
        {reinterpret_cast<const ibd::Byte *>(bytes.constData()), std::size_t(bytes.size())});
}

/// Names of columns and indexes, each in its order.
QStringList namesIn(const ibd::ExportFile &file)
{
    QStringList names;
    for (const ibd::ExportedColumn &column : file.columns)
        names << QString::fromStdString(column.name);
    for (const ibd::ExportedIndex &index : file.indexes)
        names << QString::fromStdString(index.name);
    return names;
}

} // namespace

Result<void> expectNothingHidden(const QString &targetCfg, const QString &madeCfg, const QString &table)
{
    MILLRACE_TRY(const auto targetBytes, readWholeFile(targetCfg));
    MILLRACE_TRY(const auto madeBytes, readWholeFile(madeCfg));
    const auto target = parsed(targetBytes);
    const auto made = parsed(madeBytes);
    if (!made) // whoever builds from it says why not
        return {};
    QString hidden;
    if (!target) {
        hidden = QString::fromStdString(target.fault().what);
    } else {
        QStringList more = namesIn(*target);
        for (const QString &name : namesIn(*made))
            more.removeOne(name);
        hidden = more.join(u", "_s);
    }
    if (hidden.isEmpty())
        return {};
    return fail(
        {.code = ErrorCode::ShipImpossible,
         .what = CoreText::tr("%1 has what its definition does not show (%2), as a FULLTEXT index that was "
                              "dropped or columns added instantly leave behind.")
                     .arg(table, hidden),
         .howToFix = CoreText::tr("ALTER TABLE %1 FORCE while it is empty; then run again.").arg(table)});
}

} // namespace millrace
