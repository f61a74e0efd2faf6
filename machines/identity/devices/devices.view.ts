import type { DevicesActor, DevicesSnapshot } from './devices.machine';
import type { Device, DevicesFailureCode } from './devices.types';

export type DevicesView = {
  stage: 'loading' | 'listed' | 'failed';
  devices: readonly Device[];
  endingId: string | null;
  failureCode: DevicesFailureCode | null;
};

const STAGES = ['loading', 'listed', 'failed'] as const;

export function selectDevices(snapshot: DevicesSnapshot): DevicesView {
  const { devices, endingId, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    devices,
    endingId: snapshot.hasTag('busy') ? endingId : null,
    failureCode,
  };
}

export const devicesIntents = (actor: DevicesActor) => ({
  refresh: () => actor.send({ type: 'devices.refresh' }),
  end: (sessionId: string) => actor.send({ type: 'device.end', sessionId }),
});

export type DevicesIntents = ReturnType<typeof devicesIntents>;
