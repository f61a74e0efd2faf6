import { assign, setup } from 'xstate';

import { CAPTCHA_PICTURE, CAPTCHA_WORDS_ASKED, type CaptchaPoint } from '../../../../domain/people/captcha';
import { challengePicture, type Challenge } from '../challenge';
import * as kind from '../captcha.kind';
import type { CheckOutcome, KindOutcome } from '../captcha.kind-types';
import type { ClickWordContext, ClickWordEvent, ClickWordInput } from './click-word.types';

export const untouched = {
  points: [],
  crosshair: { x: CAPTCHA_PICTURE.width / 2, y: Math.round(CAPTCHA_PICTURE.height / 2) },
  startedAt: null,
  track: [],
};

const clampPixel = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

const inPicture = ({ x, y }: CaptchaPoint): CaptchaPoint => ({
  x: clampPixel(x, CAPTCHA_PICTURE.width),
  y: clampPixel(y, CAPTCHA_PICTURE.height),
});

const withPoint = ({ points }: ClickWordContext, crosshair: CaptchaPoint) => ({
  crosshair,
  points: [...points, crosshair],
});

export const chart = setup({
  types: {
    input: {} as ClickWordInput,
    context: {} as ClickWordContext,
    events: {} as ClickWordEvent,
    output: {} as KindOutcome,
    children: {} as { challenge: 'challenge'; checkAnswer: 'checkAnswer' },
    tags: {} as 'busy' | 'clickable' | 'renewable',
  },
  actors: kind.kindActors,
  guards: {
    ...kind.kindGuards,
    isLastPoint: ({ context }) => context.points.length === CAPTCHA_WORDS_ASKED - 1,
  },
  delays: { ...kind.kindDelays, lastLook: 400, failedPause: 700 },
  actions: {
    forgetChallenge: assign({ ...kind.unasked, ...untouched }),
    resetAnswer: assign(untouched),
    openChallenge: assign((_, { challenge }: { challenge: Challenge | null }) => ({
      ...untouched,
      refusal: null,
      challenge: challengePicture(challenge),
    })),
    placePoint: assign(({ context }, { point, at }: { point: CaptchaPoint; at: number }) => ({
      ...withPoint(context, inPicture(point)),
      ...kind.withTrackPoint(context, inPicture(point), at),
    })),
    placeAtCrosshair: assign(({ context }) => withPoint(context, context.crosshair)),
    moveCrosshair: assign({
      crosshair: ({ context: { crosshair } }, { by }: { by: CaptchaPoint }) =>
        inPicture({ x: crosshair.x + by.x, y: crosshair.y + by.y }),
    }),
    undoPoint: assign({ points: ({ context }) => context.points.slice(0, -1) }),
    keepProof: assign((_, outcome: CheckOutcome) => (outcome.ok ? { outcome } : {})),
    recordRefusal: assign((_, outcome: CheckOutcome) => (outcome.ok ? {} : { refusal: outcome })),
    recordSwitched: assign(kind.switchedOutcome),
    recordFailed: assign(kind.failed),
  },
});
