import { assign, setup } from 'xstate';

import { CAPTCHA_TRAVEL } from '../../../../domain/people/captcha';
import { challengePicture, type Challenge } from '../challenge';
import * as kind from '../captcha.kind';
import type { CheckOutcome, KindOutcome } from '../captcha.kind-types';
import type { SliderMove, SliderContext, SliderEvent, SliderInput } from './slider.types';

export const untouched = { offset: 0, grabbedFrom: 0, elapsed: 0, startedAt: null, track: [] };

const clamp = (offset: number) => Math.min(CAPTCHA_TRAVEL, Math.max(0, offset));

/** A shorter movement only focuses the handle. */
const SHORTEST_DRAG = 2;

const withMove = (context: SliderContext, offset: number, y: number, at: number) => ({
  offset: clamp(offset),
  ...kind.withTrackPoint(context, { x: clamp(offset), y }, at),
});

export const chart = setup({
  types: {
    input: {} as SliderInput,
    context: {} as SliderContext,
    events: {} as SliderEvent,
    output: {} as KindOutcome,
    children: {} as { challenge: 'challenge'; checkAnswer: 'checkAnswer' },
    tags: {} as 'busy' | 'movable' | 'renewable',
  },
  actors: kind.kindActors,
  guards: {
    ...kind.kindGuards,
    hasMoved: ({ context }) => context.offset > 0,
    hasTravelled: ({ context }, { offset }: SliderMove) =>
      Math.abs(clamp(offset) - context.grabbedFrom) >= SHORTEST_DRAG,
  },
  delays: { ...kind.kindDelays, failedPause: 1_000 },
  actions: {
    forgetChallenge: assign({ ...kind.unasked, ...untouched }),
    resetAnswer: assign(untouched),
    openChallenge: assign((_, { challenge }: { challenge: Challenge | null }) => ({
      ...untouched,
      refusal: null,
      challenge: challengePicture(challenge),
    })),
    grabHandle: assign(({ context }, { at }: { at: number }) => ({
      ...withMove(context, context.offset, 0, at),
      grabbedFrom: context.offset,
    })),
    moveHandle: assign(({ context }, { offset, y, at }: SliderMove) => withMove(context, offset, y, at)),
    nudgeHandle: assign(({ context }, { by, at }: { by: number; at: number }) => ({
      offset: clamp(context.offset + by),
      startedAt: context.startedAt ?? at,
    })),
    putHandleBack: assign({ offset: ({ context }) => context.grabbedFrom }),
    stopWatch: assign({ elapsed: ({ context }, { at }: { at: number }) => at - (context.startedAt ?? at) }),
    keepProof: assign((_, outcome: CheckOutcome) => (outcome.ok ? { outcome } : {})),
    recordRefusal: assign((_, outcome: CheckOutcome) => (outcome.ok ? {} : { refusal: outcome })),
    recordSwitched: assign(kind.switchedOutcome),
    recordFailed: assign(kind.failed),
  },
});
