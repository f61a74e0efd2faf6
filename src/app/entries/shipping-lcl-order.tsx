import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { lclQuote } from '../../../contract/modes/lcl/quote';
import { MODES } from '../../../domain/modes';
import { LCL } from '../../../domain/modes/lcl/mode';
import { useAppActor } from '../../actors/app-actor';
import { readOrderAddress } from '../../effects/orders/order-address';
import { LclOrderPage } from '../../modes/lcl/lcl-order-page';
import { useGateway } from '../gateway-context';
import { composeOrder } from '../compose/compose-order';

const ORDERED = { mode: LCL, quote: lclQuote };

/** The order within the page of shared boxes, and its charts, which come with its code. */
export default function LclOrder() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeOrder(gateway, app, ORDERED), [gateway, app]);
  const [input] = useState(() => ({ mode: LCL, facts: MODES.LCL, ...readOrderAddress(location.search, LCL) }));
  return <LclOrderPage actor={useActorRef(chart, { input })} />;
}
