import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** Events that precede a press: hover, focus, touch. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Target of a link within this site, or of a button that opens a page after its action. */
function intentTarget(target: EventTarget | null): string | undefined {
  const sign = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-leads-to]') : null;
  if (!(sign instanceof HTMLAnchorElement)) return sign?.dataset['leadsTo'];
  return sign.origin === location.origin && sign.target === '' ? sign.pathname : undefined;
}

export const intentWatcher = fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
  const said = new Set<string>();
  const look = ({ target }: Event) => {
    const path = intentTarget(target);
    if (path === undefined || said.has(path)) return;
    said.add(path);
    sendBack({ type: 'page.intend', path });
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look);
  };
});
