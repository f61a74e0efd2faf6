/** A browser somebody is signed in with, as its owner knows it again. Moments are ISO. */
export type Device = { sessionId: string; device: string; createdAt: string; seenAt: string; isCurrent: boolean };

export type DevicesFailureCode = 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; failure: { code: Exclude<DevicesFailureCode, 'unexpected'> } };
export type LoadDevicesOutcome = { ok: true; devices: readonly Device[] } | Failed;
/** One that has ended meanwhile has ended: that is no failure. */
export type EndDeviceOutcome = { ok: true } | Failed;

export type DevicesEvent = { type: 'devices.refresh' } | { type: 'device.end'; sessionId: string };

export type DevicesContext = {
  devices: readonly Device[];
  /** Which is being signed out, or was last. */
  endingId: string;
  failureCode: DevicesFailureCode | null;
};
