import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { quoteById } from '../../../../contract/offers/quotes';
import { etdList } from '../../../../contract/offers/sailings';
import type { QueuedCase } from '../../../../domain/house/case';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { SailingDay } from '../../../../domain/offer/sailing';
import type { Finding } from '../../../../domain/rules/finding';
import type { Sailing } from '../../../../domain/offer/sailing';
import { dayAt } from '../../../../domain/values/days';
import { bearing, newPerson } from '../../people/identity/support/person';
import { countAll, ordered, quoteFor, submit } from '../../orders/orders/support/booking';
import { newMember } from '../../orders/orders/support/enterprise';
import { DANGEROUS, GENERAL, submissionOn } from '../../orders/orders/support/submission';
import { closuresBy } from '../../people/staff/support/closures';
import { type Colleague, colleague } from '../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { LONG } from '../../../support/long';

/** The gateway clock is at 2026-03-02; the sailings leave within eight weeks. */
const DAYS = { from: '2026-03-02', until: '2026-05-31' };
const SAID = '上海港 → 新加坡港 3月2日至5月31日停航：海峡通航管制';

let gateway: TestGateway;
let officer: ReturnType<typeof closuresBy>;
let reviewer: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  officer = closuresBy(gateway, await colleague(gateway, 'officer'));
  reviewer = await colleague(gateway, 'reviewer');
});
afterAll(() => gateway.close());

const standing = async () =>
  (await officer.list()).data.records.filter(({ stand }) => stand === 'HOLDS' || stand === 'COMING');
async function dropAll() {
  for (const { no } of await standing()) await officer.act(no, { act: 'closure.dropped' });
}
afterEach(dropAll);

async function put(act: string, said: Record<string, string | string[]>) {
  const reply = await officer.act('NEW', { act, said: { mode: '*', classes: [], ...DAYS, ...said } });
  expect(reply).toMatchObject({ code: CODES.success });
}
const closeLane = () => put('closure.lane', { org: 'CNSHA', dst: 'SGSIN', text: '海峡通航管制' });
const embargo = (classes: string[]) => put('closure.carrier', { carrier: 'FCL *', classes, text: '船东配额已满' });

type List = { sailings: Sailing[]; days: SailingDay[] };
const list = async (search = GENERAL) => (await gateway.post<List>(etdList.path, { ...search, days: 56 })).data;
const refused = (sailings: readonly Sailing[]) => sailings.filter(({ acceptance }) => acceptance.level === 'BLOCK');

type Refused = { level: string; findings: Finding[] };

