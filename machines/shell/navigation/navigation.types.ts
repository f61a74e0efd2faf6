import type { Place } from '../../../domain/routes';

/** Nobody knows before the cookies have been read. */
export type Visitor = 'unknown' | 'nobody' | 'somebody';

/** Where the page was opened, and whether the gateway had nothing at that address. */
export type NavigationInput = { path: string; isLost: boolean };

export type LoadPageInput = { place: Place };

export type NavigationEvent =
  | { type: 'location.changed'; path: string }
  /** The page has learned that what its address names is not there. */
  | { type: 'page.lost'; path: string }
  | { type: 'visitor.changed'; visitor: Visitor }
  /** Somebody is about to press a link. */
  | { type: 'page.intend'; path: string }
  /** The page has had nothing to do for a while. */
  | { type: 'page.rested' }
  | { type: 'page.retry' };

export type NavigationReport = { type: 'route.changed' };

export type NavigationContext = {
  shown: Place;
  target: Place;
  visitor: Visitor;
  /** How many pages have been shown in place of another. The first came with the address. */
  moves: number;
};
