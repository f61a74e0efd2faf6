import { deferred } from '../../ui/deferred';

/** Nothing is dangerous before it has been chosen. */
export const hazards = deferred(async () => (await import('./hazards')).Hazards);
