import { flowAtlasCopy } from '../../src/copy/flows/atlas';
import { sampleNames } from '../../src/copy/flows/samples';
import { machines } from '../list/machines';
import type { Deed } from '../live/deed';
import { chartAt } from '../map/links';
import { chineseOf } from '../words/chinese';

const { now, past } = flowAtlasCopy;

export const sampleSaid = (sample: string): string => sampleNames[sample] ?? sample;

export function deedSaid(flow: string, deed: Deed): { name: string; sample: string } {
  if (deed.kind === 'time') return { name: now.time(String(deed.ms / 1000)), sample: '' };
  const chinese = chineseOf(chartAt(machines, flow, deed.at));
  if (deed.kind === 'event')
    return {
      name: chinese.event(deed.type).text,
      sample: deed.sample === null ? past.byHand : sampleSaid(deed.sample),
    };
  return { name: `${chinese.actor(deed.actor).text} ${chinese.joints[deed.kind]}`, sample: sampleSaid(deed.sample) };
}

export function deedLine(flow: string, deed: Deed): string {
  const { name, sample } = deedSaid(flow, deed);
  return sample === '' ? name : `${name}（${sample}）`;
}
