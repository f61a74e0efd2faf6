import { StateMachine, type AnyStateMachine } from 'xstate';

import { nodesOf } from '../graph/transitions';

export type Message = { to: string; type: string };

/** Parent and child chart with their messages: `told` down, `reported` up. */
export type Link = { from: string; to: string; told: readonly string[]; reported: readonly string[] };

export type Started = { id: string; chart: string };

export function startedCharts(machine: AnyStateMachine): Started[] {
  const actors: Record<string, unknown> = machine.implementations.actors;
  return nodesOf(machine.root)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => {
      const logic = typeof src === 'string' ? actors[src] : src;
      return logic instanceof StateMachine ? [{ id, chart: (logic as AnyStateMachine).id }] : [];
    });
}

export function chartAtPath(
  machines: ReadonlyMap<string, AnyStateMachine>,
  root: string,
  path: readonly string[],
): string {
  return path.reduce((chart, step) => {
    const machine = machines.get(chart);
    return (machine && startedCharts(machine).find(({ id }) => id === step)?.chart) ?? chart;
  }, root);
}

export const hearsEvent = (machine: AnyStateMachine, type: string): boolean =>
  nodesOf(machine.root).some(({ transitions }) => transitions.has(type) || transitions.has('*'));

const once = (types: readonly string[]) => [...new Set(types)];

/** Parent and message links, read from charts and from messages on their walks. */
export function chartLinks(
  machines: ReadonlyMap<string, AnyStateMachine>,
  sent: (chart: string) => readonly Message[],
  parent: string,
): Link[] {
  return [...machines.values()].flatMap((machine) => {
    const started = startedCharts(machine);
    return once(started.map(({ chart }) => chart)).map((chart) => {
      const ids = started.filter((one) => one.chart === chart).map(({ id }) => id);
      const told = sent(machine.id).filter(({ to }) => ids.includes(to));
      const reported = sent(chart).filter(({ to, type }) => to === parent && hearsEvent(machine, type));
      return {
        from: machine.id,
        to: chart,
        told: once(told.map(({ type }) => type)),
        reported: once(reported.map(({ type }) => type)),
      };
    });
  });
}
