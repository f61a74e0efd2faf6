/** @module-tag long */
import { expect, it } from 'vitest';

import { orderDocument } from '../../../../../contract/orders/pages';
import { payParticulars } from '../../../../../domain/mall/paying';
import { NO_SELLER, type SellerFacts } from '../../../../../domain/mall/seller';
import type { MallReceipt } from '../../../../../domain/modes/mall/receipt';
import { DEMO_SELLER } from '../../../../../server/doors/demo/seller';
import { briefOf } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ASH, wantedOf } from '../support/mall';
import { buying } from './support';

/** Demo values that must not appear when the seller is not configured. */
const INVENTED = [
  DEMO_SELLER.account?.bank ?? '',
  DEMO_SELLER.account?.number ?? '',
  ...Object.values(DEMO_SELLER.gates).flatMap((gate) => gate ?? []),
  '演示',
];

const SET: SellerFacts = {
  account: { bank: '沪东银行化工区支行', number: '6217 3300 9051 8842' },
  gates: Object.fromEntries(Object.keys(DEMO_SELLER.gates).map((store) => [store, '石化三道 5 号'])),
};

async function boughtAt(gateway: TestGateway) {
  const shop = buying(gateway);
  const buyer = await newMember(gateway, 'PASS');
  const { orderNo } = await shop.ordered(await wantedOf(gateway, ASH, 4), buyer, { payType: '1' });
  const detail = (await briefOf(gateway, buyer.token, orderNo)).detail as unknown as MallReceipt;
  const path = orderDocument.path.replace(':orderNo', orderNo).replace(':kind', 'bookingNote');
  const print = (await gateway.get<{ html: string }>(path, bearing(buyer.token))).data.html;
  const page = JSON.stringify(detail.paying && payParticulars(detail.paying, orderNo));
  return { detail, print, page };
}

it.each([
  [
    'names the bill and the service line when nothing is set',
    NO_SELLER,
    '随账单提供，请以账单为准',
    '提货前请向客服索取',
  ],
  ['prints account and address when the house has set them', SET, '6217 3300 9051 8842', '石化三道 5 号'],
])('seller data: %s', async (_, seller, account, gate) => {
  const gateway = await openTestGateway({ seller });
  try {
    const { detail, print, page } = await boughtAt(gateway);
    expect(page).toContain(account);
    expect(print).toContain(account);
    expect(print).toContain(gate);
    for (const value of INVENTED) expect([print, page, JSON.stringify(detail)].join(), value).not.toContain(value);
  } finally {
    await gateway.close();
  }
});
