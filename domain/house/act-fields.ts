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
  /** A number for each of its options, in their order. */
  'amounts',
  'files',
] as const;
export type CaseFieldKind = (typeof FIELD_KINDS)[number];

export const CASE_FIELDS = [
  'reason',
  'papers',
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

export type CaseOption = { key: string; name: string };

export type CaseField = {
  id: CaseFieldId;
  kind: CaseFieldKind;
  isNeeded: boolean;
  /** What its mode calls it; null where all call it the same. */
  label: string | null;
  options: CaseOption[];
  /** What stands in it to begin with: one thing, or of several that can be chosen those that are; of amounts each. */
  value: string | string[];
};

/** `name`: what its mode calls it; null where all call it the same. */
export type CaseAct = { id: CaseActId; name: string | null; fields: CaseField[] };

/** What was typed into the fields of an act. */
export type Said = Readonly<Record<string, string | readonly string[]>>;
