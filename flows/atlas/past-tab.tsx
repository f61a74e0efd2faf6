import { useState } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { LiveFlow, LiveMoment } from '../live/live-flow';
import { atlasHash } from './address';
import { deedName, sampleName } from './said';

const { past: copy } = flowAtlasCopy;

export function PastTab({ flow, moment }: { flow: LiveFlow; moment: LiveMoment }) {
  const [copied, setCopied] = useState('');
  const link = `${window.location.href.replace(/#.*/, '')}${atlasHash(flow.machine.id, {
    ...moment.history,
    deeds: moment.history.deeds.slice(0, moment.at),
  })}`;
  const copyLink = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    setCopied(link);
  };
  return (
    <div className="tab-body">
      <div className="past-link">
        <button type="button" className="plain" onClick={() => void copyLink()}>
          {copied === link ? copy.copied : copy.link}
        </button>
        <span className="quiet">{copy.linkHint}</span>
      </div>
      <ol className="past">
        <li>
          <button type="button" aria-current={moment.at === 0 ? 'step' : undefined} onClick={() => flow.travel(0)}>
            <span>{copy.begin}</span>
            <small>{sampleName(moment.history.input)}</small>
          </button>
        </li>
        {moment.entries.map(({ deed, label }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a past never changes its order
          <li key={index} className={index >= moment.at ? 'future' : ''}>
            <button
              type="button"
              title={label}
              aria-current={moment.at === index + 1 ? 'step' : undefined}
              onClick={() => flow.travel(index + 1)}
            >
              <span>{deedName(flow.machine.id, deed).name}</span>
              <small>{deedName(flow.machine.id, deed).sample}</small>
            </button>
          </li>
        ))}
      </ol>
      {moment.entries.length === 0 && <p className="quiet">{copy.none}</p>}
    </div>
  );
}
