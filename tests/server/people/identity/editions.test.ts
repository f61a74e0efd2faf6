import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, type LegalDocument } from '../../../../contract/content/content';
import { agreeToEditions, ownEditions } from '../../../../contract/content/editions';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { listOrders } from '../../../../contract/orders/list';
import type { AccountTextId } from '../../../../domain/order/papers/protocol';
import { createEditions } from '../../../../server/world/content/store';
import { quoteFor, submit } from '../../orders/orders/support/booking';
import { submissionOn } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, logIn, newPerson } from './support/person';

const FIRST = '2020-07-14';
const [NEXT, LATER, PRIVACY] = ['2027-03-08', '2027-03-10', '2027-03-12'];
const dawnOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

let gateway: TestGateway;
let first: LegalDocument;
let token: string;
let phone: string;

const textOf = async (documentId: AccountTextId): Promise<LegalDocument> =>
  (await gateway.get<LegalDocument>(`${legalText.path}?documentId=${documentId}`)).data;
const announce = async (documentId: AccountTextId, version: string) => {
  const { sections, ...old } = await textOf(documentId);
  const [kept, rewritten, ...others] = sections;
  if (!kept || !rewritten) throw new Error('a text of two sections');
  const anew = { ...rewritten, blocks: [{ kind: 'paragraph' as const, text: `自 ${version} 起另行约定。` }] };
  const more = { sectionId: 'more', heading: '二十、争议的解决', blocks: rewritten.blocks };
  await createEditions(gateway.database).publish(
    { ...old, version, effectiveOn: version, sections: [kept, anew, ...others.slice(1), more] },
    new Date(gateway.clock.now()),
  );
  return { added: [more.heading], changed: [anew.heading], dropped: [others[0]?.heading] };
};
const turnTo = async (day: string, ms = 0) => {
  gateway.clock.advance(dawnOf(day) + ms - gateway.clock.now());
  token = (await logIn(gateway, { phone })).data.token;
};
const look = async (as = token) =>
  (await gateway.post<ReplyOf<typeof ownEditions>>(ownEditions.path, {}, bearing(as))).data.texts;
const agree = (agreement: string, privacy: string, as = token) =>
  gateway.post(agreeToEditions.path, { agreed: { agreement, privacy } }, bearing(as));
const kept = () =>
  gateway.database.query(
    `select version, flow, agreed_at as "agreedAt" from consents c join users u on u.id = c.user_id
      where u.phone = $1 and document = 'user-agreement' order by version`,
    [phone],
  );
const order = async (as = token) => submit(gateway, as, submissionOn(await quoteFor(gateway, as)));

beforeAll(async () => {
  gateway = await openTestGateway();
  ({ token, phone } = await newPerson(gateway));
  first = await textOf('user-agreement');
});
afterAll(() => gateway.close());

describe('new edition of an agreement', () => {
  it('requires nothing while there is only one', async () => {
    const none = { added: [], changed: [], dropped: [] };
    expect(await look()).toEqual([
      { documentId: 'user-agreement', holds: FIRST, isAgreed: true, changes: none, comes: null },
      { documentId: 'privacy-notice', holds: FIRST, isAgreed: true, changes: none, comes: null },
    ]);
    expect((await order()).code).toBe(CODES.success);
  });

  it('is announced with its changes, and is not required before its day', async () => {
    await turnTo('2027-03-07', 86_399_000);
    const changes = await announce('user-agreement', NEXT);
    const [agreement] = await look();
    expect(agreement).toMatchObject({ holds: FIRST, isAgreed: true, comes: { version: NEXT, changes } });
    expect((await agree(NEXT, FIRST)).code, 'nobody agrees to what does not hold yet').toBe(CODES.agreementChanged);
    expect((await order()).code).toBe(CODES.success);
  });

  it('is required from its first second, and refusing it blocks new orders only', async () => {
    await turnTo(NEXT);
    const [agreement, privacy] = await look();
    expect(agreement).toMatchObject({ holds: NEXT, isAgreed: false, comes: null });
    expect(agreement?.changes.added).toEqual(['二十、争议的解决']);
    expect(privacy?.isAgreed).toBe(true);
    const refusal = await order();
    expect([refusal.code, refusal.message]).toEqual([
      CODES.agreementNeeded,
      `《${first.title}》已有新版施行，请先阅读并同意，再提交订单；已填的内容都在`,
    ]);
    const list = await gateway.get<{ records: unknown[] }>(`${listOrders.path}?current=1`, bearing(token));
    expect(list.data.records, 'both orders of before').toHaveLength(2);
  });

  it('is accepted once from several tabs, with time and flow recorded', async () => {
    expect((await agree(FIRST, FIRST)).code).toBe(CODES.agreementChanged);
    const agreedAt = new Date(gateway.clock.now());
    const answers = await Promise.all(Array.from({ length: 8 }, () => agree(NEXT, FIRST)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => CODES.success));
    expect(await kept()).toEqual([
      { version: FIRST, flow: 'register', agreedAt: expect.any(Date) },
      { version: NEXT, flow: 'renewal', agreedAt },
    ]);
    expect((await look())[0]?.isAgreed).toBe(true);
    expect((await order()).code).toBe(CODES.success);
  });

  it('is replaced by a newer one while the consent is open', async () => {
    await announce('user-agreement', LATER);
    await turnTo(LATER);
    expect((await agree(NEXT, FIRST)).code, 'what was read is another by now').toBe(CODES.agreementChanged);
    expect((await order()).code).toBe(CODES.agreementNeeded);
    expect((await agree(LATER, FIRST)).code).toBe(CODES.success);
    expect((await order()).code).toBe(CODES.success);
  });

  it('for the privacy notice is required as well, except from newly registered users', async () => {
    await announce('privacy-notice', PRIVACY);
    await turnTo(PRIVACY);
    expect((await look()).map(({ isAgreed }) => isAgreed)).toEqual([true, false]);
    expect((await order()).message).toContain('隐私政策');
    const newcomer = await newPerson(gateway, { agreement: LATER, privacy: PRIVACY });
    expect((await look(newcomer.token)).map(({ isAgreed }) => isAgreed)).toEqual([true, true]);
    expect((await order(newcomer.token)).code).toBe(CODES.success);
  });
});
