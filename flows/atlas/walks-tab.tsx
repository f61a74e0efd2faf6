import { useRef, useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { WalkRecord } from '../facts/facts.types';
import type { LiveFlow } from '../live/live-flow';
import type { Flow } from './catalogue';
import { walkHistory, pace, walkLabels } from './player';

const { walks: copy } = flowAtlasCopy;

/** Walks of the model tests. A click loads the deeds as future steps; play runs them. */
export function WalksTab({ flow, live, isHosted }: { flow: Flow; live: LiveFlow; isHosted: boolean }) {
  const { facts } = flow;
  const [chosen, setChosen] = useState<WalkRecord | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef(() => {});

  const pause = () => {
    stop.current();
    setPlaying(false);
  };
  const step = (): boolean => {
    const { at, entries } = live.current();
    if (at < entries.length) live.travel(at + 1);
    const hasMore = at + 1 < entries.length;
    if (!hasMore) setPlaying(false);
    return hasMore;
  };
  const choose = (walk: WalkRecord) => {
    pause();
    setChosen(walk);
    live.restart(walkHistory(facts, walk));
    live.travel(0);
  };
  const play = () => {
    setPlaying(true);
    stop.current = pace(step);
  };

  if (facts.walks.length === 0) return <p className="tab-body quiet">{copy.none}</p>;
  if (isHosted)
    return (
      <p className="tab-body quiet">
        {copy.alone}{' '}
        <a href={`#/${flow.id}?alone`} target="_self">
          {flowAtlasCopy.stage.alone}
        </a>
      </p>
    );
  return (
    <div className="tab-body">
      <p className="quiet">{copy.lead}</p>
      {chosen && (
        <div className="player">
          <button type="button" className="plain" onClick={isPlaying ? pause : play}>
            {isPlaying ? copy.pause : copy.play}
          </button>
          <button type="button" className="plain" onClick={step}>
            {copy.step}
          </button>
        </div>
      )}
      <ol className="walks">
        {facts.walks.map((walk, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- walks have no other name
          <li key={index}>
            <button type="button" aria-pressed={walk === chosen} onClick={() => choose(walk)}>
              <span>
                {copy.covers[walk.covers]} {index + 1}
              </span>
              <small>
                {copy.steps(walk.deeds.length)} · {walkLabels(flow.id, walkHistory(facts, walk)).join(' → ')}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
