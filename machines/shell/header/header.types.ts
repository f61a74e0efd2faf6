import type { CenterPage } from '../../../domain/people/user-center';

/** Pages of the user center that the header leads to, by itself or for a page below it. */
export type CenterDoor = CenterPage;

/** `own`: the special enterprise's own page for its people, the workplace for everybody else. */
export type CenterWish = CenterDoor | 'own';

/** Who it is that wants to go there. */
export type Guest = { isSpecial: boolean };

export type VisitInput = { door: CenterDoor };

/** `blocked`: the browser would not open a tab; `href` is the way there for a press of its own. */
export type VisitOutcome =
  | { ok: true }
  | { ok: false; failure: { code: 'blocked'; href: string } }
  | { ok: false; failure: { code: 'refused' | 'unavailable' } };

export type VisitFailure = Extract<VisitOutcome, { ok: false }>['failure'];

/** Pixels from the top, before and after. */
export type Scrolled = { from: number; to: number };

export type HeaderEvent =
  | ({ type: 'page.scrolled' } & Scrolled)
  | { type: 'menu.open' }
  | { type: 'code.toggle' }
  | { type: 'panel.close' }
  | { type: 'center.visit'; door: CenterWish }
  | { type: 'visit.dismiss' };

export type HeaderContext = {
  door: CenterDoor;
  failure: VisitFailure | null;
};
