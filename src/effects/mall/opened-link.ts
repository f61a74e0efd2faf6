import { pathOf } from '../../../domain/routes';
import { tabStorage } from '../storage';

const KEY = 'chemlane.opened-share';

/** Stands in the address in the place of the link, once that has been read. */
export const OPENED = 'opened';

/** The link that was opened in this tab, also after a reload. */
export const openedLink = (): string => tabStorage.read(KEY) ?? '';

/** Whoever has the link may read what it shows: it stays in no history and is handed to no other page. */
export function hideLink(token: string): void {
  tabStorage.write(KEY, token);
  history.replaceState(history.state, '', `${pathOf('procurementShare')}/${OPENED}`);
}
