import { useActorRef } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';

import { SailingSearchPage } from '../pages/shipping-fcl/shipping-fcl-page';
import { useCalls } from './calls-context';
import { composeSailings } from './compose-sailings';

const never = () => () => {};

/** The build draws the page of no question; what the address asks is seen as soon as that picture has been taken over. */
const useIsAsked = () =>
  useSyncExternalStore(
    never,
    () => location.search.length > 1,
    () => false,
  );

/** The page of the sailings and its charts, which come with its code and live as long as it is shown. */
export default function ShippingFcl() {
  const calls = useCalls();
  const chart = useMemo(() => composeSailings(calls), [calls]);
  return <SailingSearchPage actor={useActorRef(chart)} isAsked={useIsAsked()} />;
}
