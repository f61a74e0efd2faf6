import * as v from 'valibot';

import { caseAct, said } from '../../domain/house/case-shape';
import { ACTS_OF_MANY, AT_A_TIME, MOST_AT_ONCE } from '../../domain/house/many';
import { caseOfMany, caseOutcome } from '../../domain/house/many-shape';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { endpoint } from '../wire/endpoint';
import { turn, workEndpoint } from './case-wire';

const TWICE = '同一票不能选两次';
const mostOf = (most: number) => `一次最多 ${most} 票`;
const isOnce = (nos: string[]) => new Set(nos).size === nos.length;

const deed = v.object({
  act: v.picklist(ACTS_OF_MANY),
  said,
  cases: v.pipe(
    v.array(v.object({ no: orderNo, turn })),
    v.minLength(1, '请先选订单'),
    v.maxLength(AT_A_TIME, mostOf(AT_A_TIME)),
    v.check((cases) => isOnce(cases.map(({ no }) => no)), TWICE),
  ),
});
const outcomes = v.object({ records: v.array(caseOutcome) });

export const readMany = endpoint({
  summary: '所选订单都能办的步骤；需为同一运输方式',
  path: '/api-desk/many',
  request: v.object({
    nos: v.pipe(
      v.array(orderNo),
      v.minLength(1, '请先选订单'),
      v.maxLength(MOST_AT_ONCE, mostOf(MOST_AT_ONCE)),
      v.check(isOnce, TWICE),
    ),
  }),
  reply: v.object({ acts: v.array(caseAct), cases: v.array(caseOfMany) }),
  ...workEndpoint('order'),
});

export const rehearseMany = endpoint({
  summary: '试办几票：各自的下单人将收到什么，哪几票办不了；什么都不会改变',
  path: '/api-desk/many/rehearse',
  request: deed,
  reply: outcomes,
  ...workEndpoint('order'),
});

export const actOnMany = endpoint({
  summary: '逐票办理，各有结果；再交一次只办没办的',
  path: '/api-desk/many/act',
  request: deed,
  reply: outcomes,
  ...workEndpoint('order'),
});
