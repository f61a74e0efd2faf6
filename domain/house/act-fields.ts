import type { Is } from '../shape/is';
import type { caseAct, caseField, caseOption, columnCheck, said } from './case-shape';

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

export type ColumnCheck = Is<typeof columnCheck>;
export type CaseOption = Is<typeof caseOption>;
export type CaseField = Is<typeof caseField>;
export type CaseAct = Is<typeof caseAct>;

export type ActInput = Readonly<Is<typeof said>>;

export const saidAtFirst = (act: CaseAct | null): ActInput =>
  Object.fromEntries((act?.fields ?? []).filter(({ kind }) => kind !== 'files').map(({ id, value }) => [id, value]));

/** True if the answers so far make the field apply; other fields are neither drawn nor required. */
export function isApplied({ when }: Pick<CaseField, 'when'>, said: ActInput): boolean {
  if (!when) return true;
  const given = said[when.field] ?? '';
  const answers = typeof given === 'string' ? [given] : given;
  return answers.some((answer) => (when.keys ? when.keys.includes(answer) : answer.trim() !== ''));
}
