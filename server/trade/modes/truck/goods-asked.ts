import { wrongEntry } from '../../../../domain/goods/density';
import { onlyOne } from '../../../../domain/goods/identity';
import { GENERAL, UNDECLARED, type TruckRow } from '../../../../domain/modes/truck/cargo';
import { exceptedOf } from '../../../../domain/modes/truck/excepted';
import { limitedOf } from '../../../../domain/modes/truck/limited';
import { quantityIn } from '../../../../domain/values/typed-number';
import type { TruckCargo } from '../../../../domain/modes/truck/detail';
import { found, type TruckFinding } from '../../../../domain/modes/truck/finding';
import { othersIn } from '../../../../domain/goods/grouped-numbers';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { blankGoods } from '../../../../domain/goods/row';
import { declaredHarmless } from '../../../world/dangerous-goods/declared';
import { identify } from '../../../world/dangerous-goods/identify';
import { goodsById, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

/** What a search means: a number may have several entries, by packing group or by what is in the goods. */
function entriesOf({ isDanger, unNo, goods, group }: TruckSearch): readonly Goods[] {
  if (isDanger === 'N') {
    const known = onlyOne(identify({ ...blankGoods('1'), nameCn: goods ?? '' }, 'N'));
    const entry = known && known.unNo === null ? goodsById(known.goodsId) : undefined;
    return entry ? [entry] : [];
  }
  const all = goodsOfNumber(unNo ?? '').filter(({ packingGroup }) => group === null || packingGroup === group);
  const named = all.filter(({ nameCn }) => nameCn === goods);
  return named.length > 0 ? named : all;
}

const saidOf = ({ isDanger, goods }: TruckSearch): TruckFinding[] =>
  (isDanger === 'Y' ? [] : declaredHarmless(goods ?? '')).flatMap(({ kind, given }) => {
    if (kind === 'LISTED') return [found('truckDeclared', given)];
    return kind === 'ALIKE' ? [found('truckResembles', given)] : [];
  });

/** Further goods of the same truck: of which of several entries of a number they are nobody guesses. */
function othersAsked({ others }: TruckSearch) {
  return othersIn(others).map(({ unNo, group }) => {
    const all = goodsOfNumber(unNo).filter(({ packingGroup }) => group === null || packingGroup === group);
    const [first] = all;
    const only = all.length === 1 ? (first ?? null) : null;
    const name = first?.nameCn ?? `UN ${unNo}`;
    const apart = { ...GENERAL, ...(only ?? first), unNo };
    const row: TruckRow = {
      name,
      isDanger: true,
      goods: only,
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
 * The goods of a search, read once for all trucks; `entries`: where a number has several, each that may be meant;
 * `beside`: what else is on the same truck.
 */
export type TruckGoods = {
  row: TruckRow;
  cargo: TruckCargo;
  entries: TruckRow[];
  findings: TruckFinding[];
  beside: { row: TruckRow; cargo: TruckCargo }[];
};

export const rowsAsked = ({ row, beside }: TruckGoods): TruckRow[] => [row, ...beside.map((one) => one.row)];

/** The same goods in a tank are declared as neither limited nor excepted quantity, and fill it as their density says. */
export const inTank = ({ row, entries, findings, ...asked }: TruckGoods): TruckGoods => ({
  ...asked,
  findings: findings.filter(({ code }) => code !== 'truckRoomWeight'),
  row: { ...row, ...UNDECLARED },
  entries: entries.map((one) => ({ ...one, ...UNDECLARED })),
});

/** As few as they are said to be, by the rules of the form. */
function declaredAs({ small, inner, inners, packages, kg }: TruckSearch, goods: Goods | null) {
  const said = { inner: inner ?? '', kg, packages };
  return {
    limited: small === 'LQ' ? limitedOf(goods, said) : null,
    excepted: small === 'EQ' ? exceptedOf(goods, { inner: quantityIn(said.inner), count: inners, packages }) : null,
  };
}

/** Kilograms against room, of goods that are asked about alone. */
function offRoomIn({ kg, m3, others }: TruckSearch, entries: readonly Goods[]): TruckFinding[] {
  const wrong = others === null ? wrongEntry(entries, kg ?? 0, m3 ?? 0) : null;
  if (!wrong) return [];
  return [found('truckRoomWeight', { goods: wrong.entry.nameCn, kg: kg ?? 0, m3: m3 ?? 0, ...wrong.bounds })];
}

/** Of several entries nobody guesses which one is meant. */
export function goodsAsked(search: TruckSearch): TruckGoods {
  const entries = entriesOf(search);
  const [first] = entries;
  const isDanger = search.isDanger === 'Y';
  const only = entries.length === 1 ? (first ?? null) : null;
  const beside = othersAsked(search);
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
      ...saidOf(search),
      ...(entries.length > 1 ? [found('truckSeveral', several)] : []),
      ...beside.flatMap((one) => one.findings),
      ...offRoomIn(search, entries),
    ],
    beside: beside.map((one) => ({ row: one.row, cargo: one.cargo })),
  };
}

/** Which of several entries is meant nobody guesses; what all of them are refused for is said all the same. */
export function judgedFor(
  { row, cargo, entries, findings }: TruckGoods,
  judge: (row: TruckRow, goodsId: string) => TruckFinding[],
): TruckFinding[] {
  const refusals = entries.map((one) => judge(one, one.goods?.goodsId ?? '').filter(({ level }) => level === 'BLOCK'));
  const [first = []] = refusals;
  const isRefused = first.length > 0 && refusals.every((said) => said.length > 0);
  return [...findings, ...(isRefused ? first : judge(row, cargo.goodsId))];
}
