import { availableParallelism } from 'node:os';

import type { Painter } from './painter';

/** One thread per processor, at most four: more only cost memory. */
const PAINTERS = Math.min(4, availableParallelism());

/** Orders per painter before another starts: refilling the pool takes one painter. */
const BUSY = 2;

/** Orders go to the painter with the fewest; painters start only when there is work. */
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
