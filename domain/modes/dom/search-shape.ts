import * as v from 'valibot';

import { homePort } from './ports';
import { DOOR_CITIES } from '../../places/door-cities';
import { DRY_BOXES } from '../../mode-ids';
import { MOST_BOXES } from '../../offer/search';
import { TAX_RATES } from './search';

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
  /** Kilograms per box. */
  kg: v.pipe(v.number('请填写单箱货重'), v.gtValue(0, '请填写单箱货重')),
  /** True if the weight is the example; no order takes it over. */
  isTrial: v.optional(v.boolean(), false),
  /** Door cities; null for port delivery. */
  from: city,
  to: city,
  tax: v.optional(v.picklist(TAX_RATES, '请选择开票税率'), '9'),
  /** First acceptable day; null for any. */
  etd: orNull(v.pipe(v.string(), v.isoDate('日期格式不正确'))),
};
