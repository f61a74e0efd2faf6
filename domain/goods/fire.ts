/**
 * GB 50016 table 3.1.3: fire class of a store from `A` to `E`, then the item in its class: `A1` is 甲类1项. Classes D and
 * E have no items here.
 */
export const FIRES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'C1',
  'C2',
  'D',
  'E',
] as const;
export type Fire = (typeof FIRES)[number];

const STEMS: Readonly<Record<string, string>> = { A: '甲', B: '乙', C: '丙', D: '丁', E: '戊' };

export const fireName = (fire: Fire): string => `${STEMS[fire.charAt(0)] ?? ''}${fire.slice(1)}`;
