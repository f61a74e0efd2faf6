/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { CODES } from '../../../../../contract/wire/envelope';
import { answerMishap } from '../../../../../contract/after/mishap';
import { draftList } from '../../../../../contract/orders/orders';
import { truckSchedule } from '../../../../../contract/modes/truck/search';
import { blankTruck } from '../../../../../domain/modes/truck/form';
import { searchAgainAddress } from '../../../../../domain/modes/truck/again';
import { truckQuestion, type TruckSearch } from '../../../../../domain/modes/truck/search';
import { dayAt } from '../../../../../domain/values/days';
import { YUAN, formatMoney } from '../../../../../domain/values/money';
import type { TruckQuote } from '../../../../../domain/modes/truck/quote';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { locked, type GatewayCase } from '../../../../support/modes/gateway-case';
import { AT_STOPS, truckSearchOf } from '../../../../support/truck-order';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { dayCome, deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { isBookable, soundOn, TRUCK_CASE, trucks } from '../support/truck';
import { placedTruck } from './support/placed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };
const search: TruckSearch = { ...truckSearchOf(AT_STOPS), etd: null };

/** Epoxy resin from Guangzhou to Xiamen with a stop in Huizhou and forklift unloading. */
const STOPS_CASE: GatewayCase = {
  ...TRUCK_CASE,
  async find(on) {
    const isIts = (id: string) => id.startsWith('TR-YZZX-4401-BOX96');
    const offer = (await trucks(on, search)).filter(isBookable).findLast(({ offerId }) => isIts(offerId));
    if (!offer) throw new Error('no truck stops there');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => ({ ...soundOn(quote as TruckQuote), unload: 'FORK' }),
};
const placed = () => placedTruck(gateway, STOPS_CASE);

describe('truck with stops', () => {
  it('T9 costs the worked example to the cent, and shows contacts and times per stop', async () => {
    const { brief, detail } = await placed();
    const { charges, isDanger, goods } = await brief();
    expect(charges.lines.map(({ item, total }) => `${item} ${formatMoney(total)}`)).toEqual([
      'RF ¥4,250.35',
      'DGS ¥850.07',
      'TOLL ¥686.70',
      'ESC ¥760.00',
      'PARK ¥260.00',
      'DROP ¥300.00',
      'FORK ¥378.00',
    ]);
    expect(formatMoney(charges.totalYuan)).toBe('¥7,485.12');
    const kept = await detail();
    expect(kept.between).toEqual([
      {
        isPickup: false,
        code: '4413',
        city: '惠州市',
        address: '大亚湾石化大道 5 号',
        contact: '温工',
        phone: '13700137000',
        to: '',
        comesAt: expect.stringMatching(/T04:\d\d:00/),
      },
    ]);
    expect([kept.km, kept.drop.city]).toEqual([654, '厦门市']);
    const again = truckQuestion.asked(
      searchAgainAddress({ org: { code: '4401' }, dst: { code: '3502' }, isDanger, goods }, kept).split('?')[1] ?? '',
    );
    expect([again.org, again.pick2, again.via1, again.via2, again.dst]).toEqual([
      '4401',
      'NONE',
      '4413',
      'NONE',
      '3502',
    ]);
  });

  it('is signed for stop by stop, before the last one', async () => {
    const { orderNo, token, shown, moved, sent, passed, checked, paper, pictured, detail } = await placed();
    await moved('accepted');
    await sent();
    await passed('已到装货点');
    await checked();
    await allHandedIn(gateway, token, orderNo);
    await pictured();
    await moved('cargo.in');
    await passed('电子运单', 'DZYD20261207');
    for (const docType of ['WAYBILL', 'SAFECARD']) await paper('运单与安全卡随车', docType);
    await passed('运单与安全卡随车');
    expect(await moved('departed')).toMatchObject(SUCCESS);
    const signed = '第 2 站卸货（惠州市）已签收';
    expect((await shown())?.ahead.map(({ place }) => place)).toEqual([
      '已出省',
      '危货停车场停车',
      '沿途限行，重新计算到达',
      signed,
      '第 2 站卸货（惠州市）实收与短少',
      '过第 2 站后已出省',
      '过第 2 站后危货停车场停车',
      '过第 2 站后沿途限行，重新计算到达',
    ]);
    expect((await moved('arrived')).message).toBe(`请先报告“${signed}”`);
    for (const docType of ['SIGNEDFOR', 'PHOTO']) expect(await paper(signed, docType)).toMatchObject(SUCCESS);
    expect(await passed(signed)).toMatchObject(SUCCESS);
    expect(await passed('第 2 站卸货（惠州市）实收与短少', '20 件，无短少')).toMatchObject(SUCCESS);
    expect(await passed('过第 2 站后已出省')).toMatchObject(SUCCESS);
    expect(await moved('arrived')).toMatchObject(SUCCESS);
    const seen = (await detail()).seen.filter(({ place }) => place === signed);
    expect(seen.map(({ paper: name }) => name).toSorted()).toEqual(['签收单', '卸货照片'].toSorted());
  });

  it('continues without goods refused at a stop, which the owner has returned or stored by weight', async () => {
    const { orderNo, token, shown, moved, sent, passed, checked, paper, pictured, detail, brief } = await placed();
    await moved('accepted');
    await sent();
    await passed('已到装货点');
    await checked();
    await allHandedIn(gateway, token, orderNo);
    await pictured();
    await moved('cargo.in');
    await passed('电子运单', 'DZYD20261207');
    for (const docType of ['WAYBILL', 'SAFECARD']) await paper('运单与安全卡随车', docType);
    await passed('运单与安全卡随车');
    const kinds = async () => (await shown())?.mayGoWrong.map(({ kind }) => kind);
    expect(await kinds(), 'nobody refuses what has not left').not.toContain('REFUSED_2');
    await moved('departed');
    expect(await kinds()).toEqual(['BREAKDOWN', 'DELAY_ROAD', 'WAITED', 'LEAK', 'REFUSED_2']);
    const tell = (kind: string, count: number) => {
      gateway.clock.advance(1_000);
      const day = dayAt(gateway.clock.now());
      return deskOf(gateway).act('mishap', { orderNo, kind, day, count, words: '外包装有水渍' });
    };
    dayCome(gateway, (await shown())?.early.find(({ event }) => event === 'arrived')?.opens);
    const before = (await brief()).charges.totalYuan.amount;
    expect((await tell('REFUSED_2', 8_400.1)).message).toBe('每车还有 8,400 千克，拒收货重不能更多');
    expect(await tell('REFUSED_2', 2_100)).toMatchObject(SUCCESS);
    const [asked] = (await detail()).mishaps;
    expect(asked).toMatchObject({ name: '第 2 站卸货（惠州市）收货人拒收', stands: 'ASKED' });
    // A quarter of the goods at 0.6 × ¥5,100.42.
    expect(asked?.ways?.accept).toEqual({ name: '随车退回装货地', fee: { amount: 76_507, currency: YUAN } });
    expect((await shown())?.ahead.map(({ place }) => place)[0], 'nobody signs there any more').toBe('已出省');
    expect((await shown())?.ahead.some(({ place }) => place.startsWith('第 2 站'))).toBe(false);
    expect(await kinds(), 'once').not.toContain('REFUSED_2');
    expect((await moved('arrived')).message).toMatch(/还在等下单人选择/);
    const answered = await gateway.post(
      answerMishap.path.replace(':orderNo', orderNo),
      { no: 1, isAccepted: false, shownFee: { amount: 0, currency: YUAN } },
      bearing(token),
    );
    expect(answered).toMatchObject(SUCCESS);
    expect(await moved('arrived'), 'what is stored at a stop lets the truck go on').toMatchObject(SUCCESS);
    for (const docType of ['SIGNEDFOR', 'PHOTO']) await paper('收货人已签收', docType);
    await passed('收货人已签收');
    expect((await moved('completed')).message).toBe('拒收的货物还在存放，请先登记出库');
    expect(await tell('STORED', 3)).toMatchObject(SUCCESS);
    // Two more days for a quarter of twelve cubic metres (3 m³ at ¥120.00).
    expect((await brief()).charges.totalYuan.amount - before).toBe(2 * 12_000 * 3);
    expect(await moved('completed')).toMatchObject(SUCCESS);
  });

  it('has four places at most, in cities of the truck network', async () => {
    const asked = (change: object) => gateway.post(truckSchedule.path, { ...search, ...change });
    expect(await asked({ pick2: '3101', via2: '4501' })).toMatchObject({ status: 400, message: '提卸合计最多 4 处' });
    expect(await asked({ via1: '9999' })).toMatchObject({ status: 400 });
    expect(await asked({ via1: 4413 })).toMatchObject({ status: 400 });
    for (const via1 of ['NONE', search.via1])
      expect(await asked({ dstCityCode: '4401', via1 }), 'addresses of one city are a way').toMatchObject(SUCCESS);
  });

  it('appears with its stops in the draft list', async () => {
    const { token } = await newPerson(gateway);
    const quote = await locked(gateway, 'TRUCK', await STOPS_CASE.find(gateway), token);
    const form = { ...blankTruck, quoteId: quote.quoteId };
    await gateway.post('/api-puds/order/truck/draft', { form, revision: 0, draftId: 'one' }, bearing(token));
    const all = (await gateway.get<ReplyOf<typeof draftList>>(draftList.path, bearing(token))).data;
    expect(all.map(({ about }) => about?.stops)).toEqual([['惠州市']]);
  });

  it('costs the minimum when all stops are in one city', async () => {
    const inOne = {
      ...search,
      dstCityCode: '4401',
      via1: '4401',
      isDanger: 'N' as const,
      unNo: null,
      goods: '纯碱(碳酸钠)',
    };
    const offers = await trucks(gateway, { ...inOne, orgCityCode: '3205', dstCityCode: '3205', via1: '3205' });
    const [clean] = offers.filter(({ detail }) => detail.isClean && detail.vehicle === 'BOX96');
    expect(clean?.price?.charges.lines.map(({ item, total }) => `${item} ${formatMoney(total)}`)).toEqual([
      'RF ¥1,100.00',
      'DROP ¥300.00',
    ]);
  });
});
