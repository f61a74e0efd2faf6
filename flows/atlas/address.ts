import { useSyncExternalStore } from 'react';

import { fromLink, toLink } from '../live/link';
import type { History } from '../live/deed';

/** `flow` null: the contents page. */
export type Address = { flow: string | null; history: History | null; rest: string };

function readAddress(hash: string): Address {
  const [, flow = '', link = ''] = /^#\/([\w-]*)(?:\?(.*))?$/.exec(hash) ?? [];
  return { flow: flow || null, history: link ? fromLink(link) : null, rest: link };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Visited address; later writes by the flow itself are no new visit. */
export function useAddress(): { hash: string; address: Address } {
  const hash = useSyncExternalStore(subscribe, () => visited());
  return { hash, address: readAddress(hash) };
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

export const atlasHash = (flow: string, history: History | null): string =>
  history && (history.deeds.length > 0 || history.input) ? `#/${flow}?${toLink(history)}` : `#/${flow}`;

export function writePage(page: string): void {
  written = `#/${page}`;
  window.history.replaceState(null, '', written);
}

/** Keeps the address a link to the current state, without navigating. */
export function writeAddress(flow: string, history: History): void {
  written = atlasHash(flow, history);
  window.history.replaceState(null, '', written);
}
