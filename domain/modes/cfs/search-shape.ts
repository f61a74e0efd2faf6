import * as v from 'valibot';

import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { CFS_BOXES, MOST_TONS, BOX_TYPE_SAYS, CUT_SAYS } from './search';
import { MOST_BOXES } from '../../offer/search';

const BOX_COUNT = '箱量应为 1–50';

export const cfsEntries = {
  port: v.pipe(v.string('请选择装箱港'), v.regex(/^[A-Z]{5}$/, '请选择装箱港')),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择装箱类型'), 'Y'),
  unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))), null),
  /** Name of general goods, or of the entry picked for a number; null when not given. */
  goods: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), null),
  /** For a number with several entries. */
  group: v.optional(v.picklist(PACKING_GROUPS)),
  boxType: v.picklist(CFS_BOXES, BOX_TYPE_SAYS),
  boxes: v.pipe(v.number(BOX_COUNT), v.integer(BOX_COUNT), v.minValue(1, BOX_COUNT), v.maxValue(MOST_BOXES, BOX_COUNT)),
  /** Total tons; null when not given, then an example is used. */
  tons: v.optional(
    v.nullable(v.pipe(v.number(), v.gtValue(0, '请输入货重'), v.maxValue(MOST_TONS, '请输入货重'))),
    null,
  ),
  /** Port cut-off, China time; null when not given. */
  cut: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, CUT_SAYS))), null),
  /** False when the cut-off was derived from the sailing day. */
  isCutTyped: v.optional(v.boolean(), false),
};

const counts = v.array(v.number());

export const stuffing = v.object({ slot: v.string(), teu: v.string() });

export const board = v.object({
  perHour: v.number(),
  perBlock: v.number(),
  days: v.array(v.object({ day: v.string(), gate: counts, stuff: counts, isClosed: v.optional(v.literal(true)) })),
});
