import type { QueuedBuyerPaper } from '../../../../domain/house/case';
import { buyerPaperDue } from '../../../../domain/house/queue';
import type { BuyerPaper } from '../../../../domain/mall/purchase-right';
import { buildPermit } from '../../../world/buyers/papers';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { type HolderRow, readHolder, HOLDER_NAME } from '../holder';
import { type CountingBy, type QueueRequest, waitingPage, type SortsOf } from '../waiting-page';

const WAITING = `p.state = 'HANDED_IN'`;

export const buyerPapersWaiting = (queries: Queries): Promise<number> =>
  queryCount(queries, `select count(*) as count from buyer_papers p where ${WAITING}`, []);

type Row = HolderRow & {
  paperId: string;
  enterprise: string;
  paper: BuyerPaper;
  number: string;
  goodsId: string | null;
  kg: number | null;
  handedAt: Date;
};

const PAGE = {
  columns: `p.id as "paperId", e.name as enterprise, p.paper, p.number, p.goods_id as "goodsId", p.kg,
    p.handed_at as "handedAt"`,
  from: 'buyer_papers p join enterprises e on e.id = p.enterprise_id',
  where: WAITING,
  key: 'p.id',
  since: 'p.handed_at',
  sorts: {
    order: 'e.name collate "C"',
    due: 'p.handed_at',
    lane: `(p.paper || ' ' || p.number) collate "C"`,
    holder: HOLDER_NAME,
  } satisfies SortsOf<'buyerPapers'>,
};

const paperQueueLine =
  ({ now, calendar }: Pick<CountingBy, 'now' | 'calendar'>) =>
  ({ paperId, enterprise, paper, number, goodsId, kg, handedAt, staffId, holder }: Row): QueuedBuyerPaper => {
    const due = buyerPaperDue(handedAt.getTime(), calendar);
    return {
      kind: 'buyerPaper',
      paperId,
      enterprise,
      paper,
      number,
      permit: buildPermit({ goodsId, kg, usedKg: 0 }),
      handedAt: handedAt.toISOString(),
      dueAt: new Date(due).toISOString(),
      isOverdue: due < now,
      heldBy: readHolder({ staffId, holder }),
    };
  };

export async function listBuyerPapers(queries: Queries, asked: QueueRequest, { staffId, ...as }: CountingBy) {
  const { rows, total } = await waitingPage<Row>(queries, PAGE, { ...asked, staffId });
  return { records: rows.map(paperQueueLine(as)), total };
}
