import { useState } from 'react';

import { flowAtlasCopy } from '../../src/copy/flow-atlas';
import type { Deed } from '../live/deed';
import type { LiveFlow, LiveMoment } from '../live/live-flow';
import { chinese } from '../words/chinese';
import { hashOf } from './address';

const { past: copy, now } = flowAtlasCopy;

function nameOf(deed: Deed): string {
  if (deed.kind === 'time') return now.time(String(deed.ms / 1000));
  if (deed.kind === 'event') return chinese.event(deed.type).text;
  return `${chinese.name(deed.actor).text} ${chinese.joints[deed.kind]}`;
}

const detailOf = (deed: Deed): string => {
  if (deed.kind === 'time') return '';
  const where = deed.at.length > 0 ? `${deed.at.join(' · ')} · ` : '';
  return where + (deed.sample ?? copy.byHand);
};

/** All that has happened; each line is a moment one can go back to, and forward again. */
export function PastTab({ flow, moment }: { flow: LiveFlow; moment: LiveMoment }) {
  const [copied, setCopied] = useState('');
  const link = `${window.location.href.replace(/#.*/, '')}${hashOf(flow.machine.id, {
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
            <small>{moment.history.input}</small>
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
              <span>{nameOf(deed)}</span>
              <small>{detailOf(deed)}</small>
            </button>
          </li>
        ))}
      </ol>
      {moment.entries.length === 0 && <p className="quiet">{copy.none}</p>}
    </div>
  );
}
