import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_EDITIONS, editionPath } from '../../../../domain/order/papers/protocol';
import { shippingProtocol } from '../../../../server/world/content/legal/shipping-protocol';
import { createEditions } from '../../../../server/world/content/store';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const OLD = FIRST_EDITIONS['shipping-protocol'];
const NEXT = '2027-08-16';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const [first] = shippingProtocol.sections;
  if (!first) throw new Error('a text without a section');
  const blocks = [
    { kind: 'paragraph' as const, text: '<script>alert(1)</script>' },
    { kind: 'list' as const, items: ['其一', '其二'] },
    { kind: 'table' as const, head: ['项目'], rows: [['报告']] },
  ];
  await createEditions(gateway.database).publish(
    { ...shippingProtocol, version: NEXT, effectiveOn: NEXT, sections: [{ ...first, blocks }] },
    new Date(gateway.clock.now()),
  );
});
afterAll(() => gateway.close());

const page = async (path: string) => {
  const answer = await gateway.request(path);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
};

describe('page of one edition', () => {
  it('is readable by its day, even after the next one applies', async () => {
    gateway.clock.advance(Date.parse(`${NEXT}T04:00:00Z`) - gateway.clock.now());
    const { status, text } = await page(editionPath('shipping-protocol', OLD));
    expect(status).toBe(200);
    expect(text).toContain(`${OLD} 版，自同日起施行`);
    for (const { heading } of shippingProtocol.sections) expect(text).toContain(`<h2>${heading}</h2>`);
  });

  it('escapes markup and runs no script', async () => {
    const { text, policy } = await page(editionPath('shipping-protocol', NEXT));
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<li>其二</li>');
    expect(text).toContain('<td>报告</td>');
    expect(policy).not.toContain('unsafe-inline');
  });

  it.each([
    '/legal/shipping-protocol/2019-01-01',
    '/legal/shipping-protocol/2027-02-30',
    '/legal/constructor/2026-11-22',
    '/legal/%3Cscript%3E/2026-11-22',
    `/legal/shipping-protocol/${'9'.repeat(300)}`,
  ])('answers 404 for %s', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).not.toContain('<script>');
  });
});
