import { useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { journeyById, journeys, WAYS, type Way } from '../journey/journeys';
import { orderLife } from '../life/order-life';
import { machines } from '../list/machines';
import { chapterAtStep, startJourney, type Chapter, type Journey } from '../live/journey';
import { pathKey } from '../live/live-flow';
import type { Theme } from '../picture/flow-picture';
import { writePage } from './address';
import { flowById } from './catalogue';
import { ChartPane } from './chart-pane';
import './journey.css';
import { chartMarks } from './marks-of';
import { pace } from './player';
import { deedLine } from './said';
import { takenPosition } from './standing';
import type { Surroundings } from './stage';
import { ViewPane } from './view-pane';

const { journey: copy } = flowAtlasCopy;

function machineOf(flow: string) {
  const machine = flow === orderLife.id ? orderLife : machines.get(flow);
  if (!machine) throw new Error(`no machine ${flow}`);
  return machine;
}

const ignore = () => {};

const firstStep = (chapters: readonly Chapter[], index: number) =>
  chapters.slice(0, index).reduce((sum, { strides }) => sum + strides.length + 1, 0);

const PANE = { width: 280, height: 190 };

/** Scrolls only the list, not the page. */
function showCurrent(list: HTMLElement | null): void {
  const step = list?.querySelector<HTMLElement>('[aria-current="step"]');
  if (list && step) list.scrollTop = step.offsetTop - list.offsetTop - list.clientHeight / 2;
}

type StepsProps = { chapters: readonly Chapter[]; step: number; onGo: (to: number) => void };

function Steps({ chapters, step, onGo }: StepsProps) {
  return (
    <div className="journey-steps" ref={(list) => showCurrent(list)}>
      {chapters.map(({ title, flow, strides }, index) => (
        <section key={`${title} ${firstStep(chapters, index)}`}>
          <h3>{title}</h3>
          <ol className="past">
            {[copy.opens, ...strides.map(({ says, deed }) => says ?? deedLine(flow, deed))].map((says, at) => {
              const own = firstStep(chapters, index) + at;
              return (
                <li key={own} className={own > step ? 'future' : ''}>
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

type PlayerProps = { chapters: readonly Chapter[]; journey: Journey; step: number; onStep: (step: number) => void };

function Player({ chapters, journey, step, onStep }: PlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef(() => {});
  const pause = () => {
    stop.current();
    setPlaying(false);
  };
  const go = (to: number) => {
    pause();
    journey.go(to);
    onStep(journey.current().step);
  };
  const next = () => {
    journey.go(journey.current().step + 1);
    onStep(journey.current().step);
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
      <Steps chapters={chapters} step={step} onGo={go} />
    </section>
  );
}

type JourneyAddress = { id: string; way: Way; step: number };

const isWay = (word: string): word is Way => WAYS.some((way) => way === word);

function readJourney(rest: string): JourneyAddress {
  const [id = '', way = '', step = ''] = /^\d*$/.test(rest) ? ['FCL', 'whole', rest] : rest.split('/');
  const ways = journeyById.get(id)?.ways;
  if (!ways) return { id: 'FCL', way: 'whole', step: 0 };
  return { id, way: isWay(way) && ways[way] ? way : 'whole', step: Number(step) };
}

type JourneyPageProps = { rest: string; theme: Theme; around: Surroundings };

function Choice({ id, way }: JourneyAddress) {
  const go = (to: string) => {
    window.location.hash = `#/order?${to}`;
  };
  return (
    <div className="journey-choice">
      <label>
        {copy.what}{' '}
        <select value={id} onChange={({ target }) => go(`${target.value}/whole/0`)}>
          {journeys.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {copy.way}{' '}
        <select value={way} onChange={({ target }) => go(`${id}/${target.value}/0`)}>
          {WAYS.filter((one) => journeyById.get(id)?.ways[one]).map((one) => (
            <option key={one} value={one}>
              {copy.ways[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function JourneyPage({ rest, theme, around }: JourneyPageProps) {
  const [address] = useState(() => readJourney(rest));
  const { id, way, step: begin } = address;
  const chapters = journeyById.get(id)?.ways[way] ?? [];
  const [journey] = useState(() => startJourney(chapters, machineOf, begin));
  const { step, stand, moment } = useSyncExternalStore(journey.subscribe, journey.current);
  const { at } = chapterAtStep(chapters, step);
  const deed = stand.chapter.strides[at - 1]?.deed;
  const path = deed && deed.kind !== 'time' ? pathKey(deed.at) : '';
  const chart = moment.charts.find((one) => pathKey(one.path) === path) ?? moment.charts[0];
  const flow = flowById.get(stand.chapter.flow);
  const shown = flowById.get(chart?.machine.id ?? '') ?? flow;
  const placed = useMemo(() => shown?.placed('zh'), [shown]);
  const marks = useMemo(() => (chart && shown ? chartMarks(moment, chart, shown, 'live') : {}), [moment, chart, shown]);
  const focus = useMemo(() => (placed ? takenPosition(placed, marks, PANE) : null), [placed, marks]);
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
        <Choice {...address} />
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
        <Player
          chapters={chapters}
          journey={journey}
          step={step}
          onStep={(to) => writePage(`order?${id}/${way}/${to}`)}
        />
      </aside>
    </main>
  );
}
