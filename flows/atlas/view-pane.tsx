import { useState } from 'react';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import type { LiveMoment } from '../live/live-flow';
import type { Flow } from './catalogue';
import { Segments } from './segments';
import { Stage, type Device } from './stage';
import { storyAddress, storyOf } from './story';
import { VIEWS } from './views';

const { stage: copy } = flowAtlasCopy;

/** The real view of the flow, on the actor the chart shows. */
export function ViewPane({ flow, moment, theme }: { flow: Flow; moment: LiveMoment; theme: string }) {
  const [device, setDevice] = useState<Device>('phone');
  const draw = VIEWS[flow.id];
  const { root } = moment.system;
  const story = storyOf(flow.id, root.getSnapshot(), flow.facts.stories);
  const drawn = draw && root.getSnapshot().status === 'active' ? draw(root) : null;
  return (
    <section className="view-pane" aria-label={copy.label}>
      <div className="view-bar">
        <h2>{copy.label}</h2>
        {draw && <Segments label={copy.label} options={copy.devices} chosen={device} onChoose={setDevice} />}
        {story && (
          <a href={storyAddress(story)} target="_top" title={`${story.title} ${story.name}`}>
            {copy.story}
          </a>
        )}
      </div>
      {draw ? (
        <Stage key={moment.run} device={device} theme={theme} title={copy.label}>
          {drawn ?? <p className="stage-empty">{copy.hidden}</p>}
        </Stage>
      ) : (
        <p className="stage-empty">{copy.none}</p>
      )}
    </section>
  );
}
