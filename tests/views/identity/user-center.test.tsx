import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { UserCenterSnapshot } from '../../../machines/identity/user-center';
import { userCenterCopy as copy } from '../../../src/copy/people/user-center';
import { UserCenter } from '../../../src/features/user-center/user-center';
import { walkView } from '../../support/model/walk-view';
import { userCenterPlan, WU } from '../../support/plans/identity/user-center.plan';

function look(now: UserCenterSnapshot) {
  const { page, reason } = now.context;
  const current = document.querySelector('[aria-current=page]')?.textContent ?? null;
  const heading = screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
  expect(current, 'each page has its tab, but the one of the special enterprise').toBe(
    now.hasTag('inside') && page !== 'special' ? copy.pages[page] : null,
  );
  expect(screen.queryByRole('button', { name: copy.signOut }) !== null).toBe(now.hasTag('inside'));
  if (now.hasTag('inside')) {
    expect(heading).toBe(page === 'workplace' ? copy.workplace.hello(WU.name) : copy.pages[page]);
    if (page === 'wholeVehicle')
      for (const order of WU.wholeVehicleOrders) expect(screen.getByText(order)).toBeTruthy();
    return;
  }
  if (now.hasTag('entering')) expect(screen.getByRole('status').textContent).toBe(copy.entering);
  else expect(heading).toBe(now.hasTag('unreachable') ? copy.unreachable.title : copy.outside[reason].title);
}

walkView({
  plan: userCenterPlan,
  mount: (actor) => <UserCenter renderCaptcha={() => null} actor={actor} renderCancellation={() => null} />,
  perform: {
    'person.retry': () => person.press('button', copy.unreachable.retry),
    'person.signOut': () => person.press('button', copy.signOut),
  },
  byWorld: {
    'page.changed': 'the address',
    'session.expired': 'the session',
    'account.closed': 'the card of its own, which has a walk of its own',
  },
  look,
});
