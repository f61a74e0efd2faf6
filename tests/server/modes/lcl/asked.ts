import type { LclRow, LclSearch } from '../../../../domain/modes/lcl/search';
import { wholeBoxAt, type World } from '../../../../server/modes/lcl/world';

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
  now: Date.parse(now),
  taken: () => 0,
  inside: () => [],
  wholeBox: (search) => wholeBoxAt(search, Date.parse(now)),
  ...held,
});
