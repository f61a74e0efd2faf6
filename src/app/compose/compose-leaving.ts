import { orderLeavingMachine } from '../../../machines/order/order-leaving';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';

export function composeLeaving(gateway: () => Promise<Gateway>, showOrder: () => void) {
  const effects = () => Promise.all([gateway(), import('../../effects/after-order/collect-goods')]);
  return orderLeavingMachine.provide({
    actors: {
      bookLeaving: lazyActor(async () => {
        const [open, { bookLeavingVia }] = await effects();
        return bookLeavingVia(open);
      }),
      dropLeaving: lazyActor(async () => {
        const [open, { dropLeavingVia }] = await effects();
        return dropLeavingVia(open);
      }),
    },
    actions: { showOrder },
  });
}
