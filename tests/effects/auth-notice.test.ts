import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { userCenterTicket } from '../../contract/people/auth';
import { authNoticeExits } from '../../src/effects/auth-notice';
import { createSiteExits } from '../../src/effects/leave';
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
  const { findWay, openTab } = authNoticeExits(gateway, createSiteExits([CENTER]));
  return {
    requests,
    findWay: (target: string) => toPromise(createActor(findWay, { input: { target } }).start()),
    openTab: (href: string) => toPromise(createActor(openTab, { input: { href } }).start()),
  };
}

describe('link to the user center', () => {
  it('carries a ticket for the origin of the center', async () => {
    const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
    const way = await findWay(`${CENTER}/verification?from=order`);
    expect(way).toMatchObject({ ok: true, href: `${CENTER}/verification?from=order&token=ticket-1` });
    expect(requests).toMatchObject([{ url: userCenterTicket.path, data: { audience: CENTER } }]);
  });

  it('uses a path for a center on this site', async () => {
    const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
    const way = await findWay('/user-center/?redirect=%2Fdashboard%2Fworkplace');
    expect(way).toMatchObject({ ok: true, href: '/user-center/?redirect=%2Fdashboard%2Fworkplace&token=ticket-1' });
    expect(requests).toMatchObject([{ data: { audience: SITE } }]);
  });

  it.each([
    ['the gateway refuses', () => refused('10003006')],
    ['the gateway is out of reach', offline],
  ])('has no ticket when %s', async (_, answer) => {
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
    'refuses %j and requests no ticket for it',
    async (target) => {
      const { findWay, requests } = doorsWith(() => done({ ticket: 'ticket-1' }));
      expect(await findWay(target)).toEqual({ ok: false });
      expect(requests).toEqual([]);
    },
  );
});

describe('user center tab', () => {
  it('opens once and has no opener', async () => {
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab(`${CENTER}/verification?token=ticket-1`)).toEqual({ isOpened: true });
    expect(opened).toEqual([`${CENTER}/verification?token=ticket-1`]);
  });

  it('reports a tab blocked by the browser', async () => {
    isBlocked = true;
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab(`${CENTER}/verification`)).toEqual({ isOpened: false });
  });

  it('never opens for a foreign origin', async () => {
    const { openTab } = doorsWith(() => done(null));
    expect(await openTab('https://evil.example/')).toEqual({ isOpened: false });
    expect(opened).toEqual([]);
  });
});
