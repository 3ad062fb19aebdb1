// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace millrace {

/// The pages in their order.
enum WizardStep
{
    SourceStep,
    TargetStep,
    MappingStep,
    ChunksStep,
    TuningStep,
    ReviewStep,
    LoadStep,
    FinishStep
};

} // namespace millrace
