import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/envelope';
import { sayEnquiry } from '../../../contract/modes/enq';
import { enquiryDeskRoutes } from '../../../server/demo/desk/enquiry-routes';
import { openTestGateway, type TestGateway } from '../support/gateway';
import { enquirerOn } from './support/enquirer';

type OnDesk = { enquiryNo: string; isContract: boolean; orgName: string; dstName: string };

let gateway: TestGateway;
let on: ReturnType<typeof enquirerOn>;
beforeAll(async () => {
  gateway = await openTestGateway({ extraRoutes: ({ enquiryDesk }) => enquiryDeskRoutes(enquiryDesk) });
  on = enquirerOn(gateway);
});
afterAll(() => gateway.close());

const onDesk = async (enquiryNo: string) =>
  (await gateway.get<OnDesk[]>('/__demo/enquiries.json')).data.find((row) => row.enquiryNo === enquiryNo);

describe('an answer before its sailing', () => {
  it('names price, carrier and ports, and no day that nobody has promised', async () => {
    const mine = await on.asked();
    expect((await on.answer(mine.enquiryNo, { isUnsailed: true })).code).toBe(CODES.success);
    const { state, answer } = await on.read(mine);
    expect(state).toBe('ANSWERED');
    expect(answer?.offer).toMatchObject({ leavesAt: null, arrivesAt: null, closesAt: null, cutoffs: [], left: [] });
    expect(answer?.offer.org?.nameCn).toBe('上海');
    expect(answer?.charges.totalUsd.amount).toBeGreaterThan(180_000);
  });

  it('is talked about and countered, and accepted only once it has a sailing', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo, { isUnsailed: true });
    const early = await on.accept(mine, await on.read(mine));
    expect([early.code, early.message]).toEqual([CODES.moveRefused, '这份报价的船期待定，班次定下后才能接受']);
    const counter = { amount: 150_000, currency: '2' };
    expect((await on.act(sayEnquiry.path, mine, { text: '能否再低一些', counter })).code).toBe(CODES.success);
    await on.answer(mine.enquiryNo);
    const sailing = await on.read(mine);
    expect(sailing.answer).toMatchObject({ answerNo: 2, offer: { leavesAt: expect.any(String) } });
    expect((await on.accept(mine, sailing)).data.state).toBe('ACCEPTED');
  });

  it('may hold longer than the ship it was counted by', async () => {
    const mine = await on.asked();
    const validUntil = on.until(40 * 24);
    expect((await on.answer(mine.enquiryNo, { validUntil })).status).toBe(400);
    expect((await on.answer(mine.enquiryNo, { validUntil, isUnsailed: true })).code).toBe(CODES.success);
  });

  it.each(['yes', 1, null, {}])('is not made of %j', async (isUnsailed) => {
    const mine = await on.asked();
    expect((await on.answer(mine.enquiryNo, { isUnsailed })).status).toBe(400);
  });
});

describe('an enquiry at the desk', () => {
  it('says its ports by name', async () => {
    const { enquiryNo } = await on.asked();
    expect(await onDesk(enquiryNo)).toMatchObject({ orgName: '上海', dstName: '新加坡' });
  });

  it.each([
    ['49', '', false],
    ['50', '12', true],
    ['60', '12', true],
  ])(
    'of %s TEU a year is on the desk of contracts: %s months, %s',
    async (annualVolume, contractMonths, isContract) => {
      const { enquiryNo } = await on.asked({ annualVolume, contractMonths });
      expect((await onDesk(enquiryNo))?.isContract).toBe(isContract);
    },
  );

  it('has a page for each of the two desks, each leading to the other', async () => {
    const pages = ['/__demo/enquiries', '/__demo/contracts'].map(async (path) => (await gateway.request(path)).text());
    const [spot, contract] = await Promise.all(pages);
    expect(spot).toContain('data-desk="spot"');
    expect(spot).toContain('href="/__demo/contracts"');
    expect(contract).toContain('合约询价处理台');
    expect(contract).toContain('data-desk="contract"');
    expect(contract).toContain('href="/__demo/enquiries"');
  });
});
