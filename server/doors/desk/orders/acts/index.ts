import type { ActOfCase } from './act';
import { MOVES } from './moves';
import { ON_SITE } from './on-site';
import { ON_WAY } from './on-way';
import { SIDE } from './side';

export const ACTS: readonly ActOfCase[] = [...MOVES, ...ON_WAY, ...ON_SITE, ...SIDE];
