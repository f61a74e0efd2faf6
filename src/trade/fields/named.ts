import { fieldHints, fieldNames, type NamedField } from '../../copy/trade';

export const fieldNaming = (field: NamedField): { label: string; hint: string | undefined } => ({
  label: fieldNames[field],
  hint: fieldHints[field],
});
