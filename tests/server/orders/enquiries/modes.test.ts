import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { orderWire } from '../../../../contract/modes';
import { airQuote } from '../../../../contract/modes/air/quote';
import { domQuote } from '../../../../contract/modes/dom/quote';
import { flexiQuote } from '../../../../contract/modes/flexi/quote';
import { lclQuote } from '../../../../contract/modes/lcl/quote';
import { tankQuote } from '../../../../contract/modes/tank/quote';
import { sayEnquiry } from '../../../../contract/modes/enq';
import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { type ModeId, MODES } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import { bookedMode } from '../../../../server/trade/modes';
import { glycol, toluene } from '../../../support/enquiry-goods';
import { goodsOf } from '../../../support/goods-of';
import { bearing } from '../../people/identity/support/person';
import { enquiryDeskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { enquirerOn } from './support/enquirer';

let gateway: TestGateway;
let on: ReturnType<typeof enquirerOn>;
beforeAll(async () => {
  gateway = await openTestGateway();
  on = enquirerOn(gateway);
});
afterAll(() => gateway.close());

const onDesk = (enquiryNo: string) => enquiryDeskOf(gateway).find(enquiryNo);

type Wish = { form: Partial<EnquiryForm>; unit: string; currency: string; freight: number; danger?: number };

const WISHES: Readonly<Partial<Record<ModeId, Wish>>> = {
  TANK: {
    form: { modeWish: 'TANK', loadTemp: '20', goods: [toluene], isDanger: 'Y', boxes: [{ type: '20TK', count: '1' }] },
    unit: 'TK',
    currency: '2',
    freight: 2100,
    danger: 300,
  },
  FLEXI: {
    form: {
      modeWish: 'FLEXI',
      loadTemp: '25',
      density: '1.11',
      goods: [glycol],
      isDanger: 'N',
      boxes: [{ type: 'FLEXI', count: '1' }],
    },
    unit: 'SET',
    currency: '2',
    freight: 1234,
  },
  LCL: {
    form: {
      modeWish: 'LCL',
      stackable: 'N',
      dstPortCode: 'NLRTM',
      isDanger: 'Y',
      goods: [{ ...toluene, pieces: '8', grossKg: '1600', volume: '2.4' }],
    },
    unit: 'RT',
    currency: '2',
    freight: 77,
    danger: 33,
  },
  AIR: {
    form: {
      modeWish: 'AIR',
      orgPortCode: 'PVG',
      dstPortCode: 'FRA',
      pieceSizes: '120×80×90×4',
      isDanger: 'Y',
      goods: [{ ...toluene, pieces: '4', grossKg: '612.3', volume: '3.456' }],
    },
    unit: 'KG',
    currency: '1',
    freight: 37.77,
    danger: 11.13,
  },
  DOM: {
    form: { modeWish: 'DOM', dstPortCode: 'CNNSA', goods: [glycol], isDanger: 'N' },
    unit: '20GP',
    currency: '1',
    freight: 4321,
  },
};

const READ_BY: Readonly<Partial<Record<ModeId, v.GenericSchema>>> = {
  LCL: lclQuote,
  AIR: airQuote,
  TANK: tankQuote,
  FLEXI: flexiQuote,
  DOM: domQuote,
};

describe.each(Object.entries(WISHES))('enquiry for mode %s', (id, wish) => {
  it('is answered, accepted and started as an order of that mode at the named price', async () => {
    const mode = id as ModeId;
    const mine = await on.asked({ contactEmail: 'lin@example.com', ...wish.form });
    const row = await onDesk(mine.enquiryNo);
    expect(row).toMatchObject({ mode, currency: wish.currency });
    expect(row.units).toEqual([wish.unit]);
    const [goods] = wish.form.goods ?? [];
    expect(row.goods.join(), 'how much of it').toContain(`${goods?.grossKg} kg`);
    const told = row.offers.map(({ supplier, leavesAt, which }) => [supplier?.nameCn, leavesAt, which].join());
    expect(new Set(told).size, 'no two departures read alike').toBe(told.length);
    const prices = {
      freight: { [wish.unit]: wish.freight },
      danger: wish.danger === undefined ? {} : { [wish.unit]: wish.danger },
    };
    let reply = await on.answer(mine.enquiryNo, prices);
    for (const { offerId } of row.offers.toReversed()) {
      if (reply.code === CODES.success) break;
      reply = await on.answer(mine.enquiryNo, { ...prices, offerId });
    }
    expect(reply, reply.message).toMatchObject({ code: CODES.success });
    const shown = await on.read(mine);
    expect(shown.answer?.offer.mode).toBe(mode);
    const lineOf = (item: string) => shown.answer?.charges.lines.find((line) => line.item === item);
    expect((lineOf('OF') ?? lineOf('AF'))?.unitPrice.amount).toBe(Math.round(wish.freight * 100));
    const { lines = [], totalUsd, totalYuan } = shown.answer?.charges ?? {};
    const sumOf = (currency: string) =>
      lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);
    expect(totalUsd?.amount, 'yuan at 7.1, up').toBe(sumOf('2') + Math.ceil(sumOf('1') / 7.1));
    expect(totalYuan?.amount, 'dollars at 7.1, up').toBe(sumOf('1') + Math.ceil((sumOf('2') * 71) / 10));
    expect(
      lines.some(({ part }) => part === 'TAX'),
      'within the country tax is a line of its own',
    ).toBe(mode === 'DOM');
    expect(lineOf('DGS')?.unitPrice.amount).toBe(wish.danger === undefined ? undefined : Math.round(wish.danger * 100));

    const { currency } = wish;
    const isTaxed = mode === 'DOM';
    const countered = mode === 'DOM' || mode === 'LCL';
    const counter = { amount: 123_456, currency };
    if (countered) await on.act(sayEnquiry.path, mine, { text: '请按此价', counter });
    expect((await on.read(mine)).messages.map((said) => said.counter)).toEqual(
      countered ? [{ ...counter, isTaxed }] : [],
    );

    const { data } = await on.accept(mine, shown);
    const quoteId = data.quote?.quoteId ?? '';
    const { data: quote } = await gateway.get<Quote>(`/api-ecommerce/quote/${quoteId}`, bearing(mine.token));
    expect(quote).toMatchObject({ mode, quoteId });
    const wire = orderWire(mode);
    const { data: draft } = await gateway.get<{ form: OrderForm }>(wire.readDraft.path, bearing(mine.token));
    expect(draft.form).toMatchObject({ quoteId, contactName: '林海', contactEmail: 'lin@example.com' });
    expect(draft.form.goods[0]).toMatchObject({
      nameCn: wish.form.goods?.[0]?.nameCn,
      grossKg: wish.form.goods?.[0]?.grossKg,
    });
    const { order } = bookedMode(gateway.modes, mode);
    const read = v.parse(READ_BY[mode] ?? v.never(), quote) as Quote;
    expect(order.price(draft.form, read, goodsOf), 'what was accepted is what the page says it costs').toEqual(
      shown.answer?.charges,
    );
    expect(order.price(draft.form, quote, goodsOf), 'what was accepted is what the order costs').toEqual(
      shown.answer?.charges,
    );
    expect(MODES[mode].routes.order ?? MODES[mode].routes.search).toBeDefined();
  });
});

