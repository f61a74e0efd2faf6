import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** What precedes a press: the pointer comes, the focus comes, the finger touches. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Where a link of this site leads, or a button that opens a page once it has done what it is for. */
function wayAt(target: EventTarget | null): string | undefined {
  const sign = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-leads-to]') : null;
  if (!(sign instanceof HTMLAnchorElement)) return sign?.dataset['leadsTo'];
  return sign.origin === location.origin && sign.target === '' ? sign.pathname : undefined;
}

/** Says once of each page of this site that somebody is about to open it. */
export const intentWatcher = fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
  const said = new Set<string>();
  const look = ({ target }: Event) => {
    const path = wayAt(target);
    if (path === undefined || said.has(path)) return;
    said.add(path);
    sendBack({ type: 'page.intend', path });
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look);
  };
});
