import type { LivingChart } from '../live/system';
import type { LiveMoment } from '../live/live-flow';
import { pathKey } from '../live/live-flow';
import { activeNodes } from '../live/door';
import type { Choice } from '../live/choices';
import type { FlowEdge } from '../graph/graph.types';
import { requirementMarks } from '../requirements/answers';
import type { Marks } from '../picture/marks';
import type { Flow } from './catalogue';

export type Overlay = 'live' | 'coverage' | 'requirements';

export function choicesForEdge(moment: LiveMoment, chart: LivingChart, edge: FlowEdge): Choice[] {
  const own = moment.choices.find(({ path }) => pathKey(path) === pathKey(chart.path));
  return own?.choices.filter(({ takes }) => takes[0] === edge.id) ?? [];
}

const isRunningDelay = (edge: FlowEdge, active: ReadonlySet<string>) =>
  edge.kind === 'delay' && active.has(edge.source);

function enabledIds(moment: LiveMoment, chart: LivingChart, flow: Flow, active: ReadonlySet<string>): Set<string> {
  const own = moment.choices.find(({ path }) => pathKey(path) === pathKey(chart.path));
  const inner = [...flow.graph.nodes.values()].flatMap((node) => node.inner);
  const delays =
    moment.nextDue === null ? [] : [...flow.graph.edges, ...inner].filter((edge) => isRunningDelay(edge, active));
  return new Set([...(own?.choices.flatMap(({ takes }) => takes.slice(0, 1)) ?? []), ...delays.map(({ id }) => id)]);
}

export function chartMarks(moment: LiveMoment, chart: LivingChart, flow: Flow, overlay: Overlay): Marks {
  const active = new Set(activeNodes(chart.snapshot).map(({ id }) => id));
  const live: Marks = {
    active,
    enabled: enabledIds(moment, chart, flow, active),
    taken: moment.taken.get(pathKey(chart.path)) ?? new Set(),
  };
  if (overlay === 'coverage') return { ...live, walks: new Map(Object.entries(flow.facts.hits ?? {})) };
  if (overlay === 'requirements') return { ...live, answers: requirementMarks(flow.graph) };
  return live;
}
