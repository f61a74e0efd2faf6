import { flowAtlasCopy } from '../copy/atlas';
import { sampleNames } from '../copy/samples';
import { machines } from '../list/machines';
import type { Deed } from '../live/deed';
import { chartAtPath } from '../map/links';
import { chineseOf } from '../words/chinese';

const { now, past } = flowAtlasCopy;

export const sampleName = (sample: string): string => sampleNames[sample] ?? sample;

export function deedName(flow: string, deed: Deed): { name: string; sample: string } {
  if (deed.kind === 'time') return { name: now.time(String(deed.ms / 1000)), sample: '' };
  const chinese = chineseOf(chartAtPath(machines, flow, deed.at));
  if (deed.kind === 'event')
    return {
      name: chinese.event(deed.type).text,
      sample: deed.sample === null ? past.byHand : sampleName(deed.sample),
    };
  return { name: `${chinese.actor(deed.actor).text} ${chinese.joints[deed.kind]}`, sample: sampleName(deed.sample) };
}

export function deedLine(flow: string, deed: Deed): string {
  const { name, sample } = deedName(flow, deed);
  return sample === '' ? name : `${name}（${sample}）`;
}
