export type Toxicity = { kind: 'dose'; ate: number } | { kind: 'none' } | { kind: 'unknown' };

/** `X`: strong acid or alkali, pH 2 and below or 11.5 and above; `N`: checked, not classified. */
export type SkinKind = '1A' | '1B' | '1C' | '2' | 'X' | 'N';
export type EyeKind = '1' | '2' | 'N';
export type AquaticKind = 'A1' | 'C1' | 'A1C1' | 'C2' | 'N';

export type MixturePart<TSaid> = {
  /** Row number, so that an answer can name the cause. */
  row: number;
  percent: number;
  said: TSaid;
};

/** Components below this percentage are ignored, except very strong ones. */
export const RELEVANT_PERCENT = 1;

export const sumPercent = (parts: readonly { percent: number }[]): number =>
  Math.round(parts.reduce((all, { percent }) => all + percent, 0) * 1e6) / 1e6;

export const formatRows = (parts: readonly { row: number }[]): string => parts.map(({ row }) => row).join('、');
