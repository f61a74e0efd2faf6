import { useActorRef } from '@xstate/react';
import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { useSearch } from 'wouter';

import { MODES } from '../../../domain/mode-ids';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { useAppActor } from '../../actors/app-actor';
import { readOrderAddress } from '../../effects/orders/order-address';
import { PageSkeletonView } from '../../features/page/page-skeleton';
import { composeOrder, type OrderKind } from '../compose/compose-order';
import { useGateway } from '../gateway-context';
import { useIsHere } from './use-is-here';

/** The chart of an order, as the address says where one is in it; it lives as long as its page. */
export function useOrder(ordered: OrderKind): OrderPageActor {
  const gateway = useGateway();
  const app = useAppActor();
  const { mode } = ordered;
  const chart = useMemo(() => composeOrder(gateway, app, ordered), [gateway, app, ordered]);
  const [input] = useState(() => ({ mode, facts: MODES[mode.id], ...readOrderAddress(location.search, mode) }));
  return useActorRef(chart, { input });
}

type OrderDoor = OrderKind & {
  title: string;
  Page: ComponentType<{ actor: OrderPageActor }>;
  /** Where the receipt has the same address, which then names the order. */
  Receipt?: ComponentType;
};

/** The page of an order. Which one it is stands in the address, which the build does not know: it draws the shape. */
export function orderDoor({ title, Page, Receipt, ...ordered }: OrderDoor) {
  function Order() {
    return <Page actor={useOrder(ordered)} />;
  }
  return function OrderDoor() {
    const no = new URLSearchParams(useSearch()).get('no');
    if (!useIsHere()) return <PageSkeletonView shape="steps" title={title} />;
    if (!Receipt || no === null) return <Order />;
    return (
      <Suspense fallback={<PageSkeletonView shape="receipt" title={title} />}>
        <Receipt key={no} />
      </Suspense>
    );
  };
}
