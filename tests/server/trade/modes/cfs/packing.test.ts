/** @module-tag long */
import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';

import { CODES } from '../../../../../contract/wire/envelope';
import { readFile } from '../../../../../contract/papers/files';
import { orderDocument } from '../../../../../contract/orders/pages';
import { CTU_CHECK_IDS } from '../../../../../domain/modes/cfs/ctu-checks';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { withoutMetadata } from '../../../../../server/people/files/metadata';
import { briefOf, orderedBy } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { CFS_CASE } from '../support/cfs';
import { jpegOf, pngOf, sentPhoto } from './support/photos';
import { cfsReceipt } from '../../../../../domain/modes/cfs/receipt-shape';

let gateway: TestGateway;
let [orderNo, token] = ['', ''];
beforeAll(async () => {
  gateway = await openTestGateway();
  const sound = { ...CFS_CASE, sound: (quote: never) => ({ ...CFS_CASE.sound(quote), weigh: true, photo: true }) };
  const { person, order } = await orderedBy(gateway, sound);
  ({ orderNo } = order);
  ({ token } = person);
});
afterAll(() => gateway.close());

const brief = () => briefOf(gateway, token, orderNo);
const seen = async () => v.parse(cfsReceipt, (await brief()).detail);
const printed = (kind: string, who = token) =>
  gateway.get<{ html: string }>(orderDocument.path.replace(':orderNo', orderNo).replace(':kind', kind), bearing(who));
const moved = async (event: HouseEvent) => deskOf(gateway).move({ orderNo, from: (await brief()).state, event });
const checked = (items: readonly string[]) =>
  deskOf(gateway).act('checked', { orderNo, unit: 1, items, isFine: true, note: '' });
const WEIGHED = { kg: 18_430, method: 'WHOLE', by: '李司磅' };
const packed = (change: object = {}) =>
  deskOf(gateway).act('packed', {
    orderNo,
    unit: 1,
    containerNo: 'csqu 3054383',
    seal: 'sh123456',
    vgm: WEIGHED,
    ...change,
  });
const signed = (change: object = {}) =>
  deskOf(gateway).act<{ version: number }>('signed', {
    orderNo,
    name: '张三',
    licence: 'ZX-2024-001',
    ...change,
  });
const photo = (bytes: Buffer, change: { name?: string; small?: string } = {}) =>
  sentPhoto(gateway, { orderNo, unit: '1' }, { ...change, bytes });
const fileOf = (fileId: string, who: string) =>
  gateway.request(readFile.path.replace(':fileId', fileId), { headers: bearing(who) });
const shown = async () => (await deskOf(gateway).find(orderNo))?.packing;

it('box packing starts once trucks may come', async () => {
  expect(await shown()).toBeNull();
  for (const asked of [packed(), signed(), photo(jpegOf(640, 480))])
    expect(await asked).toMatchObject({ code: CODES.moveRefused });
  expect((await moved('accepted')).code).toBe(CODES.success);
  expect((await moved('space.released')).code).toBe(CODES.success);
  expect(await shown()).toMatchObject({
    units: [{ no: 1, name: '1 号箱 20GP', told: '', photos: [] }],
    isCertified: true,
    signedBy: null,
  });
});

it('box packing rejects invalid box, container, seal and weight data', async () => {
  for (const change of [
    { unit: 2 },
    { unit: 0 },
    { containerNo: 'CSQU3054384' },
    { containerNo: '' },
    { seal: '12' },
    { seal: '<b>12345</b>' },
    { vgm: { ...WEIGHED, kg: 1499 } },
    { vgm: { ...WEIGHED, kg: 45_001 } },
    { vgm: { ...WEIGHED, kg: 18_430.5 } },
    { vgm: { ...WEIGHED, kg: '18430' } },
    { vgm: { ...WEIGHED, method: 'GUESS' } },
    { vgm: { ...WEIGHED, by: ' 李 ' } },
    { vgm: undefined },
    { orderNo: "CF' or 1=1 --" },
  ])
    expect(await packed(change), JSON.stringify(change)).toMatchObject({ status: 400 });
  expect(await packed({ orderNo: 'CF261122ZZZZZZ' })).toMatchObject({ status: 404 });
  for (const change of [{ name: '张' }, { name: '张'.repeat(21) }, { licence: '123' }, { licence: '一二三四' }])
    expect(await signed(change), JSON.stringify(change)).toMatchObject({ status: 400 });
  expect((await seen()).packed).toEqual([]);
});

