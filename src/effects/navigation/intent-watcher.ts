import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/navigation';

/** What precedes the press of a link: the pointer comes, the focus comes, the finger touches. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Says once of each page of this site that somebody is about to open it. */
export const intentWatcher = fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
  const said = new Set<string>();
  const look = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link || link.origin !== location.origin || link.target !== '' || said.has(link.pathname)) return;
    said.add(link.pathname);
    sendBack({ type: 'page.intend', path: link.pathname });
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look);
  };
});
