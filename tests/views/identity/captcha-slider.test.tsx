/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { SliderSnapshot } from '../../../machines/identity/captcha/slider';
import { captchaCopy, failedSentence } from '../../../src/copy/people/captcha';
import { AskedKind } from '../../../src/features/captcha/asked-kind';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { captchaSliderPlan } from '../../support/plans/identity/captcha-slider.plan';
import { statusText } from '../../support/sight';
import { button, handle, key, pointer, press } from './captcha.hands';

const { slider: copy } = captchaCopy;

/** Expected sentence of each state. */
function sentenceFor({ value, context: { refusal } }: SliderSnapshot): string {
  if (value === 'passed') return '1.24s 验证成功';
  if (value === 'ended') return copy.bar.ready;
  if (typeof value.open !== 'string') return copy.bar.ready;
  const message = refusal?.failure.code === 'refused' ? refusal.failure.message : '';
  return {
    asking: captchaCopy.asking.loading,
    expired: captchaCopy.asking.renewing,
    judging: copy.judging,
    failed: failedSentence(message),
  }[value.open];
}

/** The steered chart cannot show a refusal while loading: checked at its start only. */
const isTold = (snapshot: SliderSnapshot) =>
  snapshot.status === 'active' && !(snapshot.context.refusal && snapshot.matches({ open: 'asking' }));

function look(snapshot: SliderSnapshot) {
  const { offset, challenge } = snapshot.context;
  if (isTold(snapshot)) expect(statusText()).toBe(sentenceFor(snapshot));
  expect(handle().getAttribute('aria-valuenow'), 'the handle says where it is').toBe(String(Math.round(offset)));
  expect(handle().getAttribute('aria-disabled'), 'and whether it can be moved').toBe(
    String(!snapshot.hasTag('movable')),
  );
  expect(button(copy.submit).getAttribute('aria-disabled'), 'nothing can be judged before it is moved').toBe(
    String(!(snapshot.matches({ open: { showing: 'resting' } }) && offset > 0)),
  );
  expect(screen.queryByRole('img', { name: copy.scene }) !== null, 'the picture is there as long as it counts').toBe(
    challenge !== null,
  );
  for (const image of document.querySelectorAll('img'))
    expect(image.draggable, 'no browser carries it off').toBe(false);
  expect(screen.queryByText(captchaCopy.title) !== null, 'a dialog says what it wants').toBe(
    snapshot.context.form === 'pop',
  );
}

walkView({
  plan: captchaSliderPlan,
  mount: (actor) => <AskedKind kind="slider" actor={actor} />,
  perform: {
    'handle.grab': async ({ at }) => pointer.grabs(at),
    'handle.drag': async ({ offset, y, at }) => pointer.moves(offset, y, at),
    'handle.release': async ({ offset, y, at }) => pointer.lifts(offset, y, at),
    'handle.abandon': async () => pointer.isTaken(),
    'handle.nudge': async ({ by, at }) => key(handle(), by > 0 ? 'End' : 'Home', at),
    'answer.submit': async ({ at }) => key(handle(), 'Enter', at),
    'challenge.renew': async () => press(button(captchaCopy.renew)),
    'kind.switch': async ({ to }) => press(button(captchaCopy.switchTo[to])),
    'captcha.cancel': async (_, { context }) => {
      if (context.form !== 'pop') return elsewhere();
      press(button(captchaCopy.close));
      return undefined;
    },
  },
  look,
});
