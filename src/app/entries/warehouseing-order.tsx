import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { whQuote } from '../../../contract/modes/wh/quote';
import { MODES } from '../../../domain/modes';
import { WH } from '../../../domain/modes/wh/mode';
import { useAppActor } from '../../actors/app-actor';
import { readOrderAddress } from '../../effects/orders/order-address';
import { WhOrderPage } from '../../modes/wh/wh-order-page';
import { composeOrder } from '../compose/compose-order';
import { useGateway } from '../gateway-context';

const ORDERED = { mode: WH, quote: whQuote };

/** The order of a place in a store, and its charts, which come with its code. */
export default function WhOrder() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeOrder(gateway, app, ORDERED), [gateway, app]);
  const [input] = useState(() => ({ mode: WH, facts: MODES.WH, ...readOrderAddress(location.search, WH) }));
  return <WhOrderPage actor={useActorRef(chart, { input })} />;
}
