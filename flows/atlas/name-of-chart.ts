import type { LivingChart } from '../live/system';
import { pathKey } from '../live/live-flow';
import { chineseOf } from '../words/chinese';
import { flowById } from './catalogue';

type Named = Pick<LivingChart, 'path'> & { machine: { id: string } };

const titleOf = ({ machine }: Named): string => flowById.get(machine.id)?.title ?? machine.id;

/** Two of one kind are told apart by what the chart they belong to calls them. */
export function nameOfChart(charts: readonly Named[], chart: Named): string {
  const title = titleOf(chart);
  const id = chart.path.at(-1);
  const owner = charts.find(({ path }) => pathKey(path) === pathKey(chart.path.slice(0, -1)));
  if (id === undefined || !owner || charts.filter((one) => titleOf(one) === title).length === 1) return title;
  const { text, unknown } = chineseOf(owner.machine.id).actor(id);
  return unknown.length === 0 ? text : title;
}
