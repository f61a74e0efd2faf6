import * as v from 'valibot';

import { BAG_DENSITY, BAG_LITRES, HOTTEST_FILL_C } from '../../../domain/goods/tank/flexitank';

import type { FlexiDetail } from '../../../domain/modes/flexi/detail';
import { FLEXI_FINDING_CODES } from '../../../domain/modes/flexi/finding';
import { TRIALS } from '../../../domain/modes/flexi/load';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import {
  COLDEST_FILL_C,
  LAYERS,
  MOST_TONS,
  MOST_VISCOSITY,
  UNLOADS,
  YES_NO,
  type FlexiSearch,
} from '../../../domain/modes/flexi/search';

import { money } from '../../wire/money';
import { between, foundAs, scheduleEndpoint } from '../../offers/offers';
import { differentPorts, end } from '../../offers/sailings';

const port = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));
const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);
const numberWithin = ({ least, most }: { least: number; most: number }, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
const day = v.pipe(v.string(), v.isoDate());

export const flexiEntries = {
  orgPortCode: port,
  dstPortCode: port,
  goods: v.pipe(v.string('请选择货物'), v.trim(), v.minLength(1, '请选择货物'), v.maxLength(60, '请选择货物')),
  kg: orNull(v.pipe(numberWithin({ least: 1, most: MOST_TONS * 1000 }, '数量应在 0–1000 吨之间'), v.integer())),
  litres: orNull(v.pipe(numberWithin(BAG_LITRES, '容量应为 12,000–24,000 升'), v.integer())),
  density: orNull(numberWithin(BAG_DENSITY, '密度应在 0.6–1.6 之间')),
  loadTemp: orNull(numberWithin({ least: COLDEST_FILL_C, most: HOTTEST_FILL_C }, '装货温度不能高于 60℃')),
  viscosity: orNull(v.pipe(v.number(), v.gtValue(0, '黏度应大于 0'), v.maxValue(MOST_VISCOSITY))),
  layer: orNull(v.picklist(LAYERS)),
  food: v.optional(v.picklist(YES_NO), 'N'),
  heat: orNull(v.picklist(YES_NO)),
  unload: v.optional(v.picklist(UNLOADS), 'PUMP'),
  etd: orNull(day),
};

export const flexiSearch = v.pipe(v.object(flexiEntries), differentPorts()) satisfies v.GenericSchema<
  unknown,
  FlexiSearch
>;

const orNothing = v.nullable(v.number());

export const flexiDetail = v.object({
  sailingId: v.string(),
  carrier: end,
  mostKg: orNothing,
  vessel: v.string(),
  voyage: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  bags: v.number(),
  litres: v.number(),
  kg: v.number(),
  bag: v.object({ sizeL: v.number(), percent: v.number(), isStocked: v.boolean() }),
  layer: v.picklist(LAYERS),
  density: v.number(),
  loadTemp: v.number(),
  hasPad: v.boolean(),
  trial: v.array(v.picklist(TRIALS)),
  makes: v.object({ layers: v.array(v.picklist(LAYERS)), isFood: v.boolean() }),
  cold: v.object({ freezeC: orNothing, coldest: orNothing }),
  fitting: v.object({ city: end, days: v.array(v.object({ day, left: v.number() })) }),
  others: v.object({ drums: v.nullable(money), tanks: v.nullable(money) }),
  findings: foundAs(FLEXI_FINDING_CODES),
}) satisfies v.GenericSchema<unknown, FlexiDetail>;

export const flexiOffer = v.object({
  ...between,
  detail: flexiDetail,
}) satisfies v.GenericSchema<unknown, FlexiOffer>;

export const flexiSchedule = scheduleEndpoint({
  mode: 'flexi',
  summary: '液袋：各供应商在各航次的袋型、装载量、承运人限重、加热与安装日、总价',
  request: flexiSearch,
  offer: flexiOffer,
});
