import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { VERDICT_LEVELS } from '../../../domain/goods/verdict';
import type { LclDetail } from '../../../domain/modes/lcl/detail';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import {
  type LclSearch,
  MOST_EDGE_CM,
  MOST_KG,
  MOST_M3,
  MOST_PIECES,
  MOST_ROWS,
} from '../../../domain/modes/lcl/search';
import { TON_BASES } from '../../../domain/modes/lcl/tons';

import { between, scheduleOf } from '../../offers';
import { differentPorts, end } from '../../sailings';

const portCode = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));
const upTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));
const whole = (most: number, message: string) => v.pipe(upTo(most, message), v.integer(message));

const row = v.object({
  /** Null for what is not dangerous, alone or beside goods that are. */
  unNo: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  pieces: whole(MOST_PIECES, '请输入件数'),
  kg: upTo(MOST_KG, '毛重应大于 0，不超过 24000 kg'),
  m3: upTo(MOST_M3, '体积应大于 0，不超过 60 m³'),
  longCm: v.optional(v.nullable(whole(MOST_EDGE_CM, '单件长度超过 6 米请走询价')), null),
  /** Of a number with several entries, where somebody has said which. */
  group: v.optional(v.picklist(PACKING_GROUPS, '请选择包装类别')),
  /** In limited quantities, as the form of an order declares them. */
  isLimited: v.optional(v.boolean()),
});

/** General goods may lie beside dangerous ones. */
const isNamed = ({ isDanger, rows }: LclSearch) =>
  isDanger === 'Y' ? rows.some(({ unNo }) => unNo !== null) : rows.every(({ unNo }) => unNo === null);

export const lclEntries = {
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  rows: v.pipe(v.array(row), v.minLength(1, '请至少填写一行货物'), v.maxLength(MOST_ROWS, '最多 20 行')),
  isStackable: v.optional(v.boolean(), true),
};

export const namedRows = <TSearch extends LclSearch>() => v.check<TSearch, string>(isNamed, '危险品需填写 UN 编号');

/** What is to share a box with other people's goods. */
export const lclSearch = v.pipe(v.object(lclEntries), differentPorts(), namedRows()) satisfies v.GenericSchema<
  unknown,
  LclSearch
>;

const day = v.pipe(v.string(), v.isoDate());
export const hazardClass = v.picklist(HAZARD_CLASS_IDS);

export const tons = v.object({ m3: v.number(), t: v.number(), charged: v.number(), basis: v.picklist(TON_BASES) });

export const lclDetail = v.object({
  shed: v.object({
    ...end.entries,
    address: v.string(),
    classes: v.array(hazardClass),
    fires: v.array(v.picklist(FIRES)),
  }),
  transitDays: v.number(),
  via: v.nullable(end),
  boxes: v.array(
    v.object({
      classes: v.array(hazardClass),
      level: v.nullable(v.picklist(VERDICT_LEVELS)),
      leftM3: v.number(),
      leftKg: v.optional(v.number()),
      mostM3: v.number(),
    }),
  ),
  box: v.nullable(v.number()),
  nextFit: v.nullable(v.object({ day, offerId: v.string() })),
  fitShare: v.tuple([v.number(), v.number()]),
  breakEven: v.nullable(v.number()),
  tons,
}) satisfies v.GenericSchema<unknown, LclDetail>;

export const lclOffer = v.object({
  ...between,
  detail: lclDetail,
}) satisfies v.GenericSchema<unknown, LclOffer>;

export const lclSchedule = scheduleOf({
  mode: 'lcl',
  summary: '拼箱班期：八周内每班的总价、截止时间、箱内已有类别与可拼结论',
  request: lclSearch,
  offer: lclOffer,
});
