// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/filechooser.h"

#include "core/base/literals.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace millrace {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FileChooser)
};

/// A dialog whose answer is one path, or several, as the callback takes them. It is still to be shown by
/// open(), not exec(): no event loop of our own runs inside the caller.
template <typename Paths>
QFileDialog *askFor(std::function<void(const Paths &)> chosen, QWidget *parent, QFileDialog::FileMode mode,
                    const QString &title, const QString &filter = {})
{
    auto *dialog = new QFileDialog(parent, title, QString(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    dialog->setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    if constexpr (std::is_same_v<Paths, QStringList>)
        QObject::connect(dialog, &QFileDialog::filesSelected, parent, std::move(chosen));
    else
        QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    return dialog;
}

/// The same for the one file that is to be written.
QFileDialog *askForNew(std::function<void(const QString &)> chosen, QWidget *parent,
                       const QString &suggestedName, const QString &title, const QString &filter)
{
    QFileDialog *dialog = askFor(std::move(chosen), parent, QFileDialog::AnyFile, title, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(suggestedName);
    return dialog;
}

QString planFilter()
{
    return Words::tr("Millrace plans (*.millrace)");
}

} // namespace

void NativeFileChooser::chooseDumps(QWidget *parent, std::function<void(const QStringList &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::ExistingFiles, Words::tr("Add dump files"),
           Words::tr("Dumps (*.txt *.tsv *.csv *.dat);;All files (*)"))
        ->open();
}

void NativeFileChooser::chooseFolder(QWidget *parent, std::function<void(const QStringList &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::Directory, Words::tr("Add a folder of dump files"))
        ->open();
}

void NativeFileChooser::choosePlan(QWidget *parent, std::function<void(const QString &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::ExistingFile, Words::tr("Open plan"), planFilter())
        ->open();
}

void NativeFileChooser::choosePlanToSave(QWidget *parent, const QString &suggestedName,
                                         std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog =
        askForNew(std::move(chosen), parent, suggestedName, Words::tr("Save plan"), planFilter());
    dialog->setDefaultSuffix(u"millrace"_s);
    dialog->open();
}

void NativeFileChooser::chooseWorkFolder(QWidget *parent, std::function<void(const QString &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::Directory, Words::tr("Folder for sorted copies"))->open();
}

void NativeFileChooser::chooseProgram(QWidget *parent, std::function<void(const QString &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::ExistingFile, Words::tr("Choose the server's program"))
        ->open();
}

void NativeFileChooser::chooseExport(QWidget *parent, const QString &suggestedName, const QStringList &kinds,
                                     std::function<void(const QString &)> chosen)
{
    askForNew(std::move(chosen), parent, suggestedName, Words::tr("Save as"), kinds.join(u";;"_s))->open();
}

void NativeFileChooser::chooseCertificate(QWidget *parent, const QString &title,
                                          std::function<void(const QString &)> chosen)
{
    askFor(std::move(chosen), parent, QFileDialog::ExistingFile, title,
           Words::tr("PEM files (*.pem *.crt *.cer *.key);;All files (*)"))
        ->open();
}

} // namespace millrace
