import { closureFindings, type Closure } from '../../../domain/offer/closure';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';
import { readSearchGoods } from './goods-asked';
import { type HitDeps, createHitFinder } from './hits';
import { findClosures } from './passed';

/** LIKE patterns for the codes of a key, which every offer it can meet contains; `*` matches any. */
export const codePatterns = ({ key }: Pick<Closure, 'key'>): string[] =>
  key
    .slice(key.indexOf(':') + 1)
    .split('>')
    .map((code) => `%"${code === '*' ? '' : `${code}"`}%`);

export async function quotesHit(queries: Queries, closure: Closure, now: number): Promise<number> {
  const rows = await queries.query<{ offer: Offer; search: unknown }>(
    `select offer, search from quotes where order_no is null and locked_until > $1 and offer::text like all($2)`,
    [new Date(now), codePatterns(closure)],
  );
  return rows.filter(({ offer, search }) => {
    const goods = readSearchGoods(search, offer.detail);
    return closureFindings(findClosures([closure], offer, now), goods).length > 0;
  }).length;
}

export async function draftsHit(queries: Queries, deps: HitDeps, closure: Closure, now: number): Promise<number> {
  const rows = await queries.query<{ offer: Offer; form: OrderForm }>(
    `select q.offer, d.form from order_drafts d join quotes q on q.quote_id = d.quote_id
      where d.form is not null and q.order_no is null and q.offer::text like all($1)`,
    [codePatterns(closure)],
  );
  const find = createHitFinder(deps, [closure], now);
  return rows.filter((row) => find(row) !== null).length;
}
