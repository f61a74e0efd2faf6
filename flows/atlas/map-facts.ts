import { flowAtlasCopy } from '../copy/atlas';
import { PARENT } from '../live/door';
import { areas, machines } from '../list/machines';
import { chartLinks, type Link } from '../map/links';
import { mapPlaces } from '../map/places';
import { allEdges, edgesWithoutPoints } from '../requirements/answers';
import { flowById, flows, type Flow } from './catalogue';

export type Heat = 'coverage' | 'requirements';

export type Share = { done: number; all: number };

const { map: copy } = flowAtlasCopy;

export const links: readonly Link[] = chartLinks(machines, (chart) => flowById.get(chart)?.facts.sent ?? [], PARENT);
export const places = mapPlaces(areas, Object.keys(copy.areas), links);

export const areaName = (area: string): string => (copy.areas as Record<string, string>)[area] ?? area;
export const titleOfChart = (chart: string): string => flowById.get(chart)?.title ?? chart;

const SHARES: Record<Heat, (flow: Flow) => Share> = {
  coverage: ({ facts: { figures }, transitions }) => ({
    done: figures?.walked ?? 0,
    all: figures?.transitions ?? transitions,
  }),
  requirements: ({ graph }) => {
    const all = allEdges(graph).length;
    return { done: all - edgesWithoutPoints(graph).length, all };
  },
};

export function coverageOf(chart: string, heat: Heat): Share {
  const flow = flowById.get(chart);
  return flow ? SHARES[heat](flow) : { done: 0, all: 0 };
}

export function areaCoverage(area: string, heat: Heat): Share {
  const own = flows.filter(({ id }) => areas.get(id) === area).map((flow) => SHARES[heat](flow));
  return { done: own.reduce((sum, { done }) => sum + done, 0), all: own.reduce((sum, { all }) => sum + all, 0) };
}

export const sharePercent = ({ done, all }: Share): number => (all === 0 ? 0 : Math.floor((done / all) * 100));

export const chartsIn = (area: string): Flow[] => flows.filter(({ id }) => areas.get(id) === area);
export const linksFrom = (chart: string): Link[] => links.filter(({ from }) => from === chart);
export const linksTo = (chart: string): Link[] => links.filter(({ to }) => to === chart);
