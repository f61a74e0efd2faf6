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

/** The order chart; the address names the step, and the actor lives as long as the page. */
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
  /** Set where the receipt shares the address and the query names the order. */
  Receipt?: ComponentType;
};

export function orderEntry({ title, Page, Receipt, ...ordered }: OrderDoor) {
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
