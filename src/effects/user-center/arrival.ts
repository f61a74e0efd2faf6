import { MODE_IDS } from '../../../domain/mode-ids';
import { orderQueryIn, orderQuerySearch, type OrderQuery } from '../../../domain/order/life/order-query';
import { CENTER_PAGES, centerPageAt, type CenterPage } from '../../../domain/people/user-center';
import type { UserCenterInput } from '../../../machines/identity/user-center';
import { takeSsoToken } from '../session/sso-arrival';
import { readCenterToken } from './center-token';

const REDIRECT = 'redirect';

/** The page an address of the center names. */
export const centerPageHere = (): CenterPage => centerPageAt(location.hash.slice(1));

/**
 * What the address has brought. The ticket is out of it before anything else reads, sends or keeps the address; what is
 * left is the page, as an address of its own that can be kept and gone back to.
 */
export function arriveAtCenter(): UserCenterInput {
  const ticket = takeSsoToken();
  const address = new URL(location.href);
  const asked = address.searchParams.get(REDIRECT);
  const page = asked === null ? centerPageHere() : centerPageAt(asked);
  const query = orderQueryIn(address.search, MODE_IDS);
  history.replaceState(history.state, '', `${address.pathname}${orderQuerySearch(query)}#${CENTER_PAGES[page]}`);
  return { ticket, token: readCenterToken(), page, query };
}

/** The address of the list says what is asked; nothing of it is sent anywhere. */
export const saveOrderQuery = (_: unknown, { query }: { query: OrderQuery }): void =>
  history.replaceState(history.state, '', `${location.pathname}${orderQuerySearch(query)}${location.hash}`);
