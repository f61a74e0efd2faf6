import * as v from 'valibot';

import { CLOSURE_STANDS, type ClosureCase, type QueuedClosure } from '../../domain/house/case';
import { closure } from '../offers/closure';
import { endpoint } from '../wire/endpoint';
import { done, listSchema, looking, readEndpoint, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('closure');

const no = v.pipe(v.string(), v.regex(/^(?:NEW|CL[0-9A-Z]{12})$/));
const closed = {
  kind: v.literal('closure'),
  no: v.string(),
  stand: v.picklist(CLOSURE_STANDS),
  closure: v.nullable(closure),
};

export const houseClosures = endpoint({
  summary: '停用与禁运：现在有效的、将要开始的、已结束与已撤回的；第一行用来新建',
  path: '/api-desk/closures',
  request: v.object(looking),
  reply: listSchema(v.object({ ...closed, ...waiting }) satisfies v.GenericSchema<unknown, QueuedClosure>),
  ...reads,
});

export const readClosureCase = endpoint({
  summary: '一条停用或禁运：内容、处理记录与现在能做的',
  path: '/api-desk/closure/:no',
  request: v.object({ no }),
  reply: v.object({ ...closed, done, ...worked }) satisfies v.GenericSchema<unknown, ClosureCase>,
  ...reads,
});

export const {
  rehearse: rehearseClosure,
  act: actOnClosure,
  hold: holdClosure,
} = workWire({ kind: 'closure', path: 'closure', no, of: '一条停用或禁运' });

export const closureEndpoints = { houseClosures, readClosureCase, rehearseClosure, actOnClosure, holdClosure };
