import type { ModeId } from '../modes';
import type { VerdictLevel } from '../goods/verdict';
import type { FindingSource } from '../order/finding';
import type { FileRow } from '../order/form';
import type { NamedGoods, OrderHead, Paper, Past } from '../order/brief';
import type { AskedPapers } from '../order/asked';
import type { OrderState } from '../order/lifecycle';
import type { CaseActId } from './duties';

/** What is asked for along with an act: each field is drawn by its kind. */
export const FIELD_KINDS = ['text', 'lines', 'number', 'date', 'choice', 'choices', 'files'] as const;
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
  /** What stands in it to begin with: one thing, or of several that can be chosen those that are. */
  value: string | string[];
};

/** `name`: what its mode calls it; null where all call it the same. */
export type CaseAct = { id: CaseActId; name: string | null; fields: CaseField[] };

/** What was typed into the fields of an act. */
export type Said = Readonly<Record<string, string | readonly string[]>>;

export type Holder = { staffId: string; name: string };

/** A line of a queue. */
export type QueuedCase = Pick<OrderHead, 'org' | 'dst'> & {
  orderNo: string;
  mode: ModeId;
  state: OrderState;
  isDanger: boolean;
  goods: string[];
  submittedAt: string;
  /** Until when it was promised; null where nothing was. */
  dueAt: string | null;
  isOverdue: boolean;
  heldBy: Holder | null;
};

/** What was found when the order was judged, by its code: the pages have the words. */
export type CaseFinding = {
  level: VerdictLevel;
  about: string;
  code: string;
  given: Record<string, string | number>;
  source: FindingSource;
};

/** An order as the house works at it. */
export type HouseCase = Pick<OrderHead, 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> & {
  orderNo: string;
  mode: ModeId;
  state: OrderState;
  stands: Readonly<Partial<Record<OrderState, string>>>;
  /** Which turn of the case this is: whoever acts names it, and is told where somebody was faster. */
  turn: string;
  isDanger: boolean;
  submittedAt: string;
  dueAt: string | null;
  customer: { name: string; phone: string; enterprise: string | null };
  goods: NamedGoods[];
  findings: CaseFinding[];
  papers: Paper[];
  files: FileRow[];
  asked: AskedPapers | null;
  /** What else was asked and said of it, in words: for whoever works by that. */
  notes: { name: string; said: string }[];
  history: (Past & { who: string | null })[];
  heldBy: Holder | null;
  /** What whoever asks may do with it now. */
  acts: CaseAct[];
};
