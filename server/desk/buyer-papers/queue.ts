import type { RequestOf } from '../../../contract/endpoint';
import type { houseBuyerPapers } from '../../../contract/house/buyer-papers';
import type { QueuedBuyerPaper } from '../../../domain/house/case';
import { buyerPaperDue, QUEUE_PAGE } from '../../../domain/house/queue';
import type { BuyerPaper } from '../../../domain/mall/gate';
import { permitOf } from '../../buyers/papers';
import { counted } from '../../database/counted';
import type { Parameter, Queries } from '../../database/database';
import { type HolderRow, holderIn } from '../holder';

const WAITING = `p.state = 'HANDED_IN'`;

export const buyerPapersWaiting = (queries: Queries): Promise<number> =>
  counted(queries, `select count(*) as count from buyer_papers p where ${WAITING}`, []);

type Row = HolderRow & {
  paperId: string;
  enterprise: string;
  paper: BuyerPaper;
  number: string;
  goodsId: string | null;
  kg: number | null;
  handedAt: Date;
};

const lineOf =
  (now: number) =>
  ({ paperId, enterprise, paper, number, goodsId, kg, handedAt, staffId, holder }: Row): QueuedBuyerPaper => {
    const due = buyerPaperDue(handedAt.getTime());
    return {
      kind: 'buyerPaper',
      paperId,
      enterprise,
      paper,
      number,
      permit: permitOf({ goodsId, kg, usedKg: 0 }),
      handedAt: handedAt.toISOString(),
      dueAt: new Date(due).toISOString(),
      isOverdue: due < now,
      heldBy: holderIn({ staffId, holder }),
    };
  };

type Asking = { staffId: string; now: number };

/** Papers of buyers that wait to be read, the oldest promise first. */
export async function buyerPapersOf(
  queries: Queries,
  { isMine, page }: RequestOf<typeof houseBuyerPapers>,
  { staffId, now }: Asking,
) {
  const given: Parameter[] = isMine ? [staffId] : [];
  const where = isMine ? `${WAITING} and c.held_by = $1` : WAITING;
  const from = `from buyer_papers p join enterprises e on e.id = p.enterprise_id
      left join desk_cases c on c.subject = p.id left join staff s on s.id = c.held_by`;
  const rows = await queries.query<Row>(
    `select p.id as "paperId", e.name as enterprise, p.paper, p.number, p.goods_id as "goodsId", p.kg,
            p.handed_at as "handedAt", s.id as "staffId", s.name as holder
       ${from} where ${where} order by p.handed_at, p.id limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  const total = await counted(queries, `select count(*) as count ${from} where ${where}`, given);
  return { records: rows.map(lineOf(now)), total };
}
