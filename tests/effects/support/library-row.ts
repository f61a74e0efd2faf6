import type { GoodsFacts } from '../../../contract/world/dangerous-goods';
import type { Goods } from '../../../domain/goods/dangerous-goods';
import { NOTHING_REMARKABLE } from '../../support/recorded/goods';

/** Library record of a substance with default facts. */
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
  listRow: null,
  asks: [],
  ...NOTHING_REMARKABLE,
});
