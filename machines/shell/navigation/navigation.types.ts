import type { Place } from '../../../domain/routes';

/** `unknown`: the cookies are not read yet. */
export type Visitor = 'unknown' | 'nobody' | 'somebody';

/** `isLost`: the gateway answered 404. */
export type NavigationInput = { path: string; isLost: boolean };

export type LoadPageInput = { place: Place };

export type NavigationEvent =
  | { type: 'location.changed'; path: string }
  | { type: 'page.lost'; path: string }
  | { type: 'visitor.changed'; visitor: Visitor }
  /** Prefetch hint: the user is about to click a link. */
  | { type: 'page.intend'; path: string }
  | { type: 'page.rested' }
  | { type: 'page.retry' };

export type NavigationReport = { type: 'route.changed' };

export type NavigationContext = {
  shown: Place;
  target: Place;
  visitor: Visitor;
  /** Page changes so far. The first page is not counted. */
  moves: number;
};
