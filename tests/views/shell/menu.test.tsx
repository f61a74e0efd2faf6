import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { MODE_IDS, MODES } from '../../../domain/mode-ids';
import { routePath } from '../../../domain/routes';
import { AppActorProvider } from '../../../src/actors/app-actor';
import { SiteFooterView } from '../../../src/layouts/footer/site-footer';
import { MenuDrawer } from '../../../src/layouts/header/menu-drawer';
import { nobody } from '../../support/told/pages/people';

const nothing = () => {};
const on = {
  intendLogin: nothing,
  login: nothing,
  visitCenter: nothing,
  visitWholeVehicles: nothing,
  changePassword: nothing,
  logout: nothing,
};

const account = { name: null, hasWholeVehicles: false };
const open = MODE_IDS.map((mode) => MODES[mode].routes.search);

const LISTS = {
  'the menu of a phone': <MenuDrawer place="home" account={account} on={on} onClose={nothing} />,
  'the foot': (
    <AppActorProvider actor={nobody()}>
      <SiteFooterView />
    </AppActorProvider>
  ),
};

it.each(Object.entries(LISTS))('%s links to every open service and to the enquiry', async (_, list) => {
  await person.opens(list);
  const ways = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining([...open, 'enquiryFcl' as const].map(routePath)));
});
