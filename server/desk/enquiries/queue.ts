import type { RequestOf } from '../../../contract/endpoint';
import type { houseEnquiries } from '../../../contract/house/enquiries';
import type { QueuedEnquiry } from '../../../domain/house/case';
import { enquiryDue, QUEUE_PAGE } from '../../../domain/house/queue';
import { STILL_ANSWERED_MS } from '../../../domain/order/enquiry-life';
import { counted } from '../../database/counted';
import type { Parameter, Queries } from '../../database/database';
import { headOf } from '../../enquiries/shown';
import { ENQUIRY_ROWS, type EnquiryRow } from '../../enquiries/store';
import { askedMode, type ServerModes } from '../../modes';
import { type HolderRow, holderIn } from '../holder';

/** What waits for a price as long as it is not closed, and what waits for a word. */
export const enquiriesWaiting = (now: Date) => ({
  sql: `((e.state = 'OPEN' and e.answer_by > $1) or (e.said_at is not null and e.state in ('ANSWERED', 'ACCEPTED')))`,
  given: [new Date(now.getTime() - STILL_ANSWERED_MS)] as Parameter[],
});

type Row = EnquiryRow & HolderRow;

const lineOf =
  (modes: ServerModes, now: number) =>
  (row: Row): QueuedEnquiry => {
    const { enquiryNo, state, sentAt, answerBy, orgName, dstName, orgPortCode, dstPortCode } = headOf(row, now);
    const asked = askedMode(modes, row.mode);
    const due = enquiryDue(state, Date.parse(answerBy), row.saidAt?.getTime() ?? null);
    return {
      kind: 'enquiry',
      enquiryNo,
      state,
      sentAt,
      mode: asked.asks(row.form).mode,
      isDanger: row.form.isDanger === 'Y',
      isContract: asked.isContract(row.form),
      org: orgName || orgPortCode,
      dst: dstName || dstPortCode,
      goods: row.form.goods.map(({ nameCn }) => nameCn),
      dueAt: due === null ? null : new Date(due).toISOString(),
      isOverdue: due !== null && due < now,
      heldBy: holderIn(row),
    };
  };

type Asking = { staffId: string; now: number; modes: ServerModes };

/** Enquiries that wait for the house, the oldest promise first. */
export async function enquiriesOf(
  queries: Queries,
  { isMine, page }: RequestOf<typeof houseEnquiries>,
  { staffId, now, modes }: Asking,
) {
  const { sql, given } = enquiriesWaiting(new Date(now));
  const where = isMine ? `${sql} and c.held_by = $2` : sql;
  const all = isMine ? [...given, staffId] : given;
  const held = 'left join desk_cases c on c.subject = e.enquiry_no left join staff p on p.id = c.held_by';
  const rows = await queries.query<Row>(
    `select waiting.*, p.id as "staffId", p.name as holder
       from (${ENQUIRY_ROWS}) waiting join enquiries e on e.enquiry_no = waiting."enquiryNo" ${held}
      where ${where} order by case when e.state = 'OPEN' then e.answer_by else e.said_at end, e.enquiry_no
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`,
    all,
  );
  const total = await counted(queries, `select count(*) as count from enquiries e ${held} where ${where}`, all);
  return { records: rows.map(lineOf(modes, now)), total };
}
