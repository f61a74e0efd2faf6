import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { mallBoard, mallProduct } from '../../../../../contract/mall/mall';
import type { MallItem } from '../../../../../domain/mall/sheet';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import { briefOf } from '../../../../support/modes/gateway-case';
import { newPerson } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { booksOf } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, EPOXY, IPA, soundFor, wantedOf } from '../support/mall';
import { buying } from './support';

const HOUR = 3_600_000;

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
});
afterAll(() => gateway.close());

const taken = async (): Promise<number> => (await booksOf(gateway.database)).reduce((sum, book) => sum + book.taken, 0);

describe('purchase permission of an order', () => {
  it.each<[string, string, number, 'PASS' | 'NONE' | null, string]>([
    ['a person what is sold to enterprises alone', EPOXY, 1, null, 'ENTERPRISE_ONLY'],
    ['a person more than a hundred kilograms', ASH, 8, null, 'RETAIL_LIMIT'],
    ['a person what asks a licence', IPA, 1, null, 'ENTERPRISE_ONLY'],
    ['an enterprise without a licence', IPA, 1, 'PASS', 'PAPER_MISSING'],
    ['an enterprise without a licence, what asks a permit as well', 'P0012', 1, 'PASS', 'PAPER_MISSING'],
    ['an enterprise that has not passed, what asks a licence', IPA, 1, 'NONE', 'VERIFY_FIRST'],
  ])('refuses a quote: %s', async (_, productId, packs, status, gate) => {
    const buyer = status === null ? await newPerson(gateway) : await newMember(gateway, status);
    const reply = await shop.ask(await wantedOf(gateway, productId, packs), buyer);
    expect([reply.code, reply.data]).toEqual([CODES.cargoRefused, { gate }]);
    expect(reply.message.length).toBeGreaterThan(8);
  });

  it('limits an individual to a hundred kilograms per order across goods', async () => {
    const person = await newPerson(gateway);
    const sold = (await gateway.get<MallItem>(`${mallProduct.path}?productId=${ASH}`)).data;
    const of = (...lines: [string, number][]): MallQuery => ({
      city: sold.stock[0]?.city ?? '',
      way: 'SELF',
      to: '',
      lines: lines.map(([productId, kg]) => ({ productId, pack: 'B25', kg })),
    });
    expect((await shop.ask(of([ASH, 100]), person)).code).toBe(CODES.success);
    const both = of([ASH, 100], ['P0085', 100]);
    expect((await shop.ask(both, person)).data).toEqual({ gate: 'RETAIL_LIMIT' });
    const { data: quote } = await shop.ask<MallQuote>(both, null);
    const { data } = await shop.send(quote, person);
    expect(data.faults).toMatchObject([{ path: 'goods', code: 'mallRetailLimit' }]);
    expect((await shop.ask(both, await newMember(gateway, 'PASS'))).code).toBe(CODES.success);
  });

  it('is checked again when ordering with an anonymous quote', async () => {
    const { data: quote } = await shop.ask<MallQuote>(await wantedOf(gateway, EPOXY, 1), null);
    const { code, data } = await shop.send(quote, await newPerson(gateway));
    expect([code, data.faults]).toEqual([
      CODES.orderRefused,
      [{ path: 'goods', code: 'mallEnterpriseOnly', given: { goods: expect.stringContaining('环氧树脂') } }],
    ]);
    const stranger = await shop.ask(await wantedOf(gateway, IPA, 1), null);
    expect(stranger.code, 'a licence is asked of strangers, too').toBe(CODES.cargoRefused);
  });

  it('waits for verification, holding the goods meanwhile', async () => {
    const buyer = await newMember(gateway, 'NONE');
    const before = await taken();
    const { reply, orderNo } = await shop.ordered(await wantedOf(gateway, ASH, 4), buyer);
    expect(reply.data.state).toBe('AWAIT_VERIFY');
    const stateAfter = async (hours: number) => {
      gateway.clock.advance(hours * HOUR);
      await gateway.orders.sweep();
      return (await briefOf(gateway, buyer.token, orderNo)).state;
    };
    expect([await stateAfter(47), await taken()]).toEqual(['AWAIT_VERIFY', before + 100_000]);
    expect([await stateAfter(1), await taken()]).toEqual(['AUTO_CANCELLED', before]);
  });

  it('answers restricted goods like unknown ones, and refuses partial and duplicate packs', async () => {
    const asked = await wantedOf(gateway, ASH, 4);
    const buyer = await newMember(gateway, 'PASS');
    const of = async (lines: unknown) => {
      const { status, code, message, data } = await shop.ask({ ...asked, lines } as MallQuery, buyer);
      return { status, code, message, data };
    };
    const unknown = await of([{ productId: 'P9999', pack: 'B25', kg: 100 }]);
    expect(unknown.status).toBe(404);
    await gateway.database.query(`update mall_products set is_withdrawn = true where product_id = 'P0084'`);
    await gateway.database.query('update mall_catalogue set revision = revision + 1');
    expect(await of([{ productId: 'P0084', pack: 'B25', kg: 100 }])).toEqual(unknown);
    expect(await of([{ productId: ASH, pack: 'D200', kg: 100 }]), 'it is not sold in that').toEqual(unknown);
    expect((await of([{ productId: ASH, pack: 'B25', kg: 110 }])).status).toBe(400);
    expect((await of([...asked.lines, ...asked.lines])).status).toBe(400);
    expect((await gateway.get(`${mallProduct.path}?productId=P0084`)).status).toBe(404);
    expect((await gateway.get<{ total: number }>(`${mallBoard.path}?kw=P0084`)).data.total).toBe(0);
  });

  it('refuses goods that differ from the quote', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const quote = await shop.quoteOf(await wantedOf(gateway, ASH, 4), buyer);
    const goods = soundFor(gateway)(quote).goods.map((row) => ({ ...row, nameCn: '白糖' }));
    const { data } = await shop.send(quote, buyer, { goods });
    expect(data.faults).toEqual([{ path: 'goods', code: 'mallOtherGoods' }]);
  });
});
