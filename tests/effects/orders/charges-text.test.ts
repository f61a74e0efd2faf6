import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { chargeAgreement } from '../../../contract/fees';
import { readingCallsVia } from '../../../src/effects/reading';
import type { Gateway } from '../../../src/effects/gateway/gateway';

const AGREED = {
  version: '2026-11-21',
  title: '化途海运整箱收费协议',
  sections: [{ heading: '一、适用范围', paragraphs: ['第一段', '第二段'] }],
  summary: '怎样计费',
  table: { heading: '退订费率表', head: ['取消时订单处于', '每箱退订费'] },
  cancelFees: [{ state: 'CONFIRMED', stateName: '已确认', fee: '20GP 每箱 ¥500.00' }],
};

const readBy = (reply: object) => {
  const asked: unknown[] = [];
  const gateway = { call: async (endpoint: unknown) => (asked.push(endpoint), reply) } as unknown as Gateway;
  const actor = createActor(readingCallsVia(gateway).loadText, { input: { text: 'charges' } }).start();
  return { asked, outcome: toPromise(actor) };
};

it('the whole agreement about charges can be read, with its table at the end', async () => {
  const { asked, outcome } = readBy({ kind: 'done', data: AGREED });
  expect(await outcome).toMatchObject({
    ok: true,
    document: {
      title: '化途海运整箱收费协议',
      version: '2026-11-21',
      sections: [
        { heading: '一、适用范围', blocks: [{ text: '第一段' }, { text: '第二段' }] },
        { heading: '退订费率表', blocks: [{ kind: 'table', rows: [['已确认', '20GP 每箱 ¥500.00']] }] },
      ],
    },
  });
  expect(asked).toEqual([chargeAgreement]);
});

it('says where it did not come', async () => {
  const { outcome } = readBy({ kind: 'unreachable' });
  expect(await outcome).toMatchObject({ ok: false });
});
