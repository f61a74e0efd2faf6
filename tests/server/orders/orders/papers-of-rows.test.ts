import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { addPapers, withdrawPaper } from '../../../../contract/papers/papers';
import { fillGoodsRow, libraryFields } from '../../../../domain/goods/library';
import type { FileRow } from '../../../../domain/order/form/form';
import type { GoodsRow } from '../../../../domain/goods/row';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { methanol } from '../../../support/fcl-order';
import { upload } from '../../people/files/support/upload';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { quoteFor, read, submit } from './support/booking';
import { putInto } from './support/state';
import { submissionOn } from './support/submission';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ token } = await newPerson(gateway));
});
afterAll(() => gateway.close());

const ethanolIn = (key: string): GoodsRow => {
  const known = LIBRARY.find(({ unNo }) => unNo === '1170');
  if (!known) throw new Error('ethanol is not in the library');
  const little = { ...methanol, key, pieces: '10', grossKg: '1770', netKg: '1580', volume: '2' };
  return fillGoodsRow(little, known.goodsId, libraryFields(known));
};

const uploaded = async (kind: string, name = `${kind}.pdf`) =>
  (await upload(gateway, token, { name, docType: kind })).data.fileId;
const sheet = async (docType: string, name: string): Promise<FileRow> => ({
  fileId: await uploaded('SDS_CN', name),
  docType,
  name,
  bytes: 16,
});

async function placed(files: FileRow[]) {
  const goods = [methanol, ethanolIn('2')];
  const { data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token), { goods, files }));
  expect(data, 'the order is taken').toMatchObject({ state: 'DG_REVIEW' });
  return data.orderNo;
}

const brief = async (orderNo: string) => (await read(gateway, token, orderNo)).data;
const post = <TReply>(path: string, orderNo: string, body: object) =>
  gateway.post<TReply>(path.replace(':orderNo', orderNo), body, bearing(token));
const add = (orderNo: string, body: object) => post<ReplyOf<typeof addPapers>>(addPapers.path, orderNo, body);
const withdraw = (orderNo: string, fileId: string) =>
  post<ReplyOf<typeof withdrawPaper>>(withdrawPaper.path, orderNo, { fileId });
const sheetsIn = async (orderNo: string) =>
  (await brief(orderNo)).papers
    .filter(({ docType }) => docType.startsWith('SDS_CN'))
    .map(({ docType, name, isHere }) => [docType, name, isHere]);

describe('documents of two goods', () => {
  it('are requested per goods: one SDS does not count for the other', async () => {
    const orderNo = await placed([await sheet('SDS_CN:1230', 'methanol.pdf')]);
    expect(await sheetsIn(orderNo)).toEqual([
      ['SDS_CN:1230', `SDS（中文） ${methanol.nameCn} UN 1230`, true],
      ['SDS_CN:1170', `SDS（中文） ${ethanolIn('2').nameCn} UN 1170`, false],
    ]);
    await add(orderNo, { fileId: await uploaded('SDS_CN', 'ethanol.pdf'), docType: 'SDS_CN:1170' });
    expect((await sheetsIn(orderNo)).map(([, , isHere]) => isHere)).toEqual([true, true]);
  });

  it('from a release without rows count for the first goods, and for removed goods not at all', async () => {
    const orderNo = await placed([await sheet('SDS_CN', 'old.pdf'), await sheet('SDS_CN:1993', 'gone.pdf')]);
    expect((await sheetsIn(orderNo)).map(([, , isHere]) => isHere)).toEqual([true, false]);
    expect((await brief(orderNo)).files.map(({ name }) => name)).toEqual(['old.pdf']);
  });

  it('are replaced and withdrawn during review, with history', async () => {
    const orderNo = await placed([await sheet('SDS_CN:1230', 'first.pdf')]);
    const [first] = (await brief(orderNo)).files;
    const second = await uploaded('SDS_CN', 'second.pdf');
    await add(orderNo, { fileId: second, docType: 'SDS_CN:1230', replaces: first?.fileId });
    expect((await brief(orderNo)).files.map(({ name }) => name)).toEqual(['second.pdf']);
    expect((await withdraw(orderNo, second)).data.papers.every(({ isHere }) => !isHere)).toBe(true);
    expect((await withdraw(orderNo, second)).status, 'once').toBe(404);
    const { files, history, submittedAt } = await brief(orderNo);
    expect(files).toEqual([]);
    expect(history.map(({ event, note }) => [event, note])).toEqual([
      ['submitted', null],
      ['verification.had', null],
      ['goods.dangerous', null],
      ['paper.replaced', 'second.pdf'],
      ['paper.withdrawn', 'second.pdf'],
    ]);
    expect(history.every(({ at }) => at >= submittedAt)).toBe(true);
    expect((await add(orderNo, { fileId: second, docType: 'SDS_CN:1230' })).code, 'and may come again').toBe(
      CODES.success,
    );
    expect((await brief(orderNo)).files.map(({ name }) => name)).toEqual(['second.pdf']);
  });

  it.each(['CONFIRMED', 'BOOKED', 'DEPARTED'] as const)('cannot be changed in %s', async (state: OrderState) => {
    const orderNo = await placed([await sheet('SDS_CN:1230', 'kept.pdf')]);
    await putInto(gateway, orderNo, state);
    const [kept] = (await brief(orderNo)).files;
    const another = await uploaded('SDS_CN', 'another.pdf');
    const replaced = await add(orderNo, { fileId: another, docType: 'SDS_CN:1230', replaces: kept?.fileId });
    expect([replaced.code, (await withdraw(orderNo, kept?.fileId ?? '')).code]).toEqual([
      CODES.moveRefused,
      CODES.moveRefused,
    ]);
    const { files, mayTakeBack } = await brief(orderNo);
    expect([files.map(({ name }) => name), mayTakeBack]).toEqual([['kept.pdf'], false]);
  });

  it('cannot be withdrawn by others', async () => {
    const orderNo = await placed([await sheet('SDS_CN:1230', 'mine.pdf')]);
    const [mine] = (await brief(orderNo)).files;
    const stranger = await newPerson(gateway);
    const path = withdrawPaper.path.replace(':orderNo', orderNo);
    expect((await gateway.post(path, { fileId: mine?.fileId }, bearing(stranger.token))).status).toBe(404);
    expect((await brief(orderNo)).files).toHaveLength(1);
  });
});
