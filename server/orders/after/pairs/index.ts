import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { createMatchHalves } from './pairs';

export const createPairsAfter = (deps: AfterDeps): Capability => ({ id: 'pairs', sweep: createMatchHalves(deps) });
