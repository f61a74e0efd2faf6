import * as v from 'valibot';

import { MOST_EDGE_CM, MOST_SIZES } from '../../offer/piece-sizes';
import { LONGEST_NAME } from '../../question/blocks';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { MOST_KG, MOST_PIECES, MOST_M3, MOST_ALSO } from './search';
import { day } from '../../shape/trade';

const airport = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, '请从列表中选择机场'));

const positiveUpTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));

const wholeUpTo = (most: number, message: string) => v.pipe(positiveUpTo(most, message), v.integer(message));

const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);

const edge = wholeUpTo(MOST_EDGE_CM, '单件边长应为 1–600 的整数厘米');

export const airEntries = {
  orgPortCode: airport,
  dstPortCode: airport,
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  unNo: orNull(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号'))),
  group: orNull(v.picklist(PACKING_GROUPS, '请选择包装类别')),
  percent: orNull(positiveUpTo(100, '浓度应大于 0，不超过 100%')),
  net: orNull(positiveUpTo(MOST_KG, '请填写每件净量')),
  soc: orNull(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100, '荷电状态应为 0–100%'))),
  wh: orNull(positiveUpTo(MOST_KG, '请填写电池额定能量')),
  pieces: wholeUpTo(MOST_PIECES, '请输入件数'),
  kg: positiveUpTo(MOST_KG, '请输入毛重'),
  m3: orNull(positiveUpTo(MOST_M3, '超过 1 m³ 请填写尺寸明细')),
  sizes: v.optional(
    v.pipe(
      v.array(v.object({ l: edge, w: edge, h: edge, pieces: wholeUpTo(MOST_PIECES, '请输入件数') })),
      v.maxLength(MOST_SIZES, '最多 50 行尺寸'),
    ),
    [],
  ),
  /** First day the goods can be handed in. */
  ready: orNull(day),
  /** Entry of the number, as it was picked by name. */
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))),
  also: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{4}$/))), v.maxLength(MOST_ALSO), v.readonly())),
  isTrial: v.optional(v.boolean(), false),
};
