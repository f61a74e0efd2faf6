/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buyerPapers, handInBuyerPaper, takeBackBuyerPaper } from '../../../../../contract/mall/buyer-papers';
import { CODES } from '../../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../../contract/orders/orders';
import { MOST_WAITING, type OwnPapers } from '../../../../../domain/mall/buyer-papers';
import { dayAt, daysAfter, momentOf } from '../../../../../domain/values/days';
import { briefOf } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { newMember, setStatus } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, IPA, wantedOf } from '../support/mall';
import { handedIn, paperOf, PDF, readPaper, TOLUENE, TOLUENE_GOODS } from './paper-support';
import { buying } from './support';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
});
afterAll(() => gateway.close());

const papersOf = async ({ token }: Pick<Person, 'token'>) =>
  (await gateway.get<OwnPapers>(buyerPapers.path, bearing(token))).data;
const takeBack = (paperId: string, { token }: Pick<Person, 'token'>) =>
  gateway.post(takeBackBuyerPaper.path, { paperId }, bearing(token));
const today = () => dayAt(gateway.clock.now());

describe('buyer documents', () => {
  it('are handed in with their data, visible to the enterprise, and withdrawn while unread', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const mate = await newMember(gateway, 'PASS', buyer.enterpriseId);
    const stranger = await newMember(gateway, 'PASS');
    const { paperId } = (await handedIn(gateway, buyer, paperOf(gateway, 'PRECREG', { number: ' 备 7 号 ' }))).data;
    const { mayHandIn, substances, records } = await papersOf(mate);
    expect(mayHandIn).toBe(true);
    expect(substances).toContainEqual({ goodsId: TOLUENE_GOODS, nameCn: expect.stringContaining('甲苯') });
    expect(records).toEqual([
      {
        paperId,
        paper: 'PRECREG',
        number: '备 7 号',
        validTo: daysAfter(today(), 100),
        isExpired: false,
        permit: { substance: substances.find(({ goodsId }) => goodsId === TOLUENE_GOODS), kg: 3000, leftKg: 3000 },
        fileName: 'PRECREG.pdf',
        handedAt: new Date(gateway.clock.now()).toISOString(),
        state: 'HANDED_IN',
        reason: null,
      },
    ]);
    expect((await papersOf(stranger)).records).toEqual([]);
    expect((await takeBack(paperId, stranger)).status, 'another’s is none').toBe(404);
    expect((await takeBack(paperId, mate)).code).toBe(CODES.success);
    expect((await takeBack(paperId, mate)).status).toBe(404);
    expect((await papersOf(buyer)).records).toEqual([]);
    const read = await readPaper(gateway, buyer, 'HAZLIC');
    expect((await takeBack(read, buyer)).code, 'it was read').toBe(CODES.moveRefused);
  });

  it.each<[string, (good: ReturnType<typeof paperOf>) => object, number | string]>([
    ['a day that has passed', (good) => ({ ...good, validTo: daysAfter(today(), -1) }), 400],
    ['a day that is none', (good) => ({ ...good, validTo: '2026-02-30' }), 400],
    ['a day in a far century', (good) => ({ ...good, validTo: '9999-01-01' }), 400],
    ['a permit without a substance', (good) => ({ ...good, permit: null }), 400],
    ['a permit for what is sold without one', (good) => ({ ...good, permit: { goodsId: 'soda-ash', kg: 10 } }), 400],
    ['half a kilogram', (good) => ({ ...good, permit: { goodsId: TOLUENE_GOODS, kg: 0.5 } }), 400],
    ['kilograms beyond all bounds', (good) => ({ ...good, permit: { goodsId: TOLUENE_GOODS, kg: 1e9 } }), 400],
    ['a licence with a substance', (good) => ({ ...good, paper: 'HAZLIC' }), 400],
    ['a kind of paper that nobody knows', (good) => ({ ...good, paper: 'PASSPORT' }), 400],
    ['no number', (good) => ({ ...good, number: '  ' }), 400],
    ['no file', (good) => ({ ...good, file: undefined }), 400],
    ['a name that is a path', (good) => ({ ...good, file: { ...good.file, fileName: '../a.pdf' } }), 400],
    ['a program', (good) => ({ ...good, file: { fileName: 'a.pdf', content: btoa('MZ') } }), CODES.licenceRefused],
    [
      'a file that is too large',
      (good) => ({ ...good, file: { fileName: 'a.pdf', content: PDF.toString('base64').repeat(40_000) } }),
      400,
    ],
  ])('are refused with %s', async (_, spoilt, expected) => {
    const buyer = await newMember(gateway, 'PASS');
    const reply = await handedIn(gateway, buyer, spoilt(paperOf(gateway, 'PRECREG')));
    expect(typeof expected === 'number' ? reply.status : reply.code, reply.message).toBe(expected);
    expect((await papersOf(buyer)).records).toEqual([]);
  });

  it('are accepted from verified enterprises, up to a limit', async () => {
    const given = paperOf(gateway, 'HAZLIC');
    const person = await newPerson(gateway);
    expect(await papersOf(person)).toMatchObject({ mayHandIn: false, records: [] });
    for (const who of [person, await newMember(gateway, 'WAIT'), await newMember(gateway, 'REJECT')])
      expect((await handedIn(gateway, who, given)).code).toBe(CODES.moveRefused);
    for (const { path } of [handInBuyerPaper, takeBackBuyerPaper])
      expect((await gateway.post(path, given)).status).toBe(401);
    expect((await gateway.get(buyerPapers.path)).status).toBe(401);
    const buyer = await newMember(gateway, 'PASS');
    const all = await Promise.all(Array.from({ length: MOST_WAITING + 2 }, () => handedIn(gateway, buyer, given)));
    expect(all.filter(({ code }) => code === CODES.success)).toHaveLength(MOST_WAITING);
    expect(all.filter(({ code }) => code === CODES.bounded)).toHaveLength(2);
  });
});

