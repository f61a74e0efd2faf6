import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { challengeMachine, selectChallenge } from '../../../machines/identity/captcha/challenge';
import { NOW } from '../../support/plans/identity/captcha.plan';

it.each([
  ['the last second of a pause is waited for', 1, true],
  ['a pause that is over is not', 0, false],
])('holds a new captcha: %s', (_, retryAfterSeconds, isHeld) => {
  const failure = { code: 'limited', message: '获取过于频繁', retryAfterSeconds } as const;
  const refusal = { ok: false, answeredAt: NOW, failure } as const;
  const actor = createActor(challengeMachine, { input: { request: { captchaType: 'blockPuzzle' }, refusal } });
  expect(selectChallenge(actor.getSnapshot())).toMatchObject({
    secondsLeft: isHeld ? retryAfterSeconds : 0,
    canRetry: !isHeld,
  });
});
