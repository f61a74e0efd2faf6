import type { Deed, History } from '../live/deed';
import { fromWords } from '../live/link';
import { machines } from '../list/machines';
import { startedBy } from '../map/links';
import { flows, type Flow } from './catalogue';
import { viewOf } from './views';

export type Host = { flow: Flow; path: readonly string[]; history: History };

const inside = (path: readonly string[], deeds: readonly Deed[]): Deed[] =>
  deeds.map((deed) => (deed.kind === 'time' ? deed : { ...deed, at: [...path, ...deed.at] }));

const startersOf = (chart: string) =>
  flows.flatMap((flow) => {
    const machine = machines.get(flow.id);
    const started = machine ? startedBy(machine).filter((one) => one.chart === chart) : [];
    return started.map(({ id }) => ({ flow, id }));
  });

/** Nearest flow with a view that shows a chart without one; null when there is none. */
export function hostOf(chart: string, above: readonly string[] = []): Host | null {
  for (const { flow, id } of startersOf(chart)) {
    const door = flow.facts.doors[id];
    if (!door || above.includes(flow.id)) continue;
    const deeds = door.deeds.map((words) => fromWords([...words] as never)).filter((deed) => deed !== null);
    if (viewOf(flow.id)) return { flow, path: [id], history: { input: door.input, deeds } };
    const higher = hostOf(flow.id, [...above, chart]);
    if (higher)
      return {
        flow: higher.flow,
        path: [...higher.path, id],
        history: { ...higher.history, deeds: [...higher.history.deeds, ...inside(higher.path, deeds)] },
      };
  }
  return null;
}
