import { actOnCase, handInOnCase, holdCase, readCase, readCasePaper, rehearseAct } from '../../../contract/house/cases';
import {
  actOnEnquiry,
  holdEnquiry,
  readEnquiryCase,
  readEnquiryPaper,
  rehearseEnquiry,
} from '../../../contract/house/enquiries';
import {
  actOnBuyerPaper,
  holdBuyerPaper,
  readBuyerPaper,
  readBuyerPaperCase,
  rehearseBuyerPaper,
} from '../../../contract/house/buyer-papers';
import { actOnCalendar, holdCalendar, readCalendarCase, rehearseCalendar } from '../../../contract/house/calendar';
import {
  actOnSurcharge,
  holdSurcharge,
  readSurchargeCase,
  rehearseSurcharge,
} from '../../../contract/house/surcharges';
import { actOnClosure, holdClosure, readClosureCase, rehearseClosure } from '../../../contract/house/closures';
import { actOnNotice, holdNotice, readNoticeCase, rehearseNotice } from '../../../contract/house/notices';
import { actOnSample, holdSample, readSampleCase, rehearseSample } from '../../../contract/house/samples';
import {
  actOnVerification,
  holdVerification,
  readLicence,
  readVerificationCase,
  rehearseVerification,
} from '../../../contract/house/verifications';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { Deed } from '../../../machines/house/desk-case';
import type { ChosenFile } from '../../../machines/order/file-upload';
import type { Gateway } from '../gateway/gateway';

/** Endpoints per kind of case; sample, place, closure, surcharge and calendar have no documents. */
export const WIRES = {
  order: { read: readCase, rehearse: rehearseAct, act: actOnCase, hold: holdCase, paper: readCasePaper },
  enquiry: {
    read: readEnquiryCase,
    rehearse: rehearseEnquiry,
    act: actOnEnquiry,
    hold: holdEnquiry,
    paper: readEnquiryPaper,
  },
  verification: {
    read: readVerificationCase,
    rehearse: rehearseVerification,
    act: actOnVerification,
    hold: holdVerification,
    paper: readLicence,
  },
  buyerPaper: {
    read: readBuyerPaperCase,
    rehearse: rehearseBuyerPaper,
    act: actOnBuyerPaper,
    hold: holdBuyerPaper,
    paper: readBuyerPaper,
  },
  sample: { read: readSampleCase, rehearse: rehearseSample, act: actOnSample, hold: holdSample, paper: null },
  closure: { read: readClosureCase, rehearse: rehearseClosure, act: actOnClosure, hold: holdClosure, paper: null },
  surcharge: {
    read: readSurchargeCase,
    rehearse: rehearseSurcharge,
    act: actOnSurcharge,
    hold: holdSurcharge,
    paper: null,
  },
  calendar: { read: readCalendarCase, rehearse: rehearseCalendar, act: actOnCalendar, hold: holdCalendar, paper: null },
  notice: { read: readNoticeCase, rehearse: rehearseNotice, act: actOnNotice, hold: holdNotice, paper: null },
} as const satisfies Readonly<Record<SubjectKind, object>>;

/** Refusals are shown beside the action. */
export const HERE = { showsMessage: true } as const;

export const deedPayload = ({ subject: { no }, turn, act, said }: Deed) => ({
  no,
  turn,
  act,
  said: Object.fromEntries(
    Object.entries(said).map(([id, value]) => [id, typeof value === 'string' ? value : [...value]] as const),
  ),
});

const readFileBlob = async (file: ChosenFile) => new Blob([await file.slice(0, file.size).arrayBuffer()]);

/** Sends files one by one, each with the turn left by the one before; returns the last reply or the first refusal. */
export async function submitFiles(gateway: Gateway, { subject: { no }, turn: first, act, said, files }: Deed) {
  const handed = async (file: ChosenFile, turn: string) => {
    const at = String(said[act === 'photo' ? 'unit' : 'paper'] ?? '');
    const kind = act === 'photo' ? ('photo' as const) : ('paper' as const);
    const asked = { no, turn, act: kind, at, docType: 'PHOTO' as const };
    return gateway.call(handInOnCase, asked, { ...HERE, file: { name: file.name, blob: await readFileBlob(file) } });
  };
  const [one, ...rest] = files;
  if (!one) throw new Error('no file was chosen');
  let reply = await handed(one, first);
  for (const file of rest) if (reply.kind === 'done') reply = await handed(file, reply.data.turn);
  return reply;
}
