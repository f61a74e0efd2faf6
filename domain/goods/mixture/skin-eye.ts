import { RELEVANT_PERCENT, formatRows, sumPercent, type EyeKind, type MixturePart, type SkinKind } from './component';

/** Result with the rows behind it; `untold`: a relevant component without data. */
type Irritation<TKind extends string> =
  | { kind: TKind; rows: string }
  | { kind: 'none' }
  | { kind: 'untold'; rows: string };

type SkinResult = Irritation<'corrosive1A' | 'corrosive1B' | 'corrosive1C' | 'corrosive' | 'irritant' | 'phUntold'>;
type EyeResult = Irritation<'damage' | 'irritant'>;

const CORROSIVE_PERCENT = 5;
const IRRITANT_PERCENT = 10;
const DAMAGE_PERCENT = 3;
const WEIGHT = 10;
const EXTREME_PH = [2, 11.5] as const;

const CORROSIVE: readonly string[] = ['1A', '1B', '1C'];

const isExtreme = (ph: number): boolean => ph <= EXTREME_PH[0] || ph >= EXTREME_PH[1];

type Kinds<TKind> = readonly MixturePart<TKind | null>[];

const unknownParts = (parts: Kinds<string>) =>
  parts.filter(({ said, percent }) => said === null && percent >= RELEVANT_PERCENT);
const ofKinds = (parts: Kinds<string>, kinds: readonly string[]) =>
  parts.filter(({ said }) => said !== null && kinds.includes(said));

/** GHS 3.2.3.3: skin hazard of a mixture. */
export function judgeSkin(parts: Kinds<SkinKind>, ph: number | null): SkinResult {
  if (ph !== null && isExtreme(ph)) return { kind: 'corrosive', rows: '' };
  const strong = ofKinds(parts, ['X']).filter(({ percent }) => percent >= RELEVANT_PERCENT);
  if (strong.length > 0) return { kind: 'corrosive', rows: formatRows(strong) };
  for (const [at, kind] of (['corrosive1A', 'corrosive1B', 'corrosive1C'] as const).entries()) {
    const found = ofKinds(parts, CORROSIVE.slice(0, at + 1));
    if (sumPercent(found) >= CORROSIVE_PERCENT) return { kind, rows: formatRows(found) };
  }
  const corrosive = ofKinds(parts, CORROSIVE);
  const irritant = ofKinds(parts, ['2']);
  if (sumPercent(corrosive) >= RELEVANT_PERCENT && ph === null)
    return { kind: 'phUntold', rows: formatRows(corrosive) };
  const untold = unknownParts(parts);
  const isIrritant =
    sumPercent(corrosive) >= RELEVANT_PERCENT ||
    WEIGHT * sumPercent(corrosive) + sumPercent(irritant) >= IRRITANT_PERCENT;
  // Missing data may hide a worse result, so it is reported first.
  if (untold.length > 0) return { kind: 'untold', rows: formatRows(untold) };
  return isIrritant ? { kind: 'irritant', rows: formatRows([...corrosive, ...irritant]) } : { kind: 'none' };
}

/** GHS 3.3.3.3: eye hazard. Skin corrosives also damage the eye. */
export function judgeEye(parts: Kinds<EyeKind>, corrosive: readonly MixturePart<unknown>[]): EyeResult {
  const rows = new Set(corrosive.map(({ row }) => row));
  const damaging = [...corrosive, ...ofKinds(parts, ['1']).filter(({ row }) => !rows.has(row))];
  if (sumPercent(damaging) >= DAMAGE_PERCENT) return { kind: 'damage', rows: formatRows(damaging) };
  const untold = unknownParts(parts).filter(({ row }) => !rows.has(row));
  if (untold.length > 0) return { kind: 'untold', rows: formatRows(untold) };
  const irritant = ofKinds(parts, ['2']);
  const isIrritant =
    sumPercent(damaging) >= RELEVANT_PERCENT ||
    WEIGHT * sumPercent(damaging) + sumPercent(irritant) >= IRRITANT_PERCENT;
  return isIrritant ? { kind: 'irritant', rows: formatRows([...damaging, ...irritant]) } : { kind: 'none' };
}

export const corrosiveParts = (parts: Kinds<SkinKind>): readonly MixturePart<SkinKind | null>[] =>
  ofKinds(parts, [...CORROSIVE, 'X']) as readonly MixturePart<SkinKind | null>[];
