import type { GoodsRow } from '../../order/form';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { firstOf, lclFault, type LclFault } from './fault';
import type { LclRowFacts } from './form';

/** What a fork lift of the sheds carries, and what goes through the door of a box. */
export const MOST_UNIT = { kg: 3000, longCm: 600, highCm: 220 } as const;

const isPositive = (number: number | null): number is number => number !== null && number > 0;

function weightFaults({ unitKg }: LclRowFacts, { grossKg, pieces }: GoodsRow, path: string): LclFault[] {
  const [heaviest, gross, count] = [numberIn(unitKg, 2), numberIn(grossKg, 2), wholeNumberIn(pieces)];
  if (!isPositive(heaviest)) return [lclFault(path, 'lclUnitKg')];
  const isLight = isPositive(gross) && isPositive(count) && heaviest * count < gross;
  return firstOf(
    heaviest > MOST_UNIT.kg && lclFault(path, 'lclUnitHeavy', { most: MOST_UNIT.kg }),
    isLight && lclFault(path, 'lclUnitLight'),
  );
}

function sizeFaults(
  typed: string,
  path: string,
  most: number,
  codes: readonly ['lclLongCm', 'lclLongOver'] | readonly ['lclHighCm', 'lclHighOver'],
) {
  const size = wholeNumberIn(typed);
  if (!isPositive(size)) return [lclFault(path, codes[0])];
  return firstOf(size > most && lclFault(path, codes[1], { most }));
}

/** What is asked of every row: how heavy and how large its pieces are. */
export const rowFactFaults = (facts: LclRowFacts, row: GoodsRow, at: number): LclFault[] => [
  ...weightFaults(facts, row, `goods.${at}.unitKg`),
  ...sizeFaults(facts.longCm, `goods.${at}.longCm`, MOST_UNIT.longCm, ['lclLongCm', 'lclLongOver']),
  ...sizeFaults(facts.highCm, `goods.${at}.highCm`, MOST_UNIT.highCm, ['lclHighCm', 'lclHighOver']),
];
