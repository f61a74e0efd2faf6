import { useMemo, useState, useSyncExternalStore } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { Theme } from '../picture/flow-picture';
import { isWatched, openChannel, postMessageTo, type Message } from '../watch/channel';
import { chartKey, lastMovedKey } from '../watch/moved';
import type { WatchedChart, PageReport } from '../watch/watch.types';
import { flowById, type Flow } from './catalogue';
import { ChartPane } from './chart-pane';
import { activePosition } from './standing';

type ChartActivity = { all: readonly PageReport[]; moved: string };

function watchProduct() {
  const listeners = new Set<() => void>();
  let seen: ChartActivity = { all: [], moved: '' };
  let channel: BroadcastChannel | null = null;

  const hear = ({ data }: MessageEvent<Message>) => {
    if (!isWatched(data)) return;
    const others = seen.all.filter(({ page, system }) => page !== data.page || system !== data.system);
    seen = {
      all: data.charts.length === 0 ? others : [data, ...others].slice(0, 12),
      moved: lastMovedKey(data) ?? seen.moved,
    };
    for (const listener of listeners) listener();
  };

  return {
    current: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (!channel) {
        channel = openChannel();
        channel.addEventListener('message', hear);
        postMessageTo(channel, { isWatching: true });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}

const { product: copy } = flowAtlasCopy;

const ignore = () => {};

function Moving({ flow, chart, theme }: { flow: Flow; chart: WatchedChart; theme: Theme }) {
  const placed = useMemo(() => flow.placed('zh'), [flow]);
  const marks = useMemo(() => ({ active: new Set(chart.active), taken: new Set(chart.taken) }), [chart]);
  const focus = useMemo(() => activePosition(placed, marks), [placed, marks]);
  return (
    <ChartPane
      name={flow.id}
      title={flow.graph.description}
      placed={placed}
      marks={marks}
      focus={focus}
      theme={theme}
      onEvent={ignore}
    />
  );
}

/** Charts of the product running in another tab. Only `npm run dev` has this page. */
export function ProductPage({ theme }: { theme: Theme }) {
  const [product] = useState(watchProduct);
  const { all: told, moved } = useSyncExternalStore(product.subscribe, product.current);
  const [chosen, setChosen] = useState('');
  // Placeholders of charts that are still loading are left out.
  const all = told.flatMap((one) =>
    one.charts
      .filter(({ chart }) => flowById.has(chart))
      .map((chart) => ({ key: chartKey(one, chart), page: one.page, chart })),
  );
  const shown = all.find(({ key }) => key === chosen) ?? all.find(({ key }) => key === moved) ?? all[0];
  const flow = flowById.get(shown?.chart.chart ?? '');
  return (
    <main className="flow-page product-page">
      <div className="flow-bar">
        <div className="flow-name">
          <h1>{copy.title}</h1>
          <p>{flow ? flow.title : copy.lead}</p>
        </div>
        <button type="button" className="plain" aria-pressed={chosen === ''} onClick={() => setChosen('')}>
          {copy.follow}
        </button>
      </div>
      {shown && flow ? (
        <Moving key={flow.id} flow={flow} chart={shown.chart} theme={theme} />
      ) : (
        <p className="stage-empty">{copy.none}</p>
      )}
      <aside className="beside">
        <ol className="past tab-body">
          {all.map(({ key, page, chart: one }) => (
            <li key={key}>
              <button type="button" aria-pressed={key === shown?.key} onClick={() => setChosen(key)}>
                <span>{flowById.get(one.chart)?.title ?? one.chart}</span>
                <small>
                  {page} · {one.active.map((id) => flowById.get(one.chart)?.graph.nodes.get(id)?.description).at(-1)}
                </small>
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </main>
  );
}
