import type { ReactNode } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { chineseOf } from '../words/chinese';
import { linksFrom, linksTo, titleOfChart } from './map-facts';

const { map: copy } = flowAtlasCopy;

/** Uses the words of the receiving chart. */
const eventNames = (chart: string, types: readonly string[]) =>
  types.map((type) => chineseOf(chart).event(type).text).join('、');

function Line({ label, charts }: { label: string; charts: { chart: string; words: readonly string[] }[] }): ReactNode {
  if (charts.length === 0) return null;
  return (
    <li>
      <b>{label}</b>
      {charts.map(({ chart, words }) => (
        <span key={chart}>
          <a href={`#/${chart}`} target="_self">
            {titleOfChart(chart)}
          </a>
          {words.length > 0 && <small>{eventNames(chart, words)}</small>}
        </span>
      ))}
    </li>
  );
}

export function MapWords({ chart }: { chart: string }) {
  const [below, above] = [linksFrom(chart), linksTo(chart)];
  const isAlone = below.length + above.length === 0;
  return (
    <ul className="map-words">
      {above.length === 0 && <li className="quiet">{isAlone ? `${copy.byPage} ${copy.alone}` : copy.byPage}</li>}
      <Line label={copy.startedBy} charts={above.map(({ from }) => ({ chart: from, words: [] }))} />
      <Line
        label={copy.reports}
        charts={above
          .filter(({ reported }) => reported.length > 0)
          .map(({ from, reported }) => ({ chart: from, words: reported }))}
      />
      <Line label={copy.starts} charts={below.map(({ to }) => ({ chart: to, words: [] }))} />
      <Line
        label={copy.tells}
        charts={below.filter(({ told }) => told.length > 0).map(({ to, told }) => ({ chart: to, words: told }))}
      />
    </ul>
  );
}
