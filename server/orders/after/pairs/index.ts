import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { matchHalvesWith } from './pairs';

/** Orders of half of a whole find each other. */
export const pairsAfter = (deps: AfterDeps): After => ({ id: 'pairs', sweep: matchHalvesWith(deps) });
