import { campaignUptakeMachine } from '../../../../machines/house/campaign-uptake';
import { UPTAKE } from '../../../../stories/house/campaign-desk.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });
const AFTERNOON = '2026-12-22T06:00:00.000Z';

export const campaignUptakePlan = sharedPlan('campaignUptakePlan', campaignUptakeMachine, {
  inputs: { 'what was taken of a campaign': { key: '1004' } },
  events: {
    'slot.choose': ({ context: { asked, uptake } }): Record<string, { slot: string }> => {
      if (!uptake || uptake.slots.length === 0) return {};
      return asked.slot === '' ? { 'one slot': { slot: AFTERNOON } } : { 'all slots': { slot: '' } };
    },
    'page.turn': ({ context: { asked, uptake } }): Record<string, { page: number }> =>
      uptake && uptake.total > 30 && asked.page === 1 ? { 'the second page': { page: 2 } } : {},
    'uptake.reload': 'bare',
  },
  outcomes: {
    loadUptake: {
      done: {
        'people who come': { ok: true, uptake: UPTAKE },
        'neither coupons nor slots': {
          ok: true,
          uptake: { ...UPTAKE, coupons: [], slots: [], records: [], total: 0 },
        },
        'one that is gone': failed('gone'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no uptake') },
    },
  },
  distinguish: ({ asked, uptake, failureCode }) => [asked.slot, asked.page, uptake?.total ?? null, failureCode],
});
