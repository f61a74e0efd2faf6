import type { GoodsFacts } from '../../../contract/dangerous-goods';
import type { Goods } from '../../../domain/goods/dangerous-goods';

/** A substance as the library tells it, with nothing remarkable about it. */
export const libraryRow = (goods: Goods): GoodsFacts => ({
  ...goods,
  subRisks: [...goods.subRisks],
  hsCode: '290511',
  isMarinePollutant: false,
  limitedQuantity: '1 L',
  emS: null,
  tankInstruction: null,
  state: 'LIQUID',
  flashPointC: 11,
  densityKgPerL: 0.79,
  groups: [],
  note: null,
  properName: null,
  sixteenB: [],
  burns: null,
  fire: null,
  technical: null,
  cooled: null,
  packing: { instructions: [], special: [], peroxide: null },
  controls: { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false },
  doubts: [],
  sources: [],
  confidence: { identity: 'HIGH', hazard: 'HIGH' },
});
