import { person } from '#person';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, vi } from 'vitest';

import {
  navigationIntents,
  selectNavigation,
  type NavigationActor,
  type NavigationSnapshot,
} from '../../../machines/shell/navigation';
import { errorCopy } from '../../../src/copy/site/error';
import { frameCopy } from '../../../src/copy/site/frame';
import { routesCopy } from '../../../src/copy/site/routes';
import { StageView } from '../../../src/features/navigation/stage-view';
import { ErrorPageView } from '../../../src/features/page/error-page';
import { PageSkeletonView } from '../../../src/features/page/page-skeleton';
import { walkView } from '../../support/model/walk-view';
import { navigationPlan } from '../../support/plans/shell/navigation.plan';
import { alertText } from '../../support/sight';

const login = vi.fn<() => void>();

function Stage({ actor }: { actor: NavigationActor }) {
  const view = useSelector(actor, selectNavigation);
  const { title } = routesCopy[view.place.name];
  return (
    <StageView
      view={view}
      page={<h1>{title}</h1>}
      skeleton={<PageSkeletonView shape="receipt" title={title} />}
      renderFault={(message) => (
        <ErrorPageView status={503} message={message} onRetry={navigationIntents(actor).retry} />
      )}
      renderFrame={(stage) => <main>{stage}</main>}
      onLogin={login}
    />
  );
}

function look(snapshot: NavigationSnapshot) {
  const { shown, target, visitor, moves } = snapshot.context;
  const isBroken = snapshot.matches('broken');
  const isOwners = shown.name === 'shippingFclSuccess';
  const isOpen = snapshot.matches({ here: 'open' });
  const isGated = snapshot.matches({ here: 'gated' });
  const isOnTheWay = snapshot.matches('moving') || snapshot.matches('leaving');
  const { title } = routesCopy[(isBroken ? target : shown).name];
  const heading = screen.queryByRole('heading', { level: 1 })?.textContent ?? null;

  if (isBroken) {
    expect(alertText(), 'a page that did not come says so').toContain(errorCopy.title);
    expect(screen.queryByText(errorCopy.chunk), 'and why').not.toBeNull();
  } else if (isGated || isOpen || isOnTheWay || !isOwners) expect(heading).toBe(title);
  else expect(heading, 'nothing of an owner is shown before it is known who is there').toBeNull();

  const gate = screen.queryByRole('button', { name: frameCopy.gate.login });
  expect(gate !== null, 'only nobody is asked to sign in').toBe(isGated && visitor === 'nobody');
  const bar = screen.queryByRole('progressbar');
  expect(bar !== null, 'only what takes a while shows its progress').toBe(snapshot.hasTag('progress'));
  const said = screen.getAllByRole('status').map((region) => region.textContent);
  expect(
    said.some((text) => text === `已打开：${title}`),
    'a new page is announced',
  ).toBe(moves > 0);
  const isBusy = screen.getByRole('main').firstElementChild?.getAttribute('aria-busy');
  expect(isBusy, 'the old page goes before the new one comes').toBe(String(snapshot.matches('leaving')));
}

walkView({
  plan: navigationPlan,
  mount: (actor) => <Stage actor={actor} />,
  perform: { 'page.retry': () => person.press('button', errorCopy.retry) },
  byWorld: {
    'location.changed': 'the address',
    'page.lost': 'the list of the routes',
    'visitor.changed': 'the session',
    'page.intend': 'a link that is about to be pressed',
    'page.rested': 'the browser',
  },
  look,
});
