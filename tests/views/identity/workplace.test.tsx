import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { listed, ordersWishes } from '../../../stories/order/orders.fixtures';
import { blank, papersOf, person } from '../../../stories/identity/user-center.fixtures';
import { userCenterCopy as copy } from '../../../src/copy/people/user-center';
import { Workplace } from '../../../src/features/user-center/workplace';

const CANCELLED = /自动取消/;
const show = (enterpriseName: string | null, papers = blank) =>
  render(
    <Workplace
      person={{ ...person, enterpriseName }}
      papers={papers}
      orders={{ view: listed, on: ordersWishes }}
      devices={null}
      closing={null}
    />,
  );

it('a natural person sees that own orders need no verification and no cancellation warning', () => {
  show(null);
  expect(screen.getByText(copy.workplace.naturalPapers)).toBeTruthy();
  expect(screen.queryByText(CANCELLED)).toBeNull();
});

it('an enterprise member sees the verification deadline', () => {
  show(person.enterpriseName);
  expect(screen.getByText(copy.status.NONE.text).textContent).toMatch(CANCELLED);
  expect(screen.queryByText(copy.workplace.naturalPapers)).toBeNull();
});

it('a natural person with submitted documents sees their status', () => {
  show(null, papersOf('WAIT'));
  expect(screen.getByText(copy.status.WAIT.text)).toBeTruthy();
  expect(screen.queryByText(copy.workplace.naturalPapers)).toBeNull();
});
