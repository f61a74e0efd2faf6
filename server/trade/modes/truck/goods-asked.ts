import { wrongEntry } from '../../../../domain/goods/density';
import { onlyOne } from '../../../../domain/goods/identity';
import { GENERAL, UNDECLARED, type TruckRow } from '../../../../domain/modes/truck/cargo';
import { exceptedQuantity } from '../../../../domain/modes/truck/excepted';
import { limitedQuantity } from '../../../../domain/modes/truck/limited';
import { parseQuantity } from '../../../../domain/values/typed-number';
import type { TruckCargo } from '../../../../domain/modes/truck/detail';
import { found, type TruckFinding } from '../../../../domain/modes/truck/finding';
import { readGroupedNumbers } from '../../../../domain/goods/grouped-numbers';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { blankGoods } from '../../../../domain/goods/row';
import { declaredHarmless } from '../../../world/dangerous-goods/declared';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { goodsById, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

function findEntries({ isDanger, unNo, goods, group }: TruckSearch): readonly Goods[] {
  if (isDanger === 'N') {
    const known = onlyOne(identifyGoods({ ...blankGoods('1'), nameCn: goods ?? '' }, 'N'));
    const entry = known && known.unNo === null ? goodsById(known.goodsId) : undefined;
    return entry ? [entry] : [];
  }
  const all = goodsOfNumber(unNo ?? '').filter(({ packingGroup }) => group === null || packingGroup === group);
  const named = all.filter(({ nameCn }) => nameCn === goods);
  return named.length > 0 ? named : all;
}

const declarationFindings = ({ isDanger, goods }: TruckSearch): TruckFinding[] =>
  (isDanger === 'Y' ? [] : declaredHarmless(goods ?? '')).flatMap(({ kind, given }) => {
    if (kind === 'LISTED') return [found('truckDeclared', given)];
    return kind === 'ALIKE' ? [found('truckResembles', given)] : [];
  });

/** Entry with the lowest control temperature, if every one needs cooling. */
const coldestOf = (all: readonly Goods[]): Goods | null =>
  all.some(({ cooled }) => cooled === null)
    ? null
    : (all.toSorted((one, other) => (one.cooled?.controlC ?? 0) - (other.cooled?.controlC ?? 0))[0] ?? null);

/** Further goods on the truck: an ambiguous entry is not guessed, and the coldest counts if all travel cooled. */
function furtherGoods({ others }: TruckSearch) {
  return readGroupedNumbers(others).map(({ unNo, group }) => {
    const all = goodsOfNumber(unNo).filter(({ packingGroup }) => group === null || packingGroup === group);
    const [first] = all;
    const only = all.length === 1 ? (first ?? null) : null;
    const name = first?.nameCn ?? `UN ${unNo}`;
    const apart = { ...GENERAL, ...(only ?? first), unNo };
    const row: TruckRow = {
      name,
      isDanger: true,
      goods: only ?? coldestOf(all),
      apart,
      ...UNDECLARED,
      kg: null,
      netKg: null,
      at: null,
    };
    const several = { unNo, count: all.length };
    return {
      row,
      cargo: { goodsId: only?.goodsId ?? '', name, unNo },
      findings: all.length > 1 ? [found('truckSeveral', several)] : [],
    };
  });
}

/**
 * Goods of a search, resolved once; `entries`: possible entries of an ambiguous number; `beside`: other goods on the
 * truck.
 */
export type TruckGoods = {
  row: TruckRow;
  cargo: TruckCargo;
  entries: TruckRow[];
  findings: TruckFinding[];
  beside: { row: TruckRow; cargo: TruckCargo }[];
};

export const truckGoodsRows = ({ row, beside }: TruckGoods): TruckRow[] => [row, ...beside.map((one) => one.row)];

/** In a tank, goods are neither limited nor excepted quantities, and density decides the filling. */
export const inTank = ({ row, entries, findings, ...asked }: TruckGoods): TruckGoods => ({
  ...asked,
  findings: findings.filter(({ code }) => code !== 'truckRoomWeight'),
  row: { ...row, ...UNDECLARED },
  entries: entries.map((one) => ({ ...one, ...UNDECLARED })),
});

function declaredAs({ small, inner, inners, packages, kg }: TruckSearch, goods: Goods | null) {
  const said = { inner: inner ?? '', kg, packages };
  return {
    limited: small === 'LQ' ? limitedQuantity(goods, said) : null,
    excepted:
      small === 'EQ' ? exceptedQuantity(goods, { inner: parseQuantity(said.inner), count: inners, packages }) : null,
  };
}

function findImplausibleWeight({ kg, m3, others }: TruckSearch, entries: readonly Goods[]): TruckFinding[] {
  const wrong = others === null ? wrongEntry(entries, kg ?? 0, m3 ?? 0) : null;
  if (!wrong) return [];
  return [found('truckRoomWeight', { goods: wrong.entry.nameCn, kg: kg ?? 0, m3: m3 ?? 0, ...wrong.bounds })];
}

/** An ambiguous entry is not guessed. */
export function readSearchGoods(search: TruckSearch): TruckGoods {
  const entries = findEntries(search);
  const [first] = entries;
  const isDanger = search.isDanger === 'Y';
  const only = entries.length === 1 ? (first ?? null) : null;
  const beside = furtherGoods(search);
  const name = (first?.nameCn ?? search.goods) || `UN ${search.unNo ?? ''}`;
  const row: TruckRow = {
    name,
    isDanger,
    goods: isDanger ? only : null,
    apart: isDanger ? { ...GENERAL, ...(only ?? first), unNo: search.unNo } : GENERAL,
    ...declaredAs(search, isDanger ? only : null),
    kg: beside.length > 0 ? null : search.kg,
    netKg: null,
    at: null,
  };
  const several = { unNo: search.unNo ?? '', count: entries.length };
  return {
    row,
    cargo: { goodsId: only?.goodsId ?? '', name, unNo: isDanger ? search.unNo : null },
    entries:
      entries.length > 1
        ? entries.map((goods) => ({
            ...row,
            name: goods.nameCn,
            goods,
            ...declaredAs(search, goods),
            apart: { ...GENERAL, ...goods, unNo: search.unNo },
          }))
        : [],
    findings: [
      ...declarationFindings(search),
      ...(entries.length > 1 ? [found('truckSeveral', several)] : []),
      ...beside.flatMap((one) => one.findings),
      ...findImplausibleWeight(search, entries),
    ],
    beside: beside.map((one) => ({ row: one.row, cargo: one.cargo })),
  };
}

/** An ambiguous entry is not guessed; refusals common to all entries still apply. */
export function judgeEntries(
  { row, cargo, entries, findings }: TruckGoods,
  judge: (row: TruckRow, goodsId: string) => TruckFinding[],
): TruckFinding[] {
  const refusals = entries.map((one) => judge(one, one.goods?.goodsId ?? '').filter(({ level }) => level === 'BLOCK'));
  const [first = []] = refusals;
  const isRefused = first.length > 0 && refusals.every((said) => said.length > 0);
  return [...findings, ...(isRefused ? first : judge(row, cargo.goodsId))];
}
