import { deferred } from '../../ui/show/deferred';

/** Nothing is dangerous before it has been chosen. */
export const hazards = deferred(async () => (await import('./hazards')).Hazards);
