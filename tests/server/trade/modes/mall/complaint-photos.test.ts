/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readFile } from '../../../../../contract/papers/files';
import { SUBJECT_WIRES } from '../../../../../contract/house/subjects';
import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../../domain/house/case';
import { READERS } from '../../../../../domain/house/duties';
import { hasRole, STAFF_ROLES } from '../../../../../domain/house/roles';
import { DAY_MS } from '../../../../../domain/values/spans';
import { sweepFiles } from '../../../../../server/people/files/sweep';
import { newMember } from '../../../orders/orders/support/enterprise';
import { colleague } from '../../../people/staff/support/staff';
import { complained } from '../../../support/complained';
import { photographed, SMALL } from '../../../support/complained-with';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { jpegOf, pngOf } from '../cfs/support/photos';
import { EPOXY } from '../support/mall';
import { fetched, ofTwoLots } from './complaint-support';

const SUCCESS = { code: CODES.success };
const WORDS = '少了两袋，外袋破损';
const GONE = '有照片已不在、已用于其他投诉，或不是为投诉上传的，请移除后重新上传';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function signed() {
  const order = await fetched(gateway);
  await order.sign();
  const { orderNo, buyer } = order;
  const photo = (taken: Parameters<typeof photographed>[2] = {}) => photographed(gateway, buyer.token, taken);
  const complain = (said: object, token = buyer.token) =>
    complained(gateway, orderNo, token, { about: 'SHORT.0', kg: 50, words: WORDS, ...said });
  return { ...order, photo, complain };
}

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await gateway.request(path, { headers: { appCode: 'echem', host: 'localhost', ...headers } })).status;
const readAs = (token: string, fileId: string) =>
  statusOf(readFile.path.replace(':fileId', fileId), token === '' ? {} : { authorization: token });
const openAs = (headers: Record<string, string>, orderNo: string, fileId: string) =>
  statusOf(SUBJECT_WIRES.order.paper.path.replace(':no', orderNo).replace(':fileId', fileId), headers);

