import * as v from 'valibot';

import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { DETAIL } from '../../../domain/modes/air/detail';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { type AirSearch, MOST_ALSO, MOST_KG, MOST_M3, MOST_PIECES } from '../../../domain/modes/air/search';
import { MOST_EDGE_CM, MOST_SIZES } from '../../../domain/offer/piece-sizes';
import { between, scheduleEndpoint } from '../../offers/offers';
import { differentPorts } from '../../offers/sailings';
import { shapeWire } from '../../wire/shape-wire';

const airport = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, '请从列表中选择机场'));
const positiveUpTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));
const wholeUpTo = (most: number, message: string) => v.pipe(positiveUpTo(most, message), v.integer(message));
const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);

const day = v.pipe(v.string(), v.isoDate());
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
  ready: orNull(day),
  also: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{4}$/))), v.maxLength(MOST_ALSO))),
  isTrial: v.optional(v.boolean(), false),
};

const isUnNoConsistent = ({ isDanger, unNo }: AirSearch) => (unNo === null) === (isDanger === 'N');
const isMeasured = ({ sizes, m3 }: AirSearch) => sizes.length > 0 || m3 !== null;
const isCounted = ({ sizes, pieces }: AirSearch) =>
  sizes.length === 0 || sizes.reduce((all, one) => all + one.pieces, 0) === pieces;

export const soundGoods = <TSearch extends AirSearch>() =>
  v.check<TSearch, string>(
    (search) => isUnNoConsistent(search) && isMeasured(search) && isCounted(search),
    '危险品需填写 UN 编号；尺寸或体积需填写，尺寸件数与总件数需一致',
  );

export const airSearch = v.pipe(v.object(airEntries), differentPorts(), soundGoods()) satisfies v.GenericSchema<
  unknown,
  AirSearch
>;

export const airDetail = shapeWire(DETAIL);

export const airOffer = v.object({
  ...between,
  detail: airDetail,
}) satisfies v.GenericSchema<unknown, AirOffer>;

export const airSchedule = scheduleEndpoint({
  mode: 'air',
  summary: '空运航班：两周内每班的总价、截止时间、舱位与客机货机结论',
  request: airSearch,
  offer: airOffer,
});
