import { useCallback, useMemo, useState } from 'react';

import { flowAtlasCopy as copy } from '../copy/atlas';
import type { FlowEdge } from '../graph/graph.types';
import type { ActorPath } from '../live/deed';
import { pathKey, type LiveFlow, type LiveMoment } from '../live/live-flow';
import type { LivingChart } from '../live/system';
import type { Theme } from '../picture/flow-picture';
import { chineseOf } from '../words/chinese';
import type { Language } from '../words/lettering';
import { flowById, type Flow } from './catalogue';
import { ChartPane } from './chart-pane';
import { choicesForEdge, chartMarks, type Overlay } from './marks-of';
import { Segments } from './segments';
import type { PlacedFlow, Rect } from '../layout/layout.types';

type Hits = { ids: ReadonlySet<string>; first: Rect | null };

const includes = (parts: readonly (string | null)[], wanted: string) =>
  parts.some((part) => part?.toLowerCase().includes(wanted));

function withId({ nodes, edges }: PlacedFlow, id: string): Hits {
  const state = nodes.find(({ node }) => node.id === id);
  const line = edges.find(({ edge }) => edge.id === id);
  const box = nodes.find(({ rows }) => rows.some(({ edge }) => edge?.id === id));
  return { ids: new Set([id]), first: state ?? line?.label ?? box ?? null };
}

function searchFlow(placed: PlacedFlow, text: string): Hits {
  const { nodes, edges } = placed;
  if (text.startsWith('@')) return withId(placed, text.slice(1));
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { ids: new Set(), first: null };
  const states = nodes.filter(({ node, title }) => includes([node.key, node.description, ...title], wanted));
  const rows = nodes.flatMap(({ rows: all, ...box }) =>
    all.flatMap(({ text: row, edge }) =>
      edge && includes([row, edge.eventType, edge.guard], wanted) ? [{ box, edge }] : [],
    ),
  );
  const lines = edges.filter(({ edge, lines: all }) =>
    includes([edge.eventType, edge.guard, ...edge.actions, ...all.map((line) => line.text)], wanted),
  );
  return {
    ids: new Set([
      ...states.map(({ node }) => node.id),
      ...rows.map(({ edge }) => edge.id),
      ...lines.map(({ edge }) => edge.id),
    ]),
    first: states[0] ?? lines[0]?.label ?? rows[0]?.box ?? null,
  };
}

type ChartIdentity = Pick<LivingChart, 'path'> & { machine: { id: string } };

const chartTitle = ({ machine }: ChartIdentity): string => flowById.get(machine.id)?.title ?? machine.id;

/** Two charts of one kind are labelled with the names their owner gives them. */
function nameOfChart(charts: readonly ChartIdentity[], chart: ChartIdentity): string {
  const title = chartTitle(chart);
  const id = chart.path.at(-1);
  const owner = charts.find(({ path }) => pathKey(path) === pathKey(chart.path.slice(0, -1)));
  if (id === undefined || !owner || charts.filter((one) => chartTitle(one) === title).length === 1) return title;
  const { text, unknown } = chineseOf(owner.machine.id).actor(id);
  return unknown.length === 0 ? text : title;
}

/** A dialog in the view takes the focus of its page; a user of the chart must stay on the chart. */
function keepFocus(): void {
  const here = document.activeElement;
  setTimeout(() => {
    if (document.activeElement instanceof HTMLIFrameElement && here instanceof SVGElement) here.focus();
  }, 80);
}

type FlowChartProps = {
  flow: Flow;
  live: LiveFlow;
  moment: LiveMoment;
  path: ActorPath;
  look: string;
  theme: Theme;
};

export function FlowChart({ flow, live, moment, path: first, look, theme }: FlowChartProps) {
  const [language, setLanguage] = useState<Language>('zh');
  const [overlay, setOverlay] = useState<Overlay>('live');
  const [wanted, setWanted] = useState(look);
  const [path, setPath] = useState(pathKey(first));

  const chart = moment.charts.find((one) => pathKey(one.path) === path) ?? moment.charts[0];
  const shown = (chart && flowById.get(chart.machine.id)) ?? flow;
  const placed = useMemo(() => shown.placed(language), [shown, language]);
  const hits = useMemo(() => searchFlow(placed, wanted), [placed, wanted]);
  const marks = useMemo(
    () => ({ ...(chart && chartMarks(moment, chart, shown, overlay)), found: hits.ids }),
    [moment, chart, shown, overlay, hits],
  );
  const onEvent = useCallback(
    (edge: FlowEdge) => {
      const now = live.current();
      const at = now.charts.find((one) => pathKey(one.path) === path) ?? now.charts[0];
      const [choice] = at ? choicesForEdge(now, at, edge) : [];
      keepFocus();
      if (choice) live.perform(choice.deed);
      else if (edge.kind === 'delay' && now.nextDue !== null) live.perform({ kind: 'time', ms: now.nextDue });
    },
    [live, path],
  );

  return (
    <>
      <div className="flow-bar">
        <div className="flow-name">
          <h1>{flow.title}</h1>
          <p>{flow.purpose}</p>
        </div>
        <label className="search">
          <input
            type="search"
            value={wanted}
            placeholder={copy.bar.search}
            aria-label={copy.bar.search}
            onChange={({ target }) => setWanted(target.value)}
          />
          {wanted && <output>{copy.bar.found(hits.ids.size)}</output>}
        </label>
        <Segments label={copy.bar.overlay} options={copy.bar.overlays} chosen={overlay} onChoose={setOverlay} />
        <Segments label={copy.bar.language} options={copy.bar.languages} chosen={language} onChoose={setLanguage} />
      </div>
      <ChartPane
        key={`${shown.id} ${language}`}
        name={shown.id}
        title={shown.graph.description}
        placed={placed}
        marks={marks}
        focus={hits.first}
        theme={theme}
        language={language}
        onEvent={onEvent}
      >
        {moment.charts.length > 1 && (
          <nav className="running" aria-label={copy.chart.running}>
            {moment.charts.map((one) => (
              <button
                key={pathKey(one.path)}
                type="button"
                aria-pressed={chart !== undefined && pathKey(one.path) === pathKey(chart.path)}
                onClick={() => setPath(pathKey(one.path))}
              >
                {nameOfChart(moment.charts, one)}
              </button>
            ))}
          </nav>
        )}
      </ChartPane>
    </>
  );
}
