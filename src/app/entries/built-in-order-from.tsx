import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { cfsAddress } from '../../../domain/modes/cfs/address';
import { queryFromForm } from '../../../domain/modes/cfs/asked-of';
import { isCfsForm } from '../../../domain/modes/cfs/form';
import { routePath } from '../../../domain/routes';
import { useAppActor } from '../../actors/app-actor';
import type { Onward } from '../../effects/orders/copy-order';
import { OrderCarry } from '../../features/order-copy/order-carry';
import { composeCopy } from '../compose/compose-after-order';
import { useGateway } from '../gateway-context';

const BLANK = routePath('builtInOrder');

const onward: Onward = (form, org) => (isCfsForm(form) ? cfsAddress(BLANK, queryFromForm(form, org)) : BLANK);

export default function BuiltInOrderFrom({ orderNo }: { orderNo: string }) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeCopy(gateway, app, 'CFS', onward), [gateway, app]);
  return <OrderCarry actor={useActorRef(chart, { input: { orderNo, isAtOnce: true } })} blankAt={BLANK} />;
}
