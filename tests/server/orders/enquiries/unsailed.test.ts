/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { sayEnquiry } from '../../../../contract/modes/enq';
import { enquiryDeskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { enquirerOn } from './support/enquirer';

let gateway: TestGateway;
let on: ReturnType<typeof enquirerOn>;
beforeAll(async () => {
  gateway = await openTestGateway();
  on = enquirerOn(gateway);
});
afterAll(() => gateway.close());

const onDesk = (enquiryNo: string) => enquiryDeskOf(gateway).find(enquiryNo);

describe('answer without a sailing', () => {
  it('names price, carrier and ports, and no dates', async () => {
    const mine = await on.asked();
    expect((await on.answer(mine.enquiryNo, { isUnsailed: true })).code).toBe(CODES.success);
    const { state, answer } = await on.read(mine);
    expect(state).toBe('ANSWERED');
    expect(answer?.offer).toMatchObject({ leavesAt: null, arrivesAt: null, closesAt: null, cutoffs: [], left: [] });
    expect(answer?.offer.org?.nameCn).toBe('上海');
    expect(answer?.charges.totalUsd.amount).toBeGreaterThan(180_000);
  });

  it('can be discussed and countered, and is accepted only once it has a sailing', async () => {
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

  it('can be valid longer than the reference sailing, up to a year', async () => {
    const mine = await on.asked();
    const validUntil = on.until(40 * 24);
    expect((await on.answer(mine.enquiryNo, { validUntil })).status).toBe(400);
    const forYears = { validUntil: on.until(367 * 24), isUnsailed: true };
    expect((await on.answer(mine.enquiryNo, forYears)).status, 'and no longer than a year').toBe(400);
    expect((await on.answer(mine.enquiryNo, { validUntil, isUnsailed: true })).code).toBe(CODES.success);
  });
});

describe('enquiry at the desk', () => {
  it('shows its ports by name', async () => {
    const { enquiryNo } = await on.asked();
    expect(await onDesk(enquiryNo)).toMatchObject({ orgName: '上海', dstName: '新加坡' });
  });

  it.each([
    ['49', '', false],
    ['50', '12', true],
    ['60', '12', true],
  ])(
    'with %s TEU a year over %s months is a contract enquiry: %s',
    async (annualVolume, contractMonths, isContract) => {
      const { enquiryNo } = await on.asked({ annualVolume, contractMonths });
      expect((await onDesk(enquiryNo)).isContract).toBe(isContract);
    },
  );
});
