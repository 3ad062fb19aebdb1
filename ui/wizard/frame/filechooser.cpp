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

/// open(), not exec(): no event loop of our own runs inside the caller.
QFileDialog *openDialog(QWidget *parent, const QString &title, const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, QString(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

QString planFilter()
{
    return Words::tr("Millrace plans (*.millrace)");
}

} // namespace

void NativeFileChooser::chooseDumps(QWidget *parent, std::function<void(const QStringList &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Add dump files"),
                                     Words::tr("Dumps (*.txt *.tsv *.csv *.dat);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, std::move(chosen));
    dialog->open();
}

void NativeFileChooser::chooseFolder(QWidget *parent, std::function<void(const QStringList &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Add a folder of dump files"), QString());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, std::move(chosen));
    dialog->open();
}

void NativeFileChooser::choosePlan(QWidget *parent, std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Open plan"), planFilter());
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

void NativeFileChooser::choosePlanToSave(QWidget *parent, const QString &suggestedName,
                                         std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Save plan"), planFilter());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"millrace"_s);
    dialog->selectFile(suggestedName);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

void NativeFileChooser::chooseWorkFolder(QWidget *parent, std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Folder for sorted copies"), QString());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

void FileChooser::chooseExport(QWidget *, const QString &, const QStringList &,
                               std::function<void(const QString &)>)
{}

void NativeFileChooser::chooseExport(QWidget *parent, const QString &suggestedName, const QStringList &kinds,
                                     std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Save as"), kinds.join(u";;"_s));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(suggestedName);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

void NativeFileChooser::chooseCertificate(QWidget *parent, const QString &title,
                                          std::function<void(const QString &)> chosen)
{
    QFileDialog *dialog = openDialog(parent, Words::tr("Certificate"),
                                     Words::tr("PEM files (*.pem *.crt *.cer *.key);;All files (*)"));
    dialog->setWindowTitle(title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

} // namespace millrace
