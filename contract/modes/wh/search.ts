import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { FIRE_WHYS } from '../../../domain/goods/fire-class';
import { STORED_WHYS } from '../../../domain/goods/storing';
import { VERDICT_LEVELS } from '../../../domain/goods/verdict';
import { CRITICAL_BY, OFF_WHYS, type WhDetail } from '../../../domain/modes/wh/detail';
import { WH_FINDING_CODES } from '../../../domain/modes/wh/finding';
import { RENT_BASES } from '../../../domain/modes/wh/price';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { MOST_PALLETS, MOST_TONS, STORE_TEMPS, WH_AMOUNTS, type WhSearch } from '../../../domain/modes/wh/search';
import { MOST_DAYS } from '../../../domain/modes/wh/stay';

import { between, foundAs, scheduleOf } from '../../offers';
import { end } from '../../sailings';

const whole = (most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));
const day = v.pipe(v.string(), v.isoDate());

export const whEntries = {
  city: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/, '请从列表中选择城市'))), null),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))), null),
  goods: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), null),
  tons: v.pipe(v.number('请输入存放吨数'), v.gtValue(0, '请输入存放吨数'), v.maxValue(MOST_TONS, '请输入存放吨数')),
  pallets: whole(MOST_PALLETS, '托盘数应为 1–9999 的整数'),
  inDate: v.optional(v.nullable(v.pipe(v.string(), v.isoDate('请选择入库日期'))), null),
  days: whole(MOST_DAYS, '存放天数应为 1–3650'),
  temp: v.optional(v.picklist(STORE_TEMPS, '请选择储存温度'), 'NORMAL'),
  untold: v.optional(v.pipe(v.array(v.picklist(WH_AMOUNTS)), v.maxLength(WH_AMOUNTS.length)), []),
};

const isNamed = ({ isDanger, unNo, goods }: WhSearch) => (isDanger === 'Y' ? unNo : goods) !== null;
export const namedGoods = <TSearch extends WhSearch>() => v.check<TSearch, string>(isNamed, '请选择货物');

/** What is to be stored, how much of it, and for how long. */
export const whSearch = v.pipe(v.object(whEntries), namedGoods()) satisfies v.GenericSchema<unknown, WhSearch>;

const hazardClass = v.picklist(HAZARD_CLASS_IDS);
const level = v.picklist(VERDICT_LEVELS);

export const whDetail = v.object({
  warehouse: v.object({ ...end.entries, district: v.string(), isBonded: v.boolean() }),
  room: v.object({
    id: v.string(),
    fires: v.array(v.picklist(FIRES)),
    classes: v.array(hazardClass),
    areaM2: v.number(),
    hasSprinkler: v.boolean(),
    temp: v.picklist(STORE_TEMPS),
    tons: v.number(),
  }),
  away: v.nullable(
    v.object({
      km: v.number(),
      degrees: v.number(),
      // What was locked before a coast was drawn says nothing of it.
      middle: v.optional(v.object({ north: v.number(), east: v.number() })),
    }),
  ),
  isInCity: v.boolean(),
  stay: v.object({ from: day, to: day, days: v.number() }),
  classesInside: v.array(hazardClass),
  beside: v.object({ level, why: v.picklist(STORED_WHYS) }),
  // What was locked before these were told says nothing of them.
  majorInside: v.optional(v.number()),
  critical: v.optional(v.nullable(v.number())),
  criticalBy: v.optional(v.picklist(CRITICAL_BY)),
  free: v.array(v.object({ day, grams: v.number() })),
  leastGrams: v.number(),
  freeFrom: v.nullable(day),
  split: v.nullable(v.object({ room: v.string(), grams: v.number(), rest: v.number() })),
  instead: v.optional(
    v.array(
      v.object({
        offerId: v.string(),
        name: v.string(),
        city: v.string(),
        temp: v.picklist(STORE_TEMPS),
        grams: v.number(),
      }),
    ),
  ),
  off: v.optional(v.picklist(OFF_WHYS)),
  gate: v.object({ from: day, hours: v.array(v.array(v.number())) }),
  goods: v.optional(v.string()),
  fire: v.nullable(
    v.object({
      item: v.picklist(FIRES),
      isSure: v.boolean(),
      why: v.picklist(FIRE_WHYS),
      degrees: v.nullable(v.number()),
    }),
  ),
  apart: v.array(hazardClass),
  rent: v.object({ basis: v.picklist(RENT_BASES), rate: v.number(), quantity: v.number(), other: v.number() }),
  findings: foundAs(WH_FINDING_CODES),
}) satisfies v.GenericSchema<unknown, WhDetail>;

/** A room as its page reads it. */
export const whOffer = v.object({
  ...between,
  detail: whDetail,
}) satisfies v.GenericSchema<unknown, WhOffer>;

export const whSchedule = scheduleOf({
  mode: 'wh',
  summary: '某城市及邻近可存放这票货物的库房：火灾危险性类别、整段存期最少余量、库内类别、总价',
  request: whSearch,
  offer: whOffer,
});