it('box packing is signed only when checked, sealed, weighed as ordered, within limits and photographed', async () => {
  expect(await signed()).toMatchObject({ message: '还有 14 项现场检查没有合格，不能签字' });
  expect((await checked(CTU_CHECK_IDS)).code).toBe(CODES.success);
  const refusedWith = async (message: string) => {
    expect(await signed()).toMatchObject({ code: CODES.moveRefused, message });
    expect(await moved('cargo.in')).toMatchObject({ code: CODES.moveRefused, message });
  };
  await refusedWith('1 号箱 20GP 还没有登记箱号与铅封号');
  await packed({ vgm: null });
  await refusedWith('1 号箱 20GP 已订过磅，请登记整箱过磅的 VGM');
  await packed({ vgm: { ...WEIGHED, method: 'SUM' } });
  await refusedWith('1 号箱 20GP 已订过磅，请登记整箱过磅的 VGM');
  await packed({ vgm: { ...WEIGHED, kg: 30_481 } });
  await refusedWith('1 号箱 20GP 的 VGM 超过箱子最大总重，需掏箱减载后重新过磅');
  expect((await packed()).code).toBe(CODES.success);
  await refusedWith('1 号箱 20GP 已订拍照，还没有照片');
  expect(await seen()).toMatchObject({
    packed: [{ unit: 1, containerNo: 'CSQU3054383', seal: 'SH123456', vgm: WEIGHED }],
    signed: null,
  });
});

it('box packing accepts real JPG and PNG photos only, whatever their file name', async () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const none = '仅支持 JPG、PNG 照片，内容需与扩展名一致，且不超过 6000 万像素';
  for (const [bytes, name, message] of [
    [html, 'a.jpg', none],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]), 'a.jpg', none],
    [pngOf(640, 480), 'a.jpg', none],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', none],
    [Buffer.from('%PDF-1.7'), 'a.pdf', none],
    [jpegOf(65_535, 65_535), 'bomb.jpg', none],
    [pngOf(100_000, 100_000), 'bomb.png', none],
    [pngOf(0, 480), 'flat.png', none],
    [Buffer.alloc(0), 'empty.jpg', '这是一个空文件，请重新选择'],
  ] as const)
    expect(await photo(bytes, { name }), name).toMatchObject({ status: 200, code: CODES.fileRefused, message });
  const huge = Buffer.concat([jpegOf(640, 480), Buffer.alloc(20 * 1024 * 1024)]);
  expect(await photo(huge)).toMatchObject({ status: 413, message: '单个文件不超过 20 MB' });
  for (const place of [{ orderNo, unit: '2' }, { orderNo, unit: '0' }, { orderNo, unit: 'x' }, { orderNo }, {}])
    expect(await sentPhoto(gateway, place, { bytes: jpegOf(640, 480) }), JSON.stringify(place)).toMatchObject({
      status: 400,
    });
  expect(await sentPhoto(gateway, { orderNo: 'CF261122ZZZZZZ', unit: '1' }, { bytes: jpegOf(1, 1) })).toMatchObject({
    status: 404,
  });
  expect((await seen()).photos).toEqual([]);
  expect((await photo(jpegOf(4032, 3024), { name: '../../关门\u202E.jpg' })).code).toBe(CODES.success);
  expect((await photo(pngOf(640, 480), { name: 'b.png' })).code).toBe(CODES.success);
  const { photos } = await seen();
  expect(new Set(photos.map(({ name, unit }) => `${unit} ${name}`))).toEqual(new Set(['1 b.png', '1 关门.jpg']));
});

