import type { CaseActId } from './duties';
import type { Is } from '../shape/is';
import type { said } from './case-shape';

export const FIELD_KINDS = [
  'text',
  'lines',
  'number',
  'date',
  'moment',
  'choice',
  'choices',
  /** Rows with one column per option; `value` holds them row by row. */
  'rows',
  'amounts',
  /** An answer for each option; the options are open findings. */
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
  'sheet',
  'fromAt',
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
  /** Label in this mode; null for the common label. */
  label: string | null;
  options: CaseOption[];
  /** Condition: another field has one of these answers, or any answer without `keys`. */
  when?: { field: CaseFieldId; keys?: string[] };
  isPhotos?: true;
  /** Initial value: one text, or the selected options; for amounts one value each. */
  value: string | string[];
};

/** `name`: name in this mode; null for the common name. */
export type CaseAct = { id: CaseActId; name: string | null; fields: CaseField[] };

export type ActInput = Readonly<Is<typeof said>>;

/** True if the answers so far make the field apply; other fields are neither drawn nor required. */
export function isApplied({ when }: Pick<CaseField, 'when'>, said: ActInput): boolean {
  if (!when) return true;
  const given = said[when.field] ?? '';
  const answers = typeof given === 'string' ? [given] : given;
  return answers.some((answer) => (when.keys ? when.keys.includes(answer) : answer.trim() !== ''));
}
