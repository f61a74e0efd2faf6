import { pasteListMachine } from '../../../machines/booking/paste-list';
import { purchaseListMachine, type PurchaseListActor } from '../../../machines/booking/purchase-list';
import { PURCHASE_SEARCH } from '../../../domain/mall/asked';
import { routePath } from '../../../domain/routes';
import type { AppActor } from '../../../machines/shell/app';
import { personWatcher } from '../../effects/after-order/person-watcher';
import { turnPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { secondTicker } from '../../effects/second-ticker';
import { seenWatcher } from '../../effects/seen-watcher';
import { signedInReader } from '../is-signed-in';
import { askOnce } from '../once';

type Open = () => Promise<Gateway>;

export const purchaseCalls = (gateway: Open, app: AppActor) =>
  askOnce(async () => {
    const [open, { purchaseCallsOver }] = await Promise.all([gateway(), import('../../effects/mall/purchase-calls')]);
    return purchaseCallsOver(open, signedInReader(app));
  });

export function composePurchaseList(gateway: Open, app: AppActor) {
  const calls = purchaseCalls(gateway, app);
  return purchaseListMachine.provide({
    actors: {
      loadList: lazyActor(async () => (await calls()).loadList),
      changeList: lazyActor(async () => (await calls()).changeList),
      findPerson: findPersonBy(() => app),
      personWatcher: personWatcher(app),
      seenWatcher,
      secondTicker,
    },
    actions: { leaveAddress: () => turnPage(null, { address: `${routePath('business')}${PURCHASE_SEARCH}` }) },
  });
}

/** The purchase list shows pasted rows as soon as they are taken over. */
export function composePasteList(gateway: Open, app: AppActor, list: PurchaseListActor) {
  const calls = purchaseCalls(gateway, app);
  return pasteListMachine.provide({
    actors: {
      readPasted: lazyActor(async () => (await calls()).readPasted),
      takePasted: lazyActor(async () => (await calls()).takePasted),
    },
    actions: { refreshList: () => list.send({ type: 'page.seen' }) },
  });
}
