import { pathOf, type RouteName } from '../../../domain/routes';
import { tabStorage } from '../storage';

/** The pages that a link opens. */
export type LinkPage = Extract<RouteName, 'procurementShare' | 'procurementMobile'>;

const KEYS: Readonly<Record<LinkPage, string>> = {
  procurementShare: 'chemlane.opened-share',
  procurementMobile: 'chemlane.opened-approval',
};

/** Stands in the address in the place of the link, once that has been read. */
export const OPENED = 'opened';

/** The link that was opened in this tab, also after a reload. */
export const openedLink = (page: LinkPage): string => tabStorage.read(KEYS[page]) ?? '';

/** Whoever has the link may read what it shows: it stays in no history and is handed to no other page. */
export function hideLink(page: LinkPage, token: string): void {
  tabStorage.write(KEYS[page], token);
  history.replaceState(history.state, '', `${pathOf(page)}/${OPENED}`);
}

/** A new link as it is told to whoever made it. */
export const linkTo = (page: LinkPage, token: string): string => `${location.origin}${pathOf(page)}/${token}`;
