import { useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { flowAtlasCopy } from '../../src/copy/flows/atlas';
import { anOrder } from '../journey/an-order';
import { machines } from '../list/machines';
import { chapterAtStep, startJourney, type Journey } from '../live/journey';
import { pathKey } from '../live/live-flow';
import type { Theme } from '../picture/flow-picture';
import { writePage } from './address';
import { flowById } from './catalogue';
import { ChartPane } from './chart-pane';
import './journey.css';
import { chartMarks } from './marks-of';
import { pace } from './player';
import { activePosition } from './standing';
import type { Surroundings } from './stage';
import { ViewPane } from './view-pane';

const { journey: copy } = flowAtlasCopy;

function machineOf(flow: string) {
  const machine = machines.get(flow);
  if (!machine) throw new Error(`no machine ${flow}`);
  return machine;
}

const ignore = () => {};

const firstStep = (index: number) => anOrder.slice(0, index).reduce((sum, { strides }) => sum + strides.length + 1, 0);

/** Scrolls only the list, not the page. */
function showCurrent(list: HTMLElement | null): void {
  const step = list?.querySelector<HTMLElement>('[aria-current="step"]');
  if (list && step) list.scrollTop = step.offsetTop - list.offsetTop - list.clientHeight / 2;
}

function Steps({ step, onGo }: { step: number; onGo: (to: number) => void }) {
  return (
    <div className="journey-steps" ref={(list) => showCurrent(list)}>
      {anOrder.map(({ title, strides }, index) => (
        <section key={title}>
          <h3>{title}</h3>
          <ol className="past">
            {[copy.opens, ...strides.map(({ says }) => says)].map((says, at) => {
              const own = firstStep(index) + at;
              return (
                <li key={`${title} ${own}`} className={own > step ? 'future' : ''}>
                  <button type="button" aria-current={own === step ? 'step' : undefined} onClick={() => onGo(own)}>
                    <span>{says}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Player({ journey, step }: { journey: Journey; step: number }) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef(() => {});
  const pause = () => {
    stop.current();
    setPlaying(false);
  };
  const go = (to: number) => {
    pause();
    journey.go(to);
    writePage(`order?${journey.current().step}`);
  };
  const next = () => {
    journey.go(journey.current().step + 1);
    writePage(`order?${journey.current().step}`);
    const hasMore = journey.current().step < journey.steps - 1;
    if (!hasMore) setPlaying(false);
    return hasMore;
  };
  const play = () => {
    setPlaying(true);
    stop.current = pace(next);
  };
  return (
    <section className="journey-side">
      <div className="player">
        <button type="button" className="plain" disabled={step === 0} onClick={() => go(step - 1)}>
          {copy.back}
        </button>
        <button type="button" className="plain" onClick={isPlaying ? pause : play}>
          {isPlaying ? flowAtlasCopy.walks.pause : flowAtlasCopy.walks.play}
        </button>
        <button type="button" className="plain" disabled={step >= journey.steps - 1} onClick={() => go(step + 1)}>
          {copy.next}
        </button>
        <output>{copy.at(step + 1, journey.steps)}</output>
      </div>
      <p className="quiet">{copy.lead}</p>
      <Steps step={step} onGo={go} />
    </section>
  );
}

type JourneyPageProps = { begin: number; theme: Theme; around: Surroundings };

export function JourneyPage({ begin, theme, around }: JourneyPageProps) {
  const [journey] = useState(() => startJourney(anOrder, machineOf, begin));
  const { step, stand, moment } = useSyncExternalStore(journey.subscribe, journey.current);
  const { at } = chapterAtStep(anOrder, step);
  const deed = stand.chapter.strides[at - 1]?.deed;
  const path = deed && deed.kind !== 'time' ? pathKey(deed.at) : '';
  const chart = moment.charts.find((one) => pathKey(one.path) === path) ?? moment.charts[0];
  const flow = flowById.get(stand.chapter.flow);
  const shown = flowById.get(chart?.machine.id ?? '') ?? flow;
  const placed = useMemo(() => shown?.placed('zh'), [shown]);
  const marks = useMemo(() => (chart && shown ? chartMarks(moment, chart, shown, 'live') : {}), [moment, chart, shown]);
  const focus = useMemo(() => (placed ? activePosition(placed, marks) : null), [placed, marks]);
  if (!flow || !shown || !placed) return null;
  return (
    <main className="flow-page journey-page">
      <div className="flow-bar">
        <div className="flow-name">
          <h1>{copy.title}</h1>
          <p>
            {stand.chapter.title} · {shown.title}
          </p>
        </div>
        <a href={`#/${shown.id}`} target="_self">
          {copy.chart}
        </a>
      </div>
      <ChartPane
        key={shown.id}
        name={shown.id}
        title={shown.graph.description}
        placed={placed}
        marks={marks}
        focus={focus}
        theme={theme}
        onEvent={ignore}
      />
      <aside className="beside">
        <ViewPane flow={flow} moment={moment} theme={theme} around={around} />
        <Player journey={journey} step={step} />
      </aside>
    </main>
  );
}