describe('goods that require a buyer document', () => {
  it('are sold with a read one, until the end of its last day in China', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const asked = await wantedOf(gateway, IPA, 1);
    await handedIn(gateway, buyer, paperOf(gateway, 'HAZLIC'));
    expect((await shop.ask(asked, buyer)).data, 'nobody has read it').toEqual({ gate: 'PAPER_MISSING' });
    const last = daysAfter(today(), 3);
    await readPaper(gateway, buyer, 'USEPROOF', { validTo: last });
    gateway.clock.advance(momentOf(daysAfter(last, 1)) - gateway.clock.now() - 1000);
    const quote = await shop.quoteOf(asked, buyer);
    gateway.clock.advance(1000);
    expect((await papersOf(buyer)).records.find(({ paper }) => paper === 'USEPROOF')?.isExpired).toBe(true);
    expect((await shop.ask(asked, buyer)).data).toEqual({ gate: 'PAPER_EXPIRED' });
    const late = await shop.send(quote, buyer);
    expect(late.data.faults, 'nor at a price that was locked before').toMatchObject([{ code: 'mallPaper' }]);
    expect((await shop.ask(asked, await newMember(gateway, 'PASS'))).data).toEqual({ gate: 'PAPER_MISSING' });
  });

  it('6.16.14 are invoiced to the verified enterprise under its current name', async () => {
    const buyer = await newMember(gateway, 'PASS');
    await readPaper(gateway, buyer, 'USEPROOF');
    const quote = await shop.quoteOf(await wantedOf(gateway, IPA, 1), buyer);
    const find = 'select name from enterprises where id = $1';
    const [own] = await gateway.database.query<{ name: string }>(find, [buyer.enterpriseId]);
    const invoice = { wanted: true, title: own?.name ?? '', taxNo: '91350100M000100Y43', type: '1' };
    const other = await shop.send(quote, buyer, { invoice: { ...invoice, title: '演示化工丁有限公司' } });
    expect(other.data.faults).toEqual([
      { path: 'invoice.title', code: 'mallInvoiceTitle', given: { name: own?.name } },
    ]);
    const rename = (name: string) =>
      gateway.database.query('update enterprises set name = $2 where id = $1', [buyer.enterpriseId, name]);
    await rename('演示化工戊有限公司');
    expect((await shop.send(quote, buyer, { invoice })).data.faults, 'verified anew meanwhile').toMatchObject([
      { code: 'mallInvoiceTitle', given: { name: '演示化工戊有限公司' } },
    ]);
    await rename(invoice.title);
    const { code, data } = await shop.send(quote, buyer, { invoice });
    expect(code, JSON.stringify(data)).toBe(CODES.success);
  });

  it('M17 use up their permit, and return it on cancellation', async () => {
    const buyer = await newMember(gateway, 'PASS');
    const of = (packs: number) => wantedOf(gateway, TOLUENE, packs);
    await readPaper(gateway, buyer, 'HAZLIC');
    expect((await shop.ask(await of(1), buyer)).data).toEqual({ gate: 'PERMIT_MISSING' });
    const paperId = await readPaper(gateway, buyer, 'PRECREG');
    const left = async () => (await papersOf(buyer)).records.find((one) => one.paperId === paperId)?.permit?.leftKg;
    expect((await shop.ask(await of(17), buyer)).data).toEqual({ gate: 'PERMIT_SHORT' });
    const locked = await shop.quoteOf(await of(2), buyer);
    const { orderNo, reply } = await shop.ordered(await of(16), buyer);
    expect(reply.code, JSON.stringify(reply.data)).toBe(CODES.success);
    expect(await left()).toBe(3000 - 16 * 180);
    expect((await shop.ask(await of(1), buyer)).data).toEqual({ gate: 'PERMIT_SHORT' });
    expect((await shop.send(locked, buyer)).data.faults).toMatchObject([{ code: 'mallPaper' }]);
    await holdToBooks(gateway.database);
    const path = cancelOrder.path.replace(':orderNo', orderNo);
    const shownFee = (await briefOf(gateway, buyer.token, orderNo)).cancelFee;
    expect((await gateway.post(path, { reason: '1', shownFee }, bearing(buyer.token))).code).toBe(CODES.success);
    expect(await left()).toBe(3000);
    expect((await shop.send(locked, buyer)).code).toBe(CODES.success);
    expect(await left()).toBe(3000 - 2 * 180);
    await holdToBooks(gateway.database);
  });

  it('are not sold to an enterprise rejected later, and neither are others', async () => {
    const buyer = await newMember(gateway, 'PASS');
    await readPaper(gateway, buyer, 'HAZLIC');
    const harmless = await wantedOf(gateway, ASH, 4);
    const quote = await shop.quoteOf(harmless, buyer);
    for (const status of ['REJECT', 'EXPIRED'] as const) {
      await setStatus(gateway, buyer.enterpriseId, status);
      for (const asked of [harmless, await wantedOf(gateway, IPA, 1)])
        expect((await shop.ask(asked, buyer)).data).toEqual({ gate: 'VERIFY_FIRST' });
      expect((await shop.send(quote, buyer)).data.faults).toMatchObject([{ code: 'mallVerifyFirst' }]);
    }
  });
});
