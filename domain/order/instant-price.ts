import type { ModeId } from '../modes';
import type { Charges } from '../offer/charges';
import type { End } from '../offer/sailing';

/** What an enquiry would cost if it were ordered now: the lowest of what leaves when it was asked for, and of which departure. */
export type InstantPrice = { mode: ModeId; supplier: End; leavesAt: string; charges: Charges };
