import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import type { Drawn } from './draw';

export type Fixed = { because: string };
export type Line<TValue> = ((drawn: Drawn) => TValue | undefined) | Fixed;
/** Every search field: one without a line does not compile. */
export type Lines<TSearch> = { readonly [TName in keyof TSearch]-?: Line<TSearch[TName]> };

export const isFixed = (line: unknown): line is Fixed => typeof line === 'object';

const M3 = 1000;
export const volumeOf = ({ densityKgPerL }: Pick<Goods, 'densityKgPerL'>, kg: number): number =>
  Math.ceil(kg / (densityKgPerL ?? 1)) / M3;

/** Share of loads, as one in N, with more or less volume than their goods. */
const LOOSE_EACH = 3;
const SHARES = [0.05, 0.3, 0.7, 0.84, 0.9, 1.1, 1.3, 2, 4.9, 5.2, 12, 40];
export const roomOf = (goods: Goods, kg: number, { isOnceIn, of }: Drawn): number => {
  const share = isOnceIn(LOOSE_EACH, 'loose') ? of(SHARES, 'share') : 1;
  return Math.max(0.01, Number((volumeOf(goods, kg) * share).toFixed(3)));
};

/** Share of dangerous goods, as one in N, searched by name as if harmless. */
const DISGUISED_EACH = 4;
export const isNamed = ({ goods: [{ unNo }], isOnceIn }: Drawn): boolean =>
  unNo === null || isOnceIn(DISGUISED_EACH, 'named');

/** Share of questions, as one in N, without the entry of a number. */
const UNSAID_EACH = 4;
export const groupOf = ({ packingGroup }: Goods, { isOnceIn }: Drawn) =>
  packingGroup === null || isOnceIn(UNSAID_EACH, 'unsaid') ? null : packingGroup;

export const orNull = <TValue>(each: number, word: string, value: (drawn: Drawn) => TValue) => {
  return (drawn: Drawn): TValue | null => (drawn.isOnceIn(each, `${word} unsaid`) ? null : value(drawn));
};

export const way = (name: string) => (drawn: Drawn) => drawn.way[name] ?? '';
export const ENDS = { orgPortCode: way('orgPortCode'), dstPortCode: way('dstPortCode') };
/** Dangerous goods by number, others by name. */
export const NUMBERED = {
  isDanger: (drawn: Drawn) => (isNamed(drawn) ? ('N' as const) : ('Y' as const)),
  unNo: (drawn: Drawn) => (isNamed(drawn) ? null : drawn.goods[0].unNo),
  goods: (drawn: Drawn) => (isNamed(drawn) ? drawn.goods[0].nameCn : null),
};
/** Picks an entry of the number in the form; the gateway judges nothing by it. */
export const PICKED = { because: 'the form begins with it, and the gateway judges all entries of the number' };
export const CARRIED: Fixed = { because: 'the gateway keeps them for the form, and judges nothing by them' };
export const group = (drawn: Drawn) => (isNamed(drawn) ? null : groupOf(drawn.goods[0], drawn));
export const day = (days: number, word = 'day') => orNull(3, word, ({ day: of }) => of(days, word));
export const countsOf =
  <TType extends string>(types: readonly TType[], most: number) =>
  ({ some, within }: Drawn) =>
    some(types, 2, 'types').map((type) => ({ type, count: within(1, most, `count ${type}`) }));
export const TRIAL: Fixed = { because: 'an example is nobody’s cargo: no form is begun with its amounts' };
