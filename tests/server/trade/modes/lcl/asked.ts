import type { LclRow, LclSearch } from '../../../../../domain/modes/lcl/search';
import { worldIn, type World } from '../../../../../server/trade/modes/lcl/world';
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

/** Nobody of ours has ordered anything yet. */
export const worldAt = (now: string, held: Partial<World> = {}): World => ({
  ...worldIn(untouchedWorld(Date.parse(now))),
  ...held,
});
