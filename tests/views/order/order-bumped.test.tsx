import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderAnswer, type OrderAnswerSnapshot } from '../../../machines/order/order-answer';
import { answerFailures } from '../../../src/copy/after/answer';
import { orderBumpedCopy as copy } from '../../../src/copy/after/bumped';
import { BumpedOffer } from '../../../src/features/order-answer/bumped-offer';
import { BUMPED, BUMPED_AT } from '../../../stories/order/order-bumped.fixtures';
import { walkView } from '../../support/model/walk-view';
import { answerPlanOf } from '../../support/plans/order/order-answer.plan';

function look(snapshot: OrderAnswerSnapshot) {
  const { busy, failureCode } = selectOrderAnswer(snapshot);
  const page = document.body.textContent ?? '';
  expect(page, 'what it was left behind by stands beside what takes it').toContain('2026-12-04 02:30');
  expect(page).toContain('2026-12-07 02:30');
  const busyOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true';
  expect([busyOf(/^接受/), busyOf(/^不接受/)]).toEqual([busy === 'yes', busy === 'no']);
  if (failureCode !== null) expect(page).toContain(answerFailures[failureCode]);
}

walkView({
  plan: answerPlanOf({ offerId: BUMPED.to.offerId }),
  mount: (actor) => <BumpedOffer bumped={BUMPED} now={BUMPED_AT} actor={actor} />,
  perform: {
    'answer.give': ({ isAccepted }) => person.press('button', isAccepted ? copy.accept : copy.decline),
  },
  look,
});
