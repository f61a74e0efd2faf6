import { deferPart } from '../../ui/show/deferred';

/** Deferred: no hazard label is needed before goods are chosen. */
export const hazards = deferPart(async () => (await import('./hazards')).Hazards);
