import { dropNotLocked } from '../../../domain/offer/not-locked';

/** `pushState`, so that router and navigation react as to a pressed link. */
export const openPage = (_: unknown, { address }: { address: string }): void => history.pushState(null, '', address);

/** Replaces the current page in the history, so that Back skips it. */
export const turnPage = (_: unknown, { address }: { address: string }): void => history.replaceState(null, '', address);

/** Opens the form of an offer; why another offer was not locked does not come back with Back. */
export function openForm(of: unknown, page: { address: string }): void {
  history.replaceState(history.state, '', `${location.pathname}${dropNotLocked(location.search)}`);
  openPage(of, page);
}
