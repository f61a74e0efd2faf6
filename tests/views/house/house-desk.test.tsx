import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { mayOpen } from '../../../domain/house/pages';
import type { HouseDeskSnapshot } from '../../../machines/house/house-desk';
import { houseDeskCopy as copy } from '../../../src/copy/house/house-desk';
import { HouseDesk } from '../../../src/features/house/house-desk';
import { walkView } from '../../support/model/walk-view';
import { houseDeskPlan, LI } from '../../support/plans/house/house-desk.plan';

function look(now: HouseDeskSnapshot) {
  const { page, person: who } = now.context;
  const isInside = now.hasTag('inside');
  expect(screen.queryByText(who?.name ?? LI.name) !== null).toBe(isInside);
  expect(screen.queryByText(copy.idle.title) !== null).toBe(now.hasTag('idle'));
  expect(screen.queryByRole('button', { name: copy.signOut }) !== null).toBe(isInside);
  const current = document.querySelector('[aria-current=page]')?.textContent ?? null;
  expect(current).toBe(
    isInside && page.name in copy.pages && mayOpen(page.name, who?.roles ?? [])
      ? copy.pages[page.name as keyof typeof copy.pages]
      : null,
  );
  expect(screen.queryByText(copy.entering) !== null).toBe(now.hasTag('entering'));
  expect(screen.queryByText(copy.unreachable.title) !== null).toBe(now.hasTag('unreachable'));
}

walkView({
  plan: houseDeskPlan,
  mount: (actor) => (
    <HouseDesk actor={actor} renderPaper={() => null} renderReceipt={() => null} renderDevices={() => null} />
  ),
  perform: {
    'person.retry': () => person.press('button', copy.unreachable.retry),
    'person.signOut': () => person.press('button', copy.signOut),
  },
  byWorld: { 'page.changed': 'the address', 'session.ended': 'the gateway, at any call' },
  look,
});
