import type { AccountStanding } from '../../../domain/people/enterprise';
import type { ClockTicked } from '../../support/clock';

/** `target`: saved user center address for this person. `standing`: null while unknown. */
export type AuthNoticeInput = { target: string; standing: AccountStanding | null };

/** Link to the target, with a one-minute ticket when available. A foreign target gets no link. */
export type FindWayOutcome = { ok: true; href: string; foundAt: number } | { ok: false };

export type OpenTabOutcome = { isOpened: boolean };

export type AuthNoticeEvent = { type: 'link.follow' } | { type: 'notice.cancel' } | ClockTicked;

export type AuthNoticeOutcome = { hasLeft: boolean };

export type AuthNoticeContext = AuthNoticeInput & {
  href: string | null;
  foundAt: number;
  deadline: number;
  secondsLeft: number;
  outcome: AuthNoticeOutcome;
};
