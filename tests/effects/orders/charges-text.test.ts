import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { chargeAgreement, externalFees } from '../../../contract/fees';
import { readingCallsVia } from '../../../src/effects/reading';
import type { Gateway } from '../../../src/effects/gateway/gateway';

const AGREED = {
  version: '2026-11-21',
  title: '化途海运整箱收费协议',
  sections: [{ heading: '一、适用范围', paragraphs: ['第一段', '第二段'] }],
  summary: '怎样计费',
  table: { heading: '取消费率表', head: ['取消时订单处于', '每箱取消费'] },
  cancelFees: [{ state: 'CONFIRMED', stateName: '已确认', fee: '20GP 每箱 ¥500.00' }],
};

const yuan = (amount: number) => ({ amount, currency: '1' });
const PRICES = {
  records: [
    { item: 'THC', name: '码头操作费', unit: 'CTN', price: yuan(75_000), boxType: '20GP', note: null },
    { item: 'THC', name: '码头操作费', unit: 'CTN', price: yuan(115_000), boxType: '40GP', note: null },
    { item: 'THC', name: '码头操作费', unit: 'CTN', price: yuan(115_000), boxType: '40HQ', note: null },
    { item: 'DGD', name: '危品申报费', unit: 'BL', price: yuan(80_000), boxType: null, note: '仅危险品收取' },
  ],
  table: { heading: '对外收费标准', head: ['项目', '单位', '单价', '说明'], units: { CTN: '每箱', BL: '每票' } },
};

const readBy = (reply: object, prices: object = { kind: 'done', data: PRICES }) => {
  const asked: unknown[] = [];
  const call = async (endpoint: unknown) => {
    asked.push(endpoint);
    return endpoint === externalFees ? prices : reply;
  };
  const gateway = { call } as unknown as Gateway;
  const actor = createActor(readingCallsVia(gateway).loadText, { input: { text: 'charges' } }).start();
  return { asked, outcome: toPromise(actor) };
};

it('the whole agreement about charges can be read, with what cancelling costs and the price list at the end', async () => {
  const { asked, outcome } = readBy({ kind: 'done', data: AGREED });
  expect(await outcome).toMatchObject({
    ok: true,
    document: {
      title: '化途海运整箱收费协议',
      version: '2026-11-21',
      sections: [
        { heading: '一、适用范围', blocks: [{ text: '第一段' }, { text: '第二段' }] },
        { heading: '取消费率表', blocks: [{ kind: 'table', rows: [['已确认', '20GP 每箱 ¥500.00']] }] },
        {
          heading: '对外收费标准',
          blocks: [
            {
              kind: 'table',
              rows: [
                ['码头操作费 20GP', '每箱', '¥750.00', ''],
                ['码头操作费 40GP、40HQ', '每箱', '¥1,150.00', ''],
                ['危品申报费', '每票', '¥800.00', '仅危险品收取'],
              ],
            },
          ],
        },
      ],
    },
  });
  expect(asked).toEqual([chargeAgreement, externalFees]);
});

it('is read also where the price list did not come', async () => {
  const { outcome } = readBy({ kind: 'done', data: AGREED }, { kind: 'unreachable' });
  expect(await outcome).toMatchObject({ ok: true, document: { sections: { length: 2 } } });
});

it('says where it did not come', async () => {
  const { outcome } = readBy({ kind: 'unreachable' });
  expect(await outcome).toMatchObject({ ok: false });
});
