import { assign, setup } from 'xstate';

import { WORK_BEGINNING, WORK_SECONDS, type WorkPosition } from '../../../../domain/people/captcha-work';
import { unprovidedCallback, unprovidedPromise } from '../../../support/unprovided';
import * as kind from '../captcha.kind';
import type { CheckOutcome, KindOutcome } from '../captcha.kind-types';
import type { CaptchaInput } from '../captcha.types';
import { challengeMachine, challengeWork, type Challenge } from '../challenge';
import type { WorkAdvanced, WorkContext, WorkEvent, WorkToCheck, WorkToDo } from './work.types';

export const untouched = { work: null, ...WORK_BEGINNING };

export const chart = setup({
  types: {
    input: {} as CaptchaInput,
    context: {} as WorkContext,
    events: {} as WorkEvent,
    output: {} as KindOutcome,
    children: {} as { challenge: 'challenge'; solveWork: 'solveWork'; checkWork: 'checkWork' },
    tags: {} as 'busy' | 'pausable' | 'resumable',
  },
  actors: {
    challenge: challengeMachine,
    solveWork: unprovidedCallback<WorkAdvanced | { type: 'work.broke' }, WorkToDo>('solveWork'),
    checkWork: unprovidedPromise<CheckOutcome, WorkToCheck>('checkWork'),
  },
  guards: {
    ...kind.judgedGuards,
    isServed: (_, params: { challenge: Challenge | null }) => challengeWork(params.challenge) !== null,
    isWhole: ({ context: { work } }, { found }: Pick<WorkPosition, 'found'>) => found.length === work?.targets.length,
    isUnheard: (_, outcome: CheckOutcome) => !outcome.ok && outcome.failure.code === 'network',
  },
  delays: {
    /** Ten seconds are reserved for sending the answer. */
    workLifetime: (WORK_SECONDS - 10) * 1_000,
    /** After this long without progress, the device slept or its worker died. */
    silence: 15_000,
    passedPause: kind.passedPause,
    failedPause: 1_000,
  },
  actions: {
    forgetWork: assign({ ...untouched, refusal: null }),
    openWork: assign((_, { challenge }: { challenge: Challenge | null }) => ({
      ...untouched,
      refusal: null,
      work: challengeWork(challenge),
    })),
    keepPosition: assign((_, { found, next }: WorkPosition) => ({ found, next })),
    keepProof: assign((_, outcome: CheckOutcome) => (outcome.ok ? { outcome } : {})),
    recordRefusal: assign((_, outcome: CheckOutcome) => (outcome.ok ? {} : { refusal: outcome })),
    recordSwitched: assign(kind.switchedOutcome),
    recordFailed: assign(kind.failed),
  },
});
