import type { CaptchaPoint, CaptchaType } from '../../../domain/people/captcha';
import { unprovidedPromise } from '../../support/unprovided';
import { challengeMachine, challengePicture, type Challenge } from './challenge';
import type { CaptchaForm, CaptchaKind } from './captcha.types';
import type { AnswerToCheck, CheckOutcome, KindContext, KindOutcome } from './captcha.kind-types';

/** Shared parts of all captcha kinds; each chart has its own folder. */
export const unasked = { challenge: null, refusal: null, startedAt: null, track: [] } satisfies Partial<KindContext>;

const endedOutcome = (code: 'cancelled' | 'failed') =>
  ({ outcome: { ok: false, failure: { code } } }) satisfies { outcome: KindOutcome };

export const cancelled = endedOutcome('cancelled');
export const failed = endedOutcome('failed');
export const switchedOutcome = (_: unknown, { to }: { to: CaptchaKind }): { outcome: KindOutcome } => ({
  outcome: { ok: false, failure: { code: 'switched', to } },
});

export const kindActors = {
  challenge: challengeMachine,
  checkAnswer: unprovidedPromise<CheckOutcome, AnswerToCheck>('checkAnswer'),
};

export const judgedGuards = {
  isPassed: (_: unknown, outcome: CheckOutcome) => outcome.ok,
  isExpired: (_: unknown, outcome: CheckOutcome) => !outcome.ok && outcome.failure.code === 'expired',
  isRefused: (_: unknown, outcome: CheckOutcome) => !outcome.ok && outcome.failure.code === 'refused',
};

export const kindGuards = {
  ...judgedGuards,
  isServed: (_: unknown, params: { challenge: Challenge | null }) => challengePicture(params.challenge) !== null,
};

/** The result dialog stays visible for a moment. */
export const passedPause = ({ context }: { context: { form: CaptchaForm } }) =>
  context.form === 'pop' ? 1_500 : 1_000;

export const kindDelays = {
  /** The gateway drops a challenge after 120 seconds; ten are reserved for sending the answer. */
  challengeLifetime: 110_000,
  passedPause,
};

/** Most points of a track; a longer gesture continues unrecorded. */
const LONGEST_TRACK = 200;

/** Adds a point to the gesture, timed from its first. */
export function withTrackPoint({ startedAt, track }: KindContext, { x, y }: CaptchaPoint, at: number) {
  const start = startedAt ?? at;
  const point = [x, y, Math.round(at - start)] as const;
  return { startedAt: start, track: track.length < LONGEST_TRACK ? [...track, point] : track };
}

export const answerFor = (
  { challenge, track }: KindContext,
  captchaType: CaptchaType,
  points: readonly CaptchaPoint[],
): AnswerToCheck => ({
  captchaType,
  points,
  track,
  token: challenge?.token ?? '',
  secretKey: challenge?.secretKey ?? null,
});
