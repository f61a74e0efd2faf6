import { prolongStay } from '../../../../contract/after/staying';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { prolongWith } from './prolong';

export function stayAfter(deps: AfterDeps): After {
  const prolong = prolongWith(deps);
  return { id: 'stay', routes: [serveOwner(prolongStay, (prolonged, { userId }) => prolong(userId, prolonged))] };
}
