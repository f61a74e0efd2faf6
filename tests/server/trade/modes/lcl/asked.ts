import type { LclRow, LclSearch } from '../../../../../domain/modes/lcl/search';
import { createWorld, type World } from '../../../../../server/trade/modes/lcl/world';
import { untouchedWorld } from '../../../../support/untouched-world';

export const row = (unNo: string | null, kg: number, m3: number, pieces = 2): LclRow => ({
  unNo,
  pieces,
  kg,
  m3,
  longCm: null,
});

export const searchFor = (org: string, dst: string, ...rows: LclRow[]): LclSearch => ({
  orgPortCode: org,
  dstPortCode: dst,
  isDanger: rows.some(({ unNo }) => unNo !== null) ? 'Y' : 'N',
  rows,
  isStackable: true,
});

/** World without own orders. */
export const worldAt = (now: string, held: Partial<World> = {}): World => ({
  ...createWorld(untouchedWorld(Date.parse(now))),
  ...held,
});
