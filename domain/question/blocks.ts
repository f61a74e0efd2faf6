import { PACKING_GROUPS } from '../goods/dangerous-goods';
import { choice } from './choices';
import { codePart, dayPart, namePart } from './kinds';
import type { Query } from './part';

export const LONGEST_NAME = 60;

const port = { shape: /^[A-Z]{5}$/, says: '请从列表中选择港口', inBar: true } as const;

export const laneParts = <const TNeed extends boolean = false>({ need }: { need?: TNeed } = {}) => ({
  org: codePart<'orgPortCode', TNeed>({ ...port, word: 'org', wire: 'orgPortCode', ...(need && { need }) }),
  dst: codePart<'dstPortCode', TNeed>({ ...port, word: 'dst', wire: 'dstPortCode', ...(need && { need }) }),
});

const unNo = codePart({ word: 'un', shape: /^\d{4}$/, says: '请输入 4 位 UN 编号', inBar: true });
const goods = namePart({ word: 'goods', most: LONGEST_NAME, says: '请选择货物', inBar: true });
export const dangerParts = () =>
  choice(['Y', 'N'], { word: 'd', usual: 'Y', always: true, says: '请选择货物性质', inBar: true });

/** A UN number means dangerous goods, whatever `d` says; a name alone counts as not dangerous. */
function readNature(query: Query): 'Y' | 'N' {
  if (unNo.typed(query) !== null) return 'Y';
  return query['d'] === undefined && goods.typed(query) !== null ? 'N' : dangerParts().typed(query);
}

export const namedGoods = () => ({ isDanger: { ...dangerParts(), typed: readNature }, unNo, goods });

const when = (nature: 'Y' | 'N', part: typeof unNo): typeof unNo => ({
  ...part,
  typed: (query) => (dangerParts().typed(query) === nature ? part.typed(query) : null),
});

const numbered = when('Y', unNo);
/** Name of general goods, or of the entry picked for a number. */
const named: typeof goods = {
  ...goods,
  typed: (query) => (dangerParts().typed(query) === 'N' || numbered.typed(query) !== null ? goods.typed(query) : null),
};

export const packingGroup = () => choice(PACKING_GROUPS, { word: 'pg', says: '请选择包装类别', inBar: true });

const ofNumber: ReturnType<typeof packingGroup> = {
  ...packingGroup(),
  typed: (query) => (numbered.typed(query) === null ? null : packingGroup().typed(query)),
};

export const numberedGoods = () => ({ isDanger: dangerParts(), unNo: numbered, goods: named, group: ofNumber });

export const firstDay = () => dayPart({ word: 'etd', says: '请选择日期', inBar: true });

type SaidGoods = { isDanger: 'Y' | 'N' | null; unNo: string | null; goods: string | null };

/** Goods need a number, or a name when they have none. */
export const goodsNamed = {
  at: 'goods',
  says: '请选择货物',
  isAmiss: ({ isDanger, unNo: no, goods: called }: SaidGoods) => (isDanger === 'N' ? called : no) === null,
} as const;

export const endsDiffer = {
  at: 'dst',
  says: '起运港与目的港不能相同',
  isAmiss: ({ org, dst }: { org: string | null; dst: string | null }) => org !== null && org === dst,
} as const;
