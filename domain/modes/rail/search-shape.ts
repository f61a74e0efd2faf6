import * as v from 'valibot';

import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { RAIL_BOXES, BOX_OWNERS } from './search';
import { MOST_CARRIED } from '../../offer/carried';
import { carriedRow } from '../../offer/carried-shape';
import { MOST_BOXES } from '../../offer/search';
import { BORDER_CODES } from './corridor';
import { HEATINGS } from './winter';

const station = v.pipe(v.string(), v.regex(/^R[A-Z]{2}$/, '请从列表中选择场站'));

const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);

export const countedRail = v.object({
  type: v.picklist(RAIL_BOXES, '班列只承运 20GP、40GP、40HQ'),
  count: v.pipe(v.number(), v.integer(), v.minValue(1, '箱量应为 1–50'), v.maxValue(MOST_BOXES, '箱量应为 1–50')),
});

const boxes = v.pipe(
  v.array(countedRail),
  v.minLength(1, '请至少选择一种箱型'),
  v.maxLength(RAIL_BOXES.length, '箱型重复'),
  v.check((rows) => new Set(rows.map(({ type }) => type)).size === rows.length, '箱型重复'),
);

export const railEntries = {
  orgPortCode: station,
  dstPortCode: station,
  /** Only trains over this border; null for any. */
  border: orNull(v.picklist(BORDER_CODES, '请选择出境口岸')),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  /** Null for general goods. */
  unNo: orNull(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  /** Identifies general goods, and the entry of a UN number; null when not given. */
  goods: orNull(v.pipe(v.string(), v.maxLength(60))),
  group: v.optional(v.picklist(PACKING_GROUPS)),
  /** Rows of these goods bought or typed elsewhere; the order begins with them. */
  rows: v.optional(v.pipe(v.array(carriedRow), v.maxLength(MOST_CARRIED))),
  boxes,
  /** True if the boxes are the example; no order takes it over. */
  isTrial: v.optional(v.boolean(), false),
  owner: v.optional(v.picklist(BOX_OWNERS, '请选择箱属'), 'COC'),
  heating: orNull(v.picklist(HEATINGS)),
  hasPermit: v.optional(v.boolean(), false),
  from: orNull(v.pipe(v.string(), v.isoDate('日期格式不正确'))),
};
