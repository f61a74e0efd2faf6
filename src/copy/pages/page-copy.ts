import type { RouteName } from '../../../domain/routes';

/** What a page can do for the person right now. */
export type PageAction = { label: string; to: RouteName };

/** What stands where a list or an order would, and what went wrong when none came. */
type StateCopy = { empty: string; error: string };

type Point = { title: string; text: string };

/** A service: what it is for, what it answers, and where to go on. */
export type ServiceCopy = StateCopy & {
  purpose: string;
  action: PageAction;
  points: readonly Point[];
  /** What to have at hand before asking for a price. */
  prepare: readonly string[];
  related: readonly RouteName[];
};
