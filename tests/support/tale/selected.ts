import type { AnyMachineSnapshot } from 'xstate';

import { FIRST_KNOWN } from './first-known';

/** Exports of a chart: selectors, their comparisons, and view events. */
export type Handed = Record<string, unknown>;

export type Said = Record<string, unknown>;
type Call = (...given: unknown[]) => unknown;

const named = (handed: Handed, start: RegExp): [name: string, call: Call][] =>
  Object.entries(handed).flatMap(([name, value]) =>
    start.test(name) && typeof value === 'function' ? [[name, value as Call]] : [],
  );

function saying(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Result of every selector in a situation; selectors with unknown arguments are skipped. */
export function saidOf(handed: Handed, snapshot: AnyMachineSnapshot): Said {
  const said = named(handed, /^select[A-Z]/).map(([name, select]) => {
    const first = FIRST_KNOWN[name];
    if (!first) return [name, saying(() => select(snapshot))] as const;
    return [name, saying(() => (select(first(snapshot.context)) as Call)(snapshot))] as const;
  });
  return Object.fromEntries(said.filter(([, value]) => typeof value !== 'function'));
}

/** Comparisons that treat the current result as equal to the previous one. */
export const alikeIn = (handed: Handed, before: Said, now: Said): string[] =>
  named(handed, /^isSame[A-Z]/).flatMap(([name, isSame]) => {
    const own = name.replace('isSame', 'select');
    const of = own in now ? own : (Object.keys(now)[0] ?? '');
    return saying(() => isSame(before[of], now[of])) === true ? [name] : [];
  });

const GIVEN = ['«1»', '«2»', '«3»', '«4»'];

/** Chart event of each view event creator. */
export function wishesOf(handed: Handed, snapshot: AnyMachineSnapshot): string[] {
  const events: unknown[] = [];
  const actor = { send: (event: unknown) => events.push(event), getSnapshot: () => snapshot };
  return named(handed, /Intents$/).flatMap(([name, intents]) =>
    named(intents(actor) as Handed, /./).map(([wish, ask]) => {
      const given = GIVEN.slice(0, ask.length);
      events.length = 0;
      saying(() => ask(...given));
      return `${name.replace(/Intents$/, '')}.${wish}(${given.join(', ')}) → ${events.map((event) => JSON.stringify(event)).join(', ')}`;
    }),
  );
}
