import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderAnswer, type OrderAnswerSnapshot } from '../../../machines/order/order-answer';
import { answerFailures } from '../../../src/copy/after/answer';
import { MeasuredGoods } from '../../../src/features/order-answer/measured-goods';
import { ASKED_AT, LARGER } from '../../../stories/order/order-measured.fixtures';
import { walkView } from '../../support/model/walk-view';
import { NEW_TOTAL, orderAnswerPlan } from '../../support/plans/order/order-answer.plan';

const measured = { ...LARGER, now: { ...LARGER.now, totalUsd: NEW_TOTAL } };

function look(snapshot: OrderAnswerSnapshot) {
  const { busy, failureCode } = selectOrderAnswer(snapshot);
  const page = document.body.textContent ?? '';
  expect(page, 'what came stands beside what was booked').toContain('1.9');
  expect(page, 'row by row').toContain('海运费');
  const busyOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true';
  expect([busyOf(/^确认加收/), busyOf(/^不加收/)]).toEqual([busy === 'yes', busy === 'no']);
  if (failureCode !== null) expect(page).toContain(answerFailures[failureCode]);
}

walkView({
  plan: orderAnswerPlan,
  mount: (actor) => <MeasuredGoods measured={measured} now={ASKED_AT} actor={actor} />,
  perform: {
    'answer.give': ({ isAccepted }) =>
      person.press('button', isAccepted ? '确认加收，总价 $452.96' : '不加收，留待下一班'),
  },
  look,
});
