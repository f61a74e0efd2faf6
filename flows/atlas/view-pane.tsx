import { useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { LiveMoment } from '../live/live-flow';
import type { Flow } from './catalogue';
import { Segments } from './segments';
import { Stage, type Device, type Surroundings } from './stage';
import { storyAddress, findStory } from './story';
import { viewOf } from './views';

const { stage: copy } = flowAtlasCopy;

type ViewPaneProps = { flow: Flow; moment: LiveMoment; theme: string; around: Surroundings };

export function ViewPane({ flow, moment, theme, around }: ViewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const hasView = viewOf(flow.id) !== null;
  const { root } = moment.system;
  const story = findStory(flow.id, root.getSnapshot(), flow.facts.stories);
  return (
    <section className="view-pane" aria-label={copy.label}>
      <div className="view-bar">
        <h2>{copy.label}</h2>
        {hasView && <Segments label={copy.label} options={copy.devices} chosen={device} onChoose={setDevice} />}
        {story && around.storybook !== null && (
          <a href={storyAddress(around.storybook, story)} target="_top" title={`${story.title} ${story.name}`}>
            {copy.story}
          </a>
        )}
      </div>
      {hasView ? (
        <Stage
          device={device}
          title={copy.label}
          page={around.stage}
          onStage={{ flow: flow.id, run: moment.run, actor: root, theme }}
        />
      ) : (
        <p className="stage-empty">{copy.none}</p>
      )}
    </section>
  );
}
