import { useCallback, useMemo, useState } from 'react';

import { flowAtlasCopy as copy } from '../../src/copy/flow-atlas';
import type { FlowEdge } from '../graph/graph.types';
import type { History } from '../live/deed';
import { liveFlow, pathKey, type LiveFlow } from '../live/live-flow';
import type { Theme } from '../picture/flow-picture';
import type { Language } from '../words/lettering';
import { writeAddress } from './address';
import { flowById, type Flow } from './catalogue';
import { ChartPane } from './chart-pane';
import { choicesFor, marksOf, type Overlay } from './marks-of';
import { searchIn } from './search';
import { Segments } from './segments';
import { hostOf } from './host';
import { Side } from './side';
import type { Surroundings } from './stage';
import { useLive } from './use-live';
import { ViewPane } from './view-pane';
import { viewOf } from './views';

/** In the address: the chart by itself, though another one could show it. */
const ALONE = 'alone';

function started(flow: Flow, history: History | null): LiveFlow {
  const live = liveFlow(flow.machine, history ?? undefined);
  live.subscribe(() => {
    const { history: now, at } = live.current();
    writeAddress(flow.id, { ...now, deeds: now.deeds.slice(0, at) });
  });
  return live;
}

/** A dialog in the view takes the focus of its own page; whoever works on the chart stays on the chart. */
function keepFocus(): void {
  const here = document.activeElement;
  setTimeout(() => {
    if (document.activeElement instanceof HTMLIFrameElement && here instanceof SVGElement) here.focus();
  }, 80);
}

/** `look` is what to look for from the start: some text, or the id of a state or transition behind an @. */
type FlowPageProps = { flow: Flow; history: History | null; look: string; theme: Theme; around: Surroundings };

/** A flow without a view of its own opens inside the flow that shows it; by itself where it is asked for so. */
function beginningOf(flow: Flow, history: History | null, look: string) {
  const host = viewOf(flow.id) || history || look === ALONE ? null : hostOf(flow.id);
  return host ? { ...host, isHosted: true } : { flow, path: [], history, isHosted: false };
}

export function FlowPage({ flow, history, look, theme, around }: FlowPageProps) {
  const [begin] = useState(() => beginningOf(flow, history, look));
  const [live] = useState(() => started(begin.flow, begin.history));
  const moment = useLive(live);
  const [language, setLanguage] = useState<Language>('zh');
  const [overlay, setOverlay] = useState<Overlay>('live');
  const [wanted, setWanted] = useState(look === ALONE ? '' : look);
  const [path, setPath] = useState(pathKey(begin.path));

  const chart = moment.charts.find((one) => pathKey(one.path) === path) ?? moment.charts[0];
  const shown = (chart && flowById.get(chart.machine.id)) ?? flow;
  const placed = useMemo(() => shown.placed(language), [shown, language]);
  const hits = useMemo(() => searchIn(placed, wanted), [placed, wanted]);
  const marks = useMemo(
    () => ({ ...(chart && marksOf(moment, chart, shown, overlay)), found: hits.ids }),
    [moment, chart, shown, overlay, hits],
  );
  const onEvent = useCallback(
    (edge: FlowEdge) => {
      const now = live.current();
      const at = now.charts.find((one) => pathKey(one.path) === path) ?? now.charts[0];
      const [choice] = at ? choicesFor(now, at, edge) : [];
      keepFocus();
      if (choice) live.perform(choice.deed);
      else if (edge.kind === 'delay' && now.nextDue !== null) live.perform({ kind: 'time', ms: now.nextDue });
    },
    [live, path],
  );

  return (
    <main className="flow-page">
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
        onEvent={onEvent}
      >
        {moment.charts.length > 1 && (
          <nav className="running" aria-label={copy.chart.running}>
            {moment.charts.map(({ path: at, machine }) => (
              <button
                key={pathKey(at)}
                type="button"
                aria-pressed={chart !== undefined && pathKey(at) === pathKey(chart.path)}
                onClick={() => setPath(pathKey(at))}
              >
                {flowById.get(machine.id)?.title ?? machine.id}
              </button>
            ))}
          </nav>
        )}
      </ChartPane>
      <aside className="beside">
        {begin.isHosted && (
          <p className="hosted">
            {copy.stage.hosted(begin.flow.title)}{' '}
            <a href={`#/${flow.id}?${ALONE}`} target="_self">
              {copy.stage.alone}
            </a>
          </p>
        )}
        <ViewPane flow={begin.flow} moment={moment} theme={theme} around={around} />
        <Side flow={flow} live={live} moment={moment} isHosted={begin.isHosted} />
      </aside>
    </main>
  );
}
