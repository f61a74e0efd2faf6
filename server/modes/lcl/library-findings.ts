import { densityOf, wrongForAll } from '../../../domain/goods/density';
import { doubtfulIn, ofGroup } from '../../../domain/goods/entries';
import { found, type LclFinding } from '../../../domain/modes/lcl/finding';
import type { LclRow } from '../../../domain/modes/lcl/search';
import { goodsOfNumber } from '../../dangerous-goods/library';

/**
 * What the form will find of a row once its entry is chosen: of several entries, what all of them say.
 */
function findingsOf({ unNo, kg, m3, group }: LclRow, at: number): LclFinding[] {
  const entries = unNo === null ? [] : ofGroup(goodsOfNumber(unNo), group);
  const [first] = entries;
  if (!first) return [];
  const given = { row: at + 1, goods: first.nameCn };
  const weighed = entries.map((entry) => densityOf(entry, kg, m3));
  const [density] = weighed;
  const bounds = wrongForAll(entries, kg, m3);
  const doubtful = doubtfulIn(entries);
  const isWrong = weighed.every((one) => one?.fit === 'WRONG');
  return [
    ...(entries.every(({ cooled }) => cooled !== null) ? [found('BLOCK', 'lclCooled', given)] : []),
    ...(doubtful ? [found('MANUAL', 'lclDoubtful', { ...given, goods: doubtful.nameCn })] : []),
    ...(isWrong && density
      ? [found('MANUAL', 'lclDensity', { ...given, density: density.density, expected: density.expected })]
      : bounds
        ? [found('MANUAL', 'lclRoomWeight', { ...given, kg, m3, ...bounds })]
        : []),
  ];
}

/** What the library has against rows that are searched for. */
export const libraryFindings = (rows: readonly LclRow[]): LclFinding[] => rows.flatMap(findingsOf);
