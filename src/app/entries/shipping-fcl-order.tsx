import { useActorRef } from '@xstate/react';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { fclQuote } from '../../../contract/modes/fcl/quote';
import { MODES } from '../../../domain/modes';
import { FCL } from '../../../domain/modes/fcl/mode';
import { useAppActor } from '../../actors/app-actor';
import { titles } from '../../copy/titles';
import { otherSailingsVia } from '../../effects/market/other-sailings';
import { readOrderAddress } from '../../effects/orders/order-address';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { FclOrderPage } from '../../modes/fcl/fcl-order-page';
import { useGateway } from '../gateway-context';
import { composeOrder } from '../compose/compose-order';

const ORDERED = { mode: FCL, quote: fclQuote, alternatives: otherSailingsVia };

function Alive() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeOrder(gateway, app, ORDERED), [gateway, app]);
  const [input] = useState(() => ({ mode: FCL, facts: MODES.FCL, ...readOrderAddress(location.search, FCL) }));
  return <FclOrderPage actor={useActorRef(chart, { input })} />;
}

const nothing = () => () => {};

/** The page of an order. Which one it is stands in the address, which the build does not know: it draws the shape. */
export default function FclOrder() {
  const isHere = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  return isHere ? <Alive /> : <PageSkeletonView shape="steps" title={titles.shippingFclOrder} />;
}
