import type { GoodsFacts } from '../../contract/dangerous-goods';
import { type HazardClass, type PackingGroup, unNoIn } from '../../domain/goods/dangerous-goods';
import { ranked, type Names } from '../../domain/values/matching';
import { GOODS_TABLE } from './goods-table';

export type Goods = GoodsFacts & { initials: string };

const STATES: Record<string, GoodsFacts['state']> = { L: 'LIQUID', S: 'SOLID', G: 'GAS', A: 'ARTICLE' };

const orNull = (text: string) => (text === '' ? null : text);
const numberOrNull = (text: string) => (text === '' ? null : Number(text));
const listOf = (text: string) => (text === '' ? [] : text.split(','));

function read(line: string): Goods {
  const [un, cn, en, initials, cas, hs, hazard, sub, pg, mp, lq, ems, tank, state, flash, density, groups, note] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    goodsId: `${un || 'N'}-${hs}-${initials}`,
    unNo: orNull(un ?? ''),
    nameCn: cn ?? '',
    nameEn: en ?? '',
    initials: initials ?? '',
    casNo: orNull(cas ?? ''),
    hsCode: hs ?? '',
    hazardClass: orNull(hazard ?? '') as HazardClass | null,
    subRisks: listOf(sub ?? '') as HazardClass[],
    packingGroup: orNull(pg ?? '') as PackingGroup | null,
    isMarinePollutant: mp === 'MP',
    limitedQuantity: orNull(lq ?? ''),
    emS: orNull(ems ?? ''),
    tankInstruction: orNull(tank ?? ''),
    state: STATES[state ?? ''] ?? 'LIQUID',
    flashPointC: numberOrNull(flash ?? ''),
    densityKgPerL: numberOrNull(density ?? ''),
    groups: listOf(groups ?? ''),
    note: orNull(note ?? ''),
  };
}

/** Everything the house knows how to ship. */
export const LIBRARY: readonly Goods[] = GOODS_TABLE.trim().split('\n').map(read);

const namesOf = ({ unNo, nameCn, nameEn, casNo, initials }: Goods): Names => ({
  shown: { nameCn, nameEn, ...(unNo && { unNo }), ...(casNo && { casNo }) },
  typed: [initials],
});

/** `UN 1230` is meant as `1230`, in a name too. */
const withoutPrefix = (typed: string) => typed.normalize('NFKC').replace(/^\s*un\s*(?=\d)/i, '');

export const searchGoods = (typed: string) => ranked(LIBRARY, namesOf, withoutPrefix(typed));

type DangerousGoods = Goods & { unNo: string; hazardClass: HazardClass };
const isDangerous = (goods: Goods): goods is DangerousGoods => goods.unNo !== null && goods.hazardClass !== null;

const BY_UN = new Map(LIBRARY.filter(isDangerous).map((goods) => [goods.unNo, goods]));

export const findGoods = (unNo: string): DangerousGoods | undefined => BY_UN.get(unNo);

const BY_ID = new Map(LIBRARY.map((goods) => [goods.goodsId, goods]));

/** What the library knows of a row of a form: what its number means, or where it has none what was picked. */
export function goodsOfRow({ goodsId, unNo }: { goodsId: string; unNo: string }): Goods | null {
  const picked = BY_ID.get(goodsId);
  const number = unNoIn(unNo);
  return number === null || picked?.unNo === number ? (picked ?? null) : (findGoods(number) ?? null);
}
