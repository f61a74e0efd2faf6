import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { nextPhaseChange } from '../../../domain/campaigns/campaign';
import { parseMoment } from '../../../domain/values/moments';
import { countdownAt, countdownTo, type ClockTicked, type Countdown } from '../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { CampaignContext, CampaignEvent, CampaignInput, LoadCampaignOutcome } from './campaign.types';
import { PICTURES } from '../../support/left-out';

type CampaignAnswer = Extract<LoadCampaignOutcome, { ok: true }>;

/** The gateway gives the time to the next phase; the local clock only counts it down. */
function campaignCountdown({ campaign, heardAt }: CampaignAnswer): Countdown | null {
  const next = parseMoment(nextPhaseChange(campaign) ?? '');
  const now = parseMoment(campaign.now);
  if (next === null || now === null) return null;
  return countdownTo(heardAt + next - now, heardAt, Number.POSITIVE_INFINITY);
}

const chart = setup({
  types: {
    input: {} as CampaignInput,
    context: {} as CampaignContext,
    events: {} as CampaignEvent,
    tags: {} as 'loading' | 'shown' | 'stale' | 'unknown',
  },
  actors: {
    loadCampaign: unprovidedPromise<LoadCampaignOutcome, CampaignInput>('loadCampaign'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isHeard: (_, params: LoadCampaignOutcome) => params.ok,
    isUnknown: (_, params: LoadCampaignOutcome) => !params.ok && params.code === 'unknown',
    isUpcoming: ({ context: { campaign } }) => campaign?.phase === 'UPCOMING',
    isRunning: ({ context: { campaign } }) => campaign?.phase === 'RUNNING',
    isDue: ({ context: { countdown } }, { now }: { now: number }) =>
      countdown !== null && countdownAt(countdown, now).secondsLeft === 0,
  },
  actions: {
    keepCampaign: assign((_, params: LoadCampaignOutcome) =>
      params.ok ? { campaign: params.campaign, countdown: campaignCountdown(params) } : {},
    ),
    noteTime: assign({
      countdown: ({ context: { countdown } }, { now }: { now: number }) => countdown && countdownAt(countdown, now),
    }),
    dropCampaign: assign({ campaign: null, countdown: null }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: LoadCampaignOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

/** At the next phase change, the gateway is asked again. */
const untilDue = {
  invoke: { id: 'secondTicker', src: 'secondTicker' },
  on: {
    'clock.ticked': [
      {
        guard: { type: 'isDue', params: ({ event }: { event: ClockTicked }) => event },
        target: 'refreshing',
        actions: { type: 'noteTime', params: ({ event }: { event: ClockTicked }) => event },
      },
      { actions: { type: 'noteTime', params: ({ event }: { event: ClockTicked }) => event } },
    ],
  },
} as const;

/** Phases follow the gateway clock; it is asked again at each phase change. */
export const campaignMachine = chart.createMachine({
  id: 'campaign',
  description: PICTURES && '活动：未开始、进行中、已结束，以平台时间为准；到点再问一次',
  context: ({ input }) => ({ ...input, campaign: null, countdown: null, failureCode: null }),
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在打开活动',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCampaign',
        src: 'loadCampaign',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isHeard', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepCampaign', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    lost: { description: PICTURES && '打不开，可重试', on: { 'campaign.refresh': 'loading' } },
    unknown: { description: PICTURES && '没有这个活动', tags: 'unknown', entry: 'dropCampaign' },
    sorting: {
      description: PICTURES && '看平台说的阶段',
      always: [{ guard: 'isUpcoming', target: 'upcoming' }, { guard: 'isRunning', target: 'running' }, 'ended'],
    },
    upcoming: { description: PICTURES && '还没开始，倒计时', tags: 'shown', ...untilDue },
    running: { description: PICTURES && '进行中，倒计时到结束', tags: 'shown', ...untilDue },
    ended: { description: PICTURES && '已结束，仅供查看', tags: 'shown' },
    refreshing: {
      description: PICTURES && '到点了，向平台再问一次',
      tags: 'shown',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCampaign',
        src: 'loadCampaign',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isHeard', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'keepCampaign', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          { target: 'stale', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'stale', actions: 'recordUnexpected' },
      },
    },
    stale: {
      description: PICTURES && '到点后没问到，阶段未知，可重试',
      tags: ['shown', 'stale'],
      on: { 'campaign.refresh': 'refreshing' },
    },
  },
});

export type CampaignActor = ActorRefFrom<typeof campaignMachine>;
export type CampaignSnapshot = SnapshotFrom<typeof campaignMachine>;
