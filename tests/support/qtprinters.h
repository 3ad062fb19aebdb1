// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>
#include <gtest/gtest.h>
#include <ostream>
#include <string>

// How gtest shows Qt's texts, which it would take for containers of two bytes each. Every file of tests that
// includes gtest or gmock includes this, too: a program in which only some do has two definitions of the same
// printer. PrintTo is for the values a check compares, << for what is added to its message.

inline void PrintTo(const QString &text, std::ostream *out)
{
    *out << testing::PrintToString(text.toStdString());
}

inline void PrintTo(QStringView text, std::ostream *out)
{
    *out << testing::PrintToString(text.toString().toStdString());
}

inline void PrintTo(QLatin1StringView text, std::ostream *out)
{
    *out << testing::PrintToString(text.toString().toStdString());
}

inline void PrintTo(const QByteArray &bytes, std::ostream *out)
{
    *out << testing::PrintToString(bytes.toStdString());
}

inline std::ostream &operator<<(std::ostream &out, const QString &text)
{
    return out << text.toStdString();
}

inline std::ostream &operator<<(std::ostream &out, const QByteArray &bytes)
{
    return out << bytes.toStdString();
}
