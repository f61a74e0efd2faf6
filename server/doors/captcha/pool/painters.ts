import { availableParallelism } from 'node:os';

import type { Painter } from './painter';

/** A thread for every processor; beyond so many they only cost memory. */
const PAINTERS = Math.min(4, availableParallelism());

/** An order waits behind so many before a further painter is worth starting: keeping the shelves full is work for one. */
const BUSY = 2;

/** Several who paint side by side: an order goes to whoever has the fewest, and nobody starts before there is work for him. */
export function severalPainters(hire: () => Painter, most = PAINTERS): Painter {
  const hired: { painter: Painter; orders: number }[] = [];

  function leastBusy() {
    const [first] = hired.toSorted((one, other) => one.orders - other.orders);
    if (first !== undefined && (first.orders < BUSY || hired.length >= most)) return first;
    const fresh = { painter: hire(), orders: 0 };
    hired.push(fresh);
    return fresh;
  }

  return {
    async paint(type, difficulty, density) {
      const chosen = leastBusy();
      chosen.orders += 1;
      try {
        return await chosen.painter.paint(type, difficulty, density);
      } finally {
        chosen.orders -= 1;
      }
    },
    stop: async () => void (await Promise.all(hired.map(({ painter }) => painter.stop()))),
  };
}