describe('6.14: complaint with photos', () => {
  it('is shown to owner and desk, answered with a sample, and unchanged when sent again', async () => {
    const { complain, photo, brief, tell, orderNo, buyer } = await signed();
    const first = await photo();
    const second = await photo({ name: '../../标签\u202egnp.png', content: pngOf(1200, 900) });
    expect(second.name, 'a name is a name').toBe('标签gnp.png');
    const photos = [first.fileId, second.fileId];
    expect(await complain({ photos })).toMatchObject({
      ...SUCCESS,
      data: { complaint: { photos: [{ fileId: first.fileId, name: '渗漏的桶.jpg', small: SMALL }, {}] } },
    });
    expect(await complain({ photos }), 'the line swallowed the answer').toMatchObject(SUCCESS);
    for (const other of [[], [second.fileId], photos.toReversed()])
      expect(await complain({ photos: other })).toMatchObject({ code: CODES.moveRefused });
    expect((await brief()).history.at(-1)?.note).toContain('；附照片 2 张');
    const { as } = await colleague(gateway, 'reviewer');
    const { notes } = (await gateway.post<HouseCase>(SUBJECT_WIRES.order.read.path.replace(':no', orderNo), {}, as))
      .data;
    expect(notes.find(({ said }) => said.includes(WORDS))?.photos.map(({ fileId }) => fileId)).toEqual(photos);
    expect(await tell('SAMPLED', null, '请留样 500 克，我们周三上门取样')).toMatchObject(SUCCESS);
    const { complaints } = (await brief()).detail;
    expect(complaints.map(({ name, photos: shown }) => [name, shown.length])).toEqual([
      ['提出投诉', 2],
      ['取样送检', 0],
    ]);
    expect(await readAs(buyer.token, second.fileId)).toBe(200);
  });

  it('names its lot when there are several, up to the quantity of that lot', async () => {
    const { sign, brief, buyer, orderNo } = await fetched(gateway, await ofTwoLots(gateway, EPOXY));
    await sign();
    const [about] = (await brief()).complaining?.about ?? [];
    const { taken } = (await brief()).detail;
    expect(about?.lots).toEqual(taken.map(({ lotId, kg }) => ({ lotId, kg })));
    const [first, second] = about?.lots ?? [];
    if (!first || !second) throw new Error('it came out of one lot');
    const ask = (said: object) =>
      complained(gateway, orderNo, buyer.token, { about: 'DAMAGED.0', words: WORDS, ...said });
    expect(await ask({ kg: second.kg + 1, lot: second.lotId })).toMatchObject({ status: 400 });
    expect(await ask({ kg: 20, lot: 'P9999-261102-CNZJG' })).toMatchObject({
      status: 400,
      message: '批次与订单不符，请重新选择',
    });
    expect(await ask({ kg: 20, lot: second.lotId })).toMatchObject(SUCCESS);
    expect(await ask({ kg: 20, lot: first.lotId }), 'another complaint').toMatchObject({ code: CODES.moveRefused });
    expect((await brief()).detail.complaints[0]?.words).toContain(`批次 ${second.lotId} 20 千克：${WORDS}`);
  });

  it('shows its photos to members of the order and order desk roles only', async () => {
    const other = await signed();
    const { complain, photo, orderNo, buyer } = await signed();
    const { fileId } = await photo();
    const mate = await newMember(gateway, 'PASS', buyer.enterpriseId);
    const stranger = await newMember(gateway, 'PASS');
    const { as: reader } = await colleague(gateway, 'reviewer');
    expect(await readAs(mate.token, fileId), 'nobody has complained yet').toBe(404);
    expect(await openAs(reader, orderNo, fileId), 'nobody has complained yet').toBe(404);
    expect(await complain({ photos: [fileId] })).toMatchObject(SUCCESS);
    expect(await readAs(mate.token, fileId)).toBe(200);
    expect(await readAs(stranger.token, fileId)).toBe(404);
    expect(await readAs('', fileId)).toBe(401);
    expect(await openAs(reader, other.orderNo, fileId), "by another order's number it is not there").toBe(404);
    expect(await openAs(reader, orderNo, 'x'.repeat(24)), 'nor by a name that is guessed').toBe(404);
    expect(await openAs({}, orderNo, fileId)).toBe(401);
    for (const role of STAFF_ROLES) {
      const { as } = await colleague(gateway, role);
      const isReader = hasRole([role], READERS.order);
      expect((await openAs(as, orderNo, fileId)) === 200, role).toBe(isReader);
    }
  });

  it('is filed with all its photos or not at all, refusing foreign, unsuitable and missing ones', async () => {
    const { complain, photo, brief, orderNo, buyer } = await signed();
    const { fileId } = await photo();
    const stranger = await signed();
    const theirs = (await stranger.photo()).fileId;
    const sheet = (await photo({ docType: 'SDS_CN' })).fileId;
    const undrawn = (await photo({ small: '' })).fileId;
    const paper = (await photo()).fileId;
    await gateway.database.query(
      `insert into order_papers (order_no, file_id, doc_type, added_at) values ($1, $2, 'OTHER', $3)`,
      [stranger.orderNo, paper, new Date(gateway.clock.now())],
    );
    const used = (await photo()).fileId;
    const other = await fetched(gateway);
    await gateway.database.query('insert into complaint_photos (file_id, order_no, no, place) values ($1, $2, 1, 1)', [
      used,
      other.orderNo,
    ]);
    for (const wrong of [theirs, sheet, undrawn, paper, used, 'x'.repeat(24)])
      expect(await complain({ photos: [fileId, wrong] })).toMatchObject({ code: CODES.fileRefused, message: GONE });
    for (const photos of [
      [fileId, fileId],
      Array.from({ length: 7 }, (_, at) => `photo-${at}`),
      ['../x'],
      [7],
      'x',
      null,
    ])
      expect(await complain({ photos }), JSON.stringify(photos)).toMatchObject({ status: 400 });
    expect((await brief()).detail.complaints, 'nothing was filed').toEqual([]);
    expect(await complain({ photos: [fileId] }, 'nobody')).toMatchObject({ status: 401 });
    expect(await complain({ photos: [fileId] })).toMatchObject(SUCCESS);
    expect(await readAs(buyer.token, fileId)).toBe(200);
    const rows = await gateway.database.query('select file_id from complaint_photos where order_no = $1', [orderNo]);
    expect(rows).toEqual([{ file_id: fileId }]);
  });

  it('uses a photo once, even for parallel complaints of one buyer', async () => {
    const one = await fetched(gateway);
    const orders: Awaited<ReturnType<typeof fetched>>[] = [];
    for (let made = 0; made < 4; made += 1) orders.push(await fetched(gateway, undefined, one.buyer));
    for (const { sign } of [one, ...orders]) await sign();
    const { fileId } = await photographed(gateway, one.buyer.token);
    const ask = (orderNo: string) =>
      complained(gateway, orderNo, one.buyer.token, { about: 'SHORT.0', kg: 50, words: WORDS, photos: [fileId] });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask([one, ...orders][at % 5]?.orderNo ?? '')),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([CODES.success, CODES.fileRefused]));
    const rows = await gateway.database.query('select order_no from complaint_photos where file_id = $1', [fileId]);
    expect(rows).toHaveLength(1);
  });

  it('accepts real pictures of limited size with a thumbnail', async () => {
    const { photo } = await signed();
    for (const wrong of [
      { content: Buffer.from('%PDF-1.4 a sheet') },
      { content: Buffer.from('<svg onload=alert(1)>'), name: 'a.svg' },
      { content: Buffer.from('MZ a program') },
      { content: jpegOf(20_000, 20_000) },
      { content: pngOf(0, 10), name: 'a.png' },
      { content: pngOf(40, 30), name: 'a.jpg' },
      { content: Buffer.alloc(0) },
      { small: jpegOf(193, 20).toString('base64') },
      { small: Buffer.alloc(5_000).toString('base64') },
      { small: '<img src=x>' },
      { name: 'a.pdf', content: Buffer.from('%PDF-1.4 a sheet') },
    ])
      expect(await photo(wrong), JSON.stringify(wrong).slice(0, 80)).toMatchObject({ code: CODES.fileRefused });
    expect(await photo({ content: Buffer.concat([jpegOf(10, 10), Buffer.alloc(20 * 1024 * 1024)]) })).toMatchObject({
      status: 413,
    });
  });

  it('keeps its photos, while unused ones are deleted after a day', async () => {
    const { complain, photo, buyer } = await signed();
    const [sent, unsent] = [(await photo()).fileId, (await photo()).fileId];
    expect(await complain({ photos: [sent] })).toMatchObject(SUCCESS);
    gateway.clock.advance(2 * DAY_MS);
    await sweepFiles(gateway.database, gateway.clock.now());
    expect([await readAs(buyer.token, sent), await readAs(buyer.token, unsent)]).toEqual([200, 404]);
    const late = await signed();
    expect(await late.complain({ photos: [unsent] })).toMatchObject({ code: CODES.fileRefused });
  });
});
