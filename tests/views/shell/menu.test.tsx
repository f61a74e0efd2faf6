import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { MODE_IDS, MODES } from '../../../domain/modes';
import { pathOf } from '../../../domain/routes';
import { MenuDrawer } from '../../../src/layouts/header/menu-drawer';

const nothing = () => {};
const on = {
  intendLogin: nothing,
  login: nothing,
  visitCenter: nothing,
  visitWholeVehicles: nothing,
  changePassword: nothing,
  logout: nothing,
};

it('leads a phone to every service that is open, to the enquiry and to help', async () => {
  const account = { name: null, hasWholeVehicles: false };
  await person.opens(<MenuDrawer place="home" account={account} on={on} onClose={nothing} />);
  const ways = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  const open = MODE_IDS.filter((mode) => MODES[mode].opens === 'now').map((mode) => MODES[mode].routes.search);
  expect(ways).toEqual(expect.arrayContaining([...open, 'helpCenter' as const].map(pathOf)));
});
