import type { CustomerKind } from './customers';
import type { DocumentKind } from '../content/document';
import { CONTENT_DEEDS } from './content';
import { CASE_ACTS } from './duties';
import type { StaffRole } from './roles';
import type { SubjectKind } from './subjects';

/** All that the log of the desk can hold: what is done with a case, who works at it, who looks at a customer, and what is done with what readers read. */
export const LOG_ACTS = [...CASE_ACTS, 'hold', 'customer.looked', ...CONTENT_DEEDS] as const;
export type LogAct = (typeof LOG_ACTS)[number];

export const LOG_READERS: readonly StaffRole[] = ['auditor', 'administrator'];

/** What it was done with; `kind` is null of what is there no more. */
export type LogSubject = { kind: SubjectKind | CustomerKind | DocumentKind | null; no: string; name: string };

export type LogLine = { position: number; at: string; who: string; act: LogAct; subject: LogSubject };

/** What is looked for in the log: by whom, what, with what, and on which day; '' asks for all of it. */
export type LogFilter = { who: string; act: LogAct | ''; subject: string; day: string };

export const LOG_PAGE = 30;

/** `brokenAt`: the first line that does not hold; null where the whole chain does. */
export type LogChain = { lines: number; brokenAt: number | null };
