import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';

import { isOrderNo } from '../../../domain/order/number';
import { useAppActor } from '../../actors/app-actor';
import { isGreeted } from '../../effects/after-order/greeted';
import { ShippingFclSuccessPage } from '../../pages/shipping-fcl-success/shipping-fcl-success-page';
import { useGateway } from '../gateway-context';
import { composeReceipt } from '../compose/compose-after-order';

function arrival() {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const orderNo = asked.get('no') ?? '';
  const next = /^(?:\d{4})?$/.exec(asked.get('next') ?? 'nothing')?.[0] ?? null;
  return isOrderNo(orderNo)
    ? { orderNo, isGreeted: isGreeted(orderNo), next }
    : { orderNo: null, isGreeted: false, next: null };
}

/** The page after an order and its chart, which comes with its code. The address alone says which order it is. */
export default function ShippingFclSuccess() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeReceipt(gateway, app), [gateway, app]);
  const [input] = useState(arrival);
  return <ShippingFclSuccessPage actor={useActorRef(chart, { input })} />;
}
