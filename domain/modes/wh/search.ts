import { MOST_STAY_DAYS, STAY_SAYS } from '../../order/life/staying';
import { declareQuestion } from '../../question/asks';
import { goodsNamed, numberedGoods } from '../../question/blocks';
import { choice, untoldPart } from '../../question/choices';
import { codePart, dayPart, numberPart, wholeNumber } from '../../question/kinds';
import type { QueryOf, SearchOf } from '../../question/part';

export const STORE_TEMPS = ['NORMAL', 'COOL', 'COLD', 'HEAT'] as const;
export type StoreTemp = (typeof STORE_TEMPS)[number];
const TEMPS_CALLED = { NORMAL: '常温', COOL: '阴凉', COLD: '冷藏', HEAT: '保温' } as const;

export const ROOM_TRAITS = ['BOND', 'SPRK'] as const;
export type RoomTrait = (typeof ROOM_TRAITS)[number];

export const MOST_ANYWHERE = 20;
export const MOST_TONS = 5000;
export const MOST_PALLETS = 9999;
export const PALLETS_SAYS = `托盘数应为 1–${MOST_PALLETS} 的整数`;
export const IN_DATE_SAYS = '请选择入库日期';

/** An amount left out has an example value. */
const AMOUNTS = {
  tons: numberPart({
    word: 'tons',
    also: ['t'],
    places: 3,
    bounds: { over: 0, most: MOST_TONS },
    need: true,
    begins: '10',
    label: '存放吨数 t',
    says: `存放吨数应大于 0，不超过 ${MOST_TONS} t`,
    line: (tons) => `${tons} t`,
  }),
  pallets: wholeNumber({
    word: 'plt',
    bounds: { least: 1, most: MOST_PALLETS },
    need: true,
    begins: '12',
    label: '托盘数',
    says: PALLETS_SAYS,
    line: (pallets) => `${pallets} 托`,
  }),
  days: wholeNumber({
    word: 'days',
    bounds: { least: 1, most: MOST_STAY_DAYS },
    need: true,
    begins: '30',
    label: '存放天数',
    says: STAY_SAYS,
    line: (days) => `${days} 天`,
  }),
};
export type WhAmount = keyof typeof AMOUNTS;
export const WH_AMOUNTS = Object.keys(AMOUNTS) as WhAmount[];

const PARTS = {
  /** Region code; null for any city. */
  org: codePart({
    word: 'org',
    also: ['city'],
    wire: 'city',
    shape: /^\d{6}$/,
    says: '请从列表中选择城市',
    inBar: true,
  }),
  ...numberedGoods(),
  tons: AMOUNTS.tons,
  pallets: AMOUNTS.pallets,
  inDate: dayPart({
    word: 'in',
    label: '入库日期',
    says: IN_DATE_SAYS,
    line: (first) => (first === null ? '' : `${first.slice(5)} 入库`),
  }),
  days: AMOUNTS.days,
  temp: choice(STORE_TEMPS, {
    word: 'temp',
    usual: 'NORMAL',
    always: true,
    label: '储存温度',
    called: TEMPS_CALLED,
    says: '请选择储存温度',
    line: (temp) => TEMPS_CALLED[temp],
  }),
  /** Amounts that are examples; no order takes them over. */
  untold: untoldPart(AMOUNTS),
};

export interface WhQuery extends QueryOf<typeof PARTS> {}
export interface WhSearch extends SearchOf<typeof PARTS> {}

export const whQuestion = declareQuestion(PARTS, { rules: [goodsNamed] });
