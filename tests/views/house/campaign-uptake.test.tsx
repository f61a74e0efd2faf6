import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectCampaignUptake, type CampaignUptakeSnapshot } from '../../../machines/house/campaign-uptake';
import { campaignUptakeCopy as copy } from '../../../src/copy/house/campaign';
import { CampaignUptake } from '../../../src/features/house/content/campaign-uptake';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { campaignUptakePlan } from '../../support/plans/house/campaign-uptake.plan';
import { alertText } from '../../support/sight';

function look(now: CampaignUptakeSnapshot) {
  const { stage, uptake, failureCode, asked } = selectCampaignUptake(now);
  expect(screen.queryByText(copy.loading) !== null).toBe(stage === 'loading');
  expect(alertText()).toBe(failureCode ? copy.failure[failureCode] : null);
  const shown = stage === 'listed' ? uptake : null;
  for (const { company, phone } of uptake?.records ?? []) {
    expect(screen.queryByText(company) !== null, 'nobody of before stands there').toBe(shown !== null);
    expect(screen.queryByText(phone) !== null).toBe(shown !== null);
  }
  if (!shown) return;
  const { coupons, slots } = shown;
  expect(screen.queryByText(copy.noCoupons) !== null).toBe(coupons.length === 0);
  for (const { title, couponId } of coupons) expect(screen.getByText(copy.coupon(title, couponId))).toBeTruthy();
  expect(screen.queryByText(copy.noSlots) !== null).toBe(slots.length === 0);
  const chosen = slots.find(({ startsAt }) => startsAt === asked.slot);
  const name = chosen ? copy.slot(chosen.startsAt, chosen.booked, chosen.seats) : copy.all;
  if (slots.length > 0)
    expect(screen.getByRole('button', { name: new RegExp(copy.slots) }).textContent).toContain(name);
}

walkView({
  plan: campaignUptakePlan,
  mount: (actor) => <CampaignUptake actor={actor} />,
  perform: {
    'slot.choose': async ({ slot }) => {
      const field = screen.queryByRole('button', { name: new RegExp(copy.slots) });
      if (!field) return late();
      await person.press('button', new RegExp(copy.slots));
      return person.press('option', slot === '' ? copy.all : /14:00/);
    },
    'page.turn': () => pressOrLate('button', copy.pagination.next),
    'uptake.reload': () => pressOrLate('button', copy.reload),
  },
  look,
});
