import { person } from '#person';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { routePath } from '../../../domain/routes';
import type { HeaderView } from '../../../machines/shell/header';
import { brand } from '../../../src/copy/site/brand';
import { layoutCopy } from '../../../src/copy/site/layout';
import { SiteHeaderView } from '../../../src/layouts/header/site-header';
import { PATIENCE } from '../../support/patience';

const { header: copy, account } = layoutCopy;

const view: HeaderView = { isSolid: false, isHidden: false, panel: null, isVisiting: false, failure: null };

const wishes = () => ({
  openMenu: vi.fn<() => void>(),
  toggleCode: vi.fn<() => void>(),
  closePanel: vi.fn<() => void>(),
  dismissVisit: vi.fn<() => void>(),
  intendLogin: vi.fn<() => void>(),
  login: vi.fn<() => void>(),
  changePassword: vi.fn<() => void>(),
  logout: vi.fn<() => void>(),
  visitCenter: vi.fn<() => void>(),
  visitWholeVehicles: vi.fn<() => void>(),
});

const NOBODY = { name: null, hasWholeVehicles: false };
const WU = { name: '吴远车', hasWholeVehicles: true };

beforeAll(() => person.sitsBefore(1440));
afterAll(() => person.sitsBefore(414));
const opens = async (props: Partial<Parameters<typeof SiteHeaderView>[0]>) => {
  const on = wishes();
  await person.opens(<SiteHeaderView view={view} place="home" ground="page" account={NOBODY} on={on} {...props} />);
  await vi.waitFor(() => screen.getByRole('banner', { hidden: true }));
  return on;
};

describe('page header', () => {
  it.each([
    ['signs in', account.login, 'login', NOBODY],
    ['shows the code', copy.code, 'toggleCode', NOBODY],
    ['leads to the member center', copy.center, 'visitCenter', WU],
    ['leads to the whole vehicles', copy.wholeVehicle, 'visitWholeVehicles', WU],
    ['changes the password', account.changePassword, 'changePassword', WU],
    ['signs out', account.logout, 'logout', WU],
  ] as const)('%s by a press on %s', async (_, name, wish, who) => {
    const on = await opens({ account: who });
    await person.press('button', name);
    expect(on[wish]).toHaveBeenCalledOnce();
  });

  it('hides whole-vehicle orders without any', async () => {
    await opens({ account: { ...WU, hasWholeVehicles: false } });
    expect(screen.queryByRole('button', { name: copy.wholeVehicle })).toBeNull();
  });

  it('always shows the emergency line', async () => {
    await opens({ account: WU });
    const line = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(brand.emergencyLine) });
    expect(line.href).toBe(`tel:${brand.emergencyLine}`);
  });

  it.each([
    ['home', brand.name],
    ['business', brand.consolName],
    ['lcl', brand.consolName],
    ['domesticTrade', brand.name],
    ['shippingFcl', brand.name],
    ['notFound', null],
  ] as const)('marks on %s the tab of %s', async (place, name) => {
    await opens({ place });
    const tabs = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(tabs.map((tab) => tab.textContent?.split(' ')[0])).toEqual(name === null ? [] : [name]);
  });

  it('links to truck pages and not to coastal ships', async () => {
    await opens({ place: 'home' });
    const tab = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${brand.truckName} `) });
    expect(tab.getAttribute('href')).toBe(routePath('truck'));
  });

  it('shows the mini program code on request', async () => {
    await opens({ view: { ...view, panel: 'code' } });
    expect(screen.getByRole('img', { name: copy.codePicture })).not.toBeNull();
    expect(screen.getByRole('button', { name: copy.code }).getAttribute('aria-expanded')).toBe('true');
  });

  it('closes the menu on any press in it', async () => {
    const on = await opens({ account: WU, view: { ...view, panel: 'menu' } });
    const dialog = await screen.findByRole('dialog', { name: copy.menu }, PATIENCE);
    dialog.querySelectorAll('button')[1]?.click();
    expect([on.closePanel.mock.calls.length, on.visitCenter.mock.calls.length]).toEqual([1, 1]);
  });
});
