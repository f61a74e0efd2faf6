import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderAnswer, type OrderAnswerSnapshot } from '../../../machines/order/order-answer';
import { answerFailures } from '../../../src/copy/after/answer';
import { orderReceivingCopy as copy } from '../../../src/copy/after/receiving';
import { ReceivedGoods } from '../../../src/features/order-answer/received-goods';
import { walkView } from '../../support/model/walk-view';
import { answerPlanOf } from '../../support/plans/order/order-answer.plan';

function look(snapshot: OrderAnswerSnapshot) {
  const { busy, failureCode } = selectOrderAnswer(snapshot);
  const page = document.body.textContent ?? '';
  expect(page).toContain(copy.check);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([copy.accept]);
  expect(buttons[0]?.getAttribute('aria-busy') === 'true').toBe(busy === 'yes');
  if (failureCode !== null) expect(page).toContain(answerFailures[failureCode]);
}

const { events, ...plan } = answerPlanOf({ isReceived: true });

walkView({
  plan: { ...plan, events: { ...events, 'answer.give': { yes: { isAccepted: true, shown: { isReceived: true } } } } },
  mount: (actor) => <ReceivedGoods receiving={{ waits: null }} actor={actor} />,
  perform: { 'answer.give': () => person.press('button', copy.accept) },
  look,
});
