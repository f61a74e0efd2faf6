import * as v from 'valibot';

import { BOX_TYPES, MOST_BOXES } from '../../domain/offer/search';
import { DAY_STATES } from '../../domain/offer/sailing';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { sailing, takers } from '../../domain/offer/sailing-shape';

const day = v.pipe(v.string(), v.isoDate('日期格式不正确'));
const portCode = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));

const askedBoxes = v.pipe(
  v.array(
    v.object({
      type: v.picklist(BOX_TYPES, '请至少选择一种箱型'),
      count: v.pipe(v.number(), v.integer(), v.minValue(1, '箱量应为 1–50'), v.maxValue(MOST_BOXES, '箱量应为 1–50')),
    }),
  ),
  v.minLength(1, '请至少选择一种箱型'),
  v.maxLength(BOX_TYPES.length, '箱型重复'),
  v.check((rows) => new Set(rows.map(({ type }) => type)).size === rows.length, '箱型重复'),
);

export const searchEntries = {
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  /** Goods decide acceptance and price; without a UN number the usual class is assumed. */
  unNo: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  boxes: askedBoxes,
};

export const differentPorts = <TSearch extends { orgPortCode: string; dstPortCode: string }>() =>
  v.check<TSearch, string>(({ orgPortCode, dstPortCode }) => orgPortCode !== dstPortCode, '起运港与目的港不能相同');

export const sailingRequest = v.pipe(
  v.object({
    ...searchEntries,
    /** First day wanted; tomorrow if missing. */
    from: v.optional(day),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(70)), 28),
  }),
  differentPorts(),
);

/** A day above the list, with the lowest all-in total in US dollars that can be ordered. */
export const offerDay = v.object({ day: v.string(), lowest: v.nullable(money), state: v.picklist(DAY_STATES) });

export const etdList = endpoint({
  summary: '船期：每日最低总价与各班船的价格、截止时间、可接结论',
  method: 'POST',
  path: '/api-ecommerce/schedule/etdList',
  request: sailingRequest,
  reply: v.object({
    /** One per requested day, with the lowest all-in total in US dollars that can be booked. */
    days: v.array(offerDay),
    sailings: v.array(sailing),
    pricedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  access: 'public',
  urlSafe: true,
});

export const sailingDetail = endpoint({
  summary: '一班船在所问箱量下的价格、截止时间和结论',
  method: 'POST',
  path: '/api-ecommerce/schedule/detail',
  request: v.pipe(v.object({ ...searchEntries, sailingId: v.pipe(v.string(), v.maxLength(64)) }), differentPorts()),
  reply: v.object({
    sailing,
    alternatives: v.array(v.object({ ...sailing.entries, takers: v.optional(v.nullable(takers), null) })),
  }),
  access: 'public',
  urlSafe: true,
});
