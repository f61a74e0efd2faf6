import { found, type LclFinding } from '../../../domain/modes/lcl/finding';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import type { Stowed } from '../../../domain/modes/lcl/shared-box';
import {
  checkPair,
  SEGREGATION_LEVELS,
  strictestLevel,
  type SegregationLevel,
} from '../../../domain/goods/segregation';
import { checkBox } from '../../../domain/goods/segregation-split';
import { entriesStowed } from './goods-asked';

/** What two rows come to at best, whichever of their entries is meant. */
function mildest(one: readonly Stowed[], other: readonly Stowed[]): SegregationLevel[] {
  const levels = one.flatMap((mine) => other.map((theirs) => checkPair(mine, theirs).level));
  const level = SEGREGATION_LEVELS.find((each) => levels.includes(each));
  return level === undefined ? [] : [level];
}

const CODES: Readonly<Record<Exclude<SegregationLevel, 'PASS'>, LclFinding['code']>> = {
  PASS_CHECK_DGL: 'lclOwnShared',
  NEED_APPROVAL: 'lclOwnUnread',
  MANUAL: 'lclOwnUnread',
  BLOCK: 'lclOwnRows',
};

/**
 * Whether the rows of a question may lie in one box: by what all entries of a number say, and no milder than any two of
 * their entries would be.
 */
export function ownRowFindings(search: Pick<LclSearch, 'rows'>, stowed: readonly Stowed[]): LclFinding[] {
  const entries = entriesStowed(search);
  const surely = entries.flatMap((one, at) => entries.slice(at + 1).flatMap((other) => mildest(one, other)));
  const level = strictestLevel([checkBox(stowed).level, ...surely]);
  return level === 'PASS' ? [] : [found(level, CODES[level])];
}
