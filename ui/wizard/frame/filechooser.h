// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

class QWidget;

namespace millrace {

/// The one way to a file dialog, so that a test can answer in its place. Nothing waits: the answer comes
/// through the callback, and not at all when the dialog is dismissed.
class FileChooser
{
public:
    virtual ~FileChooser() = default;
    virtual void chooseDumps(QWidget *parent, std::function<void(const QStringList &)> chosen) = 0;
    virtual void chooseFolder(QWidget *parent, std::function<void(const QStringList &)> chosen) = 0;
    virtual void choosePlan(QWidget *parent, std::function<void(const QString &)> chosen) = 0;
    virtual void choosePlanToSave(QWidget *parent, const QString &suggestedName,
                                  std::function<void(const QString &)> chosen) = 0;
    /// A folder for sorted copies of a dump; it need not exist yet.
    virtual void chooseWorkFolder(QWidget *parent, std::function<void(const QString &)> chosen) = 0;
    /// The program of a server.
    virtual void chooseProgram(QWidget *parent, std::function<void(const QString &)> chosen) = 0;
    /// A CA's, a certificate's or a key's file; \a title says which.
    virtual void chooseCertificate(QWidget *parent, const QString &title,
                                   std::function<void(const QString &)> chosen) = 0;
    /// A file to be written, of one of these kinds ("PNG (*.png)").
    virtual void chooseExport(QWidget *parent, const QString &suggestedName, const QStringList &kinds,
                              std::function<void(const QString &)> chosen) = 0;
};

/// The platform's own dialogs.
class NativeFileChooser final : public FileChooser
{
public:
    void chooseDumps(QWidget *parent, std::function<void(const QStringList &)> chosen) override;
    void chooseFolder(QWidget *parent, std::function<void(const QStringList &)> chosen) override;
    void choosePlan(QWidget *parent, std::function<void(const QString &)> chosen) override;
    void choosePlanToSave(QWidget *parent, const QString &suggestedName,
                          std::function<void(const QString &)> chosen) override;
    void chooseWorkFolder(QWidget *parent, std::function<void(const QString &)> chosen) override;
    void chooseProgram(QWidget *parent, std::function<void(const QString &)> chosen) override;
    void chooseCertificate(QWidget *parent, const QString &title,
                           std::function<void(const QString &)> chosen) override;
    void chooseExport(QWidget *parent, const QString &suggestedName, const QStringList &kinds,
                      std::function<void(const QString &)> chosen) override;
};

} // namespace millrace
