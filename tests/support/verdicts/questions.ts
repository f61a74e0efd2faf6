import type { Offer } from '../../../domain/offer/offer';
import type { ModeId } from '../../../domain/modes';
import { ofGroup } from '../../../domain/goods/entries';
import { goodsOfNumber, LIBRARY } from '../../../server/dangerous-goods/library';
import type { Goods } from '../../../server/dangerous-goods/read-goods';
import { seededOf } from '../../../server/offers/seeded';
import { SEARCHES } from '../../bench/searches/table';

export type ListedMode = keyof typeof SEARCHES;
export const LISTED_MODES = Object.keys(SEARCHES) as ListedMode[];

const one = <TItem>(items: readonly TItem[], words: string): TItem => {
  const item = items[seededOf(items.length, words)];
  if (item === undefined) throw new Error(`there is nothing to draw of ${words}`);
  return item;
};

/** Where dangerous goods are refused without another look, every second draw is of goods that are looked at. */
const OWN: Partial<Record<ModeId, (goods: Goods) => boolean>> = {
  FLEXI: ({ unNo }) => unNo === null,
  DOM: ({ unNo }) => unNo === null,
  TANK: ({ state, densityKgPerL, unNo, tankInstruction }) =>
    state === 'LIQUID' && densityKgPerL !== null && (unNo === null || (tankInstruction ?? null) !== null),
};

/** Any substance of the library. */
export function oneDrawn(mode: ModeId, at: number): Goods {
  const isOwn = OWN[mode];
  const all = isOwn && at % 2 === 1 ? LIBRARY.filter(isOwn) : LIBRARY;
  return one(all, `${mode} goods ${at}`);
}

/**
 * Where a list asks about several goods at once, every third question is about two; beside dangerous goods every second
 * of those has some that are not.
 */
const SEVERAL: ReadonlySet<ModeId> = new Set(['LCL']);
const SEVERAL_EACH = 3;
const MIXED_EACH = 2 * SEVERAL_EACH;

export function goodsDrawn(mode: ModeId, at: number): Goods[] {
  const first = oneDrawn(mode, at);
  if (!SEVERAL.has(mode) || at % SEVERAL_EACH !== 0) return [first];
  const isGeneral = first.unNo === null || at % MIXED_EACH === 0;
  const others = LIBRARY.filter(({ unNo }) => (unNo === null) === isGeneral && unNo !== first.unNo);
  return [first, ...(others.length > 0 ? [one(others, `${mode} beside ${at}`)] : [])];
}

/** Goods that are not dangerous, beside some that are. */
export const isMixed = (goods: readonly Goods[]): boolean =>
  goods.some(({ unNo }) => unNo === null) && goods.some(({ unNo }) => unNo !== null);

const M3 = 1000;

/** The room that goods take which fill their packages. */
export const volumeOf = ({ densityKgPerL }: Pick<Goods, 'densityKgPerL'>, kg: number): number =>
  Math.ceil(kg / (densityKgPerL ?? 1)) / M3;

/** Every so many dangerous goods are asked about by their name, as if they were harmless. */
const DISGUISED_EACH = 4;

const named = ({ unNo, nameCn }: Goods, count: number) =>
  unNo === null || count % DISGUISED_EACH === 1 ? { isDanger: 'N', goods: nameCn } : { isDanger: 'Y', unNo };
/** Every so many do not say which entry of a number is meant. */
const UNSAID_EACH = 4;
const grouped = ({ packingGroup }: Goods, count: number) =>
  packingGroup === null || count % UNSAID_EACH === 2 ? {} : { group: packingGroup };

/** What a bag is asked for at most and at least. */
const [LEAST_DENSE, MOST_DENSE] = [0.6, 1.6];

/** No truck is asked for more room. */
const MOST_ROOM = 82;

type Asking = (goods: Goods, count: number, others: readonly Goods[]) => object;

