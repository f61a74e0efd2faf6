import type { QueueId } from '../../../domain/house/queue';
import type { AnyActorLogic } from 'xstate';

import type { Subject } from '../../../domain/house/subjects';
import {
  customerCallsVia,
  deskCallsVia,
  logCallsVia,
  staffDeviceCallsVia,
} from '../../../src/effects/house/desk-calls';
import { fetchCasePaperVia, loadCasePrintVia, loadCaseReceiptVia } from '../../../src/effects/house/case-paper';
import { staffSignInCallsVia } from '../../../src/effects/house/staff-sign-in';
import { hashPassword } from '../../../src/effects/sign-in/password-hash';
import { outcomeOf } from '../home/support';
import type { Asked, FullCall } from './full-calls';
import { callsOfContent } from './full-calls-of-content';
import { callsOfMany } from './full-calls-of-many';

const CARRIED = {
  queue: 'carriage',
  mode: 'FCL',
  port: 'CNSHA',
  hazard: '6.1',
  departure: '2026-11-24 V 208E',
} as const;
const orderNo = 'FC2611207K3M9Q';
const turn = '1.2';
const [PASSWORD, HASH] = ['a long own password', await hashPassword('a long own password')];
const PHOTO = new File(['jpg'], '1.jpg');
const AT = 'PHOTO|郑州';

const call = (of: (line: Asked) => AnyActorLogic, input: unknown, ...asks: string[]): FullCall => ({
  ask: (line) => outcomeOf(of(line), input),
  asks: asks.map((line) => `${line} as own-1`),
});

const factor = (step: 'code' | 'recovery' | 'begin') => ({
  step,
  ticket: 'ticket-1',
  code: '123456',
  recoveryCode: 'ABCDE-FGHJK',
  password: PASSWORD,
});
const subject = { kind: 'order', no: orderNo } as const;
const deed = { subject, turn, act: 'papers.missing', said: { reason: '缺', papers: ['SDS'] }, files: [] };
const deedOf = (no: string) =>
  `{"no":"${no}","turn":"1.2","act":"papers.missing","said":{"reason":"缺","papers":["SDS"]}}`;
const DEED = deedOf(orderNo);
const place = `/api-desk/case/${orderNo}`;

type Names = Readonly<Record<'read' | 'rehearse' | 'act' | 'hold', string>> & { paper?: string };

/** Calls to read and handle a case of another kind. */
function callsOf(of: Subject, path: string, names: Names): Record<string, FullCall> {
  const at = `/api-desk/${path}/${of.no}`;
  const done = { ...deed, subject: of };
  const acting = deedOf(of.no);
  return {
    [names.read]: call(
      ({ gateway }) => deskCallsVia(gateway).loadCase,
      of,
      `POST ${at} {"no":"${of.no}"}`,
      `POST /api-desk/colleagues {"kind":"${of.kind}"}`,
    ),
    [names.rehearse]: call(({ gateway }) => deskCallsVia(gateway).rehearse, done, `POST ${at}/rehearse ${acting}`),
    [names.act]: call(({ gateway }) => deskCallsVia(gateway).act, done, `POST ${at}/act ${acting}`),
    [names.hold]: call(
      ({ gateway }) => deskCallsVia(gateway).hold,
      { subject: of, turn, to: 'P2' },
      `POST ${at}/hold {"no":"${of.no}","turn":"1.2","to":"P2"}`,
    ),
    ...(names.paper !== undefined && {
      [names.paper]: call(
        ({ gateway }) => fetchCasePaperVia(gateway, () => ({ name: 'case', subject: of })),
        { fileId: 'F1', name: '1.jpg' },
        `GET ${at}/${of.kind === 'verification' ? 'licence' : 'paper'}/F1 `,
      ),
    }),
  };
}

/** Every queue request also reads the cases taken by colleagues. */
const takenWhile = (isWatching: boolean): string => `POST /api-desk/taken {"isWatching":${isWatching}}`;

