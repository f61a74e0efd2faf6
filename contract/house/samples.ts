import * as v from 'valibot';

import { SAMPLE_VERDICTS } from '../../domain/mall/samples';
import { sampleNo as no } from '../mall/samples';
import { done, person, subjectWire, waiting, worked } from './case-wire';
import { toldOfSample } from '../../domain/mall/samples-shape';

const { sampleNo, product, size, state, askedAt } = toldOfSample;
const ofBuyer = { kind: v.literal('sample'), buyer: v.string() };

export const sampleWire = subjectWire({
  kind: 'sample',
  path: 'sample',
  no,
  of: '一份样品申请',
  waits: {
    path: 'samples',
    summary: '待审核和待寄出的样品：答应得最早的在前',
    line: v.object({ ...ofBuyer, sampleNo, product, size, state, askedAt, ...waiting }),
  },
  shows: {
    summary: '一份样品申请：谁要、做什么用、寄到哪，处理记录与现在能做的',
    case: v.object({
      ...ofBuyer,
      ...toldOfSample,
      gate: v.picklist(SAMPLE_VERDICTS),
      customer: person,
      done,
      ...worked,
    }),
  },
});
