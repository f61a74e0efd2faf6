import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../goods/dangerous-goods';
import { STATES } from '../../goods/facts';
import { CONTROLS } from '../../goods/facts-shape';
import { LIQUID } from '../../goods/tank/shapes';

const HAZARD_CLASS = v.picklist(HAZARD_CLASS_IDS);

export const CARGO = v.object({
  goodsId: v.string(),
  name: v.string(),
  unNo: v.nullable(v.string()),
  isKnown: v.boolean(),
  state: v.picklist(STATES),
  hazardClass: v.nullable(HAZARD_CLASS),
  subRisks: v.pipe(v.array(HAZARD_CLASS), v.readonly()),
  /** Entries of the UN number; with several the user must choose. */
  entries: v.array(v.object({ name: v.string(), group: v.nullable(v.picklist(PACKING_GROUPS)) })),
  /** Portable tank instruction of each entry. */
  required: v.array(v.nullable(v.string())),
  liquid: v.nullable(LIQUID),
  isMild: v.boolean(),
  isFood: v.boolean(),
  controls: CONTROLS,
  isDoubtful: v.boolean(),
});
