import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectDeskCustomers, type DeskCustomersSnapshot } from '../../../machines/house/desk-customers';
import { deskCustomersCopy as copy } from '../../../src/copy/house/desk-customers';
import { DeskCustomers } from '../../../src/features/house/customers/desk-customers';
import { ENTERPRISE, FOUND } from '../../../stories/house/customers.fixtures';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { deskCustomersPlan } from '../../support/plans/house/desk-customers.plan';

function look(now: DeskCustomersSnapshot) {
  const { stage, text, isShort, found, isMore, isFinding, failureCode } = selectDeskCustomers(now);
  const isSeeking = stage === 'seeking';
  expect(screen.queryByRole<HTMLInputElement>('textbox')?.value ?? null).toBe(isSeeking ? text : null);
  expect(screen.queryByText(copy.short) !== null).toBe(isSeeking && isShort);
  expect(screen.queryByText(copy.none) !== null).toBe(isSeeking && !isFinding && found?.length === 0);
  const isListed = isSeeking && !isFinding && (found ?? []).length > 0;
  expect(screen.queryByRole('button', { name: FOUND.name }) !== null).toBe(isListed);
  if (isListed) expect(screen.getByText(/^找到/).textContent.includes(copy.more)).toBe(isMore);
  if (failureCode !== null) expect(screen.getByText(copy.failure[failureCode])).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1, name: ENTERPRISE.name }) !== null).toBe(stage === 'shown');
  if (stage === 'shown') {
    const read = document.body.textContent;
    for (const said of [
      '138****8011',
      '登录验证码，内容不显示',
      '长约客户',
      '环氧树脂 E-51，500 ml',
      '危险品专递 7730 0192 4581',
      '能否下周四前答复？',
      '孙立',
    ])
      expect(read).toContain(said);
  }
  expect(screen.queryByText(copy.gone.title) !== null).toBe(stage === 'gone');
}

walkView({
  plan: deskCustomersPlan,
  mount: (actor) => <DeskCustomers actor={actor} />,
  perform: {
    'text.type': ({ text }) => person.type(copy.field, text),
    'text.seek': () => pressOrLate('button', copy.seek.idle),
    'customer.open': ({ ref }) => person.press('button', ref.kind === 'person' ? '周敏' : FOUND.name),
    'customer.close': () => pressOrLate('button', copy.back),
    'customer.retry': () => pressOrLate('button', copy.failed.retry),
  },
  look,
});
