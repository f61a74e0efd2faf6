import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import type { ProductDrawerInput } from '../../../machines/booking/product-drawer';
import { ProductDrawer } from '../../features/mall/product-drawer';
import { composeProductDrawer } from '../compose/compose-mall';
import { useGateway } from '../gateway-context';

type ProductProps = ProductDrawerInput & { addressOf: (productId: string) => string; onClose: () => void };

/** One chart for each product; the drawer and its code come when one is opened. */
export default function BusinessProduct({ productId, kg, to, ...drawer }: ProductProps) {
  const gateway = useGateway();
  const chart = useMemo(() => composeProductDrawer(gateway), [gateway]);
  return <ProductDrawer actor={useActorRef(chart, { input: { productId, kg, to } })} {...drawer} />;
}