describe('closed lane, place or carrier', () => {
  it('is shown on every affected sailing and day, and not on another lane', async () => {
    const before = await list();
    await closeLane();
    const { sailings, days } = await list();
    expect(refused(sailings)).toHaveLength(sailings.length);
    expect(new Set(sailings.map(({ acceptance }) => acceptance.reason))).toEqual(new Set([SAID]));
    expect(before.days.some(({ state }) => state === 'PRICED')).toBe(true);
    expect(days.filter(({ state }) => state === 'PRICED')).toEqual([]);
    expect(refused((await list({ ...GENERAL, orgPortCode: 'CNNGB' })).sailings)).toEqual([]);
    await dropAll();
    expect(await list(), 'and is what it was once that is taken back').toEqual(before);
  });

  it('applies to its days only', LONG, async () => {
    const { sailings } = await list();
    const [first, last] = [sailings[0], sailings.at(-1)].map((one) => dayAt(Date.parse(one?.etd ?? '')));
    await put('closure.place', { place: 'CNSHA', text: '台风红色预警', from: '2026-03-02', until: first ?? '' });
    const now = (await list()).sailings;
    const left = now.filter(({ acceptance }) => acceptance.level !== 'BLOCK').map(({ etd }) => dayAt(Date.parse(etd)));
    expect([...new Set(left)].toSorted()[0]! > first!).toBe(true);
    expect(left).toContain(last);
  });

  it('refuses a quote, with the closure and its end', async () => {
    const [sailing] = (await list()).sailings.filter(({ state, price }) => state === 'OPEN' && price !== null);
    await closeLane();
    const reply = await gateway.post(quoteFcl.path, { ...GENERAL, offerId: sailing?.sailingId });
    expect(reply.code).toBe(CODES.cargoRefused);
    expect(reply.message).toContain(SAID);
  });

  it('keeps the rates of an earlier quote, shows the closure on its form, and blocks the order', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token, GENERAL);
    await closeLane();
    const seen = await gateway.get<FclQuote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(token));
    expect(seen.data.rates).toEqual(quote.rates);
    expect(seen.data.offer.closures).toMatchObject([{ key: 'lane:CNSHA>SGSIN', reason: '海峡通航管制' }]);
    const before = await countAll(gateway);
    const reply = await submit<Refused>(gateway, token, submissionOn(quote));
    expect(reply).toMatchObject({ code: CODES.cargoRefused, message: SAID, data: { level: 'BLOCK' } });
    expect(reply.data.findings[0]).toMatchObject({ about: 'CLOSURE', code: 'wayClosed', given: { said: SAID } });
    expect(await countAll(gateway)).toEqual(before);
    await dropAll();
    expect((await submit(gateway, token, submissionOn(quote))).code, 'and can once that is taken back').toBe(
      CODES.success,
    );
  });

  it('for some classes blocks those only', LONG, async () => {
    const { token } = await newMember(gateway, 'PASS');
    const [dangerous, general] = [await quoteFor(gateway, token), await quoteFor(gateway, token, GENERAL)];
    await embargo(['6.1', '8']);
    expect(refused((await list(DANGEROUS)).sailings).length, 'methanol is 3, and 6.1 besides').toBeGreaterThan(5);
    expect((await submit(gateway, token, submissionOn(dangerous))).code).toBe(CODES.cargoRefused);
    expect((await submit(gateway, token, submissionOn(general))).code).toBe(CODES.success);
    await dropAll();
    await embargo(['8']);
    expect((await submit(gateway, token, submissionOn(dangerous))).code).toBe(CODES.success);
  });
});

describe('open order affected by a closure', () => {
  const review = async () =>
    (
      await gateway.post<{ records: QueuedCase[] }>(
        '/api-desk/queue',
        { queue: 'review', mode: '', state: '', port: '', hazard: '', isMine: false, page: 1 },
        reviewer.as,
      )
    ).data.records.map(({ orderNo, hit }) => [orderNo, hit]);

  it('is listed first with its closure, until that is withdrawn or over', async () => {
    const { token } = await newMember(gateway, 'PASS');
    const away = await ordered(gateway, token, { ...GENERAL, orgPortCode: 'CNNGB' });
    gateway.clock.advance(60_000);
    const hit = await ordered(gateway, token, GENERAL);
    const read = await officer.act('NEW', {
      act: 'closure.lane',
      how: 'rehearse',
      said: { org: 'CNSHA', dst: 'SGSIN', mode: '*', classes: [], ...DAYS, text: '海峡通航管制' },
    });
    const onLane = (await review()).length;
    expect(read.data.closure).toMatchObject({ said: SAID, orders: expect.any(Number) });
    expect(await review()).not.toContainEqual([hit.orderNo, SAID]);
    await closeLane();
    const queue = await review();
    expect(queue).toHaveLength(onLane);
    expect(queue.filter(([, said]) => said === SAID)).toHaveLength(read.data.closure?.orders ?? -1);
    expect(queue.findIndex(([no]) => no === hit.orderNo)).toBeLessThan(queue.findIndex(([no]) => no === away.orderNo));
    const seen = await gateway.post<{ findings: Finding[] }>(`/api-desk/case/${hit.orderNo}`, {}, reviewer.as);
    expect(seen.data.findings[0]).toMatchObject({ code: 'wayClosed', given: { said: SAID } });
    await dropAll();
    expect((await review()).every(([, said]) => said === null)).toBe(true);
  });
});
