import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { createMatchHalves } from './pairs';

export const createPairsAfter = (deps: AfterDeps): After => ({ id: 'pairs', sweep: createMatchHalves(deps) });
