// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/columnsource.h"
#include "core/mapping/mapping.h"

namespace millrace {

/// The edits the two tables of the Mapping page make, as functions of values.

/// "user_id", "@action", "@discard": what a field's binding reads as.
QString bindingText(const FieldBinding &binding);

/// Binds field `index` to what `text` says. A column another field was bound to is taken from it (it is
/// discarded), and an expression of the same column goes. Errors: ColumnListInvalid.
Result<Mapping> withFieldBound(const Mapping &mapping, int index, const QString &text);

/// What a transform of the column works on: the variable its field will be, its expression, or the row
/// number; empty when it gets nothing of ours.
QString transformInput(const Mapping &mapping, const QString &column);

Mapping withColumnFromField(const Mapping &mapping, const QString &column, int field);
Mapping withColumnFromRowNumber(const Mapping &mapping, const QString &column);
Mapping withColumnUnset(const Mapping &mapping, const QString &column);
/// Gives the column an expression. When the expression reads @column and a field was bound to the column
/// itself, the field becomes that variable; otherwise such a field is discarded. Errors: ExpressionInvalid.
Result<Mapping> withColumnExpression(const Mapping &mapping, const QString &column,
                                     const QString &expression);

/// The whole mapping from text: a column list, and one SET clause per line. Errors: ColumnListInvalid,
/// ExpressionInvalid.
Result<Mapping> mappingFromText(const QString &columnList, const QString &setClauses);
QString setClausesText(const Mapping &mapping);

} // namespace millrace
