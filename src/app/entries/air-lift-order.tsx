import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

import { airQuote } from '../../../contract/modes/air/quote';
import { MODES } from '../../../domain/modes';
import { AIR } from '../../../domain/modes/air/mode';
import { useAppActor } from '../../actors/app-actor';
import { airOrderCopy } from '../../copy/modes/air/order';
import { readOrderAddress } from '../../effects/orders/order-address';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { AirOrderPage } from '../../modes/air/air-order-page';
import { useGateway } from '../gateway-context';
import { composeOrder } from '../compose/compose-order';

const ORDERED = { mode: AIR, quote: airQuote };

const Receipt = lazy(() => import('./air-lift-receipt'));

function Order() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeOrder(gateway, app, ORDERED), [gateway, app]);
  const [input] = useState(() => ({ mode: AIR, facts: MODES.AIR, ...readOrderAddress(location.search, AIR) }));
  return <AirOrderPage actor={useActorRef(chart, { input })} />;
}

const nothing = () => () => {};

const shape = <PageSkeletonView shape="steps" title={airOrderCopy.title} />;

/** The form and the receipt share an address, which names the order once there is one. The build draws the shape. */
export default function AirLiftOrder() {
  const no = new URLSearchParams(useSearch()).get('no');
  const isHere = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  if (!isHere) return shape;
  return no === null ? (
    <Order />
  ) : (
    <Suspense fallback={shape}>
      <Receipt key={no} />
    </Suspense>
  );
}
