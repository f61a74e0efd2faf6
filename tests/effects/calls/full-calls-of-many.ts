import type { AnyActorLogic } from 'xstate';

import { batchCallsVia } from '../../../src/effects/house/batch-calls';
import type { Asked, FullCall } from './full-calls';

const orderNo = 'FC2611207K3M9Q';
const turn = '1.2';
const MANY = { act: 'departed', said: { reason: '准点' }, cases: [{ orderNo, turn, heldBy: null }] };
const MANY_DEED = `{"act":"departed","said":{"reason":"准点"},"cases":[{"no":"${orderNo}","turn":"1.2"}]}`;
type Call = (of: (line: Asked) => AnyActorLogic, input: unknown, ...asks: string[]) => FullCall;

export const callsOfMany = (call: Call): Record<string, FullCall> => ({
  readMany: call(
    ({ gateway }) => batchCallsVia(gateway).readMany,
    { ticked: [orderNo] },
    `POST /api-desk/many {"nos":["${orderNo}"]}`,
  ),
  rehearseMany: call(
    ({ gateway }) => batchCallsVia(gateway).rehearseMany,
    MANY,
    `POST /api-desk/many/rehearse ${MANY_DEED}`,
  ),
  actOnMany: call(({ gateway }) => batchCallsVia(gateway).actOnMany, MANY, `POST /api-desk/many/act ${MANY_DEED}`),
});
