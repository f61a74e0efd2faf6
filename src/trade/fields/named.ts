import { fieldHints, fieldNames, type NamedField } from '../../copy/trade';

/** The label and the hint of a field that every form calls by the same name. */
export const named = (field: NamedField): { label: string; hint: string | undefined } => ({
  label: fieldNames[field],
  hint: fieldHints[field],
});
