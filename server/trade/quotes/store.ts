import type { Queries } from '../../base/database/database';
import type { QuoteRow } from './quote';

const COLUMNS = `quote_id as "quoteId", mode, search, offer, rates, takers, locked_until as "lockedUntil",
  order_no as "orderNo"`;
/** A quote is visible to its owner; one made without sign-in, to anyone with its id. */
const MAY_SEE = '(user_id is null or user_id = $2)';

export const quoteStore = (queries: Queries) => ({
  async insert(quote: QuoteRow, userId: string | null, now: Date): Promise<void> {
    const { quoteId, mode, search, offer, rates, takers, lockedUntil } = quote;
    await queries.query(
      `insert into quotes (quote_id, user_id, mode, offer_id, search, offer, rates, takers, locked_until, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        quoteId,
        userId,
        mode,
        offer.offerId,
        JSON.stringify(search),
        JSON.stringify(offer),
        JSON.stringify(rates),
        takers && JSON.stringify(takers),
        lockedUntil,
        now,
      ],
    );
  },

  /** Bounds unordered quotes per account; the oldest are deleted. */
  async keepNewest(userId: string, kept: number): Promise<void> {
    await queries.query(
      `delete from quotes where quote_id in (
         select quote_id from quotes where user_id = $1 and order_no is null
          order by made_at desc, quote_id offset $2)`,
      [userId, kept],
    );
  },

  async find(quoteId: string, userId: string | null): Promise<QuoteRow | undefined> {
    const [row] = await queries.query<QuoteRow>(`select ${COLUMNS} from quotes where quote_id = $1 and ${MAY_SEE}`, [
      quoteId,
      userId,
    ]);
    return row;
  },

  async hold(quoteId: string, userId: string): Promise<QuoteRow | undefined> {
    const [row] = await queries.query<QuoteRow>(
      `select ${COLUMNS} from quotes where quote_id = $1 and ${MAY_SEE} for update`,
      [quoteId, userId],
    );
    return row;
  },

  async use({ quoteId, userId, orderNo }: { quoteId: string; userId: string; orderNo: string }, now: Date) {
    const used = await queries.query(
      `update quotes set order_no = $3, user_id = $2
       where quote_id = $1 and ${MAY_SEE} and order_no is null and locked_until > $4 returning quote_id`,
      [quoteId, userId, orderNo, now],
    );
    return used.length === 1;
  },

  /** Locks in a fixed order, so that no deadlock arises. */
  async release(orderNos: readonly string[]): Promise<void> {
    await queries.query(
      `with held as (select quote_id from quotes where order_no = any($1) order by quote_id for update)
       update quotes set order_no = null from held where quotes.quote_id = held.quote_id`,
      [orderNos],
    );
  },

  async forget(lapsedBefore: Date): Promise<void> {
    await queries.query('delete from quotes where order_no is null and locked_until < $1', [lapsedBefore]);
  },
});
