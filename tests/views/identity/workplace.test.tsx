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

it('tells a natural person that orders of their own need no verification, and threatens them with nothing', () => {
  show(null);
  expect(screen.getByText(copy.workplace.naturalPapers)).toBeTruthy();
  expect(screen.queryByText(CANCELLED)).toBeNull();
});

it('tells whoever belongs to an enterprise by when it has to be verified', () => {
  show(person.enterpriseName);
  expect(screen.getByText(copy.status.NONE.text).textContent).toMatch(CANCELLED);
  expect(screen.queryByText(copy.workplace.naturalPapers)).toBeNull();
});

it('tells a natural person whose papers are on their way how these stand', () => {
  show(null, papersOf('WAIT'));
  expect(screen.getByText(copy.status.WAIT.text)).toBeTruthy();
  expect(screen.queryByText(copy.workplace.naturalPapers)).toBeNull();
});
