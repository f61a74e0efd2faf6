import { fromPromise } from 'xstate';

import { listSessions, revokeSession } from '../../../contract/people/auth';
import { CODES } from '../../../contract/wire/envelope';
import type { EndDeviceOutcome, LoadDevicesOutcome } from '../../../machines/identity/devices';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

const failed = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) => ({
  ok: false as const,
  failure: { code: unansweredCode(reply) },
});

export const deviceCallsVia = (gateway: Gateway) => ({
  loadDevices: fromPromise<LoadDevicesOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(listSessions, {}, { signal, cookieless: true });
    return reply.kind === 'done' ? { ok: true, devices: reply.data.records } : failed(reply);
  }),
  endDevice: fromPromise<EndDeviceOutcome, { sessionId: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(revokeSession, input, { signal, cookieless: true });
    const isOver = reply.kind === 'done' || (reply.kind === 'refused' && reply.code === CODES.notFound);
    return isOver ? { ok: true } : failed(reply);
  }),
});
