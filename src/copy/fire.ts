import type { Fire } from '../../domain/goods/fire';

/** GB 50016 names its classes by the stems: `A1` is read 甲1. */
const STEMS: Readonly<Record<string, string>> = { A: '甲', B: '乙', C: '丙', D: '丁', E: '戊' };

export const fireName = (fire: Fire): string => `${STEMS[fire.charAt(0)] ?? ''}${fire.slice(1)}`;
