import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import { readFile } from '../../../../contract/papers/files';
import { cancelOrder } from '../../../../contract/orders/orders';
import type { HouseEvent } from '../../../../domain/order/life/lifecycle';
import type { WayFile } from '../../../../domain/order/on-site/way';
import { briefOf, type GatewayCase, orderedBy } from '../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../people/identity/support/person';
import { allHandedIn } from '../../orders/orders/support/papers';
import { deskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { jpegOf, sentPhoto } from './cfs/support/photos';
import { FLEXI_CASE } from './support/flexi';
import { TANK_CASE } from './support/tank';
import { TANKS, WAY_CASES, type WayStep } from './support/way-steps';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

async function placed(asked: GatewayCase) {
  const { person, order } = await orderedBy(gateway, asked);
  const { orderNo } = order;
  const { token } = person;
  const desk = deskOf(gateway);
  const shown = () => desk.find(orderNo);
  const brief = () => briefOf(gateway, token, orderNo);
  const moved = async (event: HouseEvent) => {
    const { state: from } = await brief();
    const units = event === 'space.released' ? (await shown())?.equipment?.proposed : undefined;
    return desk.move({ orderNo, from, event, units });
  };
  return {
    orderNo,
    token,
    brief,
    ahead: async () => (await shown())?.ahead,
    places: async () => (await shown())?.ahead.map(({ place }) => place),
    seen: async () => (await brief()).detail.seen as WayFile[],
    passed: (place: string, said = '') => desk.act('passed', { orderNo, place, said }),
    dropped: (fileId: string) => desk.act('paper/dropped', { orderNo, fileId }),
    sent: (place: string, docType: string, file: { bytes?: Buffer; name?: string; small?: string } = {}) => {
      const isPhoto = docType.startsWith('PHOTO');
      const known = { bytes: isPhoto ? jpegOf(640, 480) : PDF, name: isPhoto ? 'a.jpg' : 'a.pdf' };
      return sentPhoto(gateway, { orderNo, place, docType }, { ...known, ...file }, 'paper');
    },
    moved,
    move: async (...events: HouseEvent[]) => {
      for (const event of events) expect(await moved(event), event).toMatchObject({ code: CODES.success });
    },
  };
}

firstNow(it)(WAY_CASES)(
  '%s reports each milestone in order with its files, after departure and before arrival',
  async (_, asked, confirmed, booked, arrived) => {
    const { orderNo, token, move, moved, passed, places, sent, seen, brief } = await placed(asked);
    const walk = async (steps: readonly WayStep[]) => {
      for (const { place, papers = {}, said = '' } of steps) {
        const wanted = Object.values(papers);
        for (const [at, docType] of Object.keys(papers).entries()) {
          const lacking = `报告“${place}”前请先上传：${wanted.slice(at).join('、')}`;
          expect(await passed(place, said)).toMatchObject({ code: CODES.moveRefused, message: lacking });
          expect(await sent(place, docType), docType).toMatchObject({ code: CODES.success });
        }
        expect(await passed(place, said), place).toMatchObject({ code: CODES.success });
      }
    };
    const open = (steps: readonly WayStep[]) => ({
      code: CODES.moveRefused,
      message: `请先报告“${steps.find(({ papers }) => papers)?.place ?? ''}”`,
    });
    await move(...confirmed);
    expect(await places()).toEqual([]);
    expect(await passed(booked[0]?.place ?? '')).toMatchObject({ code: CODES.moveRefused });
    expect(await sent('已装货', 'WEIGHT')).toMatchObject({ code: CODES.moveRefused });
    await move('space.released');
    expect(await places()).toEqual(booked.map(({ place }) => place));
    expect(await passed(arrived[0]?.place ?? '')).toMatchObject({ status: 400, message: '该地点不在途中，或已经过' });
    expect(await moved('cargo.in')).toMatchObject(open(booked));
    await walk(booked);
    expect(await places()).toEqual([]);
    await allHandedIn(gateway, token, orderNo);
    await move('cargo.in', 'declared', 'departed', 'arrived');
    expect(await places()).toEqual(arrived.map(({ place }) => place));
    expect(await moved('completed')).toMatchObject(open(arrived));
    const out = () => gateway.database.query('select 1 from units_out where order_no = $1', [orderNo]);
    expect(await out(), 'tanks have numbers').toHaveLength(TANKS.get(asked) ?? 0);
    await walk(arrived);
    expect(await out(), 'what is back is out no more').toEqual([]);
    await move('completed');
    const { history } = await brief();
    const all = [...booked, ...arrived];
    expect(history.filter(({ event }) => event === 'place.passed').map(({ note }) => note)).toEqual(
      all.map(({ place, said }) => (said ? `${place}：${said}` : place)),
    );
    expect((await seen()).map(({ place, paper }) => `${place} ${paper}`).toSorted()).toEqual(
      all.flatMap(({ place, papers = {} }) => Object.values(papers).map((paper) => `${place} ${paper}`)).toSorted(),
    );
  },
);

it('milestone files must fit their step and type, are final once reported, and are private', async () => {
  const { orderNo, token, move, sent, passed, dropped, seen, ahead } = await placed(TANK_CASE);
  await move('accepted', 'space.released');
  const noPaper = { status: 400, message: '这一步不收这种资料' };
  expect(await sent('空罐已到厂', 'PHOTO')).toMatchObject(noPaper);
  expect(await sent('已装货', 'CLEANCERT')).toMatchObject(noPaper);
  expect(await sent('已洗罐', 'CLEANCERT')).toMatchObject({ status: 400, message: '该地点不在途中，或已经过' });
  for (const docType of ['', 'weight', "X' or 1=1 --", 'A'.repeat(30)])
    expect(await sent('已装货', docType), docType).toMatchObject({ status: 400 });
  const html = Buffer.from('<script>alert(1)</script>');
  const noScan = '仅支持 PDF 或 JPG、PNG 照片，内容需与扩展名一致，照片不超过 6000 万像素';
  for (const name of ['a.pdf', 'a.html', 'a.docx'])
    expect(await sent('已装货', 'WEIGHT', { bytes: html, name }), name).toMatchObject({
      code: CODES.fileRefused,
      message: noScan,
    });
  expect(await sent('已装货', 'PHOTO', { bytes: PDF, name: 'a.pdf' })).toMatchObject({ code: CODES.fileRefused });
  expect(await sent('已装货', 'PHOTO', { small: 'undrawn' })).toMatchObject({
    code: CODES.fileRefused,
    message: '照片打不开，保存失败，请重新拍照或换一张',
  });
  expect(await seen()).toEqual([]);
  expect(await sent('已装货', 'WEIGHT', { name: '磅单.pdf' })).toMatchObject({ code: CODES.success });
  expect(await sent('已装货', 'WEIGHT', { bytes: jpegOf(10, 10), name: 'b.jpg' })).toMatchObject({
    code: CODES.success,
  });
  const named = async (name: string) => (await seen()).find((file) => file.name === name);
  const [first, second] = [await named('磅单.pdf'), await named('b.jpg')];
  expect(first).toMatchObject({ place: '已装货', paper: '磅单', small: null });
  expect((await ahead())?.[1]?.papers[0]?.files).toHaveLength(2);
  const stranger = await newPerson(gateway);
  const fileOf = async (who: string) => {
    const path = readFile.path.replace(':fileId', first?.fileId ?? '');
    const answer = await gateway.request(path, { headers: bearing(who) });
    return { status: answer.status, type: answer.headers.get('content-type') };
  };
  expect(await fileOf(token)).toMatchObject({ status: 200, type: 'application/pdf' });
  expect((await fileOf(stranger.token)).status).toBe(404);
  expect(await dropped(second?.fileId ?? '')).toMatchObject({ code: CODES.success });
  expect(await dropped(second?.fileId ?? '')).toMatchObject({ status: 404 });
  expect(await dropped("' or 1=1 --")).toMatchObject({ status: 400 });
  for (let at = 1; at < 12; at += 1) await sent('已装货', 'WEIGHT');
  expect(await sent('已装货', 'WEIGHT')).toMatchObject({ code: CODES.fileRefused, message: '每种资料最多 12 份' });
  await sent('已装货', 'PHOTO');
  await sent('已装货', 'FILLING');
  expect(await passed('已装货')).toMatchObject({ code: CODES.success });
  expect(await dropped(first?.fileId ?? '')).toMatchObject({ code: CODES.moveRefused });
  expect(await sent('已装货', 'WEIGHT')).toMatchObject({ code: CODES.moveRefused });
  expect(await deskOf(gateway).act('passed', { orderNo: 'TK261122ZZZZZZ', place: '已装货' })).toMatchObject({
    status: 404,
  });
  expect(await deskOf(gateway).act('passed', { orderNo, place: '' })).toMatchObject({ status: 400 });
});

it('milestone needs its photos, and the team can be renamed until the next step', async () => {
  const { move, passed, sent, places, brief } = await placed(FLEXI_CASE);
  await move('accepted', 'space.released');
  const team = { status: 400, message: '请填写班组联系人与手机号码，如：王师傅 13900001111' };
  for (const said of ['', '王师傅', '13900001111x'.repeat(4), '12900001111 王', '139000011112 王师傅'])
    expect(await passed('安装班组已派', said), said).toMatchObject(team);
  expect(await passed('安装班组已派', '王师傅 13900001111')).toMatchObject({ code: CODES.success });
  expect(await passed('安装班组已派', '李师傅 13900002222')).toMatchObject({ code: CODES.success });
  expect(await places()).toEqual(['安装班组已派', '箱检合格', '液袋已安装', '已灌装']);
  await sent('液袋已安装', 'PHOTO');
  expect(await passed('液袋已安装')).toMatchObject({ code: CODES.moveRefused, message: '请先报告“箱检合格”' });
  await sent('箱检合格', 'PHOTO');
  await passed('箱检合格');
  expect(await places()).toEqual(['液袋已安装', '已灌装']);
  expect(await passed('安装班组已派', '王师傅 13900001111')).toMatchObject({ status: 400 });
  expect((await brief()).history.findLast(({ note }) => note?.includes('师傅'))?.note).toBe(
    '安装班组已派：李师傅 13900002222',
  );
});

it('flexitank cancellation costs the fitted bag once fitting is reported, not by time', async () => {
  const { orderNo, token, move, passed, sent, brief } = await placed(FLEXI_CASE);
  await move('accepted');
  expect((await brief()).cancelFee).toEqual({ amount: 50_000, currency: '1' });
  await move('space.released');
  await allHandedIn(gateway, token, orderNo);
  for (const place of ['箱检合格', '液袋已安装']) {
    expect((await brief()).cancelFee, place).toEqual({ amount: 200_000, currency: '1' });
    await sent(place, 'PHOTO');
    expect(await passed(place)).toMatchObject({ code: CODES.success });
  }
  const fitted = { amount: 320_000, currency: '1' };
  expect((await brief()).cancelFee).toEqual(fitted);
  const cancel = (shownFee: object) =>
    gateway.post(cancelOrder.path.replace(':orderNo', orderNo), { reason: '1', shownFee }, bearing(token));
  expect(await cancel({ amount: 200_000, currency: '1' })).toMatchObject({ code: CODES.feeChanged });
  expect(await cancel(fitted)).toMatchObject({ code: CODES.success, data: { state: 'CANCELLED', fee: fitted } });
});
