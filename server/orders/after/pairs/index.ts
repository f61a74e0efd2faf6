import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { matchHalvesWith } from './pairs';

export const pairsAfter = (deps: AfterDeps): After => ({ id: 'pairs', sweep: matchHalvesWith(deps) });
