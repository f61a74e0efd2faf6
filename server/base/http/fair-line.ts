import type { Refusal } from './refusal';

type Waiting = { begin: () => void; leave: () => void };

/** Bounded queue that serves one entry of each party in turn. */
export function fairLine(most: number) {
  /** In order of their turns. */
  const parties = new Map<string, Waiting[]>();
  let waiting = 0;

  const longest = () => [...parties].reduce((one, other) => (other[1].length > one[1].length ? other : one), ['', []]);

  /**
   * A full queue drops the newest entry of the party with the most entries; a newcomer of that party is itself dropped.
   */
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
