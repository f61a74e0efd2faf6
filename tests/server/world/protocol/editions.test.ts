import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, type LegalDocument } from '../../../../contract/content/content';
import { CODES } from '../../../../contract/wire/envelope';
import { agreeToProtocol, protocolConsent } from '../../../../contract/content/protocol';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { createEditions } from '../../../../server/world/content/store';
import { bearing, newPerson } from '../../people/identity/support/person';
import { quoteFor, submit } from '../../orders/orders/support/booking';
import { submissionOn } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const TEXT = 'shipping-protocol';
const OLD = FIRST_EDITIONS[TEXT];
const NEXT = '2027-03-08';
const LATER = '2027-05-01';
/** Start of 8 March in Shanghai. */
const TURNS_AT = Date.parse('2027-03-07T16:00:00Z');

let gateway: TestGateway;
let old: LegalDocument;
beforeAll(async () => {
  gateway = await openTestGateway();
  old = await textOf('');
  for (const version of [NEXT, LATER])
    await createEditions(gateway.database).publish(
      { ...old, version, effectiveOn: version, summary: `自 ${version} 起` },
      new Date(gateway.clock.now()),
    );
});
afterAll(() => gateway.close());

const textOf = async (version: string): Promise<LegalDocument> =>
  (await gateway.get<LegalDocument>(`${legalText.path}?documentId=${TEXT}${version && `&version=${version}`}`)).data;
const agree = (token: string, version: string) =>
  gateway.post(agreeToProtocol.path, { documentId: TEXT, version }, bearing(token));
const consent = async (token: string) =>
  (await gateway.get(`${protocolConsent.path}?documentId=${TEXT}`, bearing(token))).data;
const turnTo = (at: number) => gateway.clock.advance(at - gateway.clock.now());

describe('edition published before its day', () => {
  it('applies from the first second of its day, and each stays readable', async () => {
    turnTo(TURNS_AT - 1_000);
    const { token } = await newPerson(gateway);
    expect((await textOf('')).version).toBe(OLD);
    expect(await consent(token)).toEqual({ version: OLD, agreedAt: null });
    expect((await agree(token, NEXT)).status).toBe(400);
    expect((await agree(token, OLD)).code).toBe(CODES.success);
    expect(await consent(token)).toMatchObject({ version: OLD, agreedAt: expect.any(String) });

    const stale = submissionOn(await quoteFor(gateway, token));
    turnTo(TURNS_AT);
    expect((await textOf('')).version).toBe(NEXT);
    expect(await consent(token), 'what was agreed to before counts for that alone').toEqual({
      version: NEXT,
      agreedAt: null,
    });
    expect((await agree(token, OLD)).status).toBe(400);
    expect(await submit(gateway, token, { ...stale, protocolVersion: OLD })).toMatchObject({
      code: CODES.orderRefused,
      data: { faults: [{ path: 'agreeProtocol', code: 'required' }], protocolVersion: NEXT },
    });
    const { code, data } = await submit(gateway, token, { ...stale, protocolVersion: NEXT });
    expect(code).toBe(CODES.success);
    expect(await consent(token)).toMatchObject({ version: NEXT, agreedAt: expect.any(String) });
    const [kept] = await gateway.database.query<{ version: string }>(
      'select protocol_version as version from orders where order_no = $1',
      [(data as { orderNo: string }).orderNo],
    );
    expect(kept).toEqual({ version: NEXT });

    expect(await textOf(OLD)).toEqual(old);
    expect((await textOf(NEXT)).summary).toBe(`自 ${NEXT} 起`);
  });

  it('is immutable once published', async () => {
    await createEditions(gateway.database).publish({ ...old, summary: '另一份文字' }, new Date(gateway.clock.now()));
    expect(await textOf(OLD)).toEqual(old);
  });

  it.each([
    ['2026-11-23', 404],
    ['9999-99-99', 404],
    ['x', 400],
    ["2026-11-22'--", 400],
    ['2026-11-22%00', 400],
  ])('is not found under another day: %s', async (version, status) => {
    expect((await gateway.get(`${legalText.path}?documentId=${TEXT}&version=${version}`)).status).toBe(status);
  });
});
