import type { RequestOf } from '../../../contract/endpoint';
import type { houseSamples } from '../../../contract/house/samples';
import type { QueuedSample } from '../../../domain/house/case';
import { QUEUE_PAGE, sampleDue } from '../../../domain/house/queue';
import { counted } from '../../database/counted';
import type { Parameter, Queries } from '../../database/database';
import type { SampleRow } from '../../mall/samples/store';
import { type HolderRow, holderIn } from '../holder';
import { BUYER } from './sample';

const WAITING = `s.state in ('ASKED', 'APPROVED')`;

export const samplesWaiting = (queries: Queries): Promise<number> =>
  counted(queries, `select count(*) as count from samples s where ${WAITING}`, []);

type Row = HolderRow & Pick<SampleRow, 'sampleNo' | 'product' | 'state' | 'askedAt'> & { buyer: string; size: string };

const lineOf =
  (now: number) =>
  ({ sampleNo, buyer, product, size, state, askedAt, staffId, holder }: Row): QueuedSample => {
    const due = sampleDue(askedAt.getTime());
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
      heldBy: holderIn({ staffId, holder }),
    };
  };

type Asking = { staffId: string; now: number };

/** Samples that wait to be granted or sent, the oldest promise first. */
export async function samplesOf(
  queries: Queries,
  { isMine, page }: RequestOf<typeof houseSamples>,
  { staffId, now }: Asking,
) {
  const given: Parameter[] = isMine ? [staffId] : [];
  const where = isMine ? `${WAITING} and c.held_by = $1` : WAITING;
  const from = `from samples s join users u on u.id = s.asked_by
      left join desk_cases c on c.subject = s.sample_no left join staff p on p.id = c.held_by`;
  const rows = await queries.query<Row>(
    `select s.sample_no as "sampleNo", ${BUYER} as buyer, s.product, s.form->>'size' as size, s.state,
            s.asked_at as "askedAt", p.id as "staffId", p.name as holder
       ${from} where ${where} order by s.asked_at, s.sample_no limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    given,
  );
  const total = await counted(queries, `select count(*) as count ${from} where ${where}`, given);
  return { records: rows.map(lineOf(now)), total };
}
