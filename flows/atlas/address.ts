import { useSyncExternalStore } from 'react';

import { fromLink, toLink } from '../live/link';
import type { History } from '../live/deed';

/** Where the reader is: in the contents, or at a flow that stands somewhere. */
export type Address = { flow: string | null; history: History | null; rest: string };

function read(hash: string): Address {
  const [, flow = '', link = ''] = /^#\/([\w-]*)(?:\?(.*))?$/.exec(hash) ?? [];
  return { flow: flow || null, history: link ? fromLink(link) : null, rest: link };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address as it was followed; what the flow itself writes there afterwards is no new visit. */
export function useAddress(): { hash: string; address: Address } {
  const hash = useSyncExternalStore(subscribe, () => visited());
  return { hash, address: read(hash) };
}

let last = window.location.hash;
let written = last;

function visited(): string {
  const { hash } = window.location;
  if (hash !== written) {
    last = hash;
    written = hash;
  }
  return last;
}

export const hashOf = (flow: string, history: History | null): string =>
  history && (history.deeds.length > 0 || history.input) ? `#/${flow}?${toLink(history)}` : `#/${flow}`;

/** Keeps the address of a page of its own. */
export function writePage(page: string): void {
  written = `#/${page}`;
  window.history.replaceState(null, '', written);
}

/** Keeps the address a link to what is shown, without going anywhere. */
export function writeAddress(flow: string, history: History): void {
  written = hashOf(flow, history);
  window.history.replaceState(null, '', written);
}
