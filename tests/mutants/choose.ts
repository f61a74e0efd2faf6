import { createHash } from 'node:crypto';

import { keyOfFault, type Fault } from './fault';
import { ROOM_NAMES, roomOf } from './rooms';

const rankOf = (seed: string, fault: Fault): string =>
  createHash('sha256')
    .update(`${seed}\0${keyOfFault(fault)}`)
    .digest('hex');

/** Equal share per room, drawn by seed: the same seed draws the same faults of unchanged lines. */
export function choose(faults: readonly Fault[], { seed, count }: { seed: string; count: number }): Fault[] {
  const share = Math.ceil(count / ROOM_NAMES.length);
  return ROOM_NAMES.flatMap((room) =>
    faults
      .filter(({ path }) => roomOf(path) === room)
      .map((fault) => ({ fault, rank: rankOf(seed, fault) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .slice(0, share)
      .map(({ fault }, turn) => ({ fault, turn })),
  )
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ fault }) => fault);
}
