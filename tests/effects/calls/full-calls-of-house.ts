import type { AnyActorLogic } from 'xstate';

import { deskCallsVia, staffDeviceCallsVia } from '../../../src/effects/house/desk-calls';
import { fetchCasePaperVia } from '../../../src/effects/house/case-paper';
import { staffSignInCallsVia } from '../../../src/effects/house/staff-sign-in';
import { hashPassword } from '../../../src/effects/sign-in/password-hash';
import { outcomeOf } from '../home/support';
import type { Asked, FullCall } from './full-calls';

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
const deed = { orderNo, turn, act: 'papers.missing', said: { reason: '缺', papers: ['SDS'] }, files: [] };
const DEED = `{"orderNo":"${orderNo}","turn":"1.2","act":"papers.missing","said":{"reason":"缺","papers":["SDS"]}}`;
const place = `/api-desk/case/${orderNo}`;

/** What the desk of the house asks, with all that can be said of it. */
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
    { queue: 'review', mode: 'FCL', isMine: true, page: 2 },
    'POST /api-desk/queue {"queue":"review","mode":"FCL","isMine":true,"page":2,"state":""}',
  ),
  readCase: call(
    ({ gateway }) => deskCallsVia(gateway).loadCase,
    { orderNo },
    `POST ${place} {"orderNo":"${orderNo}"}`,
    'POST /api-desk/colleagues {}',
  ),
  rehearseAct: call(({ gateway }) => deskCallsVia(gateway).rehearse, deed, `POST ${place}/rehearse ${DEED}`),
  actOnCase: call(({ gateway }) => deskCallsVia(gateway).act, deed, `POST ${place}/act ${DEED}`),
  handInOnCase: call(
    ({ gateway }) => deskCallsVia(gateway).act,
    { orderNo, turn, act: 'paper', said: { paper: AT }, files: [PHOTO] },
    `POST ${place}/file/paper/1.2/${encodeURIComponent(AT)} {"orderNo":"${orderNo}","turn":"1.2","act":"paper","at":"${AT}","docType":"PHOTO"}`,
  ),
  holdCase: call(
    ({ gateway }) => deskCallsVia(gateway).hold,
    { orderNo, turn, to: 'P2' },
    `POST ${place}/hold {"orderNo":"${orderNo}","turn":"1.2","to":"P2"}`,
  ),
  readCasePaper: call(
    ({ gateway }) => fetchCasePaperVia(gateway, () => ({ name: 'case', orderNo })),
    { fileId: 'F1', name: '1.jpg' },
    `GET ${place}/paper/F1 `,
  ),
};
