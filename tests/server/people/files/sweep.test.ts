import { saveDraft } from '../../../../contract/modes/fcl/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPapers } from '../../../../contract/papers/papers';
import { CODES } from '../../../../contract/wire/envelope';
import { blankFcl } from '../../../../domain/modes/fcl/form';
import { sweepFiles } from '../../../../server/people/files/sweep';
import { fileStore } from '../../../../server/people/files/store';
import { bearing, newPerson, type Person } from '../identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { upload } from './support/upload';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const hand = async (name: string) => (await upload(gateway, person.token, { name })).data.fileId;
const isThere = async (fileId: string) =>
  (await gateway.database.query('select file_id from files where file_id = $1', [fileId])).length > 0;
const userOf = async (fileId: string) => {
  const [row] = await gateway.database.query<{ id: string }>('select user_id as id from files where file_id = $1', [
    fileId,
  ]);
  return row?.id ?? '';
};
const sweep = () => sweepFiles(gateway.database, gateway.clock.now());

describe('unreferenced file', () => {
  it('is deleted after a day, not before', async () => {
    const fileId = await hand('alone.pdf');
    gateway.clock.advance(DAY - 1);
    await sweep();
    expect(await isThere(fileId)).toBe(true);
    gateway.clock.advance(1);
    await sweep();
    expect(await isThere(fileId)).toBe(false);
  });

  it('stays when an order or draft refers to it', async () => {
    const { orderNo } = await ordered(gateway, person.token);
    const [ofOrder, ofDraft] = [await hand('order.pdf'), await hand('draft.pdf')];
    const path = addPapers.path.replace(':orderNo', orderNo);
    expect((await gateway.post(path, { fileId: ofOrder, docType: 'VGM' }, bearing(person.token))).code).toBe(
      CODES.success,
    );
    const files = [{ fileId: ofDraft, docType: 'SDS_CN', name: 'draft.pdf', bytes: 16 }];
    const kept = await gateway.post(
      saveDraft.path,
      { form: { ...blankFcl, files }, revision: 0 },
      bearing(person.token),
    );
    expect(kept.code).toBe(CODES.success);
    gateway.clock.advance(2 * DAY);
    await sweep();
    expect([await isThere(ofOrder), await isThere(ofDraft)]).toEqual([true, true]);
  });

  it('stays when an own enquiry refers to it, and not for a foreign one', async () => {
    const [mine, alone] = [await hand('enquiry.pdf'), await hand('named.pdf')];
    const stranger = await newPerson(gateway);
    const theirs = (await upload(gateway, stranger.token, { name: 'theirs.pdf' })).data.fileId;
    const row = (userId: string, no: string, fileId: string) =>
      gateway.database.query(
        `insert into enquiries (enquiry_no, user_id, state, form, sent_at, answer_by) values ($1, $2, 'OPEN', $3, $4, $4)`,
        [no, userId, JSON.stringify({ files: [{ fileId }] }), new Date(gateway.clock.now())],
      );
    await row(await userOf(mine), 'EQ1', mine);
    await row(await userOf(theirs), 'EQ2', alone);
    gateway.clock.advance(DAY);
    await sweep();
    expect([await isThere(mine), await isThere(alone)]).toEqual([true, false]);
  });

  it('is not deleted while an order takes it', async () => {
    const { orderNo } = await ordered(gateway, person.token);
    const papers = await Promise.all(Array.from({ length: 6 }, (_, at) => hand(`race-${at}.pdf`)));
    gateway.clock.advance(DAY);
    const path = addPapers.path.replace(':orderNo', orderNo);
    const replies = await Promise.all([
      ...papers.map((fileId) => gateway.post(path, { fileId, docType: 'CI' }, bearing(person.token))),
      ...Array.from({ length: 3 }, sweep),
    ]);
    for (const [at, fileId] of papers.entries()) {
      const reply = replies[at];
      const isTaken = typeof reply === 'object' && reply.code === CODES.success;
      expect(await isThere(fileId), 'what an order was told it has is there; what was swept was refused').toBe(isTaken);
    }
  });

  it('stays when a running transaction has claimed it', async () => {
    const fileId = await hand('held.pdf');
    gateway.clock.advance(DAY);
    const userId = await userOf(fileId);
    await gateway.database.tx(async (inside) => {
      expect(await fileStore(inside).areOf(userId, [fileId])).toBe(true);
      await inside.query(
        `insert into order_papers (order_no, file_id, doc_type, added_at)
         select order_no, $1, 'CI', $2 from orders limit 1`,
        [fileId, new Date(gateway.clock.now())],
      );
    });
    await sweep();
    expect(await isThere(fileId)).toBe(true);
  });
});
