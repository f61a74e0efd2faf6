import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { routePath } from '../../../domain/routes';
import { useAppActor } from '../../actors/app-actor';
import { OrderCarry } from '../../features/order-copy/order-carry';
import { composeCopy } from '../compose/compose-after-order';
import { useGateway } from '../gateway-context';

/** Carries an order into the truck form; the list uses the rest of the address. */
export default function TruckFromOrder({ orderNo, question }: { orderNo: string; question: string }) {
  const gateway = useGateway();
  const app = useAppActor();
  const address = `${routePath('truck')}?${question}`;
  const chart = useMemo(() => composeCopy(gateway, app, 'TRUCK', () => address), [gateway, app, address]);
  return <OrderCarry actor={useActorRef(chart, { input: { orderNo, isAtOnce: true } })} blankAt={address} />;
}
