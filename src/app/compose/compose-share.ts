import { shareLinksMachine } from '../../../machines/booking/share-links';
import { shareViewMachine } from '../../../machines/booking/share-view';
import type { AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { printPaper } from '../../effects/print-paper';
import { findPersonBy } from '../../effects/orders/find-person';
import { signedInReader } from '../is-signed-in';
import { askOnce } from '../once';

type Open = () => Promise<Gateway>;

export function composeShareLinks(gateway: Open, app: AppActor) {
  const calls = askOnce(async () => {
    const [open, { shareLinksCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/share-calls')]);
    return shareLinksCallsOver(open, signedInReader(app));
  });
  return shareLinksMachine.provide({
    actors: {
      loadLinks: lazyActor(async () => (await calls()).loadLinks),
      makeLink: lazyActor(async () => (await calls()).makeLink),
      changeLink: lazyActor(async () => (await calls()).changeLink),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
    },
  });
}

export function composeShareView(gateway: Open, app: AppActor) {
  const calls = askOnce(async () => {
    const [open, { shareViewCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/share-calls')]);
    return shareViewCallsOver(open, signedInReader(app));
  });
  return shareViewMachine.provide({
    actions: { printPaper },
    actors: {
      openShare: lazyActor(async () => (await calls()).openShare),
      takeShare: lazyActor(async () => (await calls()).takeShare),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
    },
  });
}
