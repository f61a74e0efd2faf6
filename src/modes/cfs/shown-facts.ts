import { identityIn, knowing } from '../../../domain/goods/identity';
import type { CfsParts } from './order-parts';

/** What is known of the goods of a form that is shown: by what its rows say now, as price and rules know it. */
export const shownFacts = ({ library, told }: Pick<CfsParts['view'], 'library' | 'told'>) =>
  knowing((row, isDanger) => identityIn(row, isDanger, { library, told }));
