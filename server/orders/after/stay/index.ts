import { prolongStay } from '../../../../contract/after/staying';
import { serveOwner } from '../../../base/http/serve';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { createProlong } from './prolong';

export function createStayAfter(deps: AfterDeps): Capability {
  const prolong = createProlong(deps);
  return { id: 'stay', routes: [serveOwner(prolongStay, (prolonged, { userId }) => prolong(userId, prolonged))] };
}
