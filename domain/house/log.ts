import type { CustomerKind } from './customers';
import type { DocumentKind } from '../content/document';
import { CONTENT_DEEDS } from './content';
import { CASE_ACTS } from './duties';
import type { StaffRole } from './roles';
import type { SubjectKind } from './subjects';

/** Events of accounts, sessions, the log itself, openings and commands. */
const HOUSE_DEEDS = [
  'staff.added',
  'staff.roles',
  'staff.reset',
  'staff.closed',
  'staff.begun',
  'staff.entered',
  'staff.refused',
  'staff.recovery',
  'staff.left',
  'case.opened',
  'paper.opened',
  'case.printed',
  'receipt.opened',
  'command',
  'chain.keyed',
] as const;
/** Lines of the log about an account. */
export const staffSubject = (staffId: string): string => `staff/${staffId}`;
export type HouseDeed = (typeof HOUSE_DEEDS)[number];

/** All that the log of the desk can hold: what is done with a case, who works at it, who looks at a customer, and what is done with what readers read. */
export const LOG_ACTS = [...CASE_ACTS, 'hold', 'customer.looked', ...CONTENT_DEEDS, ...HOUSE_DEEDS] as const;
export type LogAct = (typeof LOG_ACTS)[number];

export const LOG_READERS: readonly StaffRole[] = ['auditor', 'administrator'];

/** What it was done with; `kind` is null of what is there no more. */
export type LogSubject = { kind: SubjectKind | CustomerKind | DocumentKind | null; no: string; name: string };

export type LogLine = { position: number; at: string; who: string; act: LogAct; subject: LogSubject };

/** What is looked for in the log: by whom, what, with what, and on which day; '' asks for all of it. */
export type LogFilter = { who: string; act: LogAct | ''; subject: string; day: string };

export const LOG_PAGE = 30;

/** Rows that a line seals besides itself. */
export const SEALED = [
  'surcharges',
  'closures',
  'calendar',
  'notices',
  'documents',
  'texts',
  'staff',
  'order',
] as const;
export type SealedSource = (typeof SEALED)[number];

export const SEALED_NAMES: Readonly<Record<SealedSource, string>> = {
  surcharges: '附加费',
  closures: '停用与禁运',
  calendar: '节假日',
  notices: '口岸公告',
  documents: '资讯、帮助与活动',
  texts: '协议文本',
  staff: '平台人员与岗位',
  order: '办过的订单与经过',
};

/**
 * `keyedFrom`: the first line this installation's key vouches for; null where none is. `anchors`: how many ends noted
 * outside of the database it was compared with. `brokenAt`: the first line that does not hold. `changed`: rows that are
 * not as the last line about them left them.
 */
export type LogChain = {
  lines: number;
  keyedFrom: number | null;
  anchors: number;
  brokenAt: number | null;
  changed: { source: SealedSource; no: string }[];
};
