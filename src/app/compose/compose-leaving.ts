import { orderLeavingMachine } from '../../../machines/order/order-leaving';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';

export function composeLeaving(gateway: () => Promise<Gateway>, showOrder: () => void) {
  const effects = () => Promise.all([gateway(), import('../../effects/after-order/collect-goods')]);
  return orderLeavingMachine.provide({
    actors: {
      bookLeaving: late(async () => {
        const [open, { bookLeavingVia }] = await effects();
        return bookLeavingVia(open);
      }),
      dropLeaving: late(async () => {
        const [open, { dropLeavingVia }] = await effects();
        return dropLeavingVia(open);
      }),
    },
    actions: { showOrder },
  });
}
