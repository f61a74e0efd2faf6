import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';

import type { OfferedSample } from '../../../domain/mall/samples';
import {
  selectProductDrawer,
  type ProductDrawerInput,
  productDrawerMachine,
} from '../../../machines/booking/product-drawer';
import { useAppActor } from '../../actors/app-actor';
import { pageTitle } from '../../copy/site/brand';
import { nameDocument } from '../../effects/navigation/present-page';
import { ProductDrawer } from '../../features/mall/product-drawer';
import { useGateway } from '../gateway-context';
import { useVisitCenter } from '../use-visit-center';
import type { AppActor } from '../../../machines/shell/app';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findPersonBy } from '../../effects/orders/find-person';
import { purchaseCalls } from '../compose/compose-purchase';

type Open = () => Promise<Gateway>;

function composeProductDrawer(gateway: Open, app: AppActor) {
  const calls = purchaseCalls(gateway, app);
  return productDrawerMachine.provide({
    actors: {
      addLine: lazyActor(async () => (await calls()).addLine),
      findPerson: findPersonBy(() => app),
      loadItem: lazyActor(async () => {
        const [open, { loadItemVia }] = await Promise.all([gateway(), import('../../effects/mall/load-item')]);
        return loadItemVia(open);
      }),
      askLanded: lazyActor(async () => {
        const [open, { askLandedVia }] = await Promise.all([gateway(), import('../../effects/mall/load-item')]);
        return askLandedVia(open);
      }),
    },
  });
}

const Sample = lazy(() => import('./business-sample'));

type ProductProps = ProductDrawerInput & { addressOf: (productId: string) => string; onClose: () => void };

/** One chart per product; the drawer's code loads when a product is opened. */
export default function BusinessProduct({ productId, kg, to, ...drawer }: ProductProps) {
  const gateway = useGateway();
  const app = useAppActor();
  const chart = useMemo(() => composeProductDrawer(gateway, app), [gateway, app]);
  const actor = useActorRef(chart, { input: { productId, kg, to } });
  const named = useSelector(actor, (snapshot) => {
    const { item } = selectProductDrawer(snapshot);
    return item && `${item.nameCn} ${item.grade}`;
  });
  useEffect(() => (named === null ? undefined : nameDocument(pageTitle(named))), [named]);
  const renderSample = useCallback(
    (offered: OfferedSample) => (
      <Suspense fallback={null}>
        <Sample key={productId} productId={productId} offered={offered} />
      </Suspense>
    ),
    [productId],
  );
  return <ProductDrawer actor={actor} onVisit={useVisitCenter()} renderSample={renderSample} {...drawer} />;
}
