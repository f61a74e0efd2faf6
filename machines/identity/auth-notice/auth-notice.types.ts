import type { Standing } from '../../../domain/people/enterprise';
import type { ClockTicked } from '../../support/clock';

/** `target`: the address of the user center that was saved for this person. `standing`: null while it is not known. */
export type AuthNoticeInput = { target: string; standing: Standing | null };

/**
 * The way to the target, with a ticket of one minute where one was to be had. No way at all leads to a target that is
 * none of ours.
 */
export type FindWayOutcome = { ok: true; href: string; foundAt: number } | { ok: false };

export type OpenTabOutcome = { isOpened: boolean };

export type AuthNoticeEvent =
  /** The link has opened the tab by itself. */
  { type: 'link.follow' } | { type: 'notice.cancel' } | ClockTicked;

export type AuthNoticeOutcome = { hasLeft: boolean };

export type AuthNoticeContext = AuthNoticeInput & {
  href: string | null;
  foundAt: number;
  deadline: number;
  secondsLeft: number;
  outcome: AuthNoticeOutcome;
};
