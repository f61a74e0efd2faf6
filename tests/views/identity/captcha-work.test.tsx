/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectWork, type WorkSnapshot } from '../../../machines/identity/captcha/work';
import { captchaCopy, failedSentence } from '../../../src/copy/people/captcha';
import { AskedKind } from '../../../src/features/captcha/asked-kind';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { captchaWorkPlan } from '../../support/plans/identity/captcha-work.plan';
import { statusText } from '../../support/sight';
import { button, press } from './captcha.hands';

const { work: copy } = captchaCopy;

/** Expected sentence of each state. One number of two is half of the work. */
function sentenceFor(snapshot: WorkSnapshot): string {
  const { refusal, found } = snapshot.context;
  const { status } = selectWork(snapshot);
  return {
    asking: copy.asking.loading,
    expired: copy.asking.renewing,
    computing: found.length === 0 ? '正在计算，无需看图' : '已完成 50%',
    paused: copy.paused,
    broken: copy.broken,
    judging: copy.judging,
    failed: failedSentence(refusal?.failure.code === 'refused' ? refusal.failure.message : ''),
    passed: copy.passed,
    ended: copy.passed,
  }[status];
}

/** The steered chart cannot show a refusal while loading: checked at its start only. */
const isTold = (snapshot: WorkSnapshot) =>
  snapshot.status === 'active' && !(snapshot.context.refusal && snapshot.matches({ open: 'asking' }));

function look(snapshot: WorkSnapshot) {
  const isHeld = snapshot.matches({ open: { holding: 'paused' } }) || snapshot.matches({ open: { holding: 'broken' } });
  const isComputing = snapshot.matches({ open: { holding: 'computing' } });
  if (isTold(snapshot)) expect(statusText()).toBe(sentenceFor(snapshot));
  const { found, next } = snapshot.context;
  expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow')), 'it says how far it is').toBe(
    Math.floor(50 * found.length + 12.5 * next),
  );
  expect(button(isHeld ? copy.resume : copy.pause).getAttribute('aria-disabled'), 'what runs can be stopped').toBe(
    String(!isHeld && !isComputing),
  );
  expect(screen.queryByRole('img'), 'there is nothing to look at').toBe(null);
  expect(screen.queryByText(captchaCopy.title) !== null, 'a dialog says what it wants').toBe(
    snapshot.context.form === 'pop',
  );
}

walkView({
  plan: captchaWorkPlan,
  mount: (actor) => <AskedKind kind="work" actor={actor} />,
  perform: {
    'work.pause': async () => press(button(copy.pause)),
    'work.resume': async () => press(button(copy.resume)),
    'kind.switch': async ({ to }) => press(button(captchaCopy.switchTo[to])),
    'captcha.cancel': async (_, { context }) => {
      if (context.form !== 'pop') return elsewhere();
      press(button(captchaCopy.close));
      return undefined;
    },
  },
  byWorld: {
    'work.advanced': 'the thread that computes',
    'work.broke': 'the thread that computes',
  },
  look,
});
