import { CONTENT_DEEDS } from './content';
import { CASE_ACTS } from './duties';
import type { StaffRole } from './roles';
import type { Is } from '../shape/is';
import type { logLine, logChain, logSubject } from './log-shape';

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
export const staffSubject = (staffId: string): string => `staff/${staffId}`;
export type HouseDeed = (typeof HOUSE_DEEDS)[number];

export const LOG_ACTS = [...CASE_ACTS, 'hold', 'customer.looked', ...CONTENT_DEEDS, ...HOUSE_DEEDS] as const;
export type LogAct = (typeof LOG_ACTS)[number];

export const LOG_READERS: readonly StaffRole[] = ['auditor', 'administrator'];

/** Subject of a log line; `kind` is null when it no longer exists. */
export type LogSubject = Is<typeof logSubject>;

export type LogLine = Is<typeof logLine>;

/** Log filter: person, act, subject and day; '' matches all. */
export type LogFilter = { who: string; act: LogAct | ''; subject: string; day: string };

export const LOG_PAGE = 30;

/** Tables whose rows a log line seals besides itself. */
export const SEALED = [
  'surcharges',
  'tariffs',
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
  tariffs: '价目与船期',
  closures: '停用与禁运',
  calendar: '节假日',
  notices: '口岸公告',
  documents: '资讯、帮助与活动',
  texts: '协议文本',
  staff: '平台人员与岗位',
  order: '办过的订单与经过',
};

/**
 * `keyedFrom`: first line signed with the key of this installation; null when none. `anchors`: number of externally
 * noted chain ends compared. `brokenAt`: first invalid line. `changed`: rows that differ from their last log line.
 */
export type LogChain = Is<typeof logChain>;
