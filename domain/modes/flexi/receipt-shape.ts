import * as v from 'valibot';

import { LAYERS, UNLOADS, YES_NO } from './search';
import { seenOnWay } from '../../order/on-site/way-shape';

export const flexiReceipt = v.object({
  vessel: v.string(),
  voyage: v.string(),
  ship: v.string(),
  bags: v.number(),
  litres: v.number(),
  kg: v.number(),
  density: v.number(),
  sizeL: v.number(),
  percent: v.number(),
  layer: v.picklist(LAYERS),
  isFood: v.boolean(),
  hasPad: v.boolean(),
  unload: v.picklist(UNLOADS),
  loadTemp: v.string(),
  fitDay: v.string(),
  fitWindow: v.string(),
  fitAddress: v.string(),
  city: v.string(),
  said: v.object({
    viscosity: v.string(),
    layer: v.picklist(['', ...LAYERS]),
    food: v.picklist(YES_NO),
    heat: v.picklist(['', ...YES_NO]),
    unload: v.picklist(UNLOADS),
  }),
  seen: seenOnWay,
});
