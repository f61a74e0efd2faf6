import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectCampaign, type CampaignActor, type CampaignSnapshot } from '../../../machines/content/campaign';
import { campaignCopy as copy, campaignListCopy } from '../../../src/copy/campaign/campaign';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { Campaign } from '../../../src/features/campaign/campaign';
import { CampaignList } from '../../../src/features/campaign/campaign-list';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { campaignListPlan } from '../../support/plans/content/campaign-list.plan';
import { campaignPlan } from '../../support/plans/content/campaign.plan';
import { alertText, statusText } from '../../support/sight';

const pageText = () => document.body.textContent ?? '';
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function look(snapshot: CampaignSnapshot) {
  const { stage, campaign, secondsLeft, isStale, failureCode } = selectCampaign(snapshot);
  if (stage === 'loading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  if (stage === 'unknown') {
    expect(alertText()).toContain(copy.unknown.title);
    return expect(links()).toEqual(['/act']);
  }
  if (stage === 'lost') return expect(alertText()).toContain(copy.lost[failureCode ?? 'unexpected']);
  if (!campaign) return expect.unreachable('what is shown is there');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(campaign.title);
  expect(pageText()).toContain(copy.phases[campaign.phase]);
  expect(pageText().includes(copy.stale), 'a phase that nobody has confirmed is called so').toBe(isStale);
  expect(pageText().includes(copy.ended)).toBe(campaign.phase === 'ENDED');
  const counted =
    campaign.phase === 'ENDED' || isStale || secondsLeft === null
      ? null
      : copy.until[campaign.phase] + copy.left(secondsLeft).flat().join('');
  return expect(screen.queryByRole('timer')?.textContent ?? null).toBe(counted);
}

walkView({
  plan: campaignPlan,
  mount: (actor: CampaignActor) => <Campaign actor={actor} renderPart={() => null} />,
  perform: { 'campaign.refresh': () => pressOrLate('button', copy.retry) },
  byWorld: { 'clock.ticked': 'the clock' },
  look,
});

walkView({
  plan: campaignListPlan,
  mount: (actor) => <CampaignList actor={actor} />,
  perform: { 'shelf.retry': () => person.press('button', /^(重试|重新载入)$/) },
  look: (now) => {
    const { failureCode, items } = now.context;
    expect(statusText()).toBe(now.hasTag('busy') ? shelfCopy.loading(campaignListCopy.what) : '');
    expect(alertText()?.includes(failureCode ? shelfCopy.failure[failureCode] : '') ?? false).toBe(
      failureCode !== null,
    );
    expect(screen.queryByRole('heading', { name: campaignListCopy.empty }) !== null).toBe(now.hasTag('empty'));
    if (items.length > 0) expect(links()).toEqual(items.map(({ slug }) => `/act/${slug}`));
  },
});
