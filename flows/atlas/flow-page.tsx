import { useState, useSyncExternalStore } from 'react';

import { flowAtlasCopy as copy, flowAtlasCopy } from '../copy/atlas';
import type { History, Deed } from '../live/deed';
import { activeNodes } from '../live/door';
import { liveFlow, type LiveFlow, type LiveMoment } from '../live/live-flow';
import type { Theme } from '../picture/flow-picture';
import { writeAddress } from './address';
import { type Flow, flows } from './catalogue';
import { FlowChart } from './flow-chart';
import { storyFromLook, walkToStory } from './like-story';
import { NowTab } from './now-tab';
import { PastTab } from './past-tab';
import { PointsTab } from './points-tab';
import { RemarksTab } from './remarks-tab';
import { Segments } from './segments';
import { SequenceTab } from './sequence-tab';
import type { Surroundings } from './stage';
import { ViewPane } from './view-pane';
import { viewOf } from './views';
import { WalksTab } from './walks-tab';
import { fromWords } from '../live/link';
import { machines } from '../list/machines';
import { startedCharts } from '../map/links';

type Host = { flow: Flow; path: readonly string[]; history: History };

const inside = (path: readonly string[], deeds: readonly Deed[]): Deed[] =>
  deeds.map((deed) => (deed.kind === 'time' ? deed : { ...deed, at: [...path, ...deed.at] }));

const startersOf = (chart: string) =>
  flows.flatMap((flow) => {
    const machine = machines.get(flow.id);
    const started = machine ? startedCharts(machine).filter((one) => one.chart === chart) : [];
    return started.map(({ id }) => ({ flow, id }));
  });

/** Nearest flow with a view that shows a chart without one; null when there is none. */
function findHost(chart: string, above: readonly string[] = []): Host | null {
  for (const { flow, id } of startersOf(chart)) {
    const door = flow.facts.doors[id];
    if (!door || above.includes(flow.id)) continue;
    const deeds = door.deeds.map((words) => fromWords([...words] as never)).filter((deed) => deed !== null);
    if (viewOf(flow.id)) return { flow, path: [id], history: { input: door.input, deeds } };
    const higher = findHost(flow.id, [...above, chart]);
    if (higher)
      return {
        flow: higher.flow,
        path: [...higher.path, id],
        history: { ...higher.history, deeds: [...higher.history.deeds, ...inside(higher.path, deeds)] },
      };
  }
  return null;
}

const useLive = (flow: LiveFlow): LiveMoment => useSyncExternalStore(flow.subscribe, flow.current);

type Tab = keyof typeof flowAtlasCopy.tabs;

const activeOf = (flow: Flow, { charts }: LiveMoment): string => {
  const snapshot = charts.find(({ machine }) => machine.id === flow.id)?.snapshot;
  return (snapshot && activeNodes(snapshot).at(-1)?.id) ?? flow.graph.root;
};

type SideProps = { flow: Flow; live: LiveFlow; moment: LiveMoment; isHosted: boolean };

function Side({ flow, live, moment, isHosted }: SideProps) {
  const [tab, setTab] = useState<Tab>(live.current().entries.length > 0 && !isHosted ? 'past' : 'now');
  return (
    <section className="side">
      <Segments label={flowAtlasCopy.contents.lead} options={flowAtlasCopy.tabs} chosen={tab} onChoose={setTab} />
      {tab === 'now' && <NowTab flow={live} moment={moment} />}
      {tab === 'past' && <PastTab flow={live} moment={moment} />}
      {tab === 'sequence' && <SequenceTab flow={live} moment={moment} />}
      {tab === 'walks' && <WalksTab flow={flow} live={live} isHosted={isHosted} />}
      {tab === 'points' && <PointsTab flow={flow} />}
      {tab === 'remarks' && <RemarksTab flow={flow} active={activeOf(flow, moment)} />}
    </section>
  );
}

/** Address flag: show the chart alone, although another flow hosts it. */
const ALONE = 'alone';

function started(flow: Flow, history: History | null): LiveFlow {
  const live = liveFlow(flow.machine, history ?? undefined);
  live.subscribe(() => {
    const { history: now, at } = live.current();
    writeAddress(flow.id, { ...now, deeds: now.deeds.slice(0, at) });
  });
  return live;
}

/** A flow without its own view opens inside the flow that hosts it, unless `alone` is set. */
function flowStart({ flow, history, look }: OpenFlow) {
  const story = storyFromLook(look);
  if (story !== null) return { flow, path: [], history: walkToStory(flow, story), isHosted: false };
  const host = viewOf(flow.id) || history || look === ALONE ? null : findHost(flow.id);
  return host ? { ...host, isHosted: true } : { flow, path: [], history, isHosted: false };
}

function opened(address: OpenFlow) {
  const begin = flowStart(address);
  return { hash: address.hash, begin, live: started(begin.flow, begin.history) };
}

/** `look`: initial search text, the id of a state or transition after an at sign, or a story. */
type OpenFlow = { hash: string; flow: Flow; history: History | null; look: string };

type FlowPageProps = { address: OpenFlow; theme: Theme; around: Surroundings };

/** A new address starts another flow on the same stage, because a new stage takes over a second. */
export function FlowPage({ address, theme, around }: FlowPageProps) {
  const [kept, setKept] = useState(() => opened(address));
  const isLeft = kept.hash !== address.hash;
  const { begin, live } = kept;
  const moment = useLive(live);
  if (isLeft) setKept(opened(address));
  const { hash, flow, look } = address;
  return (
    <main className="flow-page">
      <FlowChart
        key={hash}
        flow={flow}
        live={live}
        moment={moment}
        path={begin.path}
        look={look === ALONE || storyFromLook(look) !== null ? '' : look}
        theme={theme}
      />
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
        <Side key={`side ${hash}`} flow={flow} live={live} moment={moment} isHosted={begin.isHosted} />
      </aside>
    </main>
  );
}
