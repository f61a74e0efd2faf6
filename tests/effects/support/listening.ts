import { vi } from 'vitest';

type Added = Parameters<EventTarget['addEventListener']>;

/** What listens to the window and the document: each thing that was begun by the name of its event. */
export function countListeners(): { left: () => string[] } {
  const held: { of: EventTarget; event: string; listener: Added[1] }[] = [];
  for (const of of [window, document]) {
    const [add, remove] = [of.addEventListener.bind(of), of.removeEventListener.bind(of)];
    vi.spyOn(of, 'addEventListener').mockImplementation((...added: Added) => {
      held.push({ of, event: added[0], listener: added[1] });
      add(...added);
    });
    vi.spyOn(of, 'removeEventListener').mockImplementation((...removed: Added) => {
      const at = held.findIndex((one) => one.of === of && one.event === removed[0] && one.listener === removed[1]);
      if (at >= 0) held.splice(at, 1);
      remove(...removed);
    });
  }
  return { left: () => held.map(({ event }) => event).toSorted() };
}
