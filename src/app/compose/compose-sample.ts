import { sampleMachine } from '../../../machines/booking/sample';
import type { AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { signedInReader } from '../is-signed-in';
import { once } from '../once';

export function composeSample(gateway: () => Promise<Gateway>, app: AppActor) {
  const calls = once(async () => {
    const [open, { sampleCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/sample-calls')]);
    return sampleCallsOver(open, signedInReader(app));
  });
  return sampleMachine.provide({
    actors: {
      loadSamples: late(async () => (await calls()).loadSamples),
      askSample: late(async () => (await calls()).askSample),
      changeSample: late(async () => (await calls()).changeSample),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
    },
  });
}
