import { fromPromise } from 'xstate';

import type { FindWayOutcome, OpenTabOutcome } from '../../machines/identity/auth-notice';
import { requestTicket } from './center-ticket';
import type { Gateway } from './gateway/gateway';
import type { SiteExits } from './leave';
import { houseNow } from './clock';

/** Limit for a slow gateway; without a ticket the center asks the user to sign in. */
const TICKET_PATIENCE_MS = 3_000;

async function ticketInTime(gateway: Gateway, center: string, signal: AbortSignal): Promise<string | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, TICKET_PATIENCE_MS, null));
  const reply = await Promise.race([requestTicket(gateway, center, signal), late]);
  return reply?.kind === 'done' ? reply.data.ticket : null;
}

/** Pages of this site are given as a path, which cannot lead elsewhere. */
const addressOnSite = ({ origin, href, pathname, search, hash }: URL) =>
  origin === location.origin ? `${pathname}${search}${hash}` : href;

export const authNoticeExits = (gateway: Gateway, doors: SiteExits) => ({
  findWay: fromPromise<FindWayOutcome, { target: string }>(async ({ input: { target }, signal }) => {
    const way = doors.wayTo(target);
    if (!way) return { ok: false };
    const ticket = await ticketInTime(gateway, way.href, signal);
    if (ticket !== null) way.searchParams.set('token', ticket);
    return { ok: true, href: addressOnSite(way), foundAt: houseNow() };
  }),
  openTab: fromPromise<OpenTabOutcome, { href: string }>(async ({ input: { href } }) => ({
    isOpened: doors.open(href),
  })),
});
