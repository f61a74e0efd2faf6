export type Signature = { change: string; date: string; name: string; says: 'yes' | 'no'; why: string };

type Remark = { at: string; date: string; name: string; text: string };

export type Notes = { signatures: readonly Signature[]; remarks: readonly Remark[] };

export const NO_NOTES: Notes = { signatures: [], remarks: [] };

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const hasAll = (value: object, names: readonly string[]) =>
  names.every((name) => isFilled((value as Record<string, unknown>)[name]));

export const isSignature = (value: unknown): value is Signature =>
  typeof value === 'object' &&
  value !== null &&
  hasAll(value, ['change', 'date', 'name', 'why']) &&
  ['yes', 'no'].includes((value as Signature).says);

export const isRemark = (value: unknown): value is Remark =>
  typeof value === 'object' && value !== null && hasAll(value, ['at', 'date', 'name', 'text']);

/** A file written by hand may be wrong: its good entries are kept. */
export function readNotes(text: string): Notes {
  const { signatures = [], remarks = [] } = JSON.parse(text) as { signatures?: unknown[]; remarks?: unknown[] };
  return { signatures: signatures.filter(isSignature), remarks: remarks.filter(isRemark) };
}

export const writeNotes = (notes: Notes): string => `${JSON.stringify(notes, null, 2)}\n`;