describe('enquiry that no order of its mode can hold', () => {
  it.each<[string, Partial<EnquiryForm>]>([
    [
      'two liquids in one tank',
      { modeWish: 'TANK', goods: [toluene, { ...toluene, key: '2' }], boxes: [{ type: '20TK', count: '2' }] },
    ],
    ['dangerous goods within the country', { modeWish: 'DOM', dstPortCode: 'CNNSA', goods: [toluene] }],
  ])('cannot be answered with a price: %s', async (_, change) => {
    const mine = await on.asked(change);
    expect(await onDesk(mine.enquiryNo)).toMatchObject({ offers: [] });
    expect(
      await on.answer(mine.enquiryNo, { freight: { TK: 1, '20GP': 1 }, danger: { TK: 1, '20GP': 1 } }),
    ).toMatchObject({ code: CODES.noPrice, message: '这份询价不能按所选方式在线成单，请留言说明或退回' });
    await enquiryDeskOf(gateway).refuse(mine.enquiryNo, '请分开询价');
    expect((await on.read(mine)).state).toBe('REFUSED');
  });
});

describe('departure without a day price', () => {
  it('is marked at the desk and refused when its surcharges are unknown', async () => {
    const { enquiryNo } = await on.asked({ contactEmail: 'lin@example.com', ...WISHES.DOM?.form });
    const { offers } = await onDesk(enquiryNo);
    expect(offers.map(({ isPriced }) => isPriced)).toEqual(expect.arrayContaining([true, false]));
    for (const { offerId, isPriced } of offers.filter((offer) => !offer.isPriced)) {
      expect(
        await on.answer(enquiryNo, { freight: { '20GP': 1500 }, danger: {}, offerId }),
        `${isPriced}`,
      ).toMatchObject({
        code: CODES.noPrice,
        message: '该班次没有公布费率，或其余费用还没有设价，请另选一班，或先录入价格表',
      });
    }
  });
});

describe('reefer enquiry', () => {
  it('becomes a full-container order with the requested temperature', async () => {
    const mine = await on.asked({
      modeWish: 'RF',
      setTemp: '-18',
      isDanger: 'N',
      goods: [glycol],
      boxes: [{ type: '20RF', count: '1' }],
    });
    expect((await on.answer(mine.enquiryNo, { freight: { '20RF': 3000 }, danger: {} })).code).toBe(CODES.success);
    await on.accept(mine, await on.read(mine));
    const draft = await gateway.get<{ form: OrderForm }>(orderWire('FCL').readDraft.path, bearing(mine.token));
    expect(draft.data.form).toMatchObject({ reeferC: '-18', boxes: [{ type: '20RF', count: '1' }] });
  });
});
