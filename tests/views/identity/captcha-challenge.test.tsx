import { shallowEqual, useSelector } from '@xstate/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  challengeIntents,
  selectChallenge,
  type ChallengeActor,
  type ChallengeSnapshot,
} from '../../../machines/identity/captcha/challenge';
import { captchaCopy } from '../../../src/copy/people/captcha';
import { askingSentence } from '../../../src/features/captcha/asking-sentence';
import { ChallengeNoticeView } from '../../../src/features/captcha/challenge-notice';
import { walkView } from '../../support/model/walk-view';
import { captchaChallengePlan } from '../../support/plans/identity/captcha-challenge.plan';
import { button, press } from './captcha.hands';

const { asking: copy } = captchaCopy;

function sentenceFor({ value, context: { failure, pause } }: ChallengeSnapshot): string {
  if (value === 'limited') return `获取过于频繁，请 ${pause.secondsLeft} s 后再试`;
  if (value !== 'unavailable' || failure === null) return copy.loading;
  return failure.code === 'refused' ? failure.message : copy.failure[failure.code];
}

function look(snapshot: ChallengeSnapshot) {
  expect(screen.getByText(sentenceFor(snapshot))).toBeTruthy();
  const offer = screen.queryByRole('button');
  expect(offer !== null, 'a way on where there is one').toBe(['limited', 'unavailable'].includes(snapshot.value));
  expect(offer?.getAttribute('aria-disabled') ?? 'true').toBe(String(snapshot.value !== 'unavailable'));
}

function Notice({ actor }: { actor: ChallengeActor }) {
  const view = useSelector(actor, selectChallenge, shallowEqual);
  return <ChallengeNoticeView view={view} onRetry={challengeIntents(actor).retry} />;
}

walkView({
  plan: captchaChallengePlan,
  mount: (actor) => (
    <div style={{ position: 'relative', height: '155px' }}>
      <Notice actor={actor} />
    </div>
  ),
  perform: { 'challenge.retry': async () => press(button(copy.retry)) },
  byWorld: {
    'clock.ticked': 'the clock',
  },
  look,
});

it('the captcha countdown shows the reason of the gateway', () => {
  const locked = { status: 'limited', failureCode: 'limited', secondsLeft: 300, canRetry: false } as const;
  const sentence = askingSentence({ ...locked, message: '验证失败次数过多，请稍后重试' }, false);
  expect(sentence).toBe('验证失败次数过多，请 300 s 后再试');
});
