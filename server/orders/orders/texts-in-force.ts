import type { OrderTerms } from '../../../domain/order/mode/mode';
import type { TextsInForce } from '../../../domain/order/papers/protocol';
import { createEditions } from '../../world/content/store';
import type { Queries } from '../../base/database/database';

export async function textsInForce(
  queries: Queries,
  { protocol, charges }: Pick<OrderTerms, 'protocol' | 'charges'>,
  now: Date,
): Promise<TextsInForce> {
  const editions = createEditions(queries);
  const placedBy = await editions.inForce(protocol, now);
  const charged = charges && (await editions.inForce(charges, now));
  return { protocol: placedBy.version, charges: charged?.version ?? null };
}
