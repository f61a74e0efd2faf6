import { createElement, useSyncExternalStore, type ComponentType } from 'react';

/** How long a resting page may wait before it fetches what is likely to be wanted next. */
const IDLE_TIMEOUT = 2_000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/**
 * A part of the page that no first sight needs. It is fetched when the page rests, or at once on intent, and then
 * drawn without a moment's delay. A failed fetch is tried again the next time.
 */
export function deferred<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  let part: ComponentType<TProps> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function fetchPart() {
    try {
      part = await load();
    } finally {
      loading = undefined;
    }
    for (const notify of listeners) notify();
  }

  const warm = () => {
    if (part === undefined) loading ??= fetchPart();
  };

  const listen = (start: () => (() => void) | void) => (notify: () => void) => {
    listeners.add(notify);
    const stop = start();
    return () => {
      listeners.delete(notify);
      stop?.();
    };
  };
  const now = listen(warm);
  const soon = listen(() => whenIdle(warm));

  function Part({ isWanted, ...props }: TProps & { isWanted: boolean }) {
    const loaded = useSyncExternalStore(
      isWanted ? now : soon,
      () => part,
      () => undefined,
    );
    return isWanted && loaded ? createElement(loaded, props as unknown as TProps) : null;
  }

  return { warm, Part };
}
