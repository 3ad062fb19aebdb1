// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keysample.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace millrace {

namespace {

constexpr std::size_t mostParts = 512;

/// How many of `parts` equally likely parts `draws` random draws hit, on average.
double expectedParts(double parts, double draws)
{
    return parts * (1 - std::pow(1 - 1 / parts, draws));
}

} // namespace

KeySample::Key KeySample::keyOf(std::string_view key)
{
    Key sampled{};
    std::memcpy(sampled.data(), key.data(), std::min(key.size(), sampled.size()));
    return sampled;
}

void KeySample::add(qint64 row, std::string_view key)
{
    if (row == m_windowStart) {
        m_windows.push_back({.firstRow = row});
        m_windows.back().keys.reserve(windowRows);
    }
    m_windows.back().keys.push_back(keyOf(key));
    if (row + 1 < m_windowStart + windowRows)
        return;
    if (m_windows.size() == maxWindows) {
        for (std::size_t i = 1; i < maxWindows / 2; ++i)
            m_windows[i] = std::move(m_windows[2 * i]);
        m_windows.resize(maxWindows / 2);
        m_stride *= 2;
    }
    m_windowStart = m_windows.back().firstRow + m_stride;
}

void KeySample::close()
{
    m_sorted.clear();
    for (const Window &window : m_windows)
        m_sorted.insert(m_sorted.end(), window.keys.begin(), window.keys.end());
    std::sort(m_sorted.begin(), m_sorted.end());
}

std::size_t KeySample::place(const Key &key) const
{
    return static_cast<std::size_t>(std::lower_bound(m_sorted.begin(), m_sorted.end(), key) -
                                    m_sorted.begin());
}

double KeySample::rankOf(const Key &key) const
{
    return m_sorted.empty() ? 0 : double(place(key)) / double(m_sorted.size());
}

KeySample::Figures KeySample::figures(qint64 rows) const
{
    Figures figures{.scatter = scatterOf(rows), .distanceRows = distanceOf(rows)};
    std::size_t tied = 0;
    for (std::size_t i = 0; i < m_sorted.size(); ++i)
        tied += (i > 0 && m_sorted[i] == m_sorted[i - 1]) ||
                        (i + 1 < m_sorted.size() && m_sorted[i] == m_sorted[i + 1])
                    ? 1
                    : 0;
    figures.tiedShare = m_sorted.empty() ? 0 : double(tied) / double(m_sorted.size());
    return figures;
}

/// How many parts of the table a window's rows hit, between what rows in order hit and what random ones do.
double KeySample::scatterOf(qint64 rows) const
{
    // A part holds several windows' worth of rows: rows in order stay in one or two.
    const std::size_t parts =
        std::min<std::size_t>(mostParts, static_cast<std::size_t>(rows) / (4UL * windowRows));
    if (parts < 8)
        return 0;
    double sum = 0;
    int windows = 0;
    std::vector<bool> hit(parts);
    for (const Window &window : m_windows) {
        if (window.keys.size() < windowRows)
            continue;
        std::fill(hit.begin(), hit.end(), false);
        for (const Key &key : window.keys)
            hit[place(key) * parts / m_sorted.size()] = true;
        const double ordered = 1 + double(parts) * (windowRows - 1) / double(m_sorted.size());
        const double random = expectedParts(double(parts), windowRows);
        const double hits = double(std::count(hit.begin(), hit.end(), true));
        sum += std::clamp((hits - ordered) / (random - ordered), 0.0, 1.0);
        ++windows;
    }
    return windows > 0 ? sum / windows : 0;
}

qint64 KeySample::distanceOf(qint64 rows) const
{
    // The sampled rows in their order stand at these places; in key order they would stand there in another.
    std::vector<qint64> places;
    std::vector<std::pair<const Key *, std::size_t>> byKey;
    for (const Window &window : m_windows)
        for (std::size_t i = 0; i < window.keys.size(); ++i) {
            byKey.emplace_back(&window.keys[i], places.size());
            places.push_back(window.firstRow + qint64(i));
        }
    if (places.empty())
        return 0;
    std::sort(byKey.begin(), byKey.end(), [](const auto &a, const auto &b) {
        return std::tie(*a.first, a.second) < std::tie(*b.first, b.second);
    });
    std::vector<qint64> distances(places.size());
    for (std::size_t i = 0; i < byKey.size(); ++i)
        distances[i] = std::abs(places[i] - places[byKey[i].second]);
    const std::size_t ninetyFive = (distances.size() - 1) * 95 / 100;
    std::nth_element(distances.begin(), distances.begin() + std::ptrdiff_t(ninetyFive), distances.end());
    return std::min(distances[ninetyFive], rows);
}

} // namespace millrace
