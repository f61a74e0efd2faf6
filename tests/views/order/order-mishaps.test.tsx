import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderAnswer, type OrderAnswerSnapshot } from '../../../machines/order/order-answer';
import { answerFailures } from '../../../src/copy/after/answer';
import { Mishaps } from '../../../src/features/order-answer/mishaps';
import { MISHAP_AT, REFUSED } from '../../../stories/order/order-mishaps.fixtures';
import { walkView } from '../../support/model/walk-view';
import { answerPlanOf } from '../../support/plans/order/order-answer.plan';

const BACK = '退回装货地：加收 ¥7,409.60';
const STORED = '就地存放（首日免费，之后每天每立方米 ¥120）：现在没有加收';

function look(snapshot: OrderAnswerSnapshot) {
  const { busy, failureCode } = selectOrderAnswer(snapshot);
  const page = document.body.textContent ?? '';
  expect(page, 'what happened, and until when its owner chooses').toContain('收货人称外包装有渗漏');
  expect(page).toContain('14:40 前选择；逾期按“就地存放');
  const busyOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true';
  expect([busyOf(BACK), busyOf(STORED)]).toEqual([busy === 'yes', busy === 'no']);
  if (failureCode !== null) expect(page).toContain(answerFailures[failureCode]);
}

const fees = { accept: { amount: 740_960, currency: '1' }, decline: { amount: 0, currency: '1' } };

walkView({
  plan: answerPlanOf({ mishap: REFUSED.no, fees }),
  mount: (actor) => <Mishaps mishaps={[REFUSED]} now={MISHAP_AT} onOpen={() => undefined} actor={actor} />,
  perform: { 'answer.give': ({ isAccepted }) => person.press('button', isAccepted ? BACK : STORED) },
  look,
});
