import * as v from 'valibot';

import { PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import {
  DENSITY,
  HEATED,
  HOT_C,
  LAST_CARGOES,
  LEASE_DAYS,
  LOAD_C,
  MOST_TONS,
  TANK_KINDS,
  type TankSearch,
} from './tank-search';

const perhaps = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);
const day = v.pipe(v.string(), v.isoDate('请选择日期'));
const portCode = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));
const degrees = ({ least, most }: { least: number; most: number }, message: string) =>
  perhaps(v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message)));
const TONS = '数量应在0–1000吨之间';

export const tankEntries = {
  kind: v.optional(v.picklist(TANK_KINDS, '请选择用罐方式'), 'TRIP'),
  leaseDays: degrees(LEASE_DAYS, '长租应为30–365天'),
  orgPortCode: perhaps(portCode),
  dstPortCode: perhaps(portCode),
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  unNo: perhaps(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入4位UN编号'))),
  goods: perhaps(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  group: perhaps(v.picklist(PACKING_GROUPS, '请选择包装类别')),
  tons: perhaps(v.pipe(v.number(TONS), v.gtValue(0, TONS), v.maxValue(MOST_TONS, TONS))),
  loadC: degrees(LOAD_C, '装货温度应在 -40 至 100℃ 之间'),
  hotC: degrees(HOT_C, '途中最高温度应在 -40 至 130℃ 之间'),
  d15: degrees(DENSITY, '请填写15℃密度'),
  d50: degrees(DENSITY, '请填写50℃密度'),
  heating: v.optional(v.picklist(HEATED, '请选择加热方式'), 'N'),
  last: v.optional(v.picklist(LAST_CARGOES, '请选择上一载货物要求'), 'CLEANED'),
  isCleaned: v.optional(v.boolean(), true),
  isFood: v.optional(v.boolean(), false),
  etd: perhaps(day),
};

const isNamed = ({ isDanger, unNo, goods }: Pick<TankSearch, 'isDanger' | 'unNo' | 'goods'>) =>
  (isDanger === 'Y' ? unNo : goods) !== null;
export const namedGoods = <TSearch extends Pick<TankSearch, 'isDanger' | 'unNo' | 'goods'>>() =>
  v.check<TSearch, string>(isNamed, '请选择货物');

/** What is to be filled in, how warm, and between which ports, as far as anybody has said. */
export const tankSearch = v.pipe(v.object(tankEntries), namedGoods()) satisfies v.GenericSchema<unknown, TankSearch>;
