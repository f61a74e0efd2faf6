import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import { SailingSearchPage } from '../pages/shipping-fcl/shipping-fcl-page';
import { useCalls } from './calls-context';
import { composeSailings } from './compose-sailings';

/** The page of the sailings and its charts, which come with its code and live as long as it is shown. */
export default function ShippingFcl() {
  const calls = useCalls();
  const chart = useMemo(() => composeSailings(calls), [calls]);
  return <SailingSearchPage actor={useActorRef(chart)} />;
}
