import type { AnyStateMachine } from 'xstate';

import type { Deed, History } from '../live/deed';
import { liveFlow } from '../live/live-flow';

export const OUTSIDE = ['person', 'world', 'clock'] as const;
type Outside = (typeof OUTSIDE)[number];

export type Message = { from: string; to: string; deed: Deed; step: number; isPassedOn: boolean };

type Sequence = {
  outside: readonly Outside[];
  charts: readonly { path: string; machine: string }[];
  messages: readonly Message[];
};

const senderOf = (deed: Deed): Outside => (deed.kind === 'time' ? 'clock' : deed.kind === 'event' ? 'person' : 'world');

export function sequenceOf(machine: AnyStateMachine, history: History): Sequence {
  const live = liveFlow(machine, history);
  live.travel(0);
  const charts = new Map([['', machine.id]]);
  const messages: Message[] = [];
  for (const [at, deed] of history.deeds.entries()) {
    live.travel(at + 1);
    const { taken, charts: running } = live.current();
    for (const one of running) charts.set(one.path.join('/'), one.machine.id);
    const moved = [...taken.keys()].filter((path) => charts.has(path));
    const to = deed.kind === 'time' ? (moved[0] ?? '') : deed.at.join('/');
    messages.push({ from: senderOf(deed), to, deed, step: at + 1, isPassedOn: false });
    for (const path of moved.filter((one) => one !== to))
      messages.push({ from: to, to: path, deed, step: at + 1, isPassedOn: true });
  }
  live.stop();
  const used = new Set(messages.flatMap(({ from, to }) => [from, to]));
  return {
    outside: OUTSIDE.filter((one) => used.has(one)),
    charts: [...charts].filter(([path]) => path === '' || used.has(path)).map(([path, id]) => ({ path, machine: id })),
    messages,
  };
}
