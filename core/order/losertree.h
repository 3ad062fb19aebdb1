// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace millrace {

/// Merges sorted inputs: knows which input holds the smallest head with log2(inputs) comparisons per step
/// (Knuth, The Art of Computer Programming 3, 5.4.1: a tree of losers). The inputs stay the caller's.
/// Input: bool ended() const; less(a, b) of two that have not ended is a strict total order.
template <typename Input, typename Less> class LoserTree
{
public:
    /// `inputs` must outlive the tree; their heads are there.
    LoserTree(std::vector<Input> &inputs, Less less)
        : m_inputs(inputs)
        , m_less(less)
        , m_losers(inputs.size())
    {
        m_winner = inputs.empty() ? 0 : play(1);
    }

    bool ended() const { return m_inputs.empty() || m_inputs[m_winner].ended(); }
    /// The input with the smallest head. REQUIRES: !ended().
    Input &front() { return m_inputs[m_winner]; }
    /// The front input has gone on to its next head, or has ended.
    void replay()
    {
        std::size_t winner = m_winner;
        for (std::size_t node = (winner + m_inputs.size()) / 2; node > 0; node /= 2)
            if (before(m_losers[node], winner))
                std::swap(m_losers[node], winner);
        m_winner = winner;
    }

private:
    bool before(std::size_t a, std::size_t b) const
    {
        if (m_inputs[a].ended())
            return false;
        return m_inputs[b].ended() || m_less(m_inputs[a], m_inputs[b]);
    }

    /// The winner below the node; the losers stay behind. Leaves are the nodes from inputs.size() on.
    std::size_t play(std::size_t node)
    {
        if (node >= m_inputs.size())
            return node - m_inputs.size();
        const std::size_t left = play(2 * node);
        const std::size_t right = play(2 * node + 1);
        const bool rightWins = before(right, left);
        m_losers[node] = rightWins ? left : right;
        return rightWins ? right : left;
    }

    std::vector<Input> &m_inputs;
    Less m_less;
    std::vector<std::size_t> m_losers;
    std::size_t m_winner = 0;
};

} // namespace millrace
