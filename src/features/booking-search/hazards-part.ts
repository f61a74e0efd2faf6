import { deferred } from '../../ui/show/deferred';

/** Deferred: no hazard label is needed before goods are chosen. */
export const hazards = deferred(async () => (await import('./hazards')).Hazards);
