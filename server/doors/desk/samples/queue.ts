import type { QueuedSample } from '../../../../domain/house/case';
import { sampleDue } from '../../../../domain/house/queue';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import type { SampleRow } from '../../../orders/mall/samples/store';
import { type HolderRow, readHolder, HOLDER_NAME } from '../holder';
import { type CountingBy, type QueueRequest, waitingPage, type SortsOf } from '../waiting-page';
import { BUYER } from './sample';

const WAITING = `s.state in ('ASKED', 'APPROVED')`;

export const samplesWaiting = (queries: Queries): Promise<number> =>
  queryCount(queries, `select count(*) as count from samples s where ${WAITING}`, []);

type Row = HolderRow & Pick<SampleRow, 'sampleNo' | 'product' | 'state' | 'askedAt'> & { buyer: string; size: string };

const PAGE = {
  columns: `s.sample_no as "sampleNo", ${BUYER} as buyer, s.product, s.form->>'size' as size, s.state,
    s.asked_at as "askedAt"`,
  from: 'samples s join users u on u.id = s.asked_by',
  where: WAITING,
  key: 's.sample_no',
  since: 's.asked_at',
  sorts: {
    order: `(s.product->>'nameCn') collate "C"`,
    due: 's.asked_at',
    state: 's.state collate "C"',
    lane: `(s.form->>'size') collate "C"`,
    goods: `${BUYER} collate "C"`,
    holder: HOLDER_NAME,
  } satisfies SortsOf<'samples'>,
};

const sampleQueueLine =
  ({ now, calendar }: Pick<CountingBy, 'now' | 'calendar'>) =>
  ({ sampleNo, buyer, product, size, state, askedAt, staffId, holder }: Row): QueuedSample => {
    const due = sampleDue(askedAt.getTime(), calendar);
    return {
      kind: 'sample',
      sampleNo,
      buyer,
      product,
      size,
      state,
      askedAt: askedAt.toISOString(),
      dueAt: new Date(due).toISOString(),
      isOverdue: due < now,
      heldBy: readHolder({ staffId, holder }),
    };
  };

export async function listSamples(queries: Queries, asked: QueueRequest, { staffId, ...as }: CountingBy) {
  const { rows, total } = await waitingPage<Row>(queries, PAGE, { ...asked, staffId });
  return { records: rows.map(sampleQueueLine(as)), total };
}
