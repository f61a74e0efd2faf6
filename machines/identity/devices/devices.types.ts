/** A signed-in browser, in words its owner recognises. Moments are ISO. */
export type Device = { sessionId: string; device: string; createdAt: string; seenAt: string; isCurrent: boolean };

export type DevicesFailureCode = 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<DevicesFailureCode, 'unexpected'> } };
export type LoadDevicesOutcome = { ok: true; devices: readonly Device[] } | Failed;
/** A session that ended in the meantime is no failure. */
export type EndDeviceOutcome = { ok: true } | Failed;

export type DevicesEvent = { type: 'devices.refresh' } | { type: 'device.end'; sessionId: string };

export type DevicesContext = {
  devices: readonly Device[];
  endingId: string;
  failureCode: DevicesFailureCode | null;
};
