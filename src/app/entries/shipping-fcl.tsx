import { useActorRef } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';

import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import { FclSearchPage } from '../../modes/fcl/fcl-search-page';
import { useGateway } from '../gateway-context';
import { composeSailings } from '../compose/compose-sailings';

const INPUT = { mode: FCL_SEARCH };

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
  const gateway = useGateway();
  const chart = useMemo(() => composeSailings(gateway), [gateway]);
  return <FclSearchPage actor={useActorRef(chart, { input: INPUT })} isAsked={useIsAsked()} />;
}
