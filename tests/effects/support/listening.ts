import { vi } from 'vitest';

type Added = [event: string, listener: EventListenerOrEventListenerObject, how?: boolean | AddEventListenerOptions];

/** Counts listeners on window and document by event name. */
export function countListeners(): { left: () => string[] } {
  const held: { of: EventTarget; event: string; listener: unknown }[] = [];
  for (const of of [window, document]) {
    const [add, remove] = [of.addEventListener.bind(of), of.removeEventListener.bind(of)];
    vi.spyOn(of, 'addEventListener').mockImplementation((...added) => {
      held.push({ of, event: added[0], listener: added[1] });
      add(...(added as Added));
    });
    vi.spyOn(of, 'removeEventListener').mockImplementation((...removed) => {
      const at = held.findIndex((one) => one.of === of && one.event === removed[0] && one.listener === removed[1]);
      if (at >= 0) held.splice(at, 1);
      remove(...(removed as Added));
    });
  }
  return { left: () => held.map(({ event }) => event).toSorted() };
}
