import { useActorRef } from '@xstate/react';
import { lazy, useMemo } from 'react';

import { mallOrder } from '../../../contract/modes/mall/order';
import { mallQuote } from '../../../contract/modes/mall/quote';
import { MALL } from '../../../domain/modes/mall/mode';
import { freightChoiceMachine } from '../../../machines/order/freight-choice';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { lazyActor } from '../../effects/late';
import { freightChoicesVia, freightWatcher } from '../../effects/mall/freight-choices';
import { MallOrderPage } from '../../modes/mall/mall-order-view';
import { orderEntry } from '../page-actors/order';
import { useGateway } from '../gateway-context';

function Page({ actor }: { actor: OrderPageActor }) {
  const gateway = useGateway();
  const freight = useMemo(
    () =>
      freightChoiceMachine.provide({
        actors: {
          questionWatcher: freightWatcher(actor),
          ask: lazyActor(async () => freightChoicesVia(await gateway())),
        },
      }),
    [gateway, actor],
  );
  return <MallOrderPage actor={actor} freight={useActorRef(freight)} />;
}

export default orderEntry({
  mode: MALL,
  wire: mallOrder,
  quote: mallQuote,
  title: mallOrderCopy.title,
  Page,
  Receipt: lazy(() => import('./business-receipt')),
});
