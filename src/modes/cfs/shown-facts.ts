import { identifyRow, goodsLookup } from '../../../domain/goods/identity';
import type { CfsParts } from './order-parts';

/** Facts of the form's goods, from the same source as price and rules. */
export const shownFacts = ({ library, told }: Pick<CfsParts['view'], 'library' | 'told'>) =>
  goodsLookup((row, isDanger) => identifyRow(row, isDanger, { library, told }));
