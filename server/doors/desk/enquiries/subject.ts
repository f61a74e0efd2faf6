import { enquiryWire } from '../../../../contract/house/enquiries';
import type { EnquiryCase } from '../../../../domain/house/case';
import { enquiryDue } from '../../../../domain/house/queue';
import { toIso } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import { waitingStore } from '../../../orders/enquiries/answers';
import type { EnquiryAtDesk } from '../../../orders/enquiries/desk';
import type { EnquiryService } from '../../../orders/enquiries/service';
import type { FileService } from '../../../people/files/service';
import type { StoredFile } from '../../../people/files/store';
import type { ServerModes } from '../../../trade/modes';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { ENQUIRY_ACTS } from './acts';
import { countEnquiries, listEnquiries } from './queue';

type Deps = WorkDeps & {
  enquiries: Pick<EnquiryService, 'desk' | 'deskOver'>;
  calendar: Pick<CalendarWatch, 'current'>;
  modes: ServerModes;
  files: Pick<FileService, 'piecesOf'>;
};

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

async function loadEnquiryPaper(queries: Queries, enquiryNo: string, fileId: string): Promise<StoredFile> {
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

export const enquiries = subject({
  wire: enquiryWire,
  acts: ENQUIRY_ACTS,
  happened: `select (select count(*) from enquiry_answers where enquiry_no = $1)
      + (select count(*) from enquiry_messages where enquiry_no = $1)
      + (select count(*) from enquiries where enquiry_no = $1 and state not in ('OPEN', 'ANSWERED'))`,
  reads: { as: 'answer', acts: ['enquiry.answered', 'enquiry.approved'] },
  /** An answer awaiting a second person releases the case to colleagues. */
  async isKept(inside, enquiryNo) {
    const waiting = await waitingStore(inside, enquiryNo).find();
    return !waiting || waiting.returnedAt !== null;
  },
  waits: countEnquiries,
  queue: async ({ database, modes, calendar }: Deps, asked, by) =>
    listEnquiries(database, asked, { ...by, modes, calendar: await calendar.current() }),
  find: (deps: Deps, no) => deps.enquiries.desk.find(no),
  isOwn: (_, { waiting }, { staffId }) => waiting !== null && waiting.putBy === staffId,
  async shows({ database, calendar }, at, { isOwn }) {
    const { enquiryNo, state, mode, isDanger, isContract, goods, wishes, files, answers, messages, reason, orderNo } =
      at;
    const due = enquiryDue(state, Date.parse(at.answerBy), at.saidAt?.getTime() ?? null, await calendar.current());
    return {
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
      org: at.orgName || at.orgPortCode,
      dst: at.dstName || at.dstPortCode,
      sentAt: at.sentAt,
      dueAt: due === null ? null : toIso(due),
      customer: await readEnquiryCustomer(database, enquiryNo),
    };
  },
  over: (deps, outside) => deps.enquiries.deskOver(outside),
  async paper({ database, files }, { no, fileId }) {
    const file = await loadEnquiryPaper(database, no, fileId);
    return { ...file, pieces: await files.piecesOf(fileId, file) };
  },
});
