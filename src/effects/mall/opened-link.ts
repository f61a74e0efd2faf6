import { routePath, type RouteName } from '../../../domain/routes';
import { tabStorage } from '../storage';

export type LinkPage = Extract<RouteName, 'procurementShare' | 'procurementMobile'>;

const KEYS: Readonly<Record<LinkPage, string>> = {
  procurementShare: 'chemlane.opened-share',
  procurementMobile: 'chemlane.opened-approval',
};

/** Replaces the token in the address once it has been read. */
export const OPENED = 'opened';

/** The token opened in this tab; survives a reload. */
export const openedLink = (page: LinkPage): string => tabStorage.read(KEYS[page]) ?? '';

/** The token grants read access, so it must stay out of history and referrers. */
export function hideLink(page: LinkPage, token: string): void {
  tabStorage.write(KEYS[page], token);
  history.replaceState(history.state, '', `${routePath(page)}/${OPENED}`);
}

export const linkAddress = (page: LinkPage, token: string): string => `${location.origin}${routePath(page)}/${token}`;
