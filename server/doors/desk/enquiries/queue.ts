import type { QueuedEnquiry } from '../../../../domain/house/case';
import { enquiryDue, QUEUE_PAGE } from '../../../../domain/house/queue';
import { ENQUIRY_STATES, STILL_ANSWERED_MS } from '../../../../domain/order/enquiry/enquiry-life';
import { queryCount } from '../../../base/database/counted';
import type { Parameter, Queries } from '../../../base/database/database';
import { buildEnquiryHead } from '../../../orders/enquiries/shown';
import { ENQUIRY_ROWS, type EnquiryRow } from '../../../orders/enquiries/store';
import { askedMode, type ServerModes } from '../../../trade/modes';
import { HELD, HOLDER, type HolderRow, readHolder, HOLDER_NAME } from '../holder';
import { type CountingBy, type QueueRequest, type SortsOf, sortedBy } from '../waiting-page';

/** Open enquiries until they close, messages awaiting a reply, and answers awaiting a second person. */
const enquiriesWaiting = (now: Date) => ({
  sql: `(select enquiry_no, answer_by as due from enquiries where state = 'OPEN' and answer_by > $1
    union all select enquiry_no, coalesce(word_by, said_at) as due from enquiries
     where said_at is not null and state in ('ANSWERED', 'ACCEPTED')
    union all select e.enquiry_no, w.at as due from enquiry_answers_waiting w join enquiries e on e.enquiry_no = w.enquiry_no
     where w.returned_at is null and e.said_at is null and e.state = 'ANSWERED')`,
  given: [new Date(now.getTime() - STILL_ANSWERED_MS)] as Parameter[],
});

export function countEnquiries(queries: Queries, now: Date): Promise<number> {
  const { sql, given } = enquiriesWaiting(now);
  return queryCount(queries, `select count(*) as count from ${sql} w`, given);
}

export type QueuedEnquiryRow = EnquiryRow & HolderRow & { awaitsSecond: boolean };

const AWAITS_SECOND = `exists (select 1 from enquiry_answers_waiting a
  where a.enquiry_no = w.enquiry_no and a.returned_at is null) as "awaitsSecond"`;

export const enquiryQueueLine =
  ({ modes, now, calendar }: Omit<CountingBy, 'staffId'> & { modes: ServerModes }) =>
  (row: QueuedEnquiryRow): QueuedEnquiry => {
    const { enquiryNo, state, sentAt, answerBy, orgName, dstName, orgPortCode, dstPortCode } = buildEnquiryHead(
      row,
      now,
    );
    const asked = askedMode(modes, row.mode);
    const due = enquiryDue(state, Date.parse(answerBy), row.saidAt?.getTime() ?? null, calendar);
    return {
      kind: 'enquiry',
      enquiryNo,
      state,
      sentAt,
      mode: asked.asks(row.form).mode,
      isDanger: row.form.isDanger === 'Y',
      isContract: asked.isContract(row.form),
      awaitsSecond: row.awaitsSecond,
      org: orgName || orgPortCode,
      dst: dstName || dstPortCode,
      goods: row.form.goods.map(({ nameCn }) => nameCn),
      dueAt: due === null ? null : new Date(due).toISOString(),
      isOverdue: due !== null && due < now,
      heldBy: readHolder(row),
    };
  };

const STATE_AT = `array_position(array[${ENQUIRY_STATES.map((state) => `'${state}'`).join(', ')}],
  (select e.state from enquiries e where e.enquiry_no = w.enquiry_no))`;
const SORTS = {
  order: 'w.enquiry_no collate "C"',
  due: 'w.due',
  state: STATE_AT,
  holder: HOLDER_NAME,
} satisfies SortsOf<'enquiries'>;

export async function listEnquiries(
  queries: Queries,
  { isMine, page, sort }: QueueRequest,
  { staffId, ...as }: CountingBy & { modes: ServerModes },
) {
  const { sql, given } = enquiriesWaiting(new Date(as.now));
  const waiting = isMine
    ? `${sql} w join desk_cases c on c.subject = w.enquiry_no and c.held_by = $2`
    : `${sql} w left join desk_cases c on c.subject = w.enquiry_no`;
  const all = isMine ? [...given, staffId] : given;
  const order = `${sortedBy(sort, SORTS) ?? 'w.due'}, w.enquiry_no`;
  const shown = `select w.enquiry_no, w.due from ${waiting} order by ${order}
      limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`;
  const rows = await queries.query<QueuedEnquiryRow>(
    `select e.*, ${AWAITS_SECOND}, ${HOLDER}
       from (${shown}) w join (${ENQUIRY_ROWS}) e on e."enquiryNo" = w.enquiry_no
       ${HELD('w.enquiry_no')} order by ${order}`,
    all,
  );
  const total = await queryCount(queries, `select count(*) as count from ${waiting}`, all);
  return { records: rows.map(enquiryQueueLine(as)), total };
}
