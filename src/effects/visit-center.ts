import { fromPromise } from 'xstate';

import { CENTER_PAGES } from '../../domain/people/user-center';
import type { CenterTarget, VisitInput, VisitOutcome } from '../../machines/shell/header';
import { requestTicket } from './center-ticket';
import type { Gateway } from './gateway/gateway';
import type { SiteExits } from './leave';

function centerAddress(center: string, ticket: string, door: CenterTarget): string {
  const query = new URLSearchParams({ token: ticket, redirect: CENTER_PAGES[door] });
  return `${center}${center.includes('?') ? '&' : '?'}${query.toString()}`;
}

/**
 * Opens the user center with a ticket valid for one minute and one use. Special-enterprise users stay in their tab;
 * others get a new one.
 */
export const visitCenter = (gateway: Gateway, doors: SiteExits, center: string) =>
  fromPromise<VisitOutcome, VisitInput>(async ({ input: { door }, signal }) => {
    const reply = await requestTicket(gateway, center, signal);
    if (reply.kind !== 'done') {
      return { ok: false, failure: { code: reply.kind === 'refused' ? 'refused' : 'unavailable' } };
    }
    const href = centerAddress(center, reply.data.ticket, door);
    const isOpened = door === 'special' ? doors.replace(href) : doors.open(href);
    return isOpened ? { ok: true } : { ok: false, failure: { code: 'blocked', href } };
  });
