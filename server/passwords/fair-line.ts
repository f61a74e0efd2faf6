import type { Refusal } from '../http/refusal';

type Waiting = { begin: () => void; leave: () => void };

/** A line in which each party has its turn after one of every other; at most so many wait in it. */
export function fairLine(most: number) {
  /** In the order of their turns. */
  const parties = new Map<string, Waiting[]>();
  let waiting = 0;

  const longest = () => [...parties].reduce((one, other) => (other[1].length > one[1].length ? other : one), ['', []]);

  /** Full, the newest of the longest line makes room for whoever waits with fewer; otherwise the newcomer goes. */
  function makeRoom(party: string): boolean {
    const [crowd, line] = longest();
    if (line.length <= (parties.get(party)?.length ?? 0) + 1) return false;
    line.pop()?.leave();
    waiting -= 1;
    if (line.length === 0) parties.delete(crowd);
    return true;
  }

  return {
    async join(party: string, refusal: () => Refusal): Promise<void> {
      if (waiting >= most && !makeRoom(party)) throw refusal();
      waiting += 1;
      await new Promise<void>((begin, refuse) => {
        const one = { begin, leave: () => refuse(refusal()) };
        parties.set(party, [...(parties.get(party) ?? []), one]);
      });
    },

    /** Takes out whose turn it is; undefined where nobody waits. */
    next(): (() => void) | undefined {
      const [turn] = parties;
      if (!turn) return undefined;
      const [party, [one, ...rest]] = turn;
      parties.delete(party);
      if (rest.length > 0) parties.set(party, rest);
      waiting -= 1;
      return one?.begin;
    },

    waiting: () => waiting,
  };
}
