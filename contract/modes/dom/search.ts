import * as v from 'valibot';

import { DRY_BOXES } from '../../../domain/mode-ids';
import { DOOR_CITIES } from '../../../domain/places/door-cities';
import { DOM_FINDING_CODES } from '../../../domain/modes/dom/finding';
import { homePort } from '../../../domain/modes/dom/ports';
import type { DomDetail } from '../../../domain/modes/dom/detail';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import { type DomSearch, TAX_RATES } from '../../../domain/modes/dom/search';
import { CONTAINERS } from '../../../domain/offer/containers';
import { MOST_BOXES } from '../../../domain/offer/search';
import { freeTime } from '../../offers/charges';
import { money } from '../../wire/money';
import { between, foundAs, scheduleEndpoint } from '../../offers/offers';
import { differentPorts, end } from '../../offers/sailings';

const port = v.pipe(
  v.string(),
  v.check((code) => homePort(code) !== undefined, '请从列表中选择内贸港口'),
);
const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);
const city = orNull(v.picklist(DOOR_CITIES.map(({ code }) => code)));

export const domEntries = {
  orgPortCode: port,
  dstPortCode: port,
  isDanger: v.picklist(['Y', 'N'], '请选择货物性质'),
  unNo: orNull(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  goods: orNull(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  boxType: v.picklist(DRY_BOXES, '请选择 20GP、40GP 或 40HQ'),
  boxes: v.pipe(v.number(), v.integer(), v.minValue(1, '箱量应为 1–50'), v.maxValue(MOST_BOXES, '箱量应为 1–50')),
  kg: v.pipe(v.number('请填写单箱货重'), v.gtValue(0, '请填写单箱货重')),
  isTrial: v.optional(v.boolean(), false),
  from: city,
  to: city,
  tax: v.optional(v.picklist(TAX_RATES, '请选择开票税率'), '9'),
  etd: orNull(v.pipe(v.string(), v.isoDate('日期格式不正确'))),
};

export const withinPayload = <TSearch extends DomSearch>() =>
  v.check<TSearch, string>(({ boxType, kg }) => kg <= CONTAINERS[boxType].payloadKg, '单箱货重超过箱型最大载重');

export const domSearch = v.pipe(v.object(domEntries), differentPorts(), withinPayload()) satisfies v.GenericSchema<
  unknown,
  DomSearch
>;

const moment = v.pipe(v.string(), v.isoTimestamp());

export const domDetail = v.object({
  legs: v.array(
    v.object({
      stockId: v.string(),
      loop: v.string(),
      carrier: end,
      vessel: v.string(),
      voyage: v.string(),
      org: end,
      dst: end,
      leavesAt: moment,
      arrivesAt: moment,
      calls: v.array(v.string()),
    }),
  ),
  waitsHours: v.nullable(v.number()),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
  findings: foundAs(DOM_FINDING_CODES),
  beside: v.optional(
    v.array(v.object({ side: v.picklist(['org', 'dst']), port: end, lowest: money, leavesAt: moment })),
  ),
}) satisfies v.GenericSchema<unknown, DomDetail>;

export const domOffer = v.object({
  ...between,
  detail: domDetail,
}) satisfies v.GenericSchema<unknown, DomOffer>;

export const domSchedule = scheduleEndpoint({
  mode: 'dom',
  summary: '内贸海运班期：所选日期起八周内每班的含税总价、截止时间、余箱与接载结论',
  request: domSearch,
  offer: domOffer,
});
