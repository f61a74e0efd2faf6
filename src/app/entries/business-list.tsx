import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import { readAgainId } from '../../../domain/mall/asked';
import { MODES } from '../../../domain/mode-ids';
import type { Orderable } from '../../../domain/modes/mall/offered';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { purchaseCopy } from '../../copy/mall/purchase';
import { nameDocument } from '../../effects/navigation/present-page';
import type { PurchaseListActor } from '../../../machines/booking/purchase-list';
import { PasteList } from '../../features/mall/purchase/paste-list';
import { PurchaseList } from '../../features/mall/purchase/purchase-list';
import { OrderPress } from '../../modes/mall/order-press';
import { composePasteList, composePurchaseList } from '../compose/compose-purchase';
import { composeStill } from '../compose/compose-still';
import { useGateway } from '../gateway-context';
import { useVisitCenter } from '../use-visit-center';

const quoteWire = async () => (await import('../../../contract/modes/mall/quote')).quoteMall;

function StoreOrder({ order }: { order: Orderable }) {
  const gateway = useGateway();
  const chart = useMemo(() => composeStill(gateway, quoteWire), [gateway]);
  const input = useMemo(() => ({ search: order.asked, facts: MODES.MALL }), [order]);
  return <OrderPress order={order} actor={useActorRef(chart, { input })} />;
}

/** A change on the list is a new question with a new price, so the key changes. */
const renderOrder = (order: Orderable) => <StoreOrder key={JSON.stringify(order.asked)} order={order} />;

function ListPaste({ list, listId }: { list: PurchaseListActor; listId: string | undefined }) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composePasteList(gateway, app, list), [gateway, app, list]);
  return <PasteList actor={useActorRef(chart)} listId={listId} />;
}

export default function BusinessList() {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composePurchaseList(gateway, app), [gateway, app]);
  useEffect(() => nameDocument(pageTitle(purchaseCopy.title)), []);
  const [input] = useState(() => ({ again: readAgainId(location.search) }));
  const list = useActorRef(chart, { input });
  return (
    <PurchaseList
      actor={list}
      renderOrder={renderOrder}
      renderPaste={(listId) => <ListPaste list={list} listId={listId} />}
      onVisit={useVisitCenter()}
    />
  );
}
