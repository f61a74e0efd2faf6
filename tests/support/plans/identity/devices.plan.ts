import { devicesMachine, type Device } from '../../../../machines/identity/devices';
import { sharedPlan } from '../../model/plan';

export const HERE: Device = {
  sessionId: 'S1',
  device: 'Windows · Chrome',
  createdAt: '2026-11-20T02:00:00.000Z',
  seenAt: '2026-11-21T02:00:00.000Z',
  isCurrent: true,
};
export const PHONE: Device = { ...HERE, sessionId: 'S2', device: 'iPhone · 微信', isCurrent: false };

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const bug = { bug: new TypeError('no list') };

export const devicesPlan = sharedPlan('devicesPlan', devicesMachine, {
  inputs: { 'somebody inside': undefined },
  events: {
    'devices.refresh': 'bare',
    'device.end': { 'the phone': { sessionId: PHONE.sessionId }, 'this very one': { sessionId: HERE.sessionId } },
  },
  outcomes: {
    loadDevices: {
      done: {
        'this one and a phone': { ok: true, devices: [HERE, PHONE] },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: bug,
    },
    endDevice: {
      done: { ended: { ok: true }, offline: failed('network'), unavailable: failed('unavailable') },
      error: bug,
    },
  },
  distinguish: ({ devices, endingId, failureCode }) => [
    devices.map(({ sessionId }) => sessionId),
    endingId,
    failureCode,
  ],
});
