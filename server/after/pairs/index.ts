import type { After, AfterDeps } from '../after';
import { matchHalvesWith } from './pairs';

/** Orders of half of a whole find each other. */
export const pairsAfter = (deps: AfterDeps): After => ({ id: 'pairs', sweep: matchHalvesWith(deps) });
