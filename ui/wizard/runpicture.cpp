// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/runpicture.h"

#include "ui/session/runarchive.h"
#include "ui/theme/theme.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/loadpage.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>

namespace millrace {

bool renderRunPicture(const QString &runId, const QString &file, bool dark, QString *error)
{
    static_cast<void>(runId); static_cast<void>(file); static_cast<void>(dark); static_cast<void>(error);
    return false;
}

} // namespace millrace
