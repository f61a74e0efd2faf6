import type { EnquiryCase } from '../../../../domain/house/case';
import { enquiryDue } from '../../../../domain/house/queue';
import type { Calendar } from '../../../../domain/values/days-off';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { StoredFile } from '../../../people/files/store';
import type { StaffUser } from '../../../people/staff/sessions';
import { offeredActs } from '../case-desk';
import { listDeeds } from '../../../base/house-log/log';
import { readStanding } from '../turn';
import type { EnquiryAtDesk } from '../../../orders/enquiries/desk';
import type { EnquiryCaseDesk } from './enquiry-desk';

async function readEnquiryCustomer(queries: Queries, enquiryNo: string): Promise<EnquiryCase['customer']> {
  const [customer] = await queries.query<EnquiryCase['customer']>(
    `select u.name, u.phone, p.name as enterprise
       from enquiries e join users u on u.id = e.user_id left join enterprises p on p.id = u.enterprise_id
      where e.enquiry_no = $1`,
    [enquiryNo],
  );
  if (!customer) throw notFoundFault();
  return customer;
}

function waitingAnswerView({ waiting }: EnquiryAtDesk, isOwn: boolean): EnquiryCase['waiting'] {
  if (waiting === null) return null;
  const { answer, doubts, tariff, by, returned } = waiting;
  return { answer, doubts, tariff, by, returned, isOwn };
}

export async function loadEnquiryCase(
  queries: Queries,
  desk: EnquiryCaseDesk,
  { enquiryNo, user, calendar }: { enquiryNo: string; user: Pick<StaffUser, 'staffId' | 'roles'>; calendar: Calendar },
): Promise<EnquiryCase> {
  const { turn, heldBy } = await readStanding(queries, { kind: 'enquiry', no: enquiryNo });
  const at = await desk.find(enquiryNo);
  const isOwn = at.waiting !== null && at.waiting.putBy === user.staffId;
  const { state, mode, isDanger, isContract, goods, wishes, files, answers, messages, reason, orderNo } = at;
  const due = enquiryDue(state, Date.parse(at.answerBy), at.saidAt?.getTime() ?? null, calendar);
  return {
    kind: 'enquiry',
    enquiryNo,
    state,
    mode,
    isDanger,
    isContract,
    goods,
    wishes,
    files,
    answers,
    waiting: waitingAnswerView(at, isOwn),
    messages,
    reason,
    orderNo,
    turn,
    heldBy,
    org: at.orgName || at.orgPortCode,
    dst: at.dstName || at.dstPortCode,
    sentAt: at.sentAt,
    dueAt: due === null ? null : new Date(due).toISOString(),
    customer: await readEnquiryCustomer(queries, enquiryNo),
    done: await listDeeds(queries, enquiryNo),
    acts: offeredActs(desk, user.roles, at, isOwn),
  };
}

export async function loadEnquiryPaper(queries: Queries, enquiryNo: string, fileId: string): Promise<StoredFile> {
  const [file] = await queries.query<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.size as bytes, f.sha256
       from enquiries e join files f on f.file_id = $2 and f.user_id = e.user_id
      where e.enquiry_no = $1 and f.sha256 is not null
        and exists (select 1 from jsonb_array_elements(e.form->'files') as row where row->>'fileId' = $2)`,
    [enquiryNo, fileId],
  );
  if (!file) throw notFoundFault();
  return file;
}
