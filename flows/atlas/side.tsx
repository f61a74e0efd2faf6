import { useState } from 'react';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import type { LiveFlow, LiveMoment } from '../live/live-flow';
import type { Flow } from './catalogue';
import { NowTab } from './now-tab';
import { PastTab } from './past-tab';
import { PointsTab } from './points-tab';
import { Segments } from './segments';
import { WalksTab } from './walks-tab';

type Tab = keyof typeof flowAtlasCopy.tabs;

type SideProps = { flow: Flow; live: LiveFlow; moment: LiveMoment; isHosted: boolean };

export function Side({ flow, live, moment, isHosted }: SideProps) {
  const [tab, setTab] = useState<Tab>(live.current().entries.length > 0 && !isHosted ? 'past' : 'now');
  return (
    <section className="side">
      <Segments label={flowAtlasCopy.contents.lead} options={flowAtlasCopy.tabs} chosen={tab} onChoose={setTab} />
      {tab === 'now' && <NowTab flow={live} moment={moment} />}
      {tab === 'past' && <PastTab flow={live} moment={moment} />}
      {tab === 'walks' && <WalksTab flow={flow} live={live} isHosted={isHosted} />}
      {tab === 'points' && <PointsTab flow={flow} />}
    </section>
  );
}
