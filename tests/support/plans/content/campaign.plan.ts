import { campaignMachine, type LoadCampaignOutcome } from '../../../../machines/content/campaign';
import { ENDED, RUNNING, UPCOMING } from '../../../../stories/content/campaign.fixtures';
import { sharedPlan } from '../../model/plan';

/** Arrival time of the answers on a clock that is an hour slow. */
export const HEARD_AT = Date.parse('2026-11-22T23:59:15.000Z');
const MINUTE = 60_000;

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const heard = (campaign: typeof RUNNING): LoadCampaignOutcome => ({ ok: true, campaign, heardAt: HEARD_AT });

/** Campaign times follow the gateway clock. */
export const campaignPlan = sharedPlan('campaignPlan', campaignMachine, {
  inputs: { 'a campaign': { id: 'tank-autumn' } },
  events: {
    'campaign.refresh': 'bare',
    'clock.ticked': {
      'a second later': { now: HEARD_AT + 1_000 },
      'the moment has come': { now: HEARD_AT + 20 * 24 * 60 * MINUTE },
    },
  },
  outcomes: {
    loadCampaign: {
      done: {
        'not begun': heard(UPCOMING),
        'it runs': heard(RUNNING),
        'it has ended': heard(ENDED),
        'nobody knows it': failed('unknown'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no campaign') },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ campaign, countdown, failureCode }) => [campaign?.phase ?? null, countdown?.secondsLeft, failureCode],
});
