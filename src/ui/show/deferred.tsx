import { createElement, useSyncExternalStore, type ComponentType } from 'react';

import { whenIdle } from './when-idle';

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

  /** The part, for whoever waits for it. */
  const come = (): Promise<void> | undefined => {
    if (part === undefined) loading ??= fetchPart();
    return loading;
  };
  const warm = () => void come();

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
      // Whoever draws without a browser has asked for it before.
      () => (import.meta.env.SSR ? part : undefined),
    );
    return isWanted && loaded ? createElement(loaded, props as unknown as TProps) : null;
  }

  /** Draws nothing: where it stands, the part is likely to be wanted. */
  function Soon() {
    useSyncExternalStore(
      soon,
      () => null,
      () => null,
    );
    return null;
  }

  return { come, warm, Part, Soon };
}

const all = async (coming: readonly Promise<void>[]): Promise<void> => void (await Promise.all(coming));

/** Parts that stand in one file come in one step: none of them pushes the others down later. */
export const together =
  (...parts: readonly { come: () => Promise<void> | undefined }[]) =>
  (): Promise<void> | undefined => {
    const coming = parts.flatMap(({ come }) => come() ?? []);
    return coming.length === 0 ? undefined : all(coming);
  };
