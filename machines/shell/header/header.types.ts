import type { CenterPage } from '../../../domain/people/user-center';

export type CenterTarget = CenterPage;

/** `own`: page of the special enterprise for its people, else the workplace. */
export type CenterWish = CenterTarget | 'own';

export type Guest = { isSpecial: boolean };

export type VisitInput = { door: CenterTarget };

/** `blocked`: the browser blocked the tab; `href` is the link to click instead. */
export type VisitOutcome =
  | { ok: true }
  | { ok: false; failure: { code: 'blocked'; href: string } }
  | { ok: false; failure: { code: 'refused' | 'unavailable' } };

export type VisitFailure = Extract<VisitOutcome, { ok: false }>['failure'];

/** Pixels from the top, before and after. */
export type ScrollChange = { from: number; to: number };

export type HeaderEvent =
  | ({ type: 'page.scrolled' } & ScrollChange)
  | { type: 'menu.open' }
  | { type: 'code.toggle' }
  | { type: 'panel.close' }
  | { type: 'center.visit'; door: CenterWish }
  | { type: 'visit.dismiss' };

export type HeaderContext = {
  door: CenterTarget;
  failure: VisitFailure | null;
};
