import * as v from 'valibot';

import { MOST_DAYS } from '../../../domain/modes/wh/stay';
import { MOST_PALLETS, MOST_TONS, STORE_TEMPS, WH_AMOUNTS, type WhSearch } from './wh-search';

const whole = (most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));

const isNamed = ({ isDanger, unNo, goods }: WhSearch) => (isDanger === 'Y' ? unNo : goods) !== null;

export const whSearch = v.pipe(
  v.object({
    city: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/, '请从列表中选择城市'))), null),
    isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
    unNo: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入4位UN编号'))), null),
    goods: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), null),
    tons: v.pipe(v.number('请输入存放吨数'), v.gtValue(0, '请输入存放吨数'), v.maxValue(MOST_TONS, '请输入存放吨数')),
    pallets: whole(MOST_PALLETS, '托盘数应为1–9999的整数'),
    inDate: v.optional(v.nullable(v.pipe(v.string(), v.isoDate('请选择入库日期'))), null),
    days: whole(MOST_DAYS, '存放天数应为1–3650'),
    temp: v.optional(v.picklist(STORE_TEMPS, '请选择储存温度'), 'NORMAL'),
    untold: v.optional(v.pipe(v.array(v.picklist(WH_AMOUNTS)), v.maxLength(WH_AMOUNTS.length)), []),
  }),
  v.check<WhSearch, string>(isNamed, '请选择货物'),
) satisfies v.GenericSchema<unknown, WhSearch>;
