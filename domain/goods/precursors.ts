import type { Controls, Precursor } from './facts';

/** Road permits for precursors; strictest class first. */
const CARRIED: readonly (readonly [precursor: Precursor, name: string])[] = [
  ['1', '易制毒化学品运输许可证（第一类）'],
  ['2', '易制毒化学品运输许可证（第二类）'],
  ['3', '易制毒化学品运输备案证明（第三类）'],
  ['UNTOLD', '易制毒化学品运输许可证（第二类）或备案证明（第三类）'],
];

export const carriedPrecursor = (controls: readonly Pick<Controls, 'precursor'>[]): string | null =>
  CARRIED.find(([one]) => controls.some(({ precursor }) => precursor === one))?.[1] ?? null;
