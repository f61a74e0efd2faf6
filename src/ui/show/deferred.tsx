import { createElement, useSyncExternalStore, type ComponentType } from 'react';

import { whenIdle } from './when-idle';

/**
 * A component outside the first view: loaded in idle time or on intent, then rendered without delay. A failed load is
 * retried.
 */
export function deferPart<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
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
      // On the server the part is loaded before rendering.
      () => (import.meta.env.SSR ? part : undefined),
    );
    return isWanted && loaded ? createElement(loaded, props as unknown as TProps) : null;
  }

  /** Renders nothing; its mount means the part is likely to be needed, and preloads it. */
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

/** Loads parts together, so that none of them shifts the others later. */
export const together =
  (...parts: readonly { come: () => Promise<void> | undefined }[]) =>
  (): Promise<void> | undefined => {
    const coming = parts.flatMap(({ come }) => come() ?? []);
    return coming.length === 0 ? undefined : all(coming);
  };
