import type { CaseActId } from './duties';

/** What is asked for along with an act: each field is drawn by its kind. */
export const FIELD_KINDS = [
  'text',
  'lines',
  'number',
  'date',
  'moment',
  'choice',
  'choices',
  /** Rows of fields of their own, a column for each of its options; `value` holds them row by row. */
  'rows',
  /** A number for each of its options, in their order. */
  'amounts',
  /** An answer to each of its options, which are open findings. */
  'answers',
  'files',
] as const;
export type CaseFieldKind = (typeof FIELD_KINDS)[number];

export const CASE_FIELDS = [
  'reason',
  'papers',
  'lacking',
  'answers',
  'plateNo',
  'tons',
  'settled',
  'replyBy',
  'kg',
  'm3',
  'units',
  'times',
  'offerId',
  'code',
  'hasCome',
  'unit',
  'items',
  'isFine',
  'note',
  'containerNo',
  'seal',
  'vgm',
  'method',
  'by',
  'name',
  'licence',
  'text',
  'signedBy',
  'place',
  'said',
  'fileId',
  'paper',
  'files',
  'freight',
  'danger',
  'isUnsailed',
  'validUntil',
  'days',
  'until',
  'substance',
  'mishap',
  'happenedOn',
  'count',
  'words',
  'mode',
  'org',
  'dst',
  'carrier',
  'classes',
  'from',
  'percent',
  'off',
  'worked',
  'isTold',
] as const;
export type CaseFieldId = (typeof CASE_FIELDS)[number];

/** Type of a column: a day, a container number, or a pattern with its message. */
export type ColumnCheck =
  | { kind: 'day' }
  | { kind: 'container' }
  | { kind: 'pattern'; pattern: string; message: string };
export type CaseOption = { key: string; name: string; check?: ColumnCheck };

export type CaseField = {
  id: CaseFieldId;
  kind: CaseFieldKind;
  isNeeded: boolean;
  /** What its mode calls it; null where all call it the same. */
  label: string | null;
  options: CaseOption[];
  /** The answer in another field that makes it apply: one of these, or anything where none is named. */
  when?: { field: CaseFieldId; keys?: string[] };
  /** Files: photographs only, no scans. */
  isPhotos?: true;
  /** What stands in it to begin with: one thing, or of several that can be chosen those that are; of amounts each. */
  value: string | string[];
};

/** `name`: what its mode calls it; null where all call it the same. */
export type CaseAct = { id: CaseActId; name: string | null; fields: CaseField[] };

/** What was typed into the fields of an act. */
export type ActInput = Readonly<Record<string, string | readonly string[]>>;

/** True where the answers so far make a field apply; one that does not is neither drawn nor needed. */
export function isApplied({ when }: Pick<CaseField, 'when'>, said: ActInput): boolean {
  if (!when) return true;
  const given = said[when.field] ?? '';
  const answers = typeof given === 'string' ? [given] : given;
  return answers.some((answer) => (when.keys ? when.keys.includes(answer) : answer.trim() !== ''));
}
