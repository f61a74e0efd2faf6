import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';

import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/brand';
import { purchaseCopy } from '../../copy/mall/purchase';
import { nameDocument } from '../../effects/navigation/present-page';
import { PurchaseList } from '../../features/mall/purchase/purchase-list';
import { composePurchaseList } from '../compose/compose-purchase';
import { useGateway } from '../gateway-context';

/** What somebody puts together to buy; its chart and its code come when it is opened. */
export default function BusinessList() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composePurchaseList(gateway, app), [gateway, app]);
  useEffect(() => nameDocument(pageTitle(purchaseCopy.title)), []);
  return <PurchaseList actor={useActorRef(chart)} />;
}
