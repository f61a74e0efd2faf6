import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { FIRE_WHYS } from '../../../domain/goods/fire-class';

import type { CfsDetail } from '../../../domain/modes/cfs/detail';
import { CFS_FINDING_CODES } from '../../../domain/modes/cfs/finding';
import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import { CFS_BOXES, MOST_TONS, type CfsSearch } from '../../../domain/modes/cfs/search';
import { MOST_BOXES } from '../../../domain/offer/search';

import { between, foundAs, offer, scheduleEndpoint } from '../../offers/offers';
import { end } from '../../offers/sailings';

const BOX_COUNT = '箱量应为 1–50';

export const cfsEntries = {
  port: v.pipe(v.string('请选择装箱港'), v.regex(/^[A-Z]{5}$/, '请选择装箱港')),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择装箱类型'), 'Y'),
  unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))), null),
  goods: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), null),
  boxType: v.picklist(CFS_BOXES, '装箱站只装 20GP、40GP、40HQ'),
  boxes: v.pipe(v.number(BOX_COUNT), v.integer(BOX_COUNT), v.minValue(1, BOX_COUNT), v.maxValue(MOST_BOXES, BOX_COUNT)),
  tons: v.optional(
    v.nullable(v.pipe(v.number(), v.gtValue(0, '请输入货重'), v.maxValue(MOST_TONS, '请输入货重'))),
    null,
  ),
  cut: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, '请选择截港时间'))), null),
  isCutTyped: v.optional(v.boolean(), false),
};

const isGoodsNamed = ({ isDanger, unNo }: CfsSearch) => isDanger === 'N' || unNo !== null;
export const namedGoods = <TSearch extends CfsSearch>() => v.check<TSearch, string>(isGoodsNamed, '请选择货物');

export const cfsSearch = v.pipe(v.object(cfsEntries), namedGoods()) satisfies v.GenericSchema<unknown, CfsSearch>;

const moment = v.pipe(v.string(), v.isoTimestamp());
const counts = v.array(v.number());
const stuffing = v.object({ slot: v.string(), teu: v.string() });

const board = v.object({
  perHour: v.number(),
  perBlock: v.number(),
  days: v.array(v.object({ day: v.string(), gate: counts, stuff: counts, isClosed: v.optional(v.literal(true)) })),
});

export const station = v.object({
  ...end.entries,
  port: end,
  address: v.string(),
  classes: v.array(v.picklist(HAZARD_CLASS_IDS)),
  fires: v.array(v.picklist(FIRES)),
  packers: v.number(),
});

export const cfsDetail = v.object({
  station,
  isInPort: v.boolean(),
  cut: moment,
  isCutTyped: v.boolean(),
  tons: v.number(),
  isTonsTyped: v.boolean(),
  fire: v.nullable(
    v.object({
      item: v.picklist(FIRES),
      isSure: v.boolean(),
      why: v.picklist(FIRE_WHYS),
      degrees: v.nullable(v.number()),
    }),
  ),
  first: v.nullable(v.object({ gate: v.string(), stuff: v.array(stuffing) })),
  boards: v.nullable(v.object({ Y: board, N: board, seenAt: moment })),
  findings: foundAs(CFS_FINDING_CODES),
}) satisfies v.GenericSchema<unknown, CfsDetail>;

export const cfsOffer = v.object({
  ...between,
  arrivesAt: offer.entries.arrivesAt,
  detail: cfsDetail,
}) satisfies v.GenericSchema<unknown, CfsOffer>;

export const cfsSchedule = scheduleEndpoint({
  mode: 'cfs',
  summary: '某港及邻近的装箱站：能不能装、从截港倒排的最早时段、每小时余车与每半天余 TEU、总价',
  request: cfsSearch,
  offer: cfsOffer,
});
