import { RELEVANT_PERCENT, formatRows, type AquaticKind, type MixturePart } from './component';

export type Aquatic = { kind: AquaticKind | null /** Null when unknown. */; factor: number | null };
type AquaticResult = { code: 'H400' | 'H410' | 'H411'; rows: string };

const PERCENT = 25;
/** Components of category 1 count from 0.1 %. */
const RELEVANT_FIRST = 0.1;

type Parts = readonly MixturePart<Aquatic>[];

const relevantFirstParts = (parts: Parts, letter: 'A1' | 'C1') =>
  parts.filter(({ said, percent }) => said.kind?.includes(letter) === true && percent >= RELEVANT_FIRST);

const weighed = (parts: Parts): number =>
  parts.reduce((all, { percent, said }) => all + percent * (said.factor ?? 1), 0);

/** GHS 4.1.3.5.5: aquatic hazard of a mixture. */
export function judgeAquatic(parts: Parts): AquaticResult[] {
  const acute = relevantFirstParts(parts, 'A1');
  const chronic = relevantFirstParts(parts, 'C1');
  const second = parts.filter(({ said, percent }) => said.kind === 'C2' && percent >= RELEVANT_PERCENT);
  const sum = second.reduce((all, { percent }) => all + percent, 0);
  const isFirst = weighed(chronic) >= PERCENT;
  const isSecond = !isFirst && 10 * weighed(chronic) + sum >= PERCENT;
  return [
    ...(weighed(acute) >= PERCENT ? [{ code: 'H400' as const, rows: formatRows(acute) }] : []),
    ...(isFirst ? [{ code: 'H410' as const, rows: formatRows(chronic) }] : []),
    ...(isSecond ? [{ code: 'H411' as const, rows: formatRows([...chronic, ...second]) }] : []),
  ];
}

export const aquaticUntold = (parts: Parts): string =>
  formatRows(
    parts.filter(
      ({ said, percent }) =>
        (said.kind === null && percent >= RELEVANT_FIRST) ||
        (said.kind !== null && said.kind !== 'N' && said.kind !== 'C2' && said.factor === null),
    ),
  );
