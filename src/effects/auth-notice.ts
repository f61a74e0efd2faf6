import { fromPromise } from 'xstate';

import type { FindWayOutcome, OpenTabOutcome } from '../../machines/identity/auth-notice';
import { ticketFor } from './center-ticket';
import type { Gateway } from './gateway/gateway';
import type { Doors } from './leave';
import { houseNow } from './clock';

/** A slow gateway keeps nobody from going: without a ticket the center asks them to sign in. */
const TICKET_PATIENCE_MS = 3_000;

async function ticketInTime(gateway: Gateway, center: string, signal: AbortSignal): Promise<string | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, TICKET_PATIENCE_MS, null));
  const reply = await Promise.race([ticketFor(gateway, center, signal), late]);
  return reply?.kind === 'done' ? reply.data.ticket : null;
}

/** A page of this site is named by its path, which leads nowhere else. */
const addressOf = ({ origin, href, pathname, search, hash }: URL) =>
  origin === location.origin ? `${pathname}${search}${hash}` : href;

/** The way to the user center at the target that was saved, and the one tab that is opened there. */
export const authNoticeDoors = (gateway: Gateway, doors: Doors) => ({
  findWay: fromPromise<FindWayOutcome, { target: string }>(async ({ input: { target }, signal }) => {
    const way = doors.wayTo(target);
    if (!way) return { ok: false };
    const ticket = await ticketInTime(gateway, way.href, signal);
    if (ticket !== null) way.searchParams.set('token', ticket);
    return { ok: true, href: addressOf(way), foundAt: houseNow() };
  }),
  openTab: fromPromise<OpenTabOutcome, { href: string }>(async ({ input: { href } }) => ({
    isOpened: doors.open(href),
  })),
});
