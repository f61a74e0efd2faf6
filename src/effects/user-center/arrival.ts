import { MODE_IDS } from '../../../domain/mode-ids';
import { readOrderQuery, orderQuerySearch, type OrderQuery } from '../../../domain/order/life/order-query';
import { CENTER_PAGES, centerPageAt, type CenterPage } from '../../../domain/people/user-center';
import type { UserCenterInput } from '../../../machines/identity/user-center';
import { takeSsoToken } from '../session/sso-arrival';
import { readCenterToken } from './center-token';

const REDIRECT = 'redirect';

export const centerPageHere = (): CenterPage => centerPageAt(location.hash.slice(1));

/**
 * Reads the arrival. The ticket is removed from the address before anything else can read, send or store it; the page
 * remains as a bookmarkable address.
 */
export function arriveAtCenter(): UserCenterInput {
  const ticket = takeSsoToken();
  const address = new URL(location.href);
  const asked = address.searchParams.get(REDIRECT);
  const page = asked === null ? centerPageHere() : centerPageAt(asked);
  const query = readOrderQuery(address.search, MODE_IDS);
  history.replaceState(history.state, '', `${address.pathname}${orderQuerySearch(query)}#${CENTER_PAGES[page]}`);
  return { ticket, token: readCenterToken(), page, query };
}

/** Keeps the list's filters in the address; nothing is sent. */
export const saveOrderQuery = (_: unknown, { query }: { query: OrderQuery }): void =>
  history.replaceState(history.state, '', `${location.pathname}${orderQuerySearch(query)}${location.hash}`);
