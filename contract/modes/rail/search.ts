import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';

import { BORDER_CODES, RAIL_LINES } from '../../../domain/modes/rail/corridor';
import { RAIL_FINDING_CODES } from '../../../domain/modes/rail/finding';
import type { RailDetail } from '../../../domain/modes/rail/detail';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { BOX_OWNERS, RAIL_BOXES, type RailSearch } from '../../../domain/modes/rail/search';
import { HEATINGS } from '../../../domain/modes/rail/winter';
import { MOST_BOXES } from '../../../domain/offer/search';

import { between, foundAs, placeNotice } from '../../offers/offers';
import { dedupedScheduleEndpoint } from '../../offers/said-once';
import { differentPorts, end } from '../../offers/sailings';

const station = v.pipe(v.string(), v.regex(/^R[A-Z]{2}$/, '请从列表中选择场站'));
const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);

const boxes = v.pipe(
  v.array(
    v.object({
      type: v.picklist(RAIL_BOXES, '班列只承运 20GP、40GP、40HQ'),
      count: v.pipe(v.number(), v.integer(), v.minValue(1, '箱量应为 1–50'), v.maxValue(MOST_BOXES, '箱量应为 1–50')),
    }),
  ),
  v.minLength(1, '请至少选择一种箱型'),
  v.maxLength(RAIL_BOXES.length, '箱型重复'),
  v.check((rows) => new Set(rows.map(({ type }) => type)).size === rows.length, '箱型重复'),
);

export const railEntries = {
  orgPortCode: station,
  dstPortCode: station,
  border: orNull(v.picklist(BORDER_CODES, '请选择出境口岸')),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  unNo: orNull(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  goods: orNull(v.pipe(v.string(), v.maxLength(60))),
  boxes,
  isTrial: v.optional(v.boolean(), false),
  owner: v.optional(v.picklist(BOX_OWNERS, '请选择箱属'), 'COC'),
  heating: orNull(v.picklist(HEATINGS)),
  hasPermit: v.optional(v.boolean(), false),
  from: orNull(v.pipe(v.string(), v.isoDate('日期格式不正确'))),
};

/** Dangerous goods are identified by UN number, others by name. */
export const soundGoods = <TSearch extends RailSearch>() =>
  v.check<TSearch, string>(({ isDanger, unNo }) => (unNo === null) === (isDanger === 'N'), '危险品需填写 UN 编号');

export const railSearch = v.pipe(v.object(railEntries), differentPorts(), soundGoods()) satisfies v.GenericSchema<
  unknown,
  RailSearch
>;

const classes = v.array(v.picklist(HAZARD_CLASS_IDS));

export const railDetail = v.object({
  line: v.picklist(RAIL_LINES),
  border: v.picklist(BORDER_CODES),
  transitDays: v.tuple([v.number(), v.number()]),
  takes: v.object({ train: classes, org: classes, dst: classes }),
  notice: placeNotice,
  freeDays: v.number(),
  perDay: v.object(v.entriesFromList(RAIL_BOXES, v.number())),
  warmth: v.object({ HEAT: v.number(), LINER: v.number() }),
  findings: foundAs(RAIL_FINDING_CODES),
  /** Quotes locked by the previous release lack it. */
  paired: v.optional(
    v.array(
      v.object({
        boxes: v.array(v.object({ type: v.picklist(RAIL_BOXES), count: v.number() })),
        total: v.nullable(v.number()),
      }),
    ),
    [],
  ),
  instead: v.array(
    v.object({
      org: end,
      dst: end,
      way: v.optional(
        v.nullable(
          v.object({
            border: v.picklist(BORDER_CODES),
            transitDays: v.tuple([v.number(), v.number()]),
            total: v.nullable(v.number()),
          }),
        ),
        null,
      ),
    }),
  ),
}) satisfies v.GenericSchema<unknown, RailDetail>;

export const railOffer = v.object({
  ...between,
  detail: railDetail,
}) satisfies v.GenericSchema<unknown, RailOffer>;

export const railSchedule = dedupedScheduleEndpoint({
  mode: 'rail',
  summary: '班列：四周内每班的总价、余箱、口岸与换轨、冬季与危险品结论',
  request: railSearch,
  detail: railDetail,
});