/** Call of a queue without order filters. */
const queueCall = (queue: QueueId, path: string, [isMine, page, isWatching]: [boolean, number, boolean]) => {
  const asked = { isMine, sort: '-due', page, isWatching } as const;
  return call(
    ({ gateway }) => deskCallsVia(gateway).loadQueue,
    { queue, mode: '', port: '', hazard: '', departure: '', ...asked },
    `POST /api-desk/${path} ${JSON.stringify(asked)}`,
    takenWhile(isWatching),
  );
};

/** Desk calls with every field. */
export const FULL_CALLS_OF_HOUSE: Readonly<Record<string, FullCall>> = {
  staffPassword: call(
    ({ gateway }) => staffSignInCallsVia(gateway).checkPassword,
    { login: 'li.na', password: PASSWORD },
    `POST /api-desk/sign-in/password {"login":"li.na","password":"${HASH}"}`,
  ),
  staffCode: call(
    ({ gateway }) => staffSignInCallsVia(gateway).showFactor,
    factor('code'),
    'POST /api-desk/sign-in/code {"ticket":"ticket-1","code":"123456"}',
  ),
  staffRecovery: call(
    ({ gateway }) => staffSignInCallsVia(gateway).showFactor,
    factor('recovery'),
    'POST /api-desk/sign-in/recovery {"ticket":"ticket-1","recoveryCode":"ABCDE-FGHJK"}',
  ),
  staffBegin: call(
    ({ gateway }) => staffSignInCallsVia(gateway).showFactor,
    factor('begin'),
    `POST /api-desk/sign-in/begin {"ticket":"ticket-1","code":"123456","password":"${HASH}"}`,
  ),
  staffRevoke: call(
    ({ gateway }) => staffDeviceCallsVia(gateway).endDevice,
    { sessionId: 'S2' },
    'POST /api-desk/session/revoke {"sessionId":"S2"}',
  ),
  houseQueue: call(
    ({ gateway }) => deskCallsVia(gateway).loadQueue,
    { ...CARRIED, isMine: true, sort: '-due', page: 2, isWatching: true },
    'POST /api-desk/queue {"isMine":true,"sort":"-due","page":2,"isWatching":true,"queue":"carriage","mode":"FCL","port":"CNSHA","hazard":"6.1","departure":"2026-11-24 V 208E","state":""}',
    takenWhile(true),
  ),
  ...callsOfMany(call),
  readCase: call(
    ({ gateway }) => deskCallsVia(gateway).loadCase,
    subject,
    `POST ${place} {"no":"${orderNo}"}`,
    'POST /api-desk/colleagues {"kind":"order"}',
  ),
  rehearseAct: call(({ gateway }) => deskCallsVia(gateway).rehearse, deed, `POST ${place}/rehearse ${DEED}`),
  actOnCase: call(({ gateway }) => deskCallsVia(gateway).act, deed, `POST ${place}/act ${DEED}`),
  handInOnCase: call(
    ({ gateway }) => deskCallsVia(gateway).act,
    { subject, turn, act: 'paper', said: { paper: AT }, files: [PHOTO] },
    `POST ${place}/file/paper/1.2/${encodeURIComponent(AT)} {"no":"${orderNo}","turn":"1.2","act":"paper","at":"${AT}","docType":"PHOTO"}`,
  ),
  holdCase: call(
    ({ gateway }) => deskCallsVia(gateway).hold,
    { subject, turn, to: 'P2' },
    `POST ${place}/hold {"no":"${orderNo}","turn":"1.2","to":"P2"}`,
  ),
  readCasePrint: call(
    ({ gateway }) => loadCasePrintVia(gateway),
    { orderNo, kind: 'bookingNote' },
    `POST ${place}/print/bookingNote {"no":"${orderNo}","kind":"bookingNote"}`,
  ),
  readCaseReceipt: call(
    ({ gateway }) => loadCaseReceiptVia(gateway),
    { orderNo },
    `POST ${place}/receipt {"no":"${orderNo}","isWatching":false}`,
  ),
  readCasePaper: call(
    ({ gateway }) => fetchCasePaperVia(gateway, () => ({ name: 'case', subject })),
    { fileId: 'F1', name: '1.jpg' },
    `GET ${place}/paper/F1 `,
  ),
  ...callsOf({ kind: 'enquiry', no: 'ENQ26112007K3M' }, 'enquiry', {
    read: 'readEnquiryCase',
    rehearse: 'rehearseEnquiry',
    act: 'actOnEnquiry',
    hold: 'holdEnquiry',
    paper: 'readEnquiryPaper',
  }),
  ...callsOf({ kind: 'verification', no: 'E-1' }, 'verification', {
    read: 'readVerificationCase',
    rehearse: 'rehearseVerification',
    act: 'actOnVerification',
    hold: 'holdVerification',
    paper: 'readLicence',
  }),
  ...callsOf({ kind: 'buyerPaper', no: 'BP-1' }, 'buyer-paper', {
    read: 'readBuyerPaperCase',
    rehearse: 'rehearseBuyerPaper',
    act: 'actOnBuyerPaper',
    hold: 'holdBuyerPaper',
    paper: 'readBuyerPaper',
  }),
  ...callsOf({ kind: 'sample', no: 'SP261120K7M3QX' }, 'sample', {
    read: 'readSampleCase',
    rehearse: 'rehearseSample',
    act: 'actOnSample',
    hold: 'holdSample',
  }),
  ...callsOf({ kind: 'notice', no: 'RHG' }, 'notice', {
    read: 'readNoticeCase',
    rehearse: 'rehearseNotice',
    act: 'actOnNotice',
    hold: 'holdNotice',
  }),
  ...callsOf({ kind: 'closure', no: 'NEW' }, 'closure', {
    read: 'readClosureCase',
    rehearse: 'rehearseClosure',
    act: 'actOnClosure',
    hold: 'holdClosure',
  }),
  ...callsOf({ kind: 'tariff', no: 'sea-ocean' }, 'tariff', {
    read: 'readTariffCase',
    rehearse: 'rehearseTariff',
    act: 'actOnTariff',
    hold: 'holdTariff',
  }),
  ...callsOf({ kind: 'surcharge', no: 'SC-NEW' }, 'surcharge', {
    read: 'readSurchargeCase',
    rehearse: 'rehearseSurcharge',
    act: 'actOnSurcharge',
    hold: 'holdSurcharge',
  }),
  ...callsOf({ kind: 'calendar', no: '2027' }, 'calendar', {
    read: 'readCalendarCase',
    rehearse: 'rehearseCalendar',
    act: 'actOnCalendar',
    hold: 'holdCalendar',
  }),
  findCustomers: call(
    ({ gateway }) => customerCallsVia(gateway).findCustomers,
    { text: '溶剂 庚' },
    'POST /api-desk/customers {"text":"溶剂 庚"}',
  ),
  readCustomer: call(
    ({ gateway }) => customerCallsVia(gateway).readCustomer,
    { kind: 'enterprise', id: 'E-7' },
    'POST /api-desk/customer/enterprise/E-7 {"kind":"enterprise","id":"E-7"}',
  ),
  searchDesk: call(
    (line) => deskCallsVia(line.gateway).searchDesk,
    { text: '甲' },
    'POST /api-desk/search {"text":"甲"}',
  ),
  ...callsOfContent(call),
  houseLog: call(
    ({ gateway }) => logCallsVia(gateway).loadLog,
    { who: 'P1', act: 'hold', subject: 'E-7', day: '2026-11-23', page: 2 },
    'POST /api-desk/log {"who":"P1","act":"hold","subject":"E-7","day":"2026-11-23","page":2}',
  ),
  houseEnquiries: queueCall('enquiries', 'enquiries', [true, 2, false]),
  houseVerifications: queueCall('verifications', 'verifications', [false, 1, false]),
  houseBuyerPapers: queueCall('buyerPapers', 'buyer-papers', [true, 3, false]),
  houseSamples: queueCall('samples', 'samples', [false, 4, true]),
  houseClosures: queueCall('closures', 'closures', [false, 2, true]),
  houseSurcharges: queueCall('surcharges', 'surcharges', [true, 4, true]),
  houseTariffs: queueCall('tariffs', 'tariffs', [true, 4, true]),
  houseCalendar: queueCall('calendar', 'calendar', [true, 3, true]),
  houseNotices: queueCall('notices', 'notices', [true, 1, true]),
};