/** What each list is asked about goods, and about how much of them. */
const ASKING: Readonly<Record<ListedMode, Asking>> = {
  FCL: ({ unNo }, count) => ({
    ...(unNo === null ? { isDanger: 'N' } : { isDanger: 'Y', unNo }),
    boxes: [{ type: '20GP', count: 1 + (count % 9) }],
  }),
  LCL: (first, count, others) => {
    const kg = 200 + count * 10;
    const rows = [first, ...others].map((goods) => ({
      unNo: goods.unNo,
      pieces: 4,
      kg,
      m3: volumeOf(goods, kg),
      ...grouped(goods, count),
    }));
    return { isDanger: first.unNo === null ? 'N' : 'Y', rows };
  },
  AIR: (goods, count) => ({
    ...(goods.unNo === null
      ? { isDanger: 'N' }
      : { isDanger: 'Y', unNo: goods.unNo, ...grouped(goods, count), net: 1 + (count % 40) }),
    kg: 100 + count,
    pieces: 4,
    sizes: [{ l: 40, w: 40, h: 50, pieces: 4 }],
  }),
  RAIL: (goods, count) => ({ ...named(goods, count), boxes: [{ type: '40HQ', count: 1 + (count % 4) }] }),
  CFS: (goods, count) => ({ ...named(goods, count), boxType: '20GP', boxes: 1 + (count % 3), tons: 5 + count / 10 }),
  WH: (goods, count) => ({ ...named(goods, count), tons: 1 + count / 4, pallets: 4, days: 10 + count }),
  TANK: (goods, count) => ({
    ...named(goods, count),
    ...(goods.unNo !== null && grouped(goods, count)),
    tons: 16 + count / 4,
    loadC: 20,
  }),
  FLEXI: ({ nameCn, densityKgPerL }, count) => ({
    goods: nameCn,
    litres: 14_000 + count * 200,
    density: Math.min(MOST_DENSE, Math.max(LEAST_DENSE, densityKgPerL ?? 1)),
    loadTemp: 25,
  }),
  TRUCK: (goods, count) => {
    const kg = 600 + count * 350;
    return {
      ...named(goods, count),
      ...(goods.unNo !== null && grouped(goods, count)),
      kg,
      m3: Math.min(MOST_ROOM, volumeOf(goods, kg)),
      hour: count % 3 === 0 ? '20' : '08',
    };
  },
  DOM: (goods, count) => ({ ...named(goods, count), boxType: '20GP', boxes: 1 + (count % 3), kg: 10_000 + count }),
};

const AMOUNTS = 40;

/** Some question of a list, about goods on some way of the mode. */
export function questionDrawn(mode: ListedMode, [goods, ...others]: readonly Goods[], at: number): object {
  const ways: readonly object[] = SEARCHES[mode].ways;
  if (!goods) throw new Error('a question is about goods');
  const asked = ASKING[mode](goods, seededOf(AMOUNTS, `${mode} amount ${at}`), others);
  return { ...one(ways, `${mode} way ${at}`), ...asked };
}

/** What may be meant by a number, and by the group that was said of it. */
const entriesOf = (goods: Goods, group: string | undefined): readonly Goods[] =>
  goods.unNo === null ? [goods] : ofGroup(goodsOfNumber(goods.unNo), group);

/** All that may be meant by what was asked: one of the entries of each of its numbers. */
export function meantBy(goods: readonly Goods[], question: object): Goods[][] {
  const rows: readonly { group?: string }[] = 'rows' in question ? (question.rows as { group?: string }[]) : [question];
  return goods.reduce<Goods[][]>(
    (all, each, at) => all.flatMap((before) => entriesOf(each, rows[at]?.group).map((entry) => [...before, entry])),
    [[]],
  );
}

/** One of those that have a price; where none has, of those that somebody sells; where nobody does, any. */
export function offerDrawn(offers: readonly Offer[], mode: ModeId, at: number): Offer | null {
  const isPriced = ({ price }: Offer) => price !== null;
  const isSold = ({ supplier }: Offer) => supplier !== null;
  const all = [isPriced, isSold, () => true].map((kind) => offers.filter(kind)).find(({ length }) => length > 0);
  return all ? one(all, `${mode} offer ${at}`) : null;
}
