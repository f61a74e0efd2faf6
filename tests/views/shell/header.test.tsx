import { person } from '#person';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterAll, beforeAll, expect } from 'vitest';

import { headerIntents, selectHeader, type HeaderActor, type HeaderSnapshot } from '../../../machines/shell/header';
import { layoutCopy } from '../../../src/copy/layout';
import { SiteHeaderView } from '../../../src/layouts/header/site-header';
import { walkView } from '../../support/model/walk-view';
import { headerPlan } from '../../support/plans/shell/header.plan';
import { alertText } from '../../support/sight';

const { header: copy, visit } = layoutCopy;
const WU = { name: '吴远车', hasWholeVehicles: true };
const nothing = () => {};

/** A screen on which both the menu and the member center have their place. */
const BETWEEN_PHONE_AND_DESK = 900;
beforeAll(() => person.sitsBefore(BETWEEN_PHONE_AND_DESK));
afterAll(() => person.sitsBefore(414));

/** The head of a page for somebody signed in, beside the code that only visitors are shown. */
function Header({ actor }: { actor: HeaderActor }) {
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
  return <SiteHeaderView view={view} place="home" ground="hero" account={WU} on={on} />;
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
  const [center] = screen.getAllByRole('button', { name: copy.center, hidden: true });
  expect(center?.getAttribute('aria-busy'), 'a ticket is on its way').toBe(
    String(!snapshot.matches({ visit: 'idle' })),
  );
  if (failure === null) expect(alertText()).toBeNull();
  else expect(alertText(), 'it says why nothing opened').toContain(visit[failure.code]);
  const way = screen.queryByRole<HTMLAnchorElement>('link', { name: visit.openByHand, hidden: true });
  expect(way?.href, 'where the browser stood in the way there is a way by hand').toBe(
    failure?.code === 'blocked' ? failure.href : undefined,
  );
}

walkView({
  plan: headerPlan,
  mount: (actor) => <Header actor={actor} />,
  perform: {
    'menu.open': () => person.press('button', copy.openMenu),
  },
  byWorld: {
    'page.scrolled': 'the browser',
    'code.toggle': 'the head of a page for visitors',
    'panel.close': 'the menu and the code, each beside itself',
    'center.visit': 'the doors of the user center',
    'visit.dismiss': 'the sentence that says why nothing opened',
  },
  look,
});
