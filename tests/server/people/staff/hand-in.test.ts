/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { HouseCase } from '../../../../domain/house/case';
import { orderedBy } from '../../../support/modes/gateway-case';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { jpegOf } from '../../trade/modes/cfs/support/photos';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { saidToAll } from './support/cases';
import { type Colleague, colleague } from './support/staff';

let gateway: TestGateway;
let officer: Colleague;
let orderNo = '';
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = await colleague(gateway, 'officer', 'reviewer');
  const sound = { ...CFS_CASE, sound: (quote: never) => ({ ...CFS_CASE.sound(quote), weigh: true, photo: true }) };
  ({ orderNo } = (await orderedBy(gateway, sound)).order);
  for (const act of ['accepted', 'space.released']) {
    const shown = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data;
    const done = await gateway.post(
      `/api-desk/case/${orderNo}/act`,
      { turn: shown.turn, act, said: saidToAll(shown, act) },
      officer.as,
    );
    expect(done.code, act).toBe(CODES.success);
  }
});
afterAll(() => gateway.close());

const turnNow = async () => (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, officer.as)).data.turn;
const lines = async () =>
  (await gateway.database.query(`select 1 from desk_log where subject = $1 and act = 'photo'`, [orderNo])).length;
const photos = async () =>
  (await gateway.database.query('select 1 from site_photos where order_no = $1', [orderNo])).length;

async function photo(turn: string, bytes: Buffer) {
  const body = new FormData();
  body.append('docType', 'PHOTO');
  body.append('file', new File([new Uint8Array(bytes)], '1.jpg'));
  const answer = await gateway.request(`/api-desk/case/${orderNo}/file/photo/${turn}/1`, {
    method: 'POST',
    headers: { appCode: 'echem', host: 'localhost', ...officer.as },
    body,
  });
  return { status: answer.status, ...((await answer.json()) as Pick<Reply<{ turn: string }>, 'code' | 'data'>) };
}

it('photo needs the current turn, and a refused or late one leaves no log line and no picture', async () => {
  const first = await turnNow();
  for (const how of ['rehearse', 'act']) {
    const asked = { turn: first, act: 'photo', said: { unit: '1' } };
    const reply = await gateway.post(`/api-desk/case/${orderNo}/${how}`, asked, officer.as);
    expect([reply.status, reply.code], `without a file, ${how}`).toEqual([400, CODES.badRequest]);
  }
  expect((await photo(first, Buffer.from('no picture'))).code).toBe(CODES.fileRefused);
  expect([await lines(), await photos(), await turnNow()]).toEqual([0, 0, first]);
  const kept = await photo(first, jpegOf(640, 480));
  expect(kept.code).toBe(CODES.success);
  expect([await lines(), await photos(), await turnNow()]).toEqual([1, 1, kept.data.turn]);
  const late = await photo(first, jpegOf(641, 480));
  expect([late.status, late.code]).toEqual([409, HOUSE_CODES.caseMoved]);
  expect([await lines(), await photos()]).toEqual([1, 1]);
});
