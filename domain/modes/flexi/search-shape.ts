import * as v from 'valibot';

import {
  MOST_TONS,
  COLDEST_FILL_C,
  MOST_VISCOSITY,
  LAYERS,
  YES_NO,
  UNLOADS,
  TONS_SAYS,
  LITRES_SAYS,
  DENSITY_SAYS,
  LOAD_TEMP_SAYS,
} from './search';
import { BAG_LITRES, BAG_DENSITY, HOTTEST_FILL_C } from '../../goods/tank/flexitank';
import { day } from '../../shape/trade';

const port = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));

const orNull = <TSchema extends v.GenericSchema>(schema: TSchema) => v.optional(v.nullable(schema), null);

const numberWithin = ({ least, most }: { least: number; most: number }, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));

export const flexiEntries = {
  orgPortCode: port,
  dstPortCode: port,
  /** Goods name: goods with a UN number never go into a flexitank. */
  goods: v.pipe(v.string('请选择货物'), v.trim(), v.minLength(1, '请选择货物'), v.maxLength(60, '请选择货物')),
  /** Total kg; null for one full bag. */
  kg: orNull(v.pipe(numberWithin({ least: 1, most: MOST_TONS * 1000 }, TONS_SAYS), v.integer())),
  /** Per bag. */
  litres: orNull(v.pipe(numberWithin(BAG_LITRES, LITRES_SAYS), v.integer())),
  /** At the loading temperature; null for the library value. */
  density: orNull(numberWithin(BAG_DENSITY, DENSITY_SAYS)),
  loadTemp: orNull(numberWithin({ least: COLDEST_FILL_C, most: HOTTEST_FILL_C }, LOAD_TEMP_SAYS)),
  viscosity: orNull(v.pipe(v.number(), v.gtValue(0, '黏度应大于 0'), v.maxValue(MOST_VISCOSITY))),
  /** Null: the supplier's type. */
  layer: orNull(v.picklist(LAYERS)),
  food: v.optional(v.picklist(YES_NO), 'N'),
  /** Null: as the route requires. */
  heat: orNull(v.picklist(YES_NO)),
  unload: v.optional(v.picklist(UNLOADS), 'PUMP'),
  etd: orNull(day),
};
