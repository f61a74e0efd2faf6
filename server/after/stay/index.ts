import { prolongStay } from '../../../contract/staying';
import { serveOwner } from '../../http/serve';
import { prolongWith } from '../../orders/prolong';
import type { After, AfterDeps } from '../after';

/** Goods stay longer than they were booked for. */
export function stayAfter(deps: AfterDeps): After {
  const prolong = prolongWith(deps);
  return { id: 'stay', routes: [serveOwner(prolongStay, (prolonged, { userId }) => prolong(userId, prolonged))] };
}
