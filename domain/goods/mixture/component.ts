/** What is known of the toxicity of a component by one route: a dose, that there is none, or nothing. */
export type Toxicity = { kind: 'dose'; ate: number } | { kind: 'none' } | { kind: 'unknown' };

/** `X`: a strong acid or alkali, of pH 2 and below or 11.5 and above by itself; `N`: looked at and not classified. */
export type SkinKind = '1A' | '1B' | '1C' | '2' | 'X' | 'N';
export type EyeKind = '1' | '2' | 'N';
export type AquaticKind = 'A1' | 'C1' | 'A1C1' | 'C2' | 'N';

export type Part<TSaid> = {
  /** Of its row, so that an answer can name what caused it. */
  row: number;
  percent: number;
  said: TSaid;
};

/** Below it a component says nothing about the whole, apart from what is very strong. */
export const RELEVANT_PERCENT = 1;

export const sumOf = (parts: readonly { percent: number }[]): number =>
  Math.round(parts.reduce((all, { percent }) => all + percent, 0) * 1e6) / 1e6;

export const rowsOf = (parts: readonly { row: number }[]): string => parts.map(({ row }) => row).join('、');
