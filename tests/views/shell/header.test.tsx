import { person } from '#person';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterAll, beforeAll, describe, expect } from 'vitest';

import { headerIntents, selectHeader, type HeaderActor, type HeaderSnapshot } from '../../../machines/shell/header';
import { layoutCopy } from '../../../src/copy/site/layout';
import type { Account } from '../../../src/layouts/header/account';
import { SiteHeaderView } from '../../../src/layouts/header/site-header';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { headerPlan } from '../../support/plans/shell/header.plan';
import { alertText } from '../../support/sight';

const { header: copy, visit } = layoutCopy;
const NOBODY = { name: null, hasWholeVehicles: false };
const WU = { name: '吴远车', hasWholeVehicles: true };
const nothing = () => {};

/** Width at which both the menu and the member center button show. */
const BETWEEN_PHONE_AND_DESK = 900;
beforeAll(() => person.sitsBefore(BETWEEN_PHONE_AND_DESK));
afterAll(() => person.sitsBefore(414));

type Who = { account: Account };

function Header({ actor, account }: Who & { actor: HeaderActor }) {
  const view = useSelector(actor, selectHeader);
  const { visitCenter, ...wishes } = headerIntents(actor);
  const on = {
    ...wishes,
    intendLogin: nothing,
    login: nothing,
    changePassword: nothing,
    logout: nothing,
    visitCenter: () => visitCenter('workplace'),
    visitWholeVehicles: () => visitCenter('wholeVehicle'),
  };
  return <SiteHeaderView view={view} place="home" ground="hero" account={account} on={on} />;
}

function look(snapshot: HeaderSnapshot) {
  const { failure } = snapshot.context;
  const banner = screen.getByRole('banner', { hidden: true });
  expect(banner.dataset['hidden'], 'it gives way to whoever reads on').toBe(
    String(snapshot.matches({ place: 'hidden' })),
  );
  expect(banner.dataset['solid'], 'it has a ground of its own over a page').toBe(
    String(snapshot.matches({ ground: 'solid' })),
  );
  const isMenuOpen = snapshot.matches({ panel: 'menu' });
  expect(screen.queryByRole('dialog', { name: copy.menu }) !== null, 'the menu is a dialog').toBe(isMenuOpen);
  const isVisiting = String(!snapshot.matches({ visit: 'idle' }));
  for (const center of screen.queryAllByRole('button', { name: copy.center, hidden: true }).slice(0, 1))
    expect(center.getAttribute('aria-busy'), 'a ticket is on its way').toBe(isVisiting);
  if (failure === null) expect(alertText()).toBeNull();
  else expect(alertText(), 'it says why nothing opened').toContain(visit[failure.code]);
  const way = screen.queryByRole<HTMLAnchorElement>('link', { name: visit.openByHand, hidden: true });
  expect(way?.href, 'where the browser stood in the way there is a way by hand').toBe(
    failure?.code === 'blocked' ? failure.href : undefined,
  );
}

/** True if the menu covers the header or it is hidden. */
const isCovered = (now: HeaderSnapshot): boolean => now.matches({ panel: 'menu' }) || now.matches({ place: 'hidden' });

const atHead = (now: HeaderSnapshot, name: string) => (isCovered(now) ? elsewhere() : person.press('button', name));

const BY_WORLD = { 'page.scrolled': 'the browser' } as const;

const openMenu = (_: object, now: HeaderSnapshot) => atHead(now, copy.openMenu);

describe('header of a signed-in customer', () => {
  walkView({
    plan: headerPlan,
    mount: (actor) => <Header actor={actor} account={WU} />,
    perform: {
      'menu.open': openMenu,
      'panel.close': (_, now) => (now.matches({ panel: 'menu' }) ? pressOrLate('button', copy.close) : elsewhere()),
      'center.visit': ({ door }, now) =>
        door === 'own' ? elsewhere() : atHead(now, door === 'workplace' ? copy.center : copy.wholeVehicle),
      'visit.dismiss': (_, now) => (now.context.failure === null ? elsewhere() : atHead(now, copy.close)),
    },
    byWorld: { ...BY_WORLD, 'code.toggle': 'the head of a page for visitors, below' },
    look,
  });
});

describe('header of a visitor', () => {
  walkView({
    plan: headerPlan,
    mount: (actor) => <Header actor={actor} account={NOBODY} />,
    perform: {
      'menu.open': openMenu,
      'code.toggle': (_, now) => atHead(now, copy.code),
      'panel.close': (_, now) => (now.matches({ panel: 'menu' }) ? pressOrLate('button', copy.close) : elsewhere()),
    },
    byWorld: {
      ...BY_WORLD,
      'center.visit': 'the head of a page for members, above',
      'visit.dismiss': 'what a member is told, above',
    },
    look,
  });
});
