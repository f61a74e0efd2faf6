import * as v from 'valibot';

import { day, money } from '../../shape/trade';
import { end } from '../../offer/sailing-shape';
import { bag } from '../../goods/tank/flexitank-shape';
import { LAYERS } from './search';
import { TRIALS } from './load';
import { foundAs } from '../../offer/offer-shape';
import { FLEXI_FINDING_CODES } from './finding';

const orNothing = v.nullable(v.number());

export const fitDay = v.object({ day, left: v.number() });

export const others = v.object({ drums: v.nullable(money), tanks: v.nullable(money) });

export const flexiDetail = v.object({
  sailingId: v.string(),
  carrier: end,
  /** Carrier limit in kg per bag; null when unknown. */
  mostKg: orNothing,
  vessel: v.string(),
  voyage: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  bags: v.number(),
  litres: v.number(),
  kg: v.number(),
  bag: bag,
  layer: v.picklist(LAYERS),
  density: v.number(),
  loadTemp: v.number(),
  hasPad: v.boolean(),
  trial: v.array(v.picklist(TRIALS)),
  makes: v.object({ layers: v.array(v.picklist(LAYERS)), isFood: v.boolean() }),
  cold: v.object({ freezeC: orNothing, coldest: orNothing }),
  fitting: v.object({ city: end, days: v.array(fitDay) }),
  /** The same liquid by other means, dollars per ton; null when unknown. */
  others: others,
  /** Findings that need a decision or refuse; none when approved. */
  findings: foundAs(FLEXI_FINDING_CODES),
});
