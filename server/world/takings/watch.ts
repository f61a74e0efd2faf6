import type { Measure } from '../../../domain/offer/measure';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import type { Inside } from './neighbours';

const FRESH_MS = 1_000;

type Row = { stockId: string; measure: Measure; taken: number } & Pick<Inside, 'body' | 'fromDay' | 'toDay'> & {
    orderNo: string | null;
  };

/** What is sold of a market, and who shares what with whom. */
export type Sold = {
  taken: (stockId: string, measure: Measure) => number;
  inside: (stockId: string) => readonly Inside[];
};

const NOBODY: readonly Inside[] = [];

function soldIn(rows: readonly Row[]): Sold {
  const taken = new Map(rows.map((row) => [`${row.stockId} ${row.measure}`, row.taken]));
  const inside = new Map<string, Inside[]>();
  for (const { stockId, orderNo, body, fromDay, toDay } of rows) {
    if (orderNo === null) continue;
    const here = inside.get(stockId) ?? [];
    here.push({ stockId, orderNo, body, fromDay, toDay });
    inside.set(stockId, here);
  }
  return {
    taken: (stockId, measure) => taken.get(`${stockId} ${measure}`) ?? 0,
    inside: (stockId) => inside.get(stockId) ?? NOBODY,
  };
}

const READ = `select t.stock_id as "stockId", t.measure, t.taken, n.order_no as "orderNo", n.body,
    to_char(n.from_day, 'YYYY-MM-DD') as "fromDay", to_char(n.to_day, 'YYYY-MM-DD') as "toDay"
  from takings t left join neighbours n on n.stock_id = t.stock_id and t.measure = 'TURN'
  where t.market = $1 and t.until_at > $2 and (t.taken > 0 or n.order_no is not null)
  order by t.stock_id, t.measure, n.order_no`;

type Known = { sold: Sold; text: string; readAt: number; reading?: Promise<void> | undefined };

/** What searches know of the things sold, a second old at most; a submission asks the database itself. */
export function watchTakings(database: Database, clock: Clock) {
  const markets = new Map<string, Known>();
  let staleAt = Number.NEGATIVE_INFINITY;

  const isFresh = ({ readAt }: Known) => readAt > staleAt && performance.now() - readAt <= FRESH_MS;

  async function read(market: string, known: Known): Promise<void> {
    const readAt = performance.now();
    const rows = await database.query<Row>(READ, [market, new Date(clock.now())]);
    const text = JSON.stringify(rows);
    if (text !== known.text) known.sold = soldIn(rows);
    known.text = text;
    known.readAt = readAt;
  }

  return {
    /** The same object as long as nothing has changed in the market. */
    async in(market: string): Promise<Sold> {
      const known = markets.get(market) ?? { sold: soldIn([]), text: '[]', readAt: Number.NEGATIVE_INFINITY };
      markets.set(market, known);
      if (isFresh(known)) return known.sold;
      // However long a reading takes, it will do, unless something was sold after it had begun.
      do {
        known.reading ??= read(market, known).finally(() => (known.reading = undefined));
        await known.reading;
      } while (known.readAt <= staleAt);
      return known.sold;
    },
    /** The next search reads anew: somebody of this gateway has just taken or given back. */
    stale: (): void => void (staleAt = performance.now()),
  };
}

export type TakingsWatch = ReturnType<typeof watchTakings>;
