import * as v from 'valibot';

import type { FlexiReceipt } from '../../../domain/modes/flexi/receipt';
import { LAYERS, UNLOADS, YES_NO } from '../../../domain/modes/flexi/search';
import { seenOnWay } from '../../after/way';

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
}) satisfies v.GenericSchema<unknown, FlexiReceipt>;