it('box packing accepts small JPEG thumbnails only', async () => {
  const text = (bytes: Buffer) => bytes.toString('base64');
  for (const small of [
    text(pngOf(9, 9)),
    text(jpegOf(193, 9)),
    text(jpegOf(9, 193)),
    text(jpegOf(0, 9)),
    text(Buffer.concat([jpegOf(9, 9), Buffer.alloc(4096)])),
    text(Buffer.from('<script>alert(1)</script>')),
    `${text(jpegOf(9, 9))}"><img src=x onerror=alert(1)>`,
    'data:image/jpeg;base64,',
    '/9',
    'undrawn',
  ])
    expect(await photo(jpegOf(640, 480), { small }), small.slice(0, 40)).toMatchObject({
      status: 200,
      code: CODES.fileRefused,
      message: '照片打不开，保存失败，请重新拍照或换一张',
    });
  const [small, bare] = [text(jpegOf(192, 144)), text(withoutMetadata('image/jpeg', jpegOf(192, 144)))];
  expect((await photo(jpegOf(640, 480), { name: 'c.jpg', small })).code).toBe(CODES.success);
  const { photos } = await seen();
  expect(new Map(photos.map((one) => [one.name, one.small]))).toEqual(
    new Map([
      ['b.png', null],
      ['c.jpg', bare],
      ['关门.jpg', null],
    ]),
  );
  expect((await shown())?.units[0]?.photos.find(({ name }) => name === 'c.jpg')).toMatchObject({ small: bare });
  const { photoId } = photos.find(({ name }) => name === 'c.jpg')!;
  expect((await deskOf(gateway).act('photo/dropped', { orderNo, photoId })).code).toBe(CODES.success);
});

it('packing photo is visible to the people of the order only', async () => {
  const one = (await seen()).photos.find(({ name }) => name === 'b.png');
  const answer = await fileOf(one!.photoId, token);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pngOf(640, 480));
  expect((await fileOf(one!.photoId, (await newPerson(gateway)).token)).status).toBe(404);
  expect((await fileOf(one!.photoId, 'nobody')).status).toBe(401);
  gateway.clock.advance(25 * 3_600_000);
  for (const sweep of gateway.sweeps) await sweep();
  expect((await fileOf(one!.photoId, token)).status).toBe(200);
});

it('packing certificate is signed by the packer, stored verbatim, and void after any change to the box', async () => {
  expect((await printed('certificate')).data.html).toContain('草稿 DRAFT');
  expect((await signed()).data).toEqual({ version: 1 });
  const { signed: first } = await seen();
  expect(first).toMatchObject({ version: 1, signedBy: '张三（证号 ZX-2024-001）' });
  const page = (await printed('result1')).data.html;
  expect(createHash('sha256').update(page).digest('hex')).toBe(first?.sha256);
  for (const words of [
    'CSQU3054383',
    'SH123456',
    '18430 kg，整箱过磅（方法一），李司磅',
    '张三（证号 ZX-2024-001）',
    '☑',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('DRAFT');
  expect((await printed('packing')).data.html).toContain('18430 kg，整箱过磅（方法一），李司磅');
  expect((await printed('result1', (await newPerson(gateway)).token)).status).toBe(404);
  expect((await packed({ seal: 'SH999999' })).code).toBe(CODES.success);
  expect((await seen()).signed).toBeNull();
  expect((await printed('result1')).status).toBe(404);
  expect(await moved('cargo.in')).toMatchObject({
    message: '装箱证明书还没有签字，或签字之后又有改动，请重新签字',
  });
  expect((await signed()).data).toEqual({ version: 2 });
  expect((await checked(['floor'])).code).toBe(CODES.success);
  expect((await seen()).signed).toBeNull();
  expect((await signed({ name: '李四' })).data).toEqual({ version: 3 });
});

it('packing photo can be removed, and twelve is the maximum', async () => {
  const dropped = (photoId: string) => deskOf(gateway).act('photo/dropped', { orderNo, photoId });
  const [one] = (await seen()).photos;
  expect((await dropped(one!.photoId)).code).toBe(CODES.success);
  expect((await dropped(one!.photoId)).status).toBe(404);
  expect((await fileOf(one!.photoId, token)).status).toBe(404);
  for (let taken = 1; taken < 12; taken += 1) expect((await photo(jpegOf(9, 9))).code).toBe(CODES.success);
  expect(await photo(jpegOf(9, 9))).toMatchObject({ code: CODES.fileRefused, message: '每箱最多 12 张照片' });
  expect((await seen()).photos).toHaveLength(12);
});

it('box packing is closed once the goods are in', async () => {
  expect((await moved('cargo.in')).code).toBe(CODES.success);
  for (const asked of [packed(), signed(), photo(jpegOf(9, 9))])
    expect(await asked).toMatchObject({ code: CODES.moveRefused });
  expect((await seen()).signed).toMatchObject({ version: 3, signedBy: '李四（证号 ZX-2024-001）' });
  const { history } = await brief();
  expect(history.filter(({ event }) => event === 'certificate.signed')).toHaveLength(3);
  expect(history.find(({ event }) => event === 'box.packed')?.note).toBe('1 号箱 20GP CSQU3054383，铅封 SH123456');
});
