import { activeNodes, type Model, type Step } from '../live/door';
import { stepDeed } from '../live/choices';
import { toWords } from '../live/link';
import { startedCharts } from '../map/links';
import type { DoorRecord } from './facts.types';

/** Shortest path to each situation of a chart from its starts. */
function shortestPaths(model: Model): ReadonlyMap<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>();
  for (const { to, step } of model.starts) if (!ways.has(to)) ways.set(to, [step]);
  for (const [key, way] of ways)
    for (const { to, step, ignored } of model.out.get(key) ?? [])
      if (ignored === null && step.kind !== 'time' && !ways.has(to)) ways.set(to, [...way, step]);
  return ways;
}

/** Shortest path to each state that runs a child chart, by child id. */
export function childDoors(model: Model): Record<string, DoorRecord> {
  const doors: Record<string, DoorRecord> = {};
  const wanted = startedCharts(model.plan.machine).map(({ id }) => id);
  for (const [key, [start, ...steps]] of shortestPaths(model)) {
    const moment = model.situations.get(key);
    if (!moment || moment.snapshot.status !== 'active') continue;
    const running = activeNodes(moment.snapshot).flatMap((node) => node.invoke.map(({ id }) => id));
    for (const id of wanted.filter((one) => running.includes(one) && !moment.over.includes(one)))
      doors[id] ??= {
        input: start?.kind === 'start' ? start.name : '',
        deeds: steps.flatMap((step) => stepDeed([], step) ?? []).map(toWords),
      };
  }
  return doors;
}
