import type { PriceExample } from '../../../domain/house/surcharge';
import { toldSum } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import {
  applicableSurcharges,
  type SurchargeRow,
  withoutSurcharges,
  withSurcharges,
} from '../../../domain/offer/surcharge';
import { DAY_MS } from '../../../domain/values/spans';
import { codePatterns } from '../closures/counted';
import { readSearchGoods } from '../closures/goods-asked';
import type { Queries } from '../../base/database/database';
import { findSurcharges } from './charging';

const LOOKED_AT = { days: 30, most: 400 };
const TOLD = 5;

type Change = { row: SurchargeRow; before: readonly SurchargeRow[]; after: readonly SurchargeRow[] };

const routeText = ({ org, dst, supplier }: Offer): string =>
  [org?.nameCn, dst?.nameCn].filter(Boolean).join(' → ') + (supplier ? ` ${supplier.nameCn}` : '');

/** Example prices before and after a change, one per way, and the number of unaffected locked quotes. */
export async function pricesMoved(
  queries: Queries,
  { row, before, after }: Change,
  now: number,
): Promise<{ quotes: number; examples: PriceExample[] }> {
  const kept = await queries.query<{ offer: Offer; search: unknown; isLocked: boolean }>(
    `select offer, search, (order_no is null and locked_until > $1) as "isLocked" from quotes
      where locked_until > $2 and offer::text like all($3) order by locked_until desc limit ${LOOKED_AT.most}`,
    [new Date(now), new Date(now - LOOKED_AT.days * DAY_MS), codePatterns(row)],
  );
  const met = kept.flatMap(({ offer, search, isLocked }) => {
    const goods = readSearchGoods(search, offer.detail);
    const of = (rows: readonly SurchargeRow[]) => applicableSurcharges(findSurcharges(rows, offer, now), goods);
    if (of([row]).length === 0) return [];
    const bare = offer.price && withoutSurcharges(offer.price.charges);
    const priced = (rows: readonly SurchargeRow[]) => bare && toldSum(withSurcharges(bare, of(rows)));
    return [{ mode: offer.mode, way: routeText(offer), isLocked, before: priced(before), after: priced(after) }];
  });
  const ways = new Map(
    met.flatMap(({ mode, way, before: was, after: is }) =>
      was && is ? [[`${mode} ${way}`, { mode, way, before: was, after: is }] as const] : [],
    ),
  );
  return { quotes: met.filter(({ isLocked }) => isLocked).length, examples: [...ways.values()].slice(0, TOLD) };
}
