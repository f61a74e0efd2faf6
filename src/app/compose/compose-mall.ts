import { productDrawerMachine } from '../../../machines/booking/product-drawer';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { purchaseCalls } from './compose-purchase';

type Open = () => Promise<Gateway>;

export function composeProductDrawer(gateway: Open, app: AppActor) {
  const calls = purchaseCalls(gateway, app);
  return productDrawerMachine.provide({
    actors: {
      addLine: lazyActor(async () => (await calls()).addLine),
      findPerson: findPersonBy(() => app),
      loadItem: lazyActor(async () => {
        const [open, { loadItemVia }] = await Promise.all([gateway(), import('../../effects/mall/load-item')]);
        return loadItemVia(open);
      }),
      askLanded: lazyActor(async () => {
        const [open, { askLandedVia }] = await Promise.all([gateway(), import('../../effects/mall/load-item')]);
        return askLandedVia(open);
      }),
    },
  });
}
