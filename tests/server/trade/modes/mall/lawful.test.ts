import { afterAll, beforeAll, expect, it } from 'vitest';

import { isStabilized } from '../../../../../domain/goods/reactive';
import { STABILIZER } from '../../../../../domain/mall/seller';
import type { MallReceipt } from '../../../../../domain/modes/mall/receipt';
import { PRODUCTS } from '../../../../../server/orders/mall/table/products';
import { boughtFacts } from '../../../../../server/trade/modes/mall/note';
import { goodsById } from '../../../../../server/world/dangerous-goods/library';
import { CODES } from '../../../../../contract/wire/envelope';
import { briefOf } from '../../../../support/modes/gateway-case';
import { newMember } from '../../../orders/orders/support/enterprise';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import type { Person } from '../../../people/identity/support/person';
import { wantedOf } from '../support/mall';
import { readPaper, TOLUENE, TOLUENE_GOODS } from './paper-support';
import { buying } from './support';

/** A monomer that polymerises by itself. */
const STYRENE = 'P0015';
const USE = '涂料稀释剂生产原料，本厂自用';

let gateway: TestGateway;
let shop: ReturnType<typeof buying>;
let buyer: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  shop = buying(gateway);
  buyer = await newMember(gateway, 'PASS');
  await readPaper(gateway, buyer, 'USEPROOF', { number: 'USE-71' });
  await readPaper(gateway, buyer, 'PRECREG', { number: 'PRE-93', permit: { goodsId: TOLUENE_GOODS, kg: 3000 } });
});
afterAll(() => gateway.close());

it.each([
  ['no use is declared', { useDecl: '' }, 'useDecl', 'required'],
  ['the use is told in nine letters', { useDecl: '稀释剂生产用原料啊' }, 'useDecl', 'mallUse'],
  ['it is paid on delivery', { payType: '6' }, 'payType', 'mallPay'],
  ['it is paid a month later', { payType: '2' }, 'payType', 'mallPay'],
])('precursor order is refused when %s', async (_, change, path, code) => {
  const { reply } = await shop.ordered(await wantedOf(gateway, TOLUENE, 10), buyer, change);
  expect([reply.code, reply.data.faults]).toMatchObject([CODES.orderRefused, [{ path, code }]]);
});

it('precursor order keeps use and documents, shown on receipt and at the desk', async () => {
  const { reply, orderNo } = await shop.ordered(await wantedOf(gateway, TOLUENE, 10), buyer, { useDecl: USE });
  expect(reply.code, reply.message).toBe(CODES.success);
  await gateway.database.query(`update buyer_papers set number = 'later'`);
  const { detail } = await briefOf(gateway, buyer.token, orderNo);
  expect(detail['lawful']).toMatchObject({
    use: USE,
    papers: [
      { paper: 'USEPROOF', number: 'USE-71', kg: null },
      { paper: 'PRECREG', number: 'PRE-93', kg: 1800 },
    ],
  });
  expect((await deskOf(gateway).find(orderNo))?.lawful).toEqual(detail['lawful']);
});

it('names the stabiliser of stabilised goods on receipt, print and case, and of no others', async () => {
  await readPaper(gateway, buyer, 'HAZLIC');
  const wanted = await wantedOf(gateway, STYRENE, 10);
  const { reply, orderNo } = await shop.ordered(wanted, buyer, { useDecl: USE });
  expect(reply.code, reply.message).toBe(CODES.success);
  const { detail } = await briefOf(gateway, buyer.token, orderNo);
  expect(detail['lines']).toMatchObject([{ productId: STYRENE, isStabilized: true }]);
  expect(boughtFacts(detail as unknown as MallReceipt)).toContainEqual(['苯乙烯（稳定的） 稳定剂', STABILIZER]);
  const open = await shop.ordered(await wantedOf(gateway, 'P0083', 4), buyer);
  const plain = await briefOf(gateway, buyer.token, open.orderNo);
  expect(JSON.stringify(plain.detail)).not.toContain('isStabilized');
});

it('sells every stabilised substance of the shelf by a name that says so', () => {
  const ids = new Set(
    PRODUCTS.trim()
      .split('\n')
      .map((line) => line.split('|')[1] ?? ''),
  );
  const stabilized = [...ids].flatMap((id) => goodsById(id) ?? []).filter(isStabilized);
  expect(stabilized.length).toBeGreaterThan(4);
  expect(stabilized.filter(({ nameCn }) => !nameCn.includes('稳定')).map(({ nameCn }) => nameCn)).toEqual([]);
});
