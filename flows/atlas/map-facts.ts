import { flowAtlasCopy } from '../../src/copy/flows/atlas';
import { PARENT } from '../live/door';
import { areas, machines } from '../list/machines';
import { linksOf, type Link } from '../map/links';
import { placesOf } from '../map/places';
import { edgesOf, unaskedIn } from '../requirements/answers';
import { flowById, flows, type Flow } from './catalogue';

export type Heat = 'coverage' | 'requirements';

export type Share = { done: number; all: number };

const { map: copy } = flowAtlasCopy;

export const links: readonly Link[] = linksOf(machines, (chart) => flowById.get(chart)?.facts.sent ?? [], PARENT);
export const places = placesOf(areas, Object.keys(copy.areas), links);

export const areaName = (area: string): string => (copy.areas as Record<string, string>)[area] ?? area;
export const titleOf = (chart: string): string => flowById.get(chart)?.title ?? chart;

const SHARES: Record<Heat, (flow: Flow) => Share> = {
  coverage: ({ facts: { figures }, transitions }) => ({
    done: figures?.walked ?? 0,
    all: figures?.transitions ?? transitions,
  }),
  requirements: ({ graph }) => {
    const all = edgesOf(graph).length;
    return { done: all - unaskedIn(graph).length, all };
  },
};

export function shareOf(chart: string, heat: Heat): Share {
  const flow = flowById.get(chart);
  return flow ? SHARES[heat](flow) : { done: 0, all: 0 };
}

export function shareIn(area: string, heat: Heat): Share {
  const own = flows.filter(({ id }) => areas.get(id) === area).map((flow) => SHARES[heat](flow));
  return { done: own.reduce((sum, { done }) => sum + done, 0), all: own.reduce((sum, { all }) => sum + all, 0) };
}

export const percent = ({ done, all }: Share): number => (all === 0 ? 0 : Math.floor((done / all) * 100));

export const chartsIn = (area: string): Flow[] => flows.filter(({ id }) => areas.get(id) === area);
export const linksFrom = (chart: string): Link[] => links.filter(({ from }) => from === chart);
export const linksTo = (chart: string): Link[] => links.filter(({ to }) => to === chart);
