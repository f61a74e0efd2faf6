import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { userCenterTicket } from '../../contract/people/auth';
import { authNoticeDoors } from '../../src/effects/auth-notice';
import { doorsTo } from '../../src/effects/leave';
import { done, fakeGateway, offline, refused, type Said } from './support/fake-line';

const SITE = 'https://www.chemlane.example';
const CENTER = 'https://center.chemlane.example';

const opened: string[] = [];
let isBlocked = false;

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${SITE}/shippingFcl`));
  vi.stubGlobal('window', {
    open: () => {
      if (isBlocked) return null;
      const tab = { opener: 'this page', location: { replace: (href: string) => opened.push(href) } };
      return tab;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  opened.length = 0;
  isBlocked = false;
});

function doorsWith(answer: () => Said | Promise<Said>) {
  const { gateway, requests } = fakeGateway(answer, () => 'token-of-li');
  const { findWay, openTab } = authNoticeDoors(gateway, doorsTo([CENTER]));
  return {
    requests,
    findWay: (target: string) => toPromise(createActor(findWay, { input: { target } }).start()),
    openTab: (href: string) => toPromise(createActor(openTab, { input: { href } }).start()),
  };
}

describe('the way to the user center', () => {
  it('carries a ticket that was asked for the origin of the center', async () => {
    const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
    const way = await findWay(`${CENTER}/verification?from=order`);
    expect(way).toMatchObject({ ok: true, href: `${CENTER}/verification?from=order&token=ticket-1` });
    expect(requests).toMatchObject([{ url: userCenterTicket.path, data: { audience: CENTER } }]);
  });

  it('names a center of this very site by its path', async () => {
    const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
    const way = await findWay('/user-center/?redirect=%2Fdashboard%2Fworkplace');
    expect(way).toMatchObject({ ok: true, href: '/user-center/?redirect=%2Fdashboard%2Fworkplace&token=ticket-1' });
    expect(requests).toMatchObject([{ data: { audience: SITE } }]);
  });

  it.each([
    ['the gateway refuses', () => refused('10003006')],
    ['the gateway is out of reach', offline],
  ])('goes without a ticket where %s', async (_, answer) => {
    const { findWay } = doorsWith(answer);
    expect(await findWay(`${CENTER}/verification`)).toMatchObject({ ok: true, href: `${CENTER}/verification` });
  });

  it('does not wait for a slow gateway', async () => {
    vi.useFakeTimers();
    const { findWay } = doorsWith(() => new Promise<never>(() => {}));
    const way = findWay(`${CENTER}/verification`);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await way).toMatchObject({ ok: true, href: `${CENTER}/verification` });
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', `${CENTER}.evil.example/`, ''])(
    'never leads to %j, and asks for no ticket there',
    async (target) => {
      const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
      expect(await findWay(target)).toEqual({ ok: false });
      expect(requests).toEqual([]);
    },
  );
});

describe('the tab', () => {
  it('is opened once, and cannot reach back', async () => {
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab(`${CENTER}/verification?token=ticket-1`)).toEqual({ isOpened: true });
    expect(opened).toEqual([`${CENTER}/verification?token=ticket-1`]);
  });

  it('may be held back by the browser', async () => {
    isBlocked = true;
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab(`${CENTER}/verification`)).toEqual({ isOpened: false });
  });

  it('is never opened for a stranger', async () => {
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab('https://evil.example/')).toEqual({ isOpened: false });
    expect(opened).toEqual([]);
  });
});
