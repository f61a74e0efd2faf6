import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Sailing } from '../../../domain/offer/sailing';
import { CardVerdict } from '../../../src/modes/fcl/sailings/card-verdict';
import { sailingTo } from '../../support/fcl-order';

const taken = { level: 'PASS', reason: '可接第 3 类', source: '', edition: '', notice: '' } as const;

it.each<[string, Partial<Sailing>, string]>([
  ['what can be booked is told why', { state: 'OPEN' }, '可接第 3 类'],
  ['what has closed is told that first', { state: 'CLOSED' }, '危品申请已截止，不能再订这班船'],
  ['what is full is told that', { state: 'SOLD_OUT' }, '这班船的舱位已订满'],
  [
    'goods that are refused are told so, closed or not',
    { state: 'CLOSED', acceptance: { ...taken, level: 'BLOCK', reason: '不接第 2.3 类' } },
    '不接第 2.3 类',
  ],
])('shows on the card of a sailing: %s', (_, change, words) => {
  render(<CardVerdict sailing={{ ...sailingTo('SGSIN'), acceptance: taken, ...change }} />);
  expect(screen.getByText(words)).toBeTruthy();
});
