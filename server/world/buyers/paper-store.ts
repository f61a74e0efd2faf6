import { tidySum } from '../../../domain/offer/containers';
import type { BuyerPaperState } from '../../../domain/mall/buyer-papers';
import type { BuyerPaper, ReadPaper } from '../../../domain/mall/purchase-right';
import type { Day } from '../../../domain/values/days';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';

/** Facts of a paper as typed, later as read by staff. `kg` and `goodsId` only for permits. */
export type PaperFacts = { validTo: Day; goodsId: string | null; kg: number | null };

export type PaperRow = PaperFacts & {
  paperId: string;
  enterpriseId: string;
  paper: BuyerPaper;
  number: string;
  usedKg: number;
  fileName: string;
  handedAt: Date;
  state: BuyerPaperState;
  reason: string | null;
  decidedAt: Date | null;
};

type NewPaper = PaperFacts &
  Pick<PaperRow, 'paperId' | 'enterpriseId' | 'paper' | 'number'> & {
    userId: string;
    file: { name: string; type: string; bytes: Uint8Array };
    now: Date;
  };

/** Quantities bought on a permit are takings of it, taken and released like any stock. */
const ROWS = `select p.id as "paperId", p.enterprise_id as "enterpriseId", p.paper, p.number, p.valid_to as "validTo",
       p.goods_id as "goodsId", p.kg, coalesce(t.taken, 0)::float8 / 1000 as "usedKg", p.file_name as "fileName",
       p.handed_at as "handedAt", p.state, p.reason, p.decided_at as "decidedAt"
  from buyer_papers p left join takings t on t.stock_id = p.id and t.measure = 'LOT'`;

const SHOWN = 100;

function readPermits({ paperId, paper, number, validTo, goodsId, kg, usedKg }: PaperRow): ReadPaper[] {
  if (paper !== 'PRECREG') return [{ paperId, paper, number, validTo }];
  if (goodsId === null || kg === null) return [];
  return [{ paperId, paper, number, validTo, goodsId, kg, leftKg: Math.max(0, tidySum([kg, -usedKg])) }];
}

export const paperStore = (queries: Queries) => ({
  keep: ({ paperId, enterpriseId, userId, paper, number, validTo, goodsId, kg, file, now }: NewPaper) =>
    queries.query(
      `insert into buyer_papers (id, enterprise_id, handed_by, paper, number, valid_to, goods_id, kg,
         file_name, file_type, file, handed_at, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'HANDED_IN')`,
      [paperId, enterpriseId, userId, paper, number, validTo, goodsId, kg, file.name, file.type, file.bytes, now],
    ),

  waitingOf: (enterpriseId: string): Promise<number> =>
    queryCount(queries, `select count(*) as count from buyer_papers where enterprise_id = $1 and state = 'HANDED_IN'`, [
      enterpriseId,
    ]),

  ofEnterprise: (enterpriseId: string): Promise<PaperRow[]> =>
    queries.query<PaperRow>(`${ROWS} where p.enterprise_id = $1 order by p.handed_at desc, p.id limit ${SHOWN}`, [
      enterpriseId,
    ]),

  async find(paperId: string): Promise<PaperRow | undefined> {
    const [row] = await queries.query<PaperRow>(`${ROWS} where p.id = $1`, [paperId]);
    return row;
  },

  /** Accepted papers, expired ones included. */
  async readOf(enterpriseId: string): Promise<ReadPaper[]> {
    const rows = await queries.query<PaperRow>(`${ROWS} where p.enterprise_id = $1 and p.state = 'READ'`, [
      enterpriseId,
    ]);
    return rows.flatMap(readPermits);
  },

  /** State of the enterprise's paper, locked against decisions; undefined for another's. */
  async held(paperId: string, enterpriseId: string): Promise<BuyerPaperState | undefined> {
    const [row] = await queries.query<{ state: BuyerPaperState }>(
      'select state from buyer_papers where id = $1 and enterprise_id = $2 for update',
      [paperId, enterpriseId],
    );
    return row?.state;
  },

  drop: (paperId: string) => queries.query('delete from buyer_papers where id = $1', [paperId]),

  /** False if it no longer waits. */
  async pass(paperId: string, { validTo, goodsId, kg }: PaperFacts, now: Date): Promise<boolean> {
    const passed = await queries.query(
      `update buyer_papers set state = 'READ', valid_to = $2, goods_id = $3, kg = $4, reason = null, decided_at = $5
        where id = $1 and state = 'HANDED_IN' returning id`,
      [paperId, validTo, goodsId, kg, now],
    );
    return passed.length > 0;
  },

  /** False if it was already returned. */
  async giveBack(paperId: string, reason: string, now: Date): Promise<boolean> {
    const returned = await queries.query(
      `update buyer_papers set state = 'RETURNED', reason = $2, decided_at = $3
        where id = $1 and state <> 'RETURNED' returning id`,
      [paperId, reason, now],
    );
    return returned.length > 0;
  },
});
