import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

import { whOrderCopy } from '../../copy/modes/wh/order';
import { PageSkeletonView } from '../../features/page/page-skeleton';

const Order = lazy(() => import('./warehouseing-order'));
const Receipt = lazy(() => import('./warehouseing-receipt'));

const never = () => () => {};

/** The form and the receipt share an address, which says by the number of an order that the receipt is meant. */
export default function Warehouseing() {
  const isReceipt = new URLSearchParams(useSearch()).has('no');
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const skeleton = <PageSkeletonView shape={isReceipt ? 'receipt' : 'steps'} title={whOrderCopy.title} />;
  if (!isHere) return skeleton;
  return <Suspense fallback={skeleton}>{isReceipt ? <Receipt /> : <Order />}</Suspense>;
}
