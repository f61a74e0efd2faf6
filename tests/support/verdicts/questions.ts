import type { Offer } from '../../../domain/offer/offer';
import type { ModeId } from '../../../domain/mode-ids';
import { findTankLiquid } from '../../../domain/goods/tank/liquids';
import { ofGroup } from '../../../domain/goods/entries';
import { isStabilized } from '../../../domain/goods/reactive';
import { isLithium } from '../../../domain/goods/watched';
import { goodsOfNumber, LIBRARY, LISTED } from '../../../server/world/dangerous-goods/library';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { SEARCHES } from '../../bench/searches/table';
import { readGroupedNumbers } from '../../../domain/goods/grouped-numbers';
import { chanceAt, type Drawn } from './draw';
import { isFixed, type Line } from './question-line';
import { DOM, FCL, FLEXI, LCL, TANK } from './questions-at-sea';
import { AIR, CFS, RAIL, TRUCK, WH } from './questions-on-land';

export type ListedMode = keyof typeof SEARCHES;
export const LISTED_MODES = Object.keys(SEARCHES) as ListedMode[];

/** Modes that refuse many goods draw mostly accepted ones. */
const OWN: Partial<Record<ModeId, (goods: Goods) => boolean>> = {
  FLEXI: ({ unNo, state }) => unNo === null && state === 'LIQUID',
  DOM: ({ unNo }) => unNo === null,
  TANK: ({ goodsId }) => findTankLiquid(goodsId) !== null,
};
const ANY_EACH = 5;

/** Kinds with own rules, too rare to occur by chance. */
const RARE: readonly ((goods: Goods) => boolean)[] = [
  ({ cooled }) => cooled !== null,
  ({ doubts }) => doubts.length > 0,
  ({ unNo }) => unNo !== null && isLithium(unNo),
  ({ controls }) => controls.isHighlyToxic,
  ({ controls }) => controls.isExplosivePrecursor,
  ({ controls }) => controls.precursor !== null,
  ({ unNo }) => unNo !== null && goodsOfNumber(unNo).length > 1,
  ({ state }) => state === 'GAS',
  isStabilized,
  ({ unNo }) => unNo === null,
];
const RARE_EACH = 4;

/** `LISTED=1` asks only of goods that the list alone knows. */
const isListedAsked = process.env['LISTED'] === '1';
const LISTED_EACH = 4;

export function oneDrawn(mode: ModeId, at: number | string): Goods {
  const { of, isOnceIn } = chanceAt(`${mode} goods ${at}`);
  const isOwn = isOnceIn(ANY_EACH, 'any') ? undefined : OWN[mode];
  if (isListedAsked || (isOwn === undefined && isOnceIn(LISTED_EACH, 'listed'))) return of(LISTED, 'goods');
  const kind = isOwn ?? (isOnceIn(RARE_EACH, 'rare') ? of(RARE, 'kind') : null);
  return of(kind ? LIBRARY.filter(kind) : LIBRARY, 'goods');
}

/** Lists for several goods get two in every third search; in LCL every second of those includes general goods. */
const SEVERAL: ReadonlySet<ModeId> = new Set(['LCL', 'AIR', 'TRUCK']);
const MIXED: ReadonlySet<ModeId> = new Set(['LCL']);
const SEVERAL_EACH = 3;

function goodsDrawn(mode: ModeId, at: string): [Goods, ...Goods[]] {
  const { of, isOnceIn } = chanceAt(`${mode} several ${at}`);
  const first = oneDrawn(mode, at);
  if (!SEVERAL.has(mode) || !isOnceIn(SEVERAL_EACH, 'several')) return [first];
  const isGeneral = first.unNo === null || (MIXED.has(mode) && isOnceIn(2, 'mixed'));
  if (isGeneral && !MIXED.has(mode)) return [first];
  const others = LIBRARY.filter(
    ({ unNo, goodsId }) =>
      (unNo === null) === isGeneral && (isGeneral ? goodsId !== first.goodsId : unNo !== first.unNo),
  );
  return [first, of(others, 'beside')];
}

/** General goods beside dangerous ones. */
export const isMixed = (goods: readonly Goods[]): boolean =>
  goods.some(({ unNo }) => unNo === null) && goods.some(({ unNo }) => unNo !== null);

const LINES: Readonly<Record<ListedMode, object>> = { FCL, LCL, AIR, RAIL, CFS, WH, TANK, FLEXI, DOM, TRUCK };

export type Question = { drawn: Drawn; goods: readonly Goods[]; asked: object };

export function questionDrawn(mode: ListedMode, at: string, goods = goodsDrawn(mode, at)): Question {
  const chance = chanceAt(`${mode} question ${at}`);
  const ways: readonly object[] = SEARCHES[mode].ways;
  const drawn: Drawn = { ...chance, goods, way: chance.of(ways, 'way') as Drawn['way'] };
  const said = Object.entries<Line<unknown>>(LINES[mode] as Record<string, Line<unknown>>).flatMap(([name, line]) => {
    const value: unknown = isFixed(line) ? undefined : line(drawn);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { drawn, goods, asked: Object.fromEntries(said) };
}

const entriesOf = (goods: Goods, group: string | null | undefined): readonly Goods[] =>
  goods.unNo === null ? [goods] : ofGroup(goodsOfNumber(goods.unNo), group ?? undefined);

type Grouped = { group?: string | null; rows?: { group?: string }[]; others?: string | null };

/** Combinations of entries for all numbers of a search. */
export function meantBy(goods: readonly Goods[], { rows, ...asked }: Grouped): Goods[][] {
  const groups = rows?.map(({ group }) => group) ?? [
    asked.group,
    ...readGroupedNumbers(asked.others).map(({ group }) => group),
  ];
  return goods.reduce<Goods[][]>(
    (all, each, at) => all.flatMap((before) => entriesOf(each, groups[at]).map((entry) => [...before, entry])),
    [[]],
  );
}

/** Priced offer; else one with a supplier, else any. */
export function offerDrawn(offers: readonly Offer[], { of }: Drawn): Offer | null {
  const isPriced = ({ price }: Offer) => price !== null;
  const isSold = ({ supplier }: Offer) => supplier !== null;
  const all = [isPriced, isSold, () => true].map((kind) => offers.filter(kind)).find(({ length }) => length > 0);
  return all ? of(all, 'offer') : null;
}
