import type { AnyMachineSnapshot } from 'xstate';

import type { Moment } from './moment';
import type { Plan } from './plan';
import type { Step } from './step';
import { activeNodes } from './internals';
import { nameOf } from './names';
import { nextDue } from './timers';

type Place = Pick<Moment, 'snapshot' | 'agenda' | 'over'>;

const namesOf = (cases: object): [string, object][] => Object.entries(cases);

function eventsAt({ events }: Plan, snapshot: AnyMachineSnapshot): Step[] {
  return Object.entries(events).flatMap(([type, samples]): Step[] => {
    if (samples === 'internal') return [];
    if (samples === 'bare') return [{ kind: 'event', name: '', event: { type } }];
    const cases = typeof samples === 'function' ? samples(snapshot) : samples;
    return namesOf(cases).map(([name, payload]) => ({ kind: 'event', name, event: { type, ...payload } }));
  });
}

function endingsAt({ outcomes }: Plan, { snapshot, over }: Place): Step[] {
  return activeNodes(snapshot)
    .flatMap((node) => node.invoke)
    .filter(({ id }) => !over.includes(id))
    .flatMap(({ id: actor, src }): Step[] => {
      const endings = outcomes[nameOf(src)];
      if (endings === undefined) throw new Error(`The plan does not say how "${nameOf(src)}" may end`);
      if (endings === 'stream') return [];
      return [
        ...Object.entries(endings.done ?? {}).map(([name, output]): Step => ({ kind: 'done', name, actor, output })),
        ...Object.entries(endings.error ?? {}).map(([name, error]): Step => ({ kind: 'error', name, actor, error })),
      ];
    });
}

export function choicesAt(plan: Plan, place: Place): Step[] {
  const { snapshot, agenda } = place;
  if (snapshot.status !== 'active') return [];
  const ms = nextDue(agenda);
  return [
    ...eventsAt(plan, snapshot),
    ...endingsAt(plan, place),
    ...(ms === null ? [] : [{ kind: 'time' as const, ms }]),
  ];
}

export const startsOf = ({ inputs }: Plan): Step[] =>
  Object.entries(inputs).map(([name, input]) => ({ kind: 'start', name, input }));
