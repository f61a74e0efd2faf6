import { densityOf, wrongEntry } from '../../../../domain/goods/density';
import { doubtfulIn, ofGroup } from '../../../../domain/goods/entries';
import { found, type LclFinding } from '../../../../domain/modes/lcl/finding';
import type { LclRow } from '../../../../domain/modes/lcl/search';
import { goodsOfNumber } from '../../../world/dangerous-goods/library';
import type { Goods } from '../../../world/dangerous-goods/read-goods';

/** Weight implausible for the volume, in the form's wording. */
function offRoomIn(entries: readonly Goods[], { kg, m3 }: LclRow, row: number): LclFinding[] {
  const wrong = wrongEntry(entries, kg, m3);
  if (!wrong) return [];
  const { entry, bounds } = wrong;
  const given = { row, goods: entry.nameCn };
  const weighed = densityOf(entry, kg, m3);
  if (!weighed) return [found('MANUAL', 'lclRoomWeight', { ...given, kg, m3, ...bounds })];
  const { density, expected } = weighed;
  return [found('MANUAL', 'lclDensity', { ...given, density, expected })];
}

/** Findings the form will raise once the entry is chosen. */
function findingsOf(row: LclRow, at: number): LclFinding[] {
  const { unNo, group } = row;
  const entries = unNo === null ? [] : ofGroup(goodsOfNumber(unNo), group);
  const [first] = entries;
  if (!first) return [];
  const given = { row: at + 1, goods: first.nameCn };
  const doubtful = doubtfulIn(entries);
  return [
    ...(entries.every(({ cooled }) => cooled !== null) ? [found('BLOCK', 'lclCooled', given)] : []),
    ...(doubtful ? [found('MANUAL', 'lclDoubtful', { ...given, goods: doubtful.nameCn })] : []),
    ...offRoomIn(entries, row, at + 1),
  ];
}

export const libraryFindings = (rows: readonly LclRow[]): LclFinding[] => rows.flatMap(findingsOf);
