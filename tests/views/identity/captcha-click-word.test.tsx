/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { ClickWordSnapshot } from '../../../machines/identity/captcha/click-word';
import { captchaCopy, failedSentence } from '../../../src/copy/people/captcha';
import { AskedKind } from '../../../src/features/captcha/asked-kind';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { captchaClickWordPlan } from '../../support/plans/identity/captcha-click-word.plan';
import { statusText } from '../../support/sight';
import { button, key, press, pressAt, pressByKey } from './captcha.hands';

const { clickWord: copy } = captchaCopy;

const picture = () => button(/^在图中依次点击|^点选图片$/);

function sentenceFor({ value, context: { refusal, points } }: ClickWordSnapshot): string {
  const asked = `在图中依次点击：海、罐、标。已点 ${points.length} / 3`;
  if (value === 'passed') return copy.passed;
  if (value === 'ended' || typeof value.open !== 'string') return asked;
  const message = refusal?.failure.code === 'refused' ? refusal.failure.message : '';
  return {
    asking: captchaCopy.asking.loading,
    expired: captchaCopy.asking.renewing,
    judging: copy.judging,
    failed: failedSentence(message),
  }[value.open];
}

/** The steered chart cannot show a refusal while loading: checked at its start only. */
const isTold = (snapshot: ClickWordSnapshot) =>
  snapshot.status === 'active' && !(snapshot.context.refusal && snapshot.matches({ open: 'asking' }));

function look(snapshot: ClickWordSnapshot) {
  const { points, challenge, form } = snapshot.context;
  const isChoosing = snapshot.matches({ open: { showing: 'choosing' } });
  const isChosen = snapshot.matches({ open: { showing: 'chosen' } });
  if (isTold(snapshot)) expect(statusText()).toBe(sentenceFor(snapshot));
  expect(picture().getAttribute('aria-disabled'), 'a fourth press is of no use').toBe(String(!isChoosing));
  expect(screen.queryAllByText(/^[123]$/, { selector: 'text' }).length, 'a pin for every point').toBe(points.length);
  expect(button(copy.undo).getAttribute('aria-disabled'), 'what was placed can be taken back').toBe(
    String(!((isChoosing || isChosen) && points.length > 0)),
  );
  expect(picture().querySelector('img') !== null, 'the picture is there as long as it counts').toBe(challenge !== null);
  expect(screen.queryByText(captchaCopy.title) !== null, 'a dialog says what it wants').toBe(form === 'pop');
}

walkView({
  plan: captchaClickWordPlan,
  mount: (actor) => <AskedKind kind="clickWord" actor={actor} />,
  perform: {
    'point.place': async ({ point, at }) => pressAt(picture(), point, at),
    'point.undo': async () => press(button(copy.undo)),
    'crosshair.drop': async () => pressByKey(picture()),
    'challenge.renew': async () => press(button(captchaCopy.renew)),
    'kind.switch': async ({ to }) => press(button(captchaCopy.switchTo[to])),
    'captcha.cancel': async (_, { context }) => {
      if (context.form !== 'pop') return elsewhere();
      press(button(captchaCopy.close));
      return undefined;
    },
    'crosshair.nudge': async ({ by: { x, y } }) => {
      const name = x === 0 ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft';
      key(picture(), name, 0, Math.abs(x + y) === 1);
    },
  },
  look,
});
