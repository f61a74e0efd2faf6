import * as v from 'valibot';

import type { QueuedSample, SampleCase } from '../../domain/house/case';
import { SAMPLE_GATES } from '../../domain/mall/samples';
import { endpoint } from '../wire/endpoint';
import { sampleNo as no, toldOfSample } from '../mall/samples';
import { done, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('sample');

const { sampleNo, product, size, state, askedAt } = toldOfSample;
const ofBuyer = { kind: v.literal('sample'), buyer: v.string() };

export const houseSamples = endpoint({
  summary: '待审核和待寄出的样品：答应得最早的在前',
  path: '/api-desk/samples',
  request: v.object(looking),
  reply: listSchema(
    v.object({ ...ofBuyer, sampleNo, product, size, state, askedAt, ...waiting }) satisfies v.GenericSchema<
      unknown,
      QueuedSample
    >,
  ),
  ...reads,
});

export const readSampleCase = endpoint({
  summary: '一份样品申请：谁要、做什么用、寄到哪，处理记录与现在能做的',
  path: '/api-desk/sample/:no',
  request: v.object({ no }),
  reply: v.object({
    ...ofBuyer,
    ...toldOfSample,
    gate: v.picklist(SAMPLE_GATES),
    customer: v.object({ name: v.string(), phone: v.string() }),
    done,
    ...worked,
  }) satisfies v.GenericSchema<unknown, SampleCase>,
  ...reads,
});

export const {
  rehearse: rehearseSample,
  act: actOnSample,
  hold: holdSample,
} = workWire({ kind: 'sample', path: 'sample', no, of: '一份样品申请' });

export const houseSampleEndpoints = { houseSamples, readSampleCase, rehearseSample, actOnSample, holdSample };
