import { submitOrder } from '../../../../contract/modes/fcl/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { orderByKey } from '../../../../contract/orders/orders';
import { dayAt } from '../../../../domain/values/days';
import { bearing, newPerson } from '../../people/identity/support/person';
import { upload } from '../../people/files/support/upload';
import { boxesOf, returned, sell } from '../../support/books';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bookableOn, countAll, quoteFor, submit } from './support/booking';
import { DANGEROUS, newKey, submissionOn } from './support/submission';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('refused order leaves nothing behind', () => {
  const refused = async (change: (submission: ReturnType<typeof submissionOn>) => unknown) => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token);
    const before = await countAll(gateway);
    const reply = await submit<Record<string, unknown>>(gateway, token, change(submissionOn(quote)));
    expect(await countAll(gateway)).toEqual(before);
    return reply;
  };

  it('and reports every fault with path and code', async () => {
    const reply = await refused(({ form, ...rest }) => ({
      ...rest,
      form: { ...form, contactName: '', contactPhone: '12' },
    }));
    expect(reply).toMatchObject({ code: CODES.orderRefused, message: '订单有 2 处需要修改' });
    expect(reply.data).toEqual({
      faults: [
        { path: 'contactName', code: 'required' },
        { path: 'contactPhone', code: 'contactPhone' },
      ],
    });
  });

  it('when the truck pickup region is unknown', async () => {
    const truck = {
      services: ['TRK'],
      pickupAddress: '化工路 1 号 3 号门',
      readyDate: `${dayAt(gateway.clock.now() + 86_400_000)}T08:00`,
    };
    const sent = async (pickupRegion: string) =>
      (await refused(({ form, ...rest }) => ({
        ...rest,
        shownTotal: { amount: 1, currency: '2' },
        form: { ...form, ...truck, pickupRegion },
      }))) as { code: string; data: unknown };
    const nowhere = (code: string) => ({ faults: [{ path: 'pickupRegion', code }] });
    expect((await sent('999999')).data).toEqual(nowhere('notListed'));
    expect((await sent('浙江省宁波市北仑区')).data).toEqual(nowhere('required'));
    expect((await sent('330206')).code, 'nothing but the price is wrong').toBe(CODES.priceChanged);
  });

  it('and reports values outside their lists with path', async () => {
    const reply = await refused(({ form, ...rest }) => ({
      ...rest,
      form: {
        ...form,
        tradeTerm: 'XXX',
        payType: '99',
        currency: 'EURO',
        blType: 'toString',
        services: ['GIFT', 'GIFTS'],
        goods: form.goods.map((row) => ({ ...row, packKind: '9Z9' })),
        invoice: { wanted: true, title: '化途', taxNo: '', type: '4' },
      },
    }));
    expect(reply).toMatchObject({ code: CODES.orderRefused, message: '订单有 6 处需要修改' });
    expect(reply.data).toEqual({
      faults: ['tradeTerm', 'goods.0.packKind', 'services', 'blType', 'currency', 'payType'].map((path) => ({
        path,
        code: 'notListed',
      })),
    });
  });

  it.each([
    ['nobody knows', 'nothing'],
    ['is of another world', '__proto__'],
  ])('when the alternative sailing %s', async (_, altOfferId) => {
    const reply = await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, altOfferId } }));
    expect(reply.data).toEqual({ faults: [{ path: 'altOfferId', code: 'notListed' }] });
  });

  it('when the alternative sailing goes elsewhere', async () => {
    const { sailingId } = await bookableOn(gateway, { ...DANGEROUS, dstPortCode: 'NLRTM' });
    const reply = await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, altOfferId: sailingId } }));
    expect(reply.data).toEqual({ faults: [{ path: 'altOfferId', code: 'notListed' }] });
  });

  it('when the alternative sailing equals the chosen one', async () => {
    const reply = await refused(({ form, ...rest }) => ({
      ...rest,
      form: { ...form, altOfferId: form.offerId },
    }));
    expect(reply.data).toEqual({ faults: [{ path: 'altOfferId', code: 'sameSailing' }] });
  });

  it('when another version of the terms was accepted', async () => {
    const reply = await refused((submission) => ({ ...submission, protocolVersion: '2019-01-01' }));
    expect(reply).toMatchObject({ code: CODES.orderRefused, data: { faults: [{ path: 'agreeProtocol' }] } });
  });

  it.each([
    ['lower', -1],
    ['higher', 1],
  ])('when the shown total is %s, and reports both totals', async (_, by) => {
    const reply = await refused((submission) => {
      const { amount, currency } = submission.shownTotal;
      return { ...submission, shownTotal: { amount: amount + by, currency } };
    });
    const { before, now } = reply.data as { before: { amount: number }; now: { amount: number } };
    expect(reply.code).toBe(CODES.priceChanged);
    expect(before.amount - now.amount).toBe(by);
  });

  it('when the boxes differ from the quote, with their current price', async () => {
    const reply = await refused(({ form, ...rest }) => ({
      ...rest,
      form: { ...form, boxes: [{ type: '20GP', count: '2' }] },
    }));
    const { before, now, lines } = reply.data as {
      before: { amount: number };
      now: { amount: number };
      lines: { item: string; quantity: number }[];
    };
    expect(reply.code).toBe(CODES.priceChanged);
    expect(now.amount).toBeGreaterThan(before.amount);
    expect(lines.find(({ item }) => item === 'OF')?.quantity, 'with the lines it was counted by').toBe(2);
  });

  it('when the services are not in the total', async () => {
    const reply = await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, services: ['INSP'] } }));
    expect(reply.code).toBe(CODES.priceChanged);
  });

  it('when the goods may not share a box', async () => {
    const reply = await refused(({ form, ...rest }) => {
      const [methanol] = form.goods;
      const peroxide = {
        ...methanol,
        key: '2',
        goodsId: '',
        unNo: '2014',
        nameCn: '过氧化氢水溶液',
        nameEn: 'HYDROGEN PEROXIDE',
        shippingName: 'HYDROGEN PEROXIDE',
        hazardClass: '5.1',
        subRisks: ['8'],
        flashPoint: '',
        casNo: '7722-84-1',
        hsCode: '284700',
        pieces: '10',
        grossKg: '500',
        netKg: '400',
        volume: '1',
      };
      return { ...rest, form: { ...form, goods: [methanol, peroxide] } };
    });
    expect(reply.code).toBe(CODES.cargoRefused);
    expect(reply.data).toMatchObject({ level: 'BLOCK' });
  });

  it('when the sailing differs from the quote', async () => {
    expect((await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, offerId: 'another' } }))).code).toBe(
      CODES.quoteLapsed,
    );
  });

  it('when the quote is unknown', async () => {
    expect(await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, quoteId: 'nothing' } }))).toMatchObject({
      status: 404,
    });
  });

  it('when the quote belongs to another', async () => {
    const stranger = await newPerson(gateway);
    const foreign = submissionOn(await quoteFor(gateway, stranger.token));
    expect(await refused(() => foreign)).toMatchObject({ status: 404, code: CODES.notFound });
  });

  it('when a document belongs to another', async () => {
    const stranger = await newPerson(gateway);
    const { data } = await upload(gateway, stranger.token, { name: 'a.pdf' });
    const files = [{ fileId: data.fileId, docType: 'SDS_CN', name: 'a.pdf', bytes: 16 }];
    expect(await refused(({ form, ...rest }) => ({ ...rest, form: { ...form, files } }))).toMatchObject({
      status: 404,
    });
  });

  it('when the quote has expired', async () => {
    const { token } = await newPerson(gateway);
    const submission = submissionOn(await quoteFor(gateway, token));
    gateway.clock.advance(24 * 3_600_000);
    expect((await submit(gateway, token, submission)).code).toBe(CODES.quoteLapsed);
  });

  it('when the sailing is full, with alternatives', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token);
    const { offerId, left } = quote.offer;
    const orderNo = await sell(gateway.database, boxesOf(offerId, left[0]?.amount ?? 0));
    const reply = await submit<{ reason: string; ways: unknown[] }>(gateway, token, submissionOn(quote));
    expect(reply.code).toBe(CODES.soldOut);
    expect(reply.data).toMatchObject({ reason: 'soldOut', given: {}, ways: expect.any(Array) });
    expect((await submit(gateway, token, submissionOn(quote))).code, 'the quote is still there').toBe(CODES.soldOut);
    await returned(gateway.database, orderNo);
  });

  it.each([
    ['no key', undefined],
    ['a short key', 'seven77'],
    ['a long key', 'k'.repeat(65)],
    ['a key with a blank', 'key with blanks'],
    ['a key of another alphabet', 'ключ-ключ'],
  ])('when it is sent with %s', async (_, key) => {
    const { token } = await newPerson(gateway);
    const submission = submissionOn(await quoteFor(gateway, token));
    const headers = { ...bearing(token), ...(key === undefined ? {} : { 'idempotency-key': encodeURIComponent(key) }) };
    expect(await gateway.post(submitOrder.path, submission, headers)).toMatchObject({
      status: 400,
      code: CODES.badRequest,
    });
  });

  it('without sign-in', async () => {
    const submission = submissionOn(await quoteFor(gateway, null));
    const headers = { 'idempotency-key': newKey() };
    expect((await gateway.post(submitOrder.path, submission, headers)).status).toBe(401);
    expect((await gateway.post(orderByKey.path, { key: newKey() })).status).toBe(401);
  });
});
